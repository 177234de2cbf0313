import { lazy, Suspense, type ComponentProps } from 'react';

const Chart = lazy(async () => ({ default: (await import('./price-history-chart.tsx')).PriceHistoryChart }));

const chartHeight = 280;

/** The chart with its library fetched only where a chart is shown; its place is kept meanwhile. */
export function LazyPriceHistoryChart(props: ComponentProps<typeof Chart>) {
  return (
    <div style={{ minHeight: chartHeight }}>
      <Suspense>
        <Chart {...props} />
      </Suspense>
    </div>
  );
}
