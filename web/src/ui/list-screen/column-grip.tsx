import { useRef, type PointerEvent } from 'react';
import { boundedWidth } from './list-layout.ts';
import classes from './list-table.module.css';

type Hold = { x: number; width: number; sign: 1 | -1 };

/** The edge of a column's head: dragging it sets the width, a double click lets the table choose again. By key the column panel does the same. */
export function ColumnGrip({ onResize }: { onResize: (width: number | null) => void }) {
  const hold = useRef<Hold>(undefined);
  const begin = (event: PointerEvent<HTMLElement>) => {
    const head = event.currentTarget.parentElement;
    if (!head || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isRightToLeft = getComputedStyle(head).direction === 'rtl';
    hold.current = { x: event.clientX, width: head.offsetWidth, sign: isRightToLeft ? -1 : 1 };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (!hold.current) return;
    const { x, width, sign } = hold.current;
    if (clientX !== x) onResize(boundedWidth(width + (clientX - x) * sign));
  };
  const end = () => {
    hold.current = undefined;
  };
  return (
    <span
      aria-hidden
      className={classes.grip}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(null)}
    />
  );
}
