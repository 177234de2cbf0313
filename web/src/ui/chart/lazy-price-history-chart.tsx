import { Suspense, useMemo, type ComponentProps } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { lazyPart } from '../lazy-part.tsx';
import { PlainTable, type PlainColumn } from '../plain-table/plain-table.tsx';
import { lowestOf30Days, reductionOf, type PricePoint } from './price-history.ts';
import classes from './price-history.module.css';

const Chart = lazyPart(() => import('./price-history-chart.tsx').then((m) => m.PriceHistoryChart));

type PriceHistoryProps = ComponentProps<typeof Chart>;
type PriceTableRow = PricePoint & { point: PricePoint; key: string; label: string };

/** The chart with its library fetched only where a chart is shown, and the same prices as a table for anyone who reads rather than looks. */
export function LazyPriceHistoryChart(props: PriceHistoryProps) {
  return (
    <div className={classes.frame}>
      <Suspense fallback={<div className={classes.chart} />}>
        <Chart {...props} />
      </Suspense>
      {props.showsLowest === true && <LowestNote {...props} />}
      <PriceTable {...props} />
    </div>
  );
}

/** Says what the drawing marks. */
function LowestNote({ series, now }: PriceHistoryProps) {
  const t = useMessages(kitMessages);
  const format = useFormat();
  const lowest = useMemo(() => lowestOf30Days(series, now), [series, now]);
  if (!lowest) return <p className={classes.note}>{t('lowest30None')}</p>;
  const { point, series: of } = lowest;
  const price = format.money({ minor: point.minor, currency: point.currency });
  return <p>{t('lowest30Is', { price, series: of.label, from: format.date(point.from) })}</p>;
}

function PriceTable({ series, now, showsLowest = false }: PriceHistoryProps) {
  const t = useMessages(kitMessages);
  const format = useFormat();
  const rows = useMemo(
    () =>
      series
        .flatMap(({ key, label, points }) =>
          points.map((point): PriceTableRow => ({
            ...point,
            point,
            key: `${key} ${point.from} ${point.minor}`,
            label,
          })),
        )
        .toSorted((left, right) => right.from.localeCompare(left.from)),
    [series],
  );
  const lowest = useMemo(
    () => (showsLowest ? lowestOf30Days(series, now)?.point : undefined),
    [series, now, showsLowest],
  );
  const isReduced = rows.some((point) => reductionOf(point) !== null);
  const reduced = (point: PricePoint) => {
    const share = reductionOf(point);
    if (share === null) return '–';
    const listPrice = format.money({ minor: point.listMinor ?? point.minor, currency: point.currency });
    return t('reducedBy', { listPrice, share: format.percent(share) });
  };
  const lowestColumn: PlainColumn<PriceTableRow> = {
    key: 'lowest',
    header: t('lowest30'),
    cell: ({ point }) => t(point === lowest ? 'yes' : 'no'),
  };
  return (
    <details className={classes.table}>
      <summary>{t('asTable')}</summary>
      <PlainTable
        label={t('price')}
        rows={rows}
        rowKey={({ key }) => key}
        empty={t('none')}
        columns={[
          { key: 'series', header: t('series'), cell: ({ label }) => label },
          {
            key: 'price',
            header: t('price'),
            isNumber: true,
            cell: (point) => format.money({ minor: point.minor, currency: point.currency }),
          },
          ...(isReduced ? [{ key: 'reduced', header: t('listPrice'), isNumber: true, cell: reduced }] : []),
          { key: 'from', header: t('from'), cell: ({ from }) => format.dateTime(from) },
          { key: 'to', header: t('until'), cell: ({ to }) => (to === null ? t('stillSo') : format.dateTime(to)) },
          { key: 'suspect', header: t('suspect'), cell: ({ isSuspect }) => t(isSuspect ? 'yes' : 'no') },
          ...(showsLowest ? [lowestColumn] : []),
        ]}
      />
    </details>
  );
}
