import { useId } from 'react';
import { Cell, Pie, PieChart, Tooltip } from 'recharts';
import { useFormat } from '../../i18n/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, useHiddenSeries } from './chart-legend.tsx';
import { tooltipLook } from './drawing-look.ts';
import { fillOf, Patterns } from './patterns.tsx';

export type Share = { key: string; label: string; value: number };

type ShareChartProps = {
  label: string;
  /** What the shares are, and what is counted: the heads of the table. */
  shareLabel: string;
  valueLabel: string;
  shares: readonly Share[];
  format?: (value: number) => string;
  height?: number;
  /** With a hole in the middle. */
  isRing?: boolean;
  isBare?: boolean;
};

/** Parts of a whole: a pie or a ring. */
export function ShareChart(props: ShareChartProps) {
  const { label, shareLabel, valueLabel, shares, height = 260, isRing = false, isBare = false } = props;
  const { number, percent } = useFormat();
  const format = props.format ?? number;
  const { hidden, toggle } = useHiddenSeries();
  const prefix = useId();
  const shown = shares.map((share, place) => ({ ...share, place })).filter(({ key }) => !hidden.has(key));
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartFrame
      label={label}
      height={height}
      isBare={isBare}
      numbers={{ heads: [shareLabel, valueLabel], rows: shares.map((share) => [share.label, format(share.value)]) }}
      legend={
        <ChartLegend
          entries={shares.map((share) => ({ key: share.key, label: share.label, look: 'fill' }))}
          hidden={hidden}
          onToggle={toggle}
          prefix={prefix}
        />
      }
    >
      <PieChart accessibilityLayer={false}>
        <Patterns prefix={prefix} count={shares.length} />
        <Pie
          data={shown}
          dataKey="value"
          nameKey="label"
          rootTabIndex={-1}
          innerRadius={isRing ? '62%' : 0}
          outerRadius={isBare ? '96%' : '78%'}
          stroke="var(--surface)"
          strokeWidth={2}
          startAngle={90}
          endAngle={-270}
          isAnimationActive={false}
          label={isBare ? false : ({ value }) => percent(value / total)}
          labelLine={false}
        >
          {shown.map(({ key, place }) => (
            <Cell key={key} fill={fillOf(prefix, place)} />
          ))}
        </Pie>
        <Tooltip {...tooltipLook} formatter={(value) => format(Number(value))} />
      </PieChart>
    </ChartFrame>
  );
}
