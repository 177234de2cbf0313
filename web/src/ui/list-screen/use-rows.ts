import { useElementScrollRestoration } from '@tanstack/react-router';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ListStart, ListWindow } from '../../data/index.ts';
import type { Row } from './column.ts';
import { needOf, slotsOf, type Need, type Slots } from './slots.ts';

export const restorationId = 'list';

/** What is read of a list to show its rows; what a jump resolves with matters to others. */
type RowsToShow<OneRow extends Row> = Omit<ListWindow<OneRow>, 'showFrom' | 'walk'> & {
  showFrom: (start: ListStart) => Promise<unknown>;
};

export type Rows = {
  virtual: Virtualizer<HTMLDivElement, HTMLElement>;
  slots: Slots;
  /** The slot at this height of the whole list. */
  slotAt: (offset: number) => number;
  /** The row at the upper edge of what is in view, by its index among the loaded ones, of which it may be none. */
  edge: number;
  /** Brings a loaded row into view, at the upper edge or by the shortest way. */
  scrollTo: (index: number, align: 'start' | 'auto') => void;
};

/** The window over the rows: it stands where the scrollbar is in the whole list, and asks for what comes into view. */
export function useRows<OneRow extends Row>(
  list: RowsToShow<OneRow>,
  scroller: RefObject<HTMLDivElement | null>,
  rowHeight: number,
  isCards: boolean,
  rowsAhead?: number,
): Rows {
  const { rows, start, hasMore, total } = list;
  const restored = useElementScrollRestoration({ id: restorationId })?.scrollY ?? 0;
  const slots = slotsOf({ start, rows: rows.length, hasMore, total }, rowHeight);
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const estimateSize = useCallback(() => rowHeight, [rowHeight]);
  // oxlint-disable-next-line react/incompatible-library -- its functions are used right here and passed to no memo
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    overscan: 12,
    initialOffset: restored,
    getItemKey,
    paddingStart: slots.first * rowHeight,
    paddingEnd: (slots.count - slots.first - rows.length) * rowHeight,
    // The head stands over the rows and is as high as they are.
    scrollPaddingEnd: isCards ? 0 : rowHeight,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);
  /** Measured among the loaded rows, reckoned beyond them. */
  const slotAt = (offset: number) => {
    const item = virtual.getVirtualItemForOffset(offset);
    const past =
      item && offset >= item.end ? slots.first + item.index + 1 + (offset - item.end) / rowHeight : undefined;
    const inside = item && item.start <= offset && past === undefined ? slots.first + item.index : undefined;
    return Math.max(0, Math.min(Math.floor(inside ?? past ?? offset / rowHeight), slots.count - 1));
  };
  const top = virtual.scrollOffset ?? 0;
  const view = { from: slotAt(top), to: slotAt(top + (virtual.scrollRect?.height ?? 0)) };
  useRestoredScroll(list, scroller, restored);
  useHeldRow(list, rowHeight, scroller, virtual);
  useNeeds(list, view, slots, rowsAhead);
  const edge = view.from - slots.first;
  // To an offset and not to the index, to which the virtualizer goes again some frames later, when rows may have come before it; by the
  // virtualizer, which otherwise takes cards that are measured now for a reason to go back to where it knew the list to be.
  const scrollTo = useCallback(
    (index: number, align: 'start' | 'auto') => {
      const [top] = virtual.getOffsetForIndex(index, align) ?? [];
      if (top !== undefined) virtual.scrollToOffset(top);
    },
    [virtual],
  );
  return { virtual, slots, slotAt, edge, scrollTo };
}

const settledMs = 60;

/** Asks for the next rows at once, and for those far away when the scrollbar rests. */
function useNeeds(
  list: RowsToShow<Row>,
  view: { from: number; to: number },
  slots: Slots,
  rowsAhead: number | undefined,
): void {
  const isReady = !list.isPending && !list.isStale && list.rows.length > 0;
  const need = isReady ? needOf(view, slots, list.rows.length, rowsAhead) : { kind: 'nothing' as const };
  const loadNear = useEffectEvent((kind: Need['kind']) => {
    if (kind === 'more') list.loadMore();
    if (kind === 'previous') list.loadPrevious();
  });
  const loadFar = useEffectEvent((row: number) => void list.showFrom({ row }));
  const { isLoadingMore, rows } = list;
  const row = need.kind === 'row' ? need.row : undefined;
  useEffect(() => {
    // Once more when rows have come: one page may not be enough.
    if (!isLoadingMore && rows.length > 0) loadNear(need.kind);
  }, [need.kind, isLoadingMore, rows]);
  useEffect(() => {
    if (row === undefined) return;
    const timer = setTimeout(() => loadFar(row), settledMs);
    return () => clearTimeout(timer);
  }, [row]);
}

/** Another search begins at its top, or where it was left. */
function useRestoredScroll(list: RowsToShow<Row>, scroller: RefObject<HTMLDivElement | null>, restored: number): void {
  const shown = useRef<Record<string, unknown>>(undefined);
  const { variables, isPending, isStale } = list;
  useLayoutEffect(() => {
    if (isPending || isStale || shown.current === variables) return;
    shown.current = variables;
    scroller.current?.scrollTo({ top: restored });
  }, [isPending, isStale, variables, scroller, restored]);
}

/**
 * The row at the upper edge stays there when rows before it come, go, turn out to be more or fewer than was thought, or become cards; another
 * search or order begins anew. How far somebody has scrolled since the last drawing, of which the virtualizer may not have heard yet, is
 * kept.
 */
function useHeldRow(
  { rows, isStale }: RowsToShow<Row>,
  rowHeight: number,
  scroller: RefObject<HTMLDivElement | null>,
  virtual: Virtualizer<HTMLDivElement, HTMLElement>,
): void {
  const held = useRef<{ rows: readonly Row[]; rowHeight: number; id: string; start: number; top: number }>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    const before = held.current;
    if (element && before && (before.rows !== rows || before.rowHeight !== rowHeight)) {
      const start = virtual.measurementsCache[rows.findIndex(({ id }) => id === before.id)]?.start;
      // A list that became shorter may have moved by itself.
      const untouched = Math.min(before.top, element.scrollHeight - element.clientHeight);
      const moved = start === undefined ? 0 : start - before.start + before.top - untouched;
      if (Math.abs(moved) >= 1) element.scrollBy({ top: moved });
    }
    const top = element?.scrollTop ?? 0;
    const edge = virtual.getVirtualItems().find(({ end, start }) => start <= top && end > top);
    const id = edge && rows[edge.index]?.id;
    held.current = edge && id !== undefined && !isStale ? { rows, rowHeight, id, start: edge.start, top } : undefined;
  });
}
