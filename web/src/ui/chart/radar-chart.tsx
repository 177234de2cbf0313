import { useId } from 'react';
import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart as Drawing, Tooltip } from 'recharts';
import { useFormat } from '../../i18n/index.ts';
import type { AxisSeries } from './axis-chart.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, useHiddenSeries } from './chart-legend.tsx';
import { tickLook, tooltipLook } from './drawing-look.ts';
import { colorOf, strokeOf } from './series-look.ts';

type RadarChartProps = {
  label: string;
  categories: readonly string[];
  categoryLabel: string;
  series: readonly Pick<AxisSeries, 'key' | 'label' | 'values'>[];
  height?: number;
};

type Row = { category: string; values: readonly (number | undefined)[] };

/** Several qualities of a few things, around a centre. */
export function RadarChart({ label, categories, categoryLabel, series, height = 300 }: RadarChartProps) {
  const { number } = useFormat();
  const { hidden, toggle } = useHiddenSeries();
  const prefix = useId();
  const rows = categories.map((category, place): Row => ({
    category,
    values: series.map(({ values }) => values[place]),
  }));
  return (
    <ChartFrame
      label={label}
      height={height}
      isBare={false}
      numbers={{
        heads: [categoryLabel, ...series.map((one) => one.label)],
        rows: rows.map(({ category, values }) => [category, ...values.map((value) => number(value ?? 0))]),
      }}
      legend={
        <ChartLegend
          entries={series.map(({ key, label: name }) => ({ key, label: name, look: 'line' }))}
          hidden={hidden}
          onToggle={toggle}
          prefix={prefix}
        />
      }
    >
      <Drawing data={rows} accessibilityLayer={false} outerRadius="72%">
        <PolarGrid stroke="var(--line)" />
        <PolarAngleAxis dataKey="category" tick={tickLook} />
        <PolarRadiusAxis tick={false} axisLine={false} />
        <Tooltip {...tooltipLook} />
        {series.map(({ key, label: name }, place) => (
          <Radar
            key={key}
            dataKey={({ values }: Row) => values[place]}
            name={name}
            hide={hidden.has(key)}
            {...strokeOf(place)}
            fill={colorOf(place)}
            fillOpacity={0.12}
            isAnimationActive={false}
          />
        ))}
      </Drawing>
    </ChartFrame>
  );
}
