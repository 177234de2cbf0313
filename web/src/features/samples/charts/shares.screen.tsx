import { useFormat, useMessages } from '../../../i18n/index.ts';
import { RingChart } from '../../../ui/chart/ring-chart.tsx';
import { ShareChart } from '../../../ui/chart/share-chart.tsx';
import { areaBars } from './area-bars.tsx';
import { chartsScreen } from './chart-card.tsx';
import { areas, goalsByArea, soldByArea } from './chart-rows.ts';
import { chartsMessages } from './charts.messages.ts';

function useAreas(values: readonly number[]) {
  const t = useMessages(chartsMessages);
  return areas.map((area, place) => ({ key: area, label: t(area), value: values[place] ?? 0 }));
}

function soldShares(isRing: boolean) {
  return function SoldShares({ label }: { label: string }) {
    const t = useMessages(chartsMessages);
    const shares = useAreas(soldByArea);
    return <ShareChart label={label} shareLabel={t('area')} valueLabel={t('sold')} shares={shares} isRing={isRing} />;
  };
}

function GoalRings({ label }: { label: string }) {
  const t = useMessages(chartsMessages);
  const { percent } = useFormat();
  return (
    <RingChart
      label={label}
      ringLabel={t('area')}
      valueLabel={t('reached')}
      rings={useAreas(goalsByArea)}
      whole={100}
      format={(value) => percent(value / 100)}
    />
  );
}

/** Bars, pies and rings. */
export const SharesScreen = chartsScreen('chartsChartjs', [
  { title: 'columns', span: 6, Chart: areaBars({}) },
  { title: 'bars', span: 6, Chart: areaBars({ isSideways: true }) },
  { title: 'stackedColumns', span: 12, Chart: areaBars({ isStacked: true }) },
  { title: 'pie', span: 4, Chart: soldShares(false) },
  { title: 'donut', span: 4, Chart: soldShares(true) },
  { title: 'rings', span: 4, Chart: GoalRings },
]);
