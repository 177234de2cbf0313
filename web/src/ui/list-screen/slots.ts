import type { ListOffset, ListTotal } from '../../data/index.ts';

/** A browser draws nothing beyond some 17 million pixels. */
const tallestPx = 15_000_000;

type Loaded = {
  /** Rows of the list before the first loaded one. */
  start: ListOffset;
  rows: number;
  hasMore: boolean;
  total: ListTotal | undefined;
};

/** The places that the scrollbar stands for, as far as they can be drawn: a slot is a row, or several where the list is longer. */
export type Slots = {
  count: number;
  /** The slot of the first loaded row. */
  first: number;
  /** How many rows of the list one slot stands for; 1 unless the list is taller than can be drawn. */
  scale: number;
};

/** Where the loaded rows stand in the whole list: what was read wins over an estimate. */
export function slotsOf({ start, rows, hasMore, total }: Loaded, rowHeight: number): Slots {
  const known = start.count + rows;
  const length = hasMore ? Math.max(total?.count ?? 0, known + 1) : known;
  const count = Math.max(Math.min(length, Math.floor(tallestPx / rowHeight)), rows);
  if (count === length) return { count, first: start.count, scale: 1 };
  const scale = (length - rows) / Math.max(count - rows, 1);
  const first = hasMore ? Math.min(Math.round(start.count / scale), count - rows) : count - rows;
  return { count, first, scale };
}

export type Need = { kind: 'nothing' | 'previous' | 'more' } | { kind: 'row'; row: number };

/** Rows that are asked for before they come into view, where a screen says no other. */
const usualRowsAhead = 60;
/** Beyond so many rows the way there by pages is longer than a jump. */
const nearRows = 100;

/** What must be loaded so that these slots can be shown. */
export function needOf(
  view: { from: number; to: number },
  slots: Slots,
  rows: number,
  rowsAhead = usualRowsAhead,
): Need {
  const end = slots.first + rows;
  if (view.to < slots.first - nearRows || view.from > end + nearRows) {
    // So that rows stand on both sides of what is in view.
    const from = Math.max(0, view.from - Math.floor(nearRows / 3));
    return { kind: 'row', row: Math.round(from * slots.scale) };
  }
  if (view.to > end - rowsAhead && end < slots.count) return { kind: 'more' };
  if (view.from < slots.first + rowsAhead && slots.first > 0) return { kind: 'previous' };
  return { kind: 'nothing' };
}
