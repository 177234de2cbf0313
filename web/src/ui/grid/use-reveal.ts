import { useEffect, useRef, type RefObject } from 'react';
import type { Row } from '../list-screen/index.ts';
import type { Rows } from '../list-screen/use-rows.ts';
import type { Place } from './cell-range.ts';
import type { GridColumn } from './grid-types.ts';
import type { GridList } from './use-grid-selection.ts';
import type { ColumnTracks } from './use-visible-columns.ts';

type Revealed<OneRow extends Row> = {
  scroller: RefObject<HTMLDivElement | null>;
  list: Pick<GridList<OneRow>, 'rows' | 'start'>;
  rows: Rows;
  rowHeight: number;
  columns: readonly Pick<GridColumn, 'width'>[];
  tracks: ColumnTracks;
};

/** Brings a cell into view, loaded or not, and gives the active one the focus once it is drawn. */
export function useReveal<OneRow extends Row>(revealed: Revealed<OneRow>) {
  const { scroller, list, rows, rowHeight, columns, tracks } = revealed;
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>('td[data-active="true"]');
    if (!cell) return;
    isDue.current = false;
    cell.focus({ preventScroll: true });
  });
  const revealRow = (element: HTMLElement, row: number) => {
    const index = row - list.start.count;
    if (list.rows[index]) rows.scrollTo(index, 'auto');
    else element.scrollTo({ top: (row / rows.slots.scale) * rowHeight });
  };
  const revealColumn = (element: HTMLElement, at: number) => {
    const begin = tracks.offsets[at];
    const column = columns[at];
    if (at === 0 || begin === undefined || !column) return;
    const pinned = columns[0]?.width ?? 0;
    const left = Math.abs(element.scrollLeft);
    const end = begin + column.width;
    const isBefore = begin - pinned < left;
    if (!isBefore && end <= left + element.clientWidth) return;
    const next = isBefore ? begin - pinned : end - element.clientWidth;
    element.scrollTo({ left: getComputedStyle(element).direction === 'rtl' ? -next : next });
  };
  return {
    reveal: ({ row, column }: Place) => {
      const element = scroller.current;
      if (!element) return;
      revealRow(element, row);
      revealColumn(element, column);
    },
    focusActive: () => {
      isDue.current = true;
    },
  };
}
