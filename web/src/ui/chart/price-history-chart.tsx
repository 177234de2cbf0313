import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useMemo } from 'react';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { Mark, markOf } from './mark.tsx';
import {
  listKey,
  lowestOf30Days,
  priceRows,
  readingStops,
  suspectKey,
  type LowestPrice,
  type PriceRow,
  type PriceSeries,
} from './price-history.ts';
import classes from './price-history.module.css';
import { colorOf, strokeOf } from './series-look.ts';
import { useWalk } from './use-walk.ts';

type PriceHistoryChartProps = {
  /** Series of one currency: prices in two are never drawn on one axis. */
  series: readonly PriceSeries[];
  currency: string;
  now: number;
  /** Marks the lowest price of the last 30 days. */
  showsLowest?: boolean;
};

/** Below it the day alone would say the same at both ends. */
const shortSpanMs = 3 * 86_400_000;

/**
 * Prices over time, stepped; suspect ones are hollow marks, and a reduced one runs below a thin line of its list price. Lines differ by dash and mark as well as by colour. By keyboard it is gone along
 * like a slider, which says the prices of each moment at which one begins.
 */
export function PriceHistoryChart({ series, currency, now, showsLowest = false }: PriceHistoryChartProps) {
  const t = useMessages(kitMessages);
  const format = useFormat();
  const language = useLanguage();
  const rows = useMemo(() => priceRows(series, now), [series, now]);
  const lowest = useMemo(() => (showsLowest ? lowestOf30Days(series, now) : null), [series, now, showsLowest]);
  const isReduced = series.some(({ key }) => rows.some((row) => row[listKey(key)] !== undefined));
  const amounts = useMemo(() => new Intl.NumberFormat(language, { style: 'currency', currency }), [language, currency]);
  const isShort = (rows.at(-1)?.at ?? 0) - (rows[0]?.at ?? 0) < shortSpanMs;
  const stops = readingStops(rows, series);
  const dayOf = (at: number) => format.date(new Date(at).toISOString());
  const timeOf = (at: number) => format.dateTime(new Date(at).toISOString());
  const busyDays = repeated(stops.map(({ at }) => dayOf(at)));
  /** The day alone, where that says which moment is meant. */
  const day = (at: number) => (isShort ? timeOf(at) : dayOf(at));
  const moment = (at: number) => (busyDays.has(dayOf(at)) ? timeOf(at) : day(at));
  const pricesAt = (row: PriceRow) =>
    series
      .flatMap(({ key, label }) => [
        { label, amount: row[key] },
        { label: `${label} (${t('listPrice')})`, amount: row[listKey(key)] },
        { label: `${label} (${t('suspect')})`, amount: row[suspectKey(key)] },
      ])
      .flatMap(({ label, amount }) => (amount === undefined ? [] : `${label} ${amounts.format(amount)}`));
  const walk = useWalk(stops);
  const said = walk.stop && `${format.label(moment(walk.stop.at))} ${pricesAt(walk.stop).join(', ')}`;
  return (
    // The drawing itself runs from left to right in every language.
    <div dir="ltr" className={classes.chart}>
      <div className={classes.drawing}>
        <input
          type="range"
          className={classes.walk}
          aria-label={t('pricesOverTime', { currency })}
          aria-valuetext={said}
          {...walk.input}
        />
        <ResponsiveContainer width="100%" height={280}>
          <LineChart data={rows} margin={{ top: 8, right: 16, bottom: 0, left: 8 }} accessibilityLayer={false}>
            <CartesianGrid stroke="var(--line)" vertical={false} />
            <XAxis
              dataKey="at"
              type="number"
              scale="time"
              domain={['dataMin', 'dataMax']}
              tickFormatter={day}
              stroke="var(--muted)"
              minTickGap={48}
            />
            <YAxis
              width={88}
              domain={['auto', 'auto']}
              tickFormatter={(amount: number) => amounts.format(amount)}
              stroke="var(--muted)"
              name={t('price')}
            />
            <Tooltip
              labelFormatter={(at) => moment(Number(at))}
              formatter={(amount) => amounts.format(Number(amount))}
              contentStyle={{ background: 'var(--raised)', border: '1px solid var(--line-strong)', borderRadius: 6 }}
            />
            {series.flatMap((one, index) => linesOf(one, index, rows, { suspect: t('suspect'), list: t('listPrice') }))}
            {lowest && lowestMarks(lowest, rows, now)}
            {walk.isShown && walk.stop && <ReferenceLine x={walk.stop.at} stroke="var(--text)" />}
          </LineChart>
        </ResponsiveContainer>
      </div>
      {walk.isShown && (
        <p className={classes.said} aria-hidden>
          {said}
        </p>
      )}
      <ul className={classes.legend} aria-hidden>
        {series.map(({ key, label }, index) => (
          <li key={key}>
            <svg width={32} height={14} aria-hidden>
              <line x1={0} x2={32} y1={7} y2={7} {...strokeOf(index)} />
              <Mark shape={markOf(index)} x={16} y={7} color={colorOf(index)} />
            </svg>
            {label}
          </li>
        ))}
        {isReduced && (
          <li>
            <svg width={32} height={14} aria-hidden>
              <line x1={0} x2={32} y1={7} y2={7} stroke="var(--muted)" {...listStroke} />
            </svg>
            {t('listPriceReduced')}
          </li>
        )}
        {lowest && (
          <li>
            <svg width={32} height={14} aria-hidden>
              <line x1={0} x2={32} y1={7} y2={7} {...lowestStroke} />
              <circle cx={16} cy={7} {...lowestRing} />
            </svg>
            {t('lowest30')}
          </li>
        )}
      </ul>
    </div>
  );
}

