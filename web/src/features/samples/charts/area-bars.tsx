import { useMessages } from '../../../i18n/index.ts';
import { AxisChart } from '../../../ui/chart/axis-chart.tsx';
import { areas, returnedByArea, soldByArea } from './chart-rows.ts';
import { chartsMessages } from './charts.messages.ts';

type Look = { isSideways?: boolean; isStacked?: boolean };

/** What each area of the shop sold and took back, as bars. */
export function areaBars({ isSideways = false, isStacked = false }: Look) {
  return function AreaBars({ label }: { label: string }) {
    const t = useMessages(chartsMessages);
    const common = { draw: 'bar', ...(isStacked ? { stack: 'area' } : {}) } as const;
    return (
      <AxisChart
        label={label}
        categories={areas.map((area) => t(area))}
        categoryLabel={t('area')}
        series={[
          { key: 'sold', label: t('sold'), values: soldByArea, ...common },
          { key: 'returned', label: t('returned'), values: returnedByArea, ...common },
        ]}
        isSideways={isSideways}
      />
    );
  };
}
