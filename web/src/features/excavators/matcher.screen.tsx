import { Button, Loader } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isRequestError, requestGraphql, useAbilities, useRecord } from '../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent, NumberText } from '../../ui/values.tsx';
import { AuditFigures } from './audit-figures.tsx';
import classes from './excavator.module.css';
import { excavatorsMessages } from './excavators.messages.ts';
import { TrainMatcherDocument, type TrainMatcherMutation } from './excavators.operations.generated.ts';
import { undoableStates } from './proposal-states.ts';
import { WaitingProposalsDocument } from './proposals.operations.generated.ts';

/** Teaches the matcher what people decided, and says whether it became better. */
export function MatcherScreen() {
  const t = useMessages(excavatorsMessages);
  const tKit = useMessages(kitMessages);
  const queryClient = useQueryClient();
  const mayTrain = useAbilities().can('run', 'Excavator');
  const train = useMutation({
    mutationFn: async () => (await requestGraphql(TrainMatcherDocument, {})).trainMatcher,
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <RecordPage title={t('matcherTitle')}>
      <Section id="train" title={t('train')}>
        <p className={classes.text}>{t('matcherText')}</p>
        <DecisionsSoFar />
        <div className={classes.actions}>
          {mayTrain && (
            <Button disabled={train.isPending} onClick={() => train.mutate()}>
              {t('train')}
            </Button>
          )}
          <output className={classes.actions}>
            {train.isPending && (
              <>
                <Loader size={16} /> {t('training')}
              </>
            )}
          </output>
        </div>
        {train.error && (
          <p role="alert">{tKit(isRequestError(train.error, 'OFFLINE') ? 'offlineTitle' : 'notSaved')}</p>
        )}
      </Section>
      {train.data && <TrainingResult result={train.data} />}
      <AuditFigures />
    </RecordPage>
  );
}

function DecisionsSoFar() {
  const t = useMessages(excavatorsMessages);
  const total = useRecord(WaitingProposalsDocument, { filter: { state: undoableStates } }).data?.proposals.total;
  const search = { filter: undoableStates.map((state) => `state:${state}`) };
  return (
    <Facts
      facts={[
        {
          label: t('decisionsSoFar'),
          value: (
            <Link to="/proposals" search={search}>
              {total ? <NumberText value={total.count} /> : <Absent />}
            </Link>
          ),
        },
      ]}
    />
  );
}

function TrainingResult({ result }: { result: TrainMatcherMutation['trainMatcher'] }) {
  const t = useMessages(excavatorsMessages);
  const format = useFormat();
  const { reason, sentence } = useWording();
  const share = (value: number | null) => (value === null ? <Absent /> : format.percent(value));
  switch (result.__typename) {
    case 'MatcherTrained':
      return (
        <Section id="result" title={t('trainedTitle')}>
          <StatusDot
            tone={result.isActive ? 'success' : 'neutral'}
            label={t(result.isActive ? 'becameActive' : 'stayedInactive')}
          />
          <p className={classes.text}>{sentence(result.verdict)}</p>
          <Facts
            facts={[
              { label: t('labels'), value: <NumberText value={result.labels} /> },
              { label: t('precision'), value: share(result.precision) },
              { label: t('recall'), value: share(result.recall) },
            ]}
          />
        </Section>
      );
    case 'NotAllowedNow':
      return (
        <Section id="result" title={t('trainedTitle')}>
          <p role="alert">{reason(result)}</p>
        </Section>
      );
  }
}
