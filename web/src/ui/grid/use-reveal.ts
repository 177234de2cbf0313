import { useEffect, useLayoutEffect, useReducer, useRef, type FocusEvent, type RefObject } from 'react';
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
  // Counted with the state that moves the active cell: a drawing from before it would give the focus to the cell that was left.
  const [asked, askAgain] = useReducer((times: number) => times + 1, 0);
  const given = useRef(0);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // The cell that had the focus went; without it, keys would be those of the screen.
    if (!hasFocus.current || (document.activeElement ?? document.body) !== document.body) return;
    given.current = -1;
    scroller.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (given.current === asked) return;
    const cell = scroller.current?.querySelector<HTMLElement>('td[data-active="true"]');
    if (!cell) return;
    given.current = asked;
    if (isFree(scroller.current)) cell.focus({ preventScroll: true });
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
    focusActive: askAgain,
    /** How it is known whether the focus is in the grid; a cell that goes while it has it leaves no word of that. */
    focusHeld: {
      onFocus: () => {
        hasFocus.current = true;
      },
      isLeft: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): boolean => {
        hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        return !hasFocus.current;
      },
    },
  };
}

/** Somebody who went on to something else is not taken back. */
export function isFree(scroller: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || scroller?.contains(focused) === true;
}
