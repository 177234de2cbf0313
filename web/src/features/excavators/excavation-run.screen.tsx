import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { namedText, useMessages, useWording } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { CancelRun, ItemsGoneNote, lifecycleMessages, PauseRun, RunStateDot } from '../../ui/lifecycle/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import type { Tone } from '../../ui/status-dot.tsx';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { processedOffers } from './excavator-runs.tsx';
import { english, excavatorsMessages } from './excavators.messages.ts';
import { ExcavationRunByIdDocument, type ExcavationRunByIdQuery } from './excavators.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import { useLiveRun } from './use-live-run.ts';

type Run = NonNullable<ExcavationRunByIdQuery['excavationRun']>;

export function ExcavationRunScreen() {
  const { runId } = useParams({ from: '/shell/excavators/runs/$runId' });
  return (
    <LoadRecord query={useLiveRun(runId)} recordOf={({ excavationRun }) => excavationRun}>
      {(run) => <ExcavationRunPage run={run} />}
    </LoadRecord>
  );
}

function ExcavationRunPage({ run }: { run: Run }) {
  const t = useMessages(excavatorsMessages);
  const tReview = useMessages(reviewMessages);
  return (
    <RecordPage
      title={t('runOf', { name: run.excavator.name })}
      status={<RunStateDot state={run.state} />}
      facts={
        <Link to="/excavators/$excavatorId" params={{ excavatorId: run.excavator.id }}>
          {run.excavator.name}
        </Link>
      }
      actions={
        <>
          <RunCommands run={run} />
          <ButtonLink to="/review" isPrimary>
            {tReview('openReview')}
          </ButtonLink>
        </>
      }
      aside={<RunFacts run={run} />}
    >
      <ItemsGoneNote at={run.itemsGoneAt} />
      <Section id="outcomes" title={t('outcomes')}>
        <Outcomes outcomes={run.outcomes} />
      </Section>
    </RecordPage>
  );
}

/** What its state takes: to pause, to resume, to be cancelled. */
function RunCommands({ run: { id, nextCommands } }: { run: Run }) {
  const t = useMessages(excavatorsMessages);
  const abilities = useAbilities();
  const queryClient = useQueryClient();
  if (!abilities.can('run', 'Excavator')) return null;
  const reload = () => void queryClient.invalidateQueries({ queryKey: [ExcavationRunByIdDocument.name, { id }] });
  return (
    <>
      <PauseRun id={id} nextCommands={nextCommands} onAnswered={reload} />
      {nextCommands.includes('cancel') && <CancelRun id={id} text={t('cancelRunText')} onAnswered={reload} />}
    </>
  );
}

const outcomeTones: Record<string, Tone> = { linked: 'success', proposed: 'info', quarantined: 'danger' };

function Outcomes({ outcomes }: { outcomes: Run['outcomes'] }) {
  const t = useMessages(excavatorsMessages);
  if (outcomes.length === 0) return <p>{t('noOutcomes')}</p>;
  return (
    <BarList
      label={t('outcomes')}
      bars={outcomes.map(({ name, count }) => ({
        key: name,
        label: Object.hasOwn(english, name) ? t(name as 'linked') : name,
        value: count,
        tone: outcomeTones[name] ?? 'neutral',
      }))}
    />
  );
}

function RunFacts({ run }: { run: Run }) {
  const t = useMessages(excavatorsMessages);
  const tLife = useMessages(lifecycleMessages);
  const { sentence } = useWording();
  return (
    <Section id="facts" title={t('course')}>
      <Facts
        facts={[
          { label: t('processed'), value: <NumberText value={processedOffers(run.outcomes)} /> },
          { label: t('left'), value: <NumberText value={run.excavator.backlog} /> },
          { label: t('trigger'), value: namedText(tLife, lifecycleMessages.english, 'trigger', run.trigger) },
          { label: t('requested'), value: <RelativeTime at={run.requestedAt} /> },
          { label: t('started'), value: <RelativeTime at={run.startedAt} /> },
          { label: t('finished'), value: <RelativeTime at={run.finishedAt} /> },
          ...(run.stopReason === null ? [] : [{ label: t('stopReason'), value: sentence(run.stopReason) }]),
        ]}
      />
    </Section>
  );
}
