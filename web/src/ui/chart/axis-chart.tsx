import { useDirection } from '@mantine/core';
import { useId } from 'react';
import { Area, Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../../i18n/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, useHiddenSeries } from './chart-legend.tsx';
import { axisLook, tooltipLook } from './drawing-look.ts';
import { Mark, markOf } from './mark.tsx';
import { nameTick } from './name-tick.tsx';
import { fillOf, Patterns } from './patterns.tsx';
import { colorOf, strokeOf } from './series-look.ts';

export type AxisSeries = {
  key: string;
  label: string;
  values: readonly number[];
  draw: 'line' | 'step' | 'area' | 'bar';
  /** Series of one stack stand on each other. */
  stack?: string;
};

type AxisChartProps = {
  label: string;
  /** What the values of each series belong to, in the same order, and its name for the table. */
  categories: readonly string[];
  categoryLabel: string;
  series: readonly AxisSeries[];
  format?: (value: number) => string;
  height?: number;
  /** Bars run along the line instead of upwards. */
  isSideways?: boolean;
  isBare?: boolean;
};

const oneLine = nameTick(1);

type Row = { category: string; values: readonly (number | undefined)[] };

/** Lines, areas and bars over categories, alone or together; the axes begin where reading does. */
export function AxisChart(props: AxisChartProps) {
  const { label, categories, categoryLabel, series, height = 260, isSideways = false, isBare = false } = props;
  const numbers = useFormat().number;
  const format = props.format ?? numbers;
  const { hidden, toggle } = useHiddenSeries();
  const isMirrored = useDirection().dir === 'rtl';
  const prefix = useId();
  const rows = categories.map((category, place): Row => ({
    category,
    values: series.map(({ values }) => values[place]),
  }));
  const categoryAxis = { dataKey: 'category', type: 'category', ...axisLook } as const;
  const valueAxis = { type: 'number', tickFormatter: format, ...axisLook } as const;
  // A bar says how much by its length; a curve alone is there for its shape.
  const isFromZero = !isBare || series.some(({ draw }) => draw === 'bar');
  const side = isMirrored ? 'right' : 'left';
  return (
    <ChartFrame
      label={label}
      height={height}
      isBare={isBare}
      numbers={{
        heads: [categoryLabel, ...series.map((one) => one.label)],
        rows: rows.map(({ category, values }) => [
          category,
          ...values.map((value) => (value === undefined ? '' : format(value))),
        ]),
      }}
      legend={
        series.length > 1 && (
          <ChartLegend
            entries={series.map(({ key, label: name, draw }) => ({
              key,
              label: name,
              look: draw === 'line' || draw === 'step' ? 'line' : 'fill',
            }))}
            hidden={hidden}
            onToggle={toggle}
            prefix={prefix}
          />
        )
      }
    >
      <ComposedChart
        data={rows}
        layout={isSideways ? 'vertical' : 'horizontal'}
        stackOffset="sign"
        accessibilityLayer={false}
        margin={isBare ? { top: 4, right: 4, bottom: 4, left: 4 } : { top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <Patterns prefix={prefix} count={series.length} />
        {!isBare && <CartesianGrid stroke="var(--line)" vertical={isSideways} horizontal={!isSideways} />}
        {isSideways ? (
          <>
            <XAxis {...valueAxis} reversed={isMirrored} hide={isBare} />
            <YAxis {...categoryAxis} tick={oneLine} orientation={side} width={96} hide={isBare} />
          </>
        ) : (
          <>
            <XAxis {...categoryAxis} reversed={isMirrored} hide={isBare} minTickGap={12} />
            <YAxis
              {...valueAxis}
              orientation={side}
              width={56}
              hide={isBare}
              domain={[isFromZero ? 0 : 'auto', 'auto']}
            />
          </>
        )}
        <Tooltip {...tooltipLook} formatter={(value) => format(Number(value))} />
        {series.map((one, place) => drawn(one, place, { prefix, isBare, isHidden: hidden.has(one.key) }))}
      </ComposedChart>
    </ChartFrame>
  );
}

type Setting = { prefix: string; isBare: boolean; isHidden: boolean };

function drawn({ key, label, draw, stack }: AxisSeries, place: number, { prefix, isBare, isHidden }: Setting) {
  const common = {
    dataKey: ({ values }: Row) => values[place],
    name: label,
    hide: isHidden,
    isAnimationActive: false,
    ...(stack === undefined ? {} : { stackId: stack }),
  };
  switch (draw) {
    case 'bar':
      return (
        <Bar key={key} {...common} fill={fillOf(prefix, place)} maxBarSize={32} radius={stack === undefined ? 2 : 0} />
      );
    case 'area':
      return (
        <Area
          key={key}
          {...common}
          type="monotone"
          stroke={colorOf(place)}
          strokeWidth={2}
          fill={stack === undefined ? colorOf(place) : fillOf(prefix, place)}
          fillOpacity={stack === undefined ? 0.16 : 0.8}
        />
      );
    case 'line':
    case 'step':
      return (
        <Line
          key={key}
          {...common}
          type={draw === 'line' ? 'monotone' : 'stepAfter'}
          {...strokeOf(place)}
          dot={
            isBare
              ? false
              : ({ cx, cy, index }) => (
                  <Mark
                    key={`${key} ${index}`}
                    shape={markOf(place)}
                    x={Number(cx)}
                    y={Number(cy)}
                    color={colorOf(place)}
                  />
                )
          }
        />
      );
  }
}
