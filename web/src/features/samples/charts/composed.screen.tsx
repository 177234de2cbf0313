import { useMessages } from '../../../i18n/index.ts';
import { CandleChart } from '../../../ui/chart/candle-chart.tsx';
import { HeatMap } from '../../../ui/chart/heat-map.tsx';
import { RadarChart } from '../../../ui/chart/radar-chart.tsx';
import { ScatterChart } from '../../../ui/chart/scatter-chart.tsx';
import { useCalendarNames } from './calendar-names.ts';
import { chartsScreen } from './chart-card.tsx';
import {
  bubbles,
  busyHours,
  buyers,
  candles,
  income,
  lampPoints,
  ourQualities,
  partsOfDay,
  qualities,
  stock,
  textilePoints,
  theirQualities,
  visits,
} from './chart-rows.ts';
import { chartsMessages } from './charts.messages.ts';
import { monthChart } from './month-chart.tsx';

function Qualities({ label }: { label: string }) {
  const t = useMessages(chartsMessages);
  return (
    <RadarChart
      label={label}
      categories={qualities.map((quality) => t(quality))}
      categoryLabel={t('quality')}
      series={[
        { key: 'ours', label: t('ours'), values: ourQualities },
        { key: 'theirs', label: t('theirs'), values: theirQualities },
      ]}
    />
  );
}

function PricesAndSales({ label }: { label: string }) {
  const t = useMessages(chartsMessages);
  return (
    <ScatterChart
      label={label}
      groupLabel={t('area')}
      xLabel={t('price')}
      yLabel={t('sold')}
      groups={[
        { key: 'lamps', label: t('lamps'), points: lampPoints },
        { key: 'textiles', label: t('textiles'), points: textilePoints },
      ]}
    />
  );
}

function Bubbles({ label }: { label: string }) {
  const t = useMessages(chartsMessages);
  return (
    <ScatterChart
      label={label}
      groupLabel={t('area')}
      xLabel={t('price')}
      yLabel={t('sold')}
      sizeLabel={t('stock')}
      groups={[{ key: 'kitchen', label: t('kitchen'), points: bubbles }]}
    />
  );
}

function Prices({ label }: { label: string }) {
  const t = useMessages(chartsMessages);
  return (
    <CandleChart
      label={label}
      heads={[t('day'), t('open'), t('close'), t('lowest'), t('highest')]}
      candles={candles.map(({ day, ...candle }) => ({ category: String(day), ...candle }))}
    />
  );
}

function BusyHours({ label }: { label: string }) {
  const t = useMessages(chartsMessages);
  const { days } = useCalendarNames();
  return (
    <HeatMap
      label={label}
      corner={t('day')}
      columns={partsOfDay}
      rows={days.map((day, place) => ({ label: day, values: busyHours[place] ?? [] }))}
    />
  );
}

/** Drawings put together, and the rarer kinds. */
export const ComposedScreen = chartsScreen('chartsRecharts', [
  {
    title: 'composed',
    span: 12,
    Chart: monthChart([
      { name: 'stock', values: stock, draw: 'bar' },
      { name: 'visits', values: visits, draw: 'area' },
      { name: 'buyers', values: buyers, draw: 'line' },
      { name: 'income', values: income, draw: 'line' },
    ]),
  },
  { title: 'radar', span: 6, Chart: Qualities },
  { title: 'scatter', span: 6, Chart: PricesAndSales },
  { title: 'bubbles', span: 6, Chart: Bubbles },
  { title: 'candles', span: 6, Chart: Prices },
  { title: 'heatMap', span: 12, Chart: BusyHours },
]);
