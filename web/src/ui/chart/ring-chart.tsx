import { useId } from 'react';
import { PolarAngleAxis, RadialBar, RadialBarChart, Tooltip } from 'recharts';
import { useFormat } from '../../i18n/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, useHiddenSeries } from './chart-legend.tsx';
import { tooltipLook } from './drawing-look.ts';
import { fillOf, Patterns } from './patterns.tsx';
import type { Share } from './share-chart.tsx';

type RingChartProps = {
  label: string;
  ringLabel: string;
  valueLabel: string;
  rings: readonly Share[];
  /** What a whole ring stands for. */
  whole: number;
  format?: (value: number) => string;
  height?: number;
  isBare?: boolean;
};

/** How far each has come towards a whole: one ring each, the first outermost. */
export function RingChart(props: RingChartProps) {
  const { label, ringLabel, valueLabel, rings, whole, height = 260, isBare = false } = props;
  const { number } = useFormat();
  const format = props.format ?? number;
  const { hidden, toggle } = useHiddenSeries();
  const prefix = useId();
  const shown = rings
    .map((ring, place) => ({ ...ring, fill: fillOf(prefix, place) }))
    .filter(({ key }) => !hidden.has(key))
    .toReversed();
  return (
    <ChartFrame
      label={label}
      height={height}
      isBare={isBare}
      numbers={{ heads: [ringLabel, valueLabel], rows: rings.map((ring) => [ring.label, format(ring.value)]) }}
      legend={
        <ChartLegend
          entries={rings.map((ring) => ({ key: ring.key, label: ring.label, look: 'fill' }))}
          hidden={hidden}
          onToggle={toggle}
          prefix={prefix}
        />
      }
    >
      <RadialBarChart
        data={shown}
        innerRadius={rings.length === 1 ? '76%' : '34%'}
        outerRadius="100%"
        startAngle={90}
        endAngle={-270}
        accessibilityLayer={false}
      >
        <Patterns prefix={prefix} count={rings.length} />
        <PolarAngleAxis type="number" domain={[0, whole]} tick={false} axisLine={false} />
        <RadialBar dataKey="value" background={{ fill: 'var(--line)' }} cornerRadius={4} isAnimationActive={false} />
        <Tooltip
          {...tooltipLook}
          formatter={(value, _name, { payload }) => [format(Number(value)), (payload as Share).label]}
        />
      </RadialBarChart>
    </ChartFrame>
  );
}
