import { Link } from '@tanstack/react-router';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { lifecycleMessages, RunStateDot } from '../../ui/lifecycle/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { excavatorsMessages } from './excavators.messages.ts';
import type { ExcavationRunRowFragment } from './excavators.operations.generated.ts';

/** The newest runs of an excavator. */
export function ExcavatorRuns({ runs }: { runs: readonly ExcavationRunRowFragment[] }) {
  const t = useMessages(excavatorsMessages);
  const columns = useRunColumns();
  return (
    <Section id="runs" title={t('runs')}>
      <PlainTable label={t('runs')} rows={runs} rowKey={({ id }) => id} columns={columns} empty={t('noRuns')} />
    </Section>
  );
}

function useRunColumns(): readonly PlainColumn<ExcavationRunRowFragment>[] {
  const t = useMessages(excavatorsMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  return [
    {
      key: 'requestedAt',
      header: t('requested'),
      cell: ({ id, requestedAt }) => (
        <Link to="/excavators/runs/$runId" params={{ runId: id }}>
          {format.dateTime(requestedAt)}
        </Link>
      ),
    },
    { key: 'state', header: t('state'), cell: ({ state }) => <RunStateDot state={state} /> },
    {
      key: 'trigger',
      header: t('trigger'),
      cell: ({ trigger }) => namedText(tLife, lifecycleMessages.english, 'trigger', trigger),
    },
    { key: 'finished', header: t('finished'), cell: ({ finishedAt }) => <RelativeTime at={finishedAt} /> },
    {
      key: 'dug',
      header: t('processed'),
      isNumber: true,
      cell: ({ outcomes }) => <NumberText value={processedOffers(outcomes)} />,
    },
  ];
}

export function processedOffers(outcomes: ExcavationRunRowFragment['outcomes']): number {
  return outcomes.reduce((sum, { count }) => sum + count, 0);
}
