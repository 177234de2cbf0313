import { Text, type YAxisTickContentProps } from 'recharts';
import { tickLook } from './drawing-look.ts';

// Recharts measures a text by its style, and not by its attributes.
const style = { fontSize: `${tickLook.fontSize}px` };
const gap = 8;

/**
 * A name beside a bar on as many lines as the bar has room for: it is cut where it is longer, and whole for who points at it. Without it
 * names of several lines run into each other.
 */
export function nameTick(maxLines: number) {
  return function NameTick({ x, y, width, textAnchor, payload }: YAxisTickContentProps) {
    const name = String(payload.value);
    return (
      <g>
        <title>{name}</title>
        <Text
          x={x}
          y={y}
          width={Number(width) - gap}
          textAnchor={textAnchor}
          verticalAnchor="middle"
          fill={tickLook.fill}
          fontSize={tickLook.fontSize}
          style={style}
          maxLines={maxLines}
        >
          {name}
        </Text>
      </g>
    );
  };
}
