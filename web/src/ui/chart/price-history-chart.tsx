import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useMemo } from 'react';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { isSuspectAt, priceRows, type PriceRow, type PriceSeries } from './price-history.ts';

type PriceHistoryChartProps = {
  /** Series of one currency: prices in two are never drawn on one axis. */
  series: readonly PriceSeries[];
  currency: string;
  now: number;
};

const dashes = ['', '6 3', '2 3', '8 3 2 3', '1 4', '10 4', '4 2 1 2', '12 2'];

/** Prices over time, stepped; suspect ones are hollow. Lines differ by dash as well as by colour. */
export function PriceHistoryChart({ series, currency, now }: PriceHistoryChartProps) {
  const t = useMessages(kitMessages);
  const format = useFormat();
  const language = useLanguage();
  const rows = useMemo(() => priceRows(series, now), [series, now]);
  const amounts = useMemo(() => new Intl.NumberFormat(language, { style: 'currency', currency }), [language, currency]);
  const day = (at: number) => format.date(new Date(at).toISOString());
  return (
    <ResponsiveContainer width="100%" height={280}>
      <LineChart data={rows} margin={{ top: 8, right: 16, bottom: 0, left: 8 }} accessibilityLayer>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          tickFormatter={day}
          stroke="var(--muted)"
        />
        <YAxis
          width={88}
          domain={['auto', 'auto']}
          tickFormatter={(amount: number) => amounts.format(amount)}
          stroke="var(--muted)"
          name={t('price')}
        />
        <Tooltip
          labelFormatter={(at) => day(Number(at))}
          formatter={(amount) => amounts.format(Number(amount))}
          contentStyle={{ background: 'var(--raised)', border: '1px solid var(--line-strong)', borderRadius: 6 }}
        />
        <Legend />
        {series.map((one, index) => (
          <Line
            key={one.key}
            dataKey={one.key}
            name={one.label}
            type="stepAfter"
            stroke={`var(--chart-${(index % dashes.length) + 1})`}
            strokeDasharray={dashes[index % dashes.length] ?? ''}
            strokeWidth={2}
            isAnimationActive={false}
            dot={dotOf(one, rows, `var(--chart-${(index % dashes.length) + 1})`)}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

type DotProps = { cx?: number | undefined; cy?: number | undefined; index?: number | undefined };

/** A filled mark for a price, a hollow one for a suspect price. */
function dotOf(series: PriceSeries, rows: readonly PriceRow[], color: string) {
  return ({ cx, cy, index = 0 }: DotProps) => {
    const row = rows[index];
    const isSuspect = row !== undefined && isSuspectAt(series, row.at);
    const key = `${series.key}-${index}`;
    if (cx === undefined || cy === undefined) return <g key={key} />;
    return (
      <circle
        key={key}
        cx={cx}
        cy={cy}
        r={isSuspect ? 4 : 2}
        fill={isSuspect ? 'var(--surface)' : color}
        stroke={color}
        strokeWidth={isSuspect ? 2 : 0}
      />
    );
  };
}
