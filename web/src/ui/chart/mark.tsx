const shapes = ['circle', 'square', 'triangle', 'diamond', 'cross'] as const;
export type MarkShape = (typeof shapes)[number];

/** The mark of a series by its place; beyond the last shape they begin again, told apart by their dashes. */
export function markOf(index: number): MarkShape {
  return shapes[index % shapes.length] ?? 'circle';
}

type MarkProps = { shape: MarkShape; x: number; y: number; color: string; isHollow?: boolean };

const size = 4;

/** A point of a drawing; hollow where it is in doubt. */
export function Mark({ shape, x, y, color, isHollow = false }: MarkProps) {
  const look = {
    fill: isHollow ? 'var(--surface)' : color,
    stroke: color,
    strokeWidth: isHollow ? 2 : 1,
  };
  const around = isHollow ? size + 1 : size;
  switch (shape) {
    case 'circle':
      return <circle cx={x} cy={y} r={around} {...look} />;
    case 'square':
      return <rect x={x - around} y={y - around} width={2 * around} height={2 * around} {...look} />;
    case 'triangle':
      return <path d={`M${x} ${y - around - 1}l${around + 1} ${2 * around}h${-2 * around - 2}z`} {...look} />;
    case 'diamond':
      return (
        <path
          d={`M${x} ${y - around - 1}l${around + 1} ${around + 1}l${-around - 1} ${around + 1}l${-around - 1} ${-around - 1}z`}
          {...look}
        />
      );
    case 'cross':
      return (
        <path
          d={`M${x - around} ${y - around}l${2 * around} ${2 * around}m0 ${-2 * around}l${-2 * around} ${2 * around}`}
          fill="none"
          stroke={color}
          strokeWidth={isHollow ? 1 : 2.5}
        />
      );
  }
}
