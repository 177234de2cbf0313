import { useMessages } from '../../../i18n/index.ts';
import { AxisChart, type AxisSeries } from '../../../ui/chart/axis-chart.tsx';
import { useCalendarNames } from './calendar-names.ts';
import { chartsMessages, type ChartKey } from './charts.messages.ts';

type MonthSeries = Omit<AxisSeries, 'key' | 'label'> & { name: ChartKey };

/** A drawing over the months of a year. */
export function monthChart(series: readonly MonthSeries[]) {
  return function MonthChart({ label }: { label: string }) {
    const t = useMessages(chartsMessages);
    const { months } = useCalendarNames();
    return (
      <AxisChart
        label={label}
        categories={months}
        categoryLabel={t('month')}
        series={series.map(({ name, ...one }) => ({ ...one, key: name, label: t(name) }))}
      />
    );
  };
}
