import { namedText, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent } from '../../ui/values.tsx';
import { isFallen } from './coverage-figures.ts';
import classes from './grabber.module.css';
import { english, grabbersMessages } from './grabbers.messages.ts';
import type { GrabberDetailFragment } from './grabbers.operations.generated.ts';

type FieldCoverage = GrabberDetailFragment['coverage'][number];

type CoverageProps = { coverage: readonly FieldCoverage[]; empty: string };

/** For each field the share of offers that state it, what it was thirty days ago, and how it was read. */
export function Coverage({ coverage, empty }: CoverageProps) {
  const t = useMessages(grabbersMessages);
  const columns = useCoverageColumns();
  return (
    <Section id="coverage" title={t('coverage')}>
      <PlainTable
        label={t('coverage')}
        rows={coverage.toSorted((left, right) => right.share - left.share)}
        rowKey={({ field }) => field}
        columns={columns.filter(({ key }) => isTold(coverage, key))}
        empty={empty}
      />
    </Section>
  );
}

/** A run does not tell everything that a grabber does: a column without any value is left out. */
function isTold(coverage: readonly FieldCoverage[], column: string): boolean {
  if (column === 'before') return coverage.some(({ shareBefore }) => shareBefore !== null);
  return column !== 'methods' || coverage.some(({ methods }) => methods.length > 0);
}

function useCoverageColumns(): readonly PlainColumn<FieldCoverage>[] {
  const t = useMessages(grabbersMessages);
  const { word } = useWording();
  const format = useFormat();
  return [
    {
      key: 'field',
      header: t('field'),
      cell: (one) => {
        const name = word(`field:${one.field}`);
        return isFallen(one) ? <StatusDot tone="warning" label={name} /> : name;
      },
    },
    {
      key: 'share',
      header: t('share'),
      cell: ({ share }) => (
        <span className={classes.share}>
          <span className={classes.shareTrack} aria-hidden>
            <span style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <span className={classes.shareText}>{format.percent(share)}</span>
        </span>
      ),
    },
    {
      key: 'before',
      header: t('shareBefore'),
      isNumber: true,
      cell: ({ shareBefore }) => (shareBefore === null ? <Absent /> : format.percent(shareBefore)),
    },
    { key: 'offers', header: t('offers'), isNumber: true, cell: ({ offers }) => format.number(offers) },
    {
      key: 'methods',
      header: t('methods'),
      cell: ({ methods }) =>
        methods
          .map(({ name, count }) => `${namedText(t, english, 'strategy', name)} ${format.number(count)}`)
          .join(', '),
    },
  ];
}
