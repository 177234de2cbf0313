import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { RefusedNow } from '../../ui/explain/refusals.tsx';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { ConfigurableStateDot, lifecycleMessages, type ConfigurableState } from '../../ui/lifecycle/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { ExcavatorForm } from './excavator.form.tsx';
import { ExcavatorHistory } from './excavator-history.tsx';
import { ExcavatorRuns } from './excavator-runs.tsx';
import { excavatorsList } from './excavators-list.ts';
import { excavatorsMessages } from './excavators.messages.ts';
import { ExcavatorByIdDocument, type ExcavatorDetailFragment } from './excavators.operations.generated.ts';
import { useExcavatorActions } from './use-excavator-actions.ts';
import { YieldBars } from './yield.tsx';

export function ExcavatorEditScreen() {
  const { excavatorId } = useParams({ from: '/shell/excavators/$excavatorId' });
  const query = useRecord(ExcavatorByIdDocument, { id: excavatorId });
  return (
    <LoadRecord query={query} recordOf={({ excavator }) => excavator}>
      {(excavator) => <ExcavatorPage key={`${excavator.id} ${excavator.version}`} excavator={excavator} />}
    </LoadRecord>
  );
}

function ExcavatorPage({ excavator }: { excavator: ExcavatorDetailFragment }) {
  const mayUpdate = useAbilities().can('update', 'Excavator');
  const actions = useExcavatorActions(excavator);
  const { startRefusal } = excavator;
  return (
    <RecordPage
      title={excavator.name}
      status={<ConfigurableStateDot state={excavator.state} />}
      steps={<RecordSteps list={excavatorsList} id={excavator.id} />}
      actions={<ExcavatorButtons excavator={excavator} actions={actions} />}
      aside={<ExcavatorFacts excavator={excavator} />}
    >
      <ExcavatorRuns runs={excavator.runs} />
      <ExcavatorForm
        lockedFields={excavator.lockedFields}
        excavator={excavator}
        onSave={actions.save}
        isReadOnly={!mayUpdate || excavator.state === 'archived'}
        note={mayUpdate && startRefusal ? <RefusedNow as="note" refusal={startRefusal} /> : undefined}
      />
    </RecordPage>
  );
}

type ExcavatorButtonsProps = { excavator: ExcavatorDetailFragment; actions: ReturnType<typeof useExcavatorActions> };

function ExcavatorButtons({ excavator, actions }: ExcavatorButtonsProps) {
  const t = useMessages(excavatorsMessages);
  const tLife = useMessages(lifecycleMessages);
  const abilities = useAbilities();
  const explained = useExplained();
  const { failed: onError } = useShowRefusal();
  const run = useMutation({ mutationFn: actions.run, onError });
  const change = useMutation({ mutationFn: (state: ConfigurableState) => actions.changeState(state), onError });
  return (
    <>
      {abilities.can('update', 'Excavator') &&
        excavator.nextStates.map((state) => (
          <Button key={state} variant="default" disabled={change.isPending} onClick={() => change.mutate(state)}>
            {tLife(`change.${state}`)}
          </Button>
        ))}
      {abilities.can('run', 'Excavator') && (
        <ExplainedButton
          label={t('run')}
          loading={run.isPending}
          refusal={explained(excavator.startRefusal)}
          onClick={() => run.mutate()}
        />
      )}
    </>
  );
}

function ExcavatorFacts({ excavator }: { excavator: ExcavatorDetailFragment }) {
  const t = useMessages(excavatorsMessages);
  return (
    <>
      <Section id="facts" title={t('offers')}>
        <Facts
          facts={[
            { label: t('offers'), value: <NumberText value={excavator.offers} /> },
            { label: t('backlog'), value: <NumberText value={excavator.backlog} /> },
            { label: t('created'), value: <RelativeTime at={excavator.createdAt} /> },
            { label: t('updated'), value: <RelativeTime at={excavator.updatedAt} /> },
          ]}
        />
      </Section>
      <Section id="yield" title={t('yield')}>
        <YieldBars counts={excavator.yield} />
      </Section>
      <ExcavatorHistory excavator={excavator} />
    </>
  );
}
