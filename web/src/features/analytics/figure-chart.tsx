import { useDirection } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { axisLook, tooltipLook } from '../../ui/chart/drawing-look.ts';
import { Mark, markOf } from '../../ui/chart/mark.tsx';
import { nameTick } from '../../ui/chart/name-tick.tsx';
import { fillOf, Patterns } from '../../ui/chart/patterns.tsx';
import { colorOf, strokeOf } from '../../ui/chart/series-look.ts';
import { useWalk } from '../../ui/chart/use-walk.ts';
import { analyticsMessages } from './analytics.messages.ts';
import classes from './analytics.module.css';

export type FigurePoint = { key: string; label: string; value: number | null; compared: number | null };

type Series = { field: 'value' | 'compared'; label: string };

type FigureChartProps = {
  label: string;
  points: readonly FigurePoint[];
  /** The figure, and what it is compared with. */
  series: readonly Series[];
  /** Along time it is a line; of things each is a bar. */
  isTime: boolean;
  write: (value: number | null) => string;
  writeShort: (value: number) => string;
  /** Opens the rows of a point. */
  onOpen: (key: string) => void;
};

const timeHeight = 300;
const barHeight = 34;
const twoLines = nameTick(2);
/** Beyond it the marks of a line would hide the line. */
const mostMarks = 62;

/**
 * Figures of one currency as a drawing. By keyboard it is gone along like a slider, which says each point; Enter opens its rows, as a click
 * does.
 */
export function FigureChart({ label, points, series, isTime, write, writeShort, onOpen }: FigureChartProps) {
  const t = useMessages(analyticsMessages);
  const format = useFormat();
  const prefix = useId();
  const isMirrored = useDirection().dir === 'rtl';
  const walk = useWalk(points, isTime ? 'time' : 'downwards');
  const said =
    walk.stop &&
    `${format.label(walk.stop.label)} ${series.map(({ field, label: name }) => `${name} ${write(walk.stop?.[field] ?? null)}`).join(', ')}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && walk.stop) onOpen(walk.stop.key);
    walk.input.onKeyDown(event);
  };
  const category = { dataKey: 'label', type: 'category', ...axisLook } as const;
  const value = { type: 'number', tickFormatter: writeShort, ...axisLook } as const;
  const side = isMirrored ? 'right' : 'left';
  const marked = walk.isShown && walk.stop ? walk.stop.label : undefined;
  return (
    <figure className={classes.chart}>
      <div className={classes.drawing}>
        <input
          type="range"
          className={classes.walk}
          aria-label={t('walk', { what: label })}
          aria-valuetext={said}
          {...walk.input}
          onKeyDown={onKeyDown}
        />
        {/* The drawing itself says where its axes begin. */}
        <div dir="ltr" aria-hidden>
          <ResponsiveContainer width="100%" height={isTime ? timeHeight : points.length * barHeight + 40}>
            <ComposedChart
              data={[...points]}
              layout={isTime ? 'horizontal' : 'vertical'}
              accessibilityLayer={false}
              margin={{ top: 8, right: 12, bottom: 0, left: 4 }}
              onClick={({ activeTooltipIndex }) => {
                const point = points[Number(activeTooltipIndex ?? Number.NaN)];
                if (point) onOpen(point.key);
              }}
            >
              <Patterns prefix={prefix} count={series.length} />
              <CartesianGrid stroke="var(--line)" vertical={!isTime} horizontal={isTime} />
              {isTime ? (
                <>
                  <XAxis {...category} reversed={isMirrored} minTickGap={24} />
                  <YAxis {...value} orientation={side} width={64} />
                </>
              ) : (
                <>
                  <XAxis {...value} reversed={isMirrored} />
                  <YAxis {...category} tick={twoLines} orientation={side} width={112} interval={0} />
                </>
              )}
              <Tooltip {...tooltipLook} formatter={(shown) => write(shown === undefined ? null : Number(shown))} />
              {series.map((one, place) => (isTime ? lineOf(one, place, points.length) : barOf(one, place, prefix)))}
              {marked !== undefined && (
                <ReferenceLine {...(isTime ? { x: marked } : { y: marked })} stroke="var(--text)" />
              )}
            </ComposedChart>
          </ResponsiveContainer>
        </div>
      </div>
      {walk.isShown && (
        <p className={classes.note} aria-hidden>
          {said}
        </p>
      )}
      {series.length > 1 && (
        <ul className={classes.legend} aria-hidden>
          {series.map(({ field, label: name }, place) => (
            <li key={field}>
              <svg width={28} height={14}>
                {isTime ? (
                  <line x1={0} x2={28} y1={7} y2={7} {...strokeOf(place)} />
                ) : (
                  <rect width={28} height={14} rx={2} fill={fillOf(prefix, place)} />
                )}
                {isTime && <Mark shape={markOf(place)} x={14} y={7} color={colorOf(place)} />}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

function lineOf({ field, label }: Series, place: number, count: number) {
  return (
    <Line
      key={field}
      dataKey={field}
      name={label}
      type="linear"
      {...strokeOf(place)}
      isAnimationActive={false}
      dot={
        count <= mostMarks &&
        (({ cx, cy, index }) =>
          typeof cx === 'number' && typeof cy === 'number' ? (
            <Mark key={`${field} ${index}`} shape={markOf(place)} x={cx} y={cy} color={colorOf(place)} />
          ) : (
            <g key={`${field} ${index}`} />
          ))
      }
    />
  );
}

function barOf({ field, label }: Series, place: number, prefix: string) {
  return (
    <Bar
      key={field}
      dataKey={field}
      name={label}
      fill={fillOf(prefix, place)}
      maxBarSize={14}
      radius={2}
      isAnimationActive={false}
    />
  );
}
