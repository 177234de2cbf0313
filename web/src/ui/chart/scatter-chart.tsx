import { useDirection } from '@mantine/core';
import { useId } from 'react';
import { CartesianGrid, Scatter, ScatterChart as Drawing, Tooltip, XAxis, YAxis, ZAxis } from 'recharts';
import { useFormat } from '../../i18n/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend, useHiddenSeries } from './chart-legend.tsx';
import { axisLook, tooltipLook } from './drawing-look.ts';
import { markOf } from './mark.tsx';
import { colorOf } from './series-look.ts';

type ScatterPoint = { x: number; y: number; size?: number };
export type ScatterGroup = { key: string; label: string; points: readonly ScatterPoint[] };

type ScatterChartProps = {
  label: string;
  groupLabel: string;
  xLabel: string;
  yLabel: string;
  /** What the area of a point stands for, where points differ in it. */
  sizeLabel?: string;
  groups: readonly ScatterGroup[];
  height?: number;
};

/** Two figures of many things against each other, each group with a mark of its own; a third figure is the area of the mark. */
export function ScatterChart(props: ScatterChartProps) {
  const { label, groupLabel, xLabel, yLabel, sizeLabel, groups, height = 300 } = props;
  const { number } = useFormat();
  const { hidden, toggle } = useHiddenSeries();
  const isMirrored = useDirection().dir === 'rtl';
  const prefix = useId();
  return (
    <ChartFrame
      label={label}
      height={height}
      isBare={false}
      numbers={{
        heads: [groupLabel, xLabel, yLabel, ...(sizeLabel === undefined ? [] : [sizeLabel])],
        rows: groups.flatMap((group) =>
          group.points.map(({ x, y, size }) => [
            group.label,
            number(x),
            number(y),
            ...(size === undefined ? [] : [number(size)]),
          ]),
        ),
      }}
      legend={
        <ChartLegend
          entries={groups.map(({ key, label: name }) => ({ key, label: name, look: 'line' }))}
          hidden={hidden}
          onToggle={toggle}
          prefix={prefix}
        />
      }
    >
      <Drawing accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid stroke="var(--line)" />
        <XAxis dataKey="x" name={xLabel} type="number" reversed={isMirrored} tickFormatter={number} {...axisLook} />
        <YAxis
          dataKey="y"
          name={yLabel}
          type="number"
          orientation={isMirrored ? 'right' : 'left'}
          width={56}
          tickFormatter={number}
          {...axisLook}
        />
        {sizeLabel !== undefined && <ZAxis dataKey="size" name={sizeLabel} range={[40, 900]} />}
        <Tooltip {...tooltipLook} formatter={(value) => number(Number(value))} />
        {groups.map(({ key, label: name, points }, place) => (
          <Scatter
            key={key}
            name={name}
            data={points}
            hide={hidden.has(key)}
            shape={sizeLabel === undefined ? markOf(place) : 'circle'}
            fill={colorOf(place)}
            fillOpacity={0.6}
            stroke={colorOf(place)}
            isAnimationActive={false}
          />
        ))}
      </Drawing>
    </ChartFrame>
  );
}
