import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { GridColumn } from './grid-types.ts';

/** Columns are drawn before they come into view. */
const aheadPx = 240;

export type ColumnTracks = {
  /** Where each column begins, from the edge of the first one. */
  offsets: readonly number[];
  width: number;
  /** The columns beside the first one that are drawn. */
  from: number;
  to: number;
};

/** Which columns are in view: the first one always is, the others as they are scrolled. */
export function useVisibleColumns(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly Pick<GridColumn, 'width'>[],
): ColumnTracks {
  const [seen, setSeen] = useState({ left: 0, width: 1_600 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => {
      // Whole steps: the columns change every few hundred pixels, not with each of them.
      const left = Math.floor(Math.abs(element.scrollLeft) / 120) * 120;
      const width = element.clientWidth;
      setSeen((before) => (before.left === left && before.width === width ? before : { left, width }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller]);
  return useMemo(() => {
    const offsets: number[] = [];
    let width = 0;
    for (const column of columns) {
      offsets.push(width);
      width += column.width;
    }
    const isSeen = (at: number) => {
      const begin = offsets[at] ?? 0;
      const end = begin + (columns[at]?.width ?? 0);
      return end > seen.left - aheadPx && begin < seen.left + seen.width + aheadPx + 120;
    };
    const drawn = columns.map((_column, at) => at).filter((at) => at > 0 && isSeen(at));
    return { offsets, width, from: drawn[0] ?? 1, to: drawn.at(-1) ?? 0 };
  }, [columns, seen]);
}