const listStroke = { strokeWidth: 1, strokeDasharray: '2 3' };
const lowestStroke = { stroke: 'var(--text)', strokeWidth: 1, strokeDasharray: '6 4' };
const lowestRing = { r: 6, fill: 'none', stroke: 'var(--text)', strokeWidth: 2 };

/** A level over the 30 days, and a ring where the price began or the 30 days do. */
function lowestMarks({ series: { key }, point, windowStart }: LowestPrice, rows: readonly PriceRow[], now: number) {
  const first = rows[0]?.at ?? windowStart;
  const start = Math.max(windowStart, first);
  const begin = Math.max(Date.parse(point.from), start);
  const amount = rows.find(({ at }) => at >= Date.parse(point.from))?.[key];
  if (amount === undefined) return null;
  return [
    <ReferenceLine
      key="level"
      segment={[
        { x: start, y: amount },
        { x: now, y: amount },
      ]}
      {...lowestStroke}
    />,
    <ReferenceDot key="ring" x={begin} y={amount} {...lowestRing} />,
  ];
}

function repeated(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter((word, index) => words.indexOf(word) !== index));
}

function linesOf(
  series: PriceSeries,
  index: number,
  rows: readonly PriceRow[],
  words: { suspect: string; list: string },
) {
  const begins = new Set(series.points.map(({ from }) => Date.parse(from)));
  const mark = (isHollow: boolean) =>
    function PriceMark({ cx, cy, index: row = 0 }: DotProps) {
      const key = `${series.key} ${row} ${String(isHollow)}`;
      const at = rows[row]?.at;
      if (typeof cx !== 'number' || typeof cy !== 'number' || at === undefined || !begins.has(at))
        return <g key={key} />;
      return <Mark key={key} shape={markOf(index)} x={cx} y={cy} color={colorOf(index)} isHollow={isHollow} />;
    };
  return [
    <Line
      key={listKey(series.key)}
      dataKey={listKey(series.key)}
      name={`${series.label} (${words.list})`}
      type="stepAfter"
      stroke={colorOf(index)}
      {...listStroke}
      isAnimationActive={false}
      dot={false}
      activeDot={false}
    />,
    <Line
      key={series.key}
      dataKey={series.key}
      name={series.label}
      type="stepAfter"
      {...strokeOf(index)}
      isAnimationActive={false}
      dot={mark(false)}
    />,
    <Line
      key={suspectKey(series.key)}
      dataKey={suspectKey(series.key)}
      name={`${series.label} (${words.suspect})`}
      stroke={colorOf(index)}
      strokeWidth={0}
      isAnimationActive={false}
      dot={mark(true)}
    />,
  ];
}

type DotProps = { cx?: number | undefined; cy?: number | undefined; index?: number | undefined };
