import { Link } from '@tanstack/react-router';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { lifecycleMessages, lifecycleTexts, RunStateDot } from '../../ui/lifecycle/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { NumberText } from '../../ui/values.tsx';
import { unchangedText } from './unchanged-text.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import type { GrabRunRowFragment } from './grabbers.operations.generated.ts';

const troubles: ReadonlySet<string> = new Set(['bad_row', 'error']);

export function problemsOf({ outcomes }: Pick<GrabRunRowFragment, 'outcomes'>): number {
  return outcomes.reduce((sum, { name, count }) => (troubles.has(name) ? sum + count : sum), 0);
}

/** The newest runs, each with its way to what it found and what it could not read. */
export function GrabberRuns({ runs }: { runs: readonly GrabRunRowFragment[] }) {
  const t = useMessages(grabbersMessages);
  const columns = useRunColumns();
  return (
    <Section id="runs" title={t('runs')}>
      <PlainTable label={t('runs')} rows={runs} rowKey={({ id }) => id} columns={columns} empty={t('noRuns')} />
    </Section>
  );
}

function useRunColumns(): readonly PlainColumn<GrabRunRowFragment>[] {
  const t = useMessages(grabbersMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  return [
    {
      key: 'requestedAt',
      header: t('started'),
      cell: ({ id, requestedAt }) => (
        <Link to="/grabbers/runs/$runId" params={{ runId: id }}>
          {format.dateTime(requestedAt)}
        </Link>
      ),
    },
    { key: 'state', header: tLife('state'), cell: ({ state }) => <RunStateDot state={state} /> },
    {
      key: 'trigger',
      header: t('trigger'),
      cell: ({ trigger }) => namedText(tLife, lifecycleTexts, 'trigger', trigger),
    },
    {
      key: 'offers',
      header: t('offers'),
      isNumber: true,
      cell: ({ offers, unchanged }) =>
        unchanged ? unchangedText(unchanged, t, format) : <NumberText value={offers} />,
    },
    {
      key: 'snapshots',
      header: t('snapshots'),
      isNumber: true,
      cell: ({ snapshots }) => <NumberText value={snapshots} />,
    },
    { key: 'problems', header: t('problems'), isNumber: true, cell: (run) => <NumberText value={problemsOf(run)} /> },
  ];
}
