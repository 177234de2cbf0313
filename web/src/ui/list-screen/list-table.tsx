import { useMediaQuery } from '@mantine/hooks';
import { useElementScrollRestoration, useLocation, useNavigate } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { placeInList } from '../list-walk/index.ts';
import { useDelayed } from '../use-delayed.ts';
import type { Column, Row, RowLink } from './column.ts';
import type { PeekPanel as PeekPanelOf } from './peek/peek-panel.tsx';
import { ListHead } from './list-head.tsx';
import type { Density, ShownColumn } from './list-layout.ts';
import { ListRow } from './list-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import classes from './list-table.module.css';
import { useListKeys } from './use-list-keys.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

type ListTableProps<OneRow extends Row> = {
  label: string;
  list: List<OneRow>;
  columns: readonly ShownColumn<OneRow>[];
  /** Also those that are hidden: a row that is peeked at shows everything. */
  allColumns: readonly Column<OneRow>[];
  density: Density;
  onResize: (key: string, width: number | null) => void;
  rowName: (row: OneRow) => string;
  rowLink?: (row: OneRow) => RowLink;
  selection?: Selection<OneRow>;
  onSearch: () => void;
};

/** Not needed for the first rows to show. */
const PeekPanel = lazy(() =>
  import('./peek/peek-panel.tsx').then((m) => ({ default: m.PeekPanel })),
) as unknown as typeof PeekPanelOf;

const restorationId = 'list';
const rowsAhead = 40;
/** A guess; each card is measured when it is drawn. */
const cardHeight = 136;

/** The rows as a table, or as cards where it is narrow; only those in view exist as elements. */
export function ListTable<OneRow extends Row>(props: ListTableProps<OneRow>) {
  const { label, list, columns, allColumns, density, onResize, rowName, rowLink, selection, onSearch } = props;
  const t = useMessages(kitMessages);
  const navigate = useNavigate();
  const isCards = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false });
  const peeked = list.rows.findIndex(({ id }) => id === list.search.peek);
  const [chosen, setActive] = useState(Math.max(0, peeked));
  const active = Math.max(0, Math.min(chosen, list.rows.length - 1));
  const scroller = useRef<HTMLDivElement>(null);
  const restored = useElementScrollRestoration({ id: restorationId });
  const rowHeight = useMemo(() => rowHeightOf(density), [density]);
  const virtual = useRows(list, scroller, isCards ? cardHeight : rowHeight, isCards, restored?.scrollY ?? 0);
  const focusActive = useFocusOnMove(scroller, active);
  const isSkeletonDue = useDelayed(list.isPending);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { search, variables, cursors } = list;
  /** A record is opened together with its place here, for the way to the next one. */
  const linkOf = useCallback(
    (row: OneRow, index: number): RowLink | undefined =>
      rowLink && {
        ...rowLink(row),
        state: { listPlace: placeInList({ variables, cursors }, { path, search }, index) },
      },
    [rowLink, path, search, variables, cursors],
  );

  const move = (step: number) => {
    const next = Math.min(Math.max(active + step, 0), list.rows.length - 1);
    setActive(next);
    virtual.scrollToIndex(next);
    focusActive();
    if (list.search.peek !== undefined) list.setPeek(list.rows[next]?.id);
  };

  useListKeys({
    move,
    select: (isRange) => selection?.toggle(active, isRange),
    open: () => {
      const row = list.rows[active];
      const link = row && linkOf(row, active);
      if (link) void navigate(link);
    },
    peek: () => {
      const id = rowLink && list.rows[active]?.id;
      list.setPeek(id === list.search.peek ? undefined : id);
    },
    search: onSearch,
    clear: () => (list.search.peek === undefined ? selection?.clear() : list.setPeek(undefined)),
  });

  const template = [...(selection ? ['40px'] : []), ...columns.map(({ width }) => width)].join(' ');
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      data-scroll-restoration-id={restorationId}
      data-stale={list.isStale}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- rows are selectable and moved through by key, which is what a grid is
        role="grid"
        aria-label={label}
        aria-busy={list.isPending || list.isStale}
        aria-rowcount={list.total?.isExact ? list.total.count + 1 : -1}
        aria-multiselectable={selection !== undefined}
        className={classes.grid}
        data-cards={isCards}
        style={{ '--columns': template, '--row-height': `${rowHeight}px` } as React.CSSProperties}
      >
        {!isCards && (
          <ListHead list={list} columns={columns} onResize={onResize} {...(selection ? { selection } : {})} />
        )}
        {isSkeletonDue && <ListSkeleton columns={columns} withSelection={selection !== undefined} />}
        <tbody className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = list.rows[index];
            if (!row) return null;
            return (
              <ListRow
                key={key}
                row={row}
                index={index}
                start={start}
                measure={isCards ? virtual.measureElement : undefined}
                columns={columns}
                name={rowName(row)}
                linkOf={linkOf}
                isPeeked={row.id === list.search.peek}
                isActive={index === active}
                onActivate={setActive}
                onPeek={rowLink && list.setPeek}
                isSelected={selection?.has(row) ?? false}
                onSelect={selection?.toggle}
              />
            );
          })}
        </tbody>
      </table>
      {list.search.peek !== undefined && rowLink && (
        <Suspense>
          <PeekPanel list={list} columns={allColumns} rowName={rowName} linkOf={linkOf} onMove={move} />
        </Suspense>
      )}
      <output className="visually-hidden">{list.isLoadingMore ? t('loadingMore') : ''}</output>
    </div>
  );
}

/** The window over the rows, which asks for the next page before its end comes into view. */
function useRows<OneRow extends Row>(
  list: List<OneRow>,
  scroller: React.RefObject<HTMLDivElement | null>,
  estimate: number,
  isCards: boolean,
  initialOffset: number,
) {
  // oxlint-disable-next-line react/incompatible-library -- its functions are used right here and passed to no memo
  const virtual = useVirtualizer({
    count: list.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    overscan: 12,
    initialOffset,
    getItemKey: (index) => list.rows[index]?.id ?? index,
    // The head stands over the rows and is as high as they are.
    scrollPaddingEnd: isCards ? 0 : estimate,
  });
  const last = virtual.getVirtualItems().at(-1)?.index ?? 0;
  const isEndNear = last >= list.rows.length - rowsAhead;
  const loadMore = useEffectEvent(() => list.loadMore());
  useEffect(() => {
    if (isEndNear) loadMore();
  }, [isEndNear, list.rows.length]);
  useLayoutEffect(() => virtual.measure(), [virtual, estimate]);
  return virtual;
}

/** Keyboard moves take the focus along; a row that is only now being drawn gets it when it is there. */
function useFocusOnMove(scroller: React.RefObject<HTMLDivElement | null>, active: number): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (!isDue.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!row) return;
    isDue.current = false;
    row.focus({ preventScroll: true });
  });
  return () => {
    isDue.current = true;
  };
}

function rowHeightOf(density: Density): number {
  if (density !== 'usual') return density === 'compact' ? 32 : 56;
  return Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row-height'), 10) || 40;
}
