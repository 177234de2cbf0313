import { Suspense, useMemo, type ComponentProps } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { lazyPart } from '../lazy-part.tsx';
import { PlainTable } from '../plain-table/plain-table.tsx';
import classes from './price-history.module.css';

const Chart = lazyPart(() => import('./price-history-chart.tsx').then((m) => m.PriceHistoryChart));

type PriceHistoryProps = ComponentProps<typeof Chart>;

/** The chart with its library fetched only where a chart is shown, and the same prices as a table for whoever reads rather than looks. */
export function LazyPriceHistoryChart(props: PriceHistoryProps) {
  return (
    <div className={classes.frame}>
      <Suspense fallback={<div className={classes.chart} />}>
        <Chart {...props} />
      </Suspense>
      <PriceTable {...props} />
    </div>
  );
}

function PriceTable({ series }: PriceHistoryProps) {
  const t = useMessages(kitMessages);
  const format = useFormat();
  const rows = useMemo(
    () =>
      series
        .flatMap(({ key, label, points }) =>
          points.map((point) => ({ ...point, key: `${key} ${point.from} ${point.minor}`, label })),
        )
        .toSorted((left, right) => right.from.localeCompare(left.from)),
    [series],
  );
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
          { key: 'from', header: t('from'), cell: ({ from }) => format.dateTime(from) },
          { key: 'to', header: t('until'), cell: ({ to }) => (to === null ? t('stillSo') : format.dateTime(to)) },
          { key: 'suspect', header: t('suspect'), cell: ({ isSuspect }) => t(isSuspect ? 'yes' : 'no') },
        ]}
      />
    </details>
  );
}
