import { useDirection } from '@mantine/core';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis, type BarShapeProps } from 'recharts';
import { useFormat } from '../../i18n/index.ts';
import { ChartFrame } from './chart-frame.tsx';
import { axisLook } from './drawing-look.ts';

export type Candle = { category: string; open: number; close: number; low: number; high: number };

type CandleChartProps = {
  label: string;
  heads: readonly [category: string, open: string, close: string, low: string, high: string];
  candles: readonly Candle[];
  height?: number;
};

/** From where to where a price went each time, and how far it strayed: hollow when it rose, filled when it fell. */
export function CandleChart({ label, heads, candles, height = 260 }: CandleChartProps) {
  const { number } = useFormat();
  const isMirrored = useDirection().dir === 'rtl';
  return (
    <ChartFrame
      label={label}
      height={height}
      isBare={false}
      numbers={{
        heads,
        rows: candles.map(({ category, open, close, low, high }) => [
          category,
          ...[open, close, low, high].map((value) => number(value)),
        ]),
      }}
    >
      <BarChart data={candles} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="category" reversed={isMirrored} minTickGap={12} {...axisLook} />
        <YAxis
          orientation={isMirrored ? 'right' : 'left'}
          width={56}
          domain={['auto', 'auto']}
          tickFormatter={number}
          {...axisLook}
        />
        <Bar
          dataKey={({ low, high }: Candle) => [low, high]}
          shape={drawCandle}
          isAnimationActive={false}
          maxBarSize={16}
        />
      </BarChart>
    </ChartFrame>
  );
}

/** The bar reaches from the lowest to the highest price; its body from the first to the last. */
function drawCandle({ x, y, width, height, payload }: BarShapeProps) {
  const { open, close, low, high } = payload as Candle;
  const at = (price: number) => y + ((high - price) / (high - low)) * height;
  const hasRisen = close >= open;
  const color = hasRisen ? 'var(--chart-3)' : 'var(--chart-1)';
  const middle = x + width / 2;
  return (
    <g stroke={color} strokeWidth={1.5}>
      <line x1={middle} x2={middle} y1={y} y2={y + height} />
      <rect
        x={x}
        y={at(Math.max(open, close))}
        width={width}
        height={Math.max(1.5, Math.abs(at(open) - at(close)))}
        fill={hasRisen ? 'var(--surface)' : color}
      />
    </g>
  );
}
