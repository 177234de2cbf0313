type SparklineProps = {
  values: readonly number[];
  /** What the line shows, for those who do not see it. */
  label: string;
  width?: number;
  height?: number;
};

const inset = 2;

/** A trend in a line of text; its last point is marked. */
export function Sparkline({ values, label, width = 96, height = 24 }: SparklineProps) {
  const points = sparklinePoints(values, width, height);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{label}</title>
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <circle cx={last.x} cy={last.y} r={2} fill="var(--chart-1)" />
    </svg>
  );
}

/** The values as points of the picture; a line that never changes runs through the middle. */
export function sparklinePoints(values: readonly number[], width: number, height: number): { x: number; y: number }[] {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: inset + index * step,
    y: span === 0 ? height / 2 : height - inset - ((value - lowest) / span) * (height - 2 * inset),
  }));
}
