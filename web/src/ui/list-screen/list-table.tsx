import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { listPageSize, type ListStart } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { placeInList } from '../list-walk/index.ts';
import { useDelayed } from '../use-delayed.ts';
import type { Column, Row, RowKey, RowLink } from './column.ts';
import type { PeekPanel as PeekPanelOf } from './peek/peek-panel.tsx';
import { ListHead } from './list-head.tsx';
import type { Density, ShownColumn } from './list-layout.ts';
import { useKeepPlace, useKeptPlace } from './kept-place.ts';
import { ListRow } from './list-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ListStatus as ListStatusOf } from './list-status.tsx';
import classes from './list-table.module.css';
import { useListKeys } from './use-list-keys.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { List } from './use-list.ts';
import { restorationId, useRows, type Rows } from './use-rows.ts';
import type { Selection } from './use-selection.ts';
import { lazyPart } from '../lazy-part.tsx';

type ListTableProps<OneRow extends Row> = {
  label: string;
  list: List<OneRow>;
  columns: readonly ShownColumn<OneRow>[];
  /** Also those that are hidden: a row that is peeked at shows everything. */
  allColumns: readonly Column<OneRow>[];
  density: Density;
  onResize: (key: string, width: number | null) => void;
  rowName: (row: OneRow) => string;
  rowTitle?: ((row: OneRow) => ReactNode) | undefined;
  rowLink: ((row: OneRow) => RowLink) | undefined;
  rowKeys: readonly RowKey<OneRow>[];
  selection?: Selection<OneRow>;
  onSearch: () => void;
};

/** Not needed for the first rows to show. */
const PeekPanel = lazyPart(() =>
  import('./peek/peek-panel.tsx').then((m) => m.PeekPanel),
) as unknown as typeof PeekPanelOf;

const ListStatus = lazyPart(() =>
  import('./list-status.tsx').then((m) => m.ListStatus),
) as unknown as typeof ListStatusOf;

/** A guess; each card is measured when it is drawn. */
const cardHeight = 136;

/** The rows as a table, or as cards where it is narrow; only those in view exist as elements. */
export function ListTable<OneRow extends Row>(props: ListTableProps<OneRow>) {
  const { label, list, columns, allColumns, density, onResize, rowName, rowLink, rowKeys, selection, onSearch } = props;
  const t = useMessages(kitMessages);
  const navigate = useNavigate();
  const isCards = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false });
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useMemo(() => rowHeightOf(density), [density]);
  const rows = useRows(list, scroller, isCards ? cardHeight : rowHeight, isCards);
  const { virtual } = rows;
  const items = virtual.getVirtualItems();
  const kept = useKeptPlace(list.variables);
  const [chosen, setActive] = useState(list.search.peek ?? kept?.active);
  const found = list.rows.findIndex(({ id }) => id === chosen);
  // Where the row that was chosen last is far away, the keys go on from what is in view.
  const active = found === -1 ? Math.max(0, rows.edge) : found;
  const isInView = list.rows[rows.edge] !== undefined && !list.isStale;
  useKeepPlace(list.variables, isInView ? { page: list.placeOf(rows.edge).page, active: chosen } : undefined);
  const focusActive = useFocusOnMove(scroller, active);
  const isSkeletonDue = useDelayed(list.isPending);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { search, variables, placeOf } = list;
  /** A record is opened together with its place here, for the way to the next one. */
  const linkOf = useCallback(
    (row: OneRow, index: number): RowLink | undefined =>
      rowLink && {
        ...rowLink(row),
        state: { listPlace: placeInList({ variables, placeOf }, { path, search }, index) },
      },
    [rowLink, path, search, variables, placeOf],
  );

  const move = (step: number) => {
    const next = Math.min(Math.max(active + step, 0), list.rows.length - 1);
    setActive(list.rows[next]?.id);
    rows.scrollTo(next, 'auto');
    focusActive();
    if (list.search.peek !== undefined) list.setPeek(list.rows[next]?.id);
  };
  const show = useShowFrom(list, rows, setActive);
  const goTo = async (start: ListStart, edge: 0 | -1 = 0) => {
    await show(start, edge);
    focusActive();
  };

  useListKeys({
    move,
    first: () => void goTo({ row: 0 }),
    last: () => void goTo({ row: list.total?.count ?? list.rows.length }, -1),
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

  useRowKeys(rowKeys, scroller, list.rows[active], () => move(1));

  const template = [...(selection ? ['40px'] : []), ...columns.map(({ track }) => track)].join(' ');
  const hasOffset = list.start.isExact;
  // Also when all of it has come, so that nothing goes from under the hand that types there.
  const isLong = list.hasMore || list.hasPrevious || list.rows.length > listPageSize;
  return (
    <>
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
            {items.map(({ index, start, key }) => {
              const row = list.rows[index];
              if (!row) return null;
              return (
                <ListRow
                  key={key}
                  row={row}
                  index={index}
                  position={hasOffset ? list.start.count + index : undefined}
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
            <PeekPanel
              list={list}
              columns={allColumns}
              rowTitle={props.rowTitle ?? rowName}
              linkOf={linkOf}
              onMove={move}
            />
          </Suspense>
        )}
        <output className="visually-hidden">{list.isLoadingMore ? t('loadingMore') : ''}</output>
      </div>
      <Suspense>
        {isLong && (
          <ListStatus
            list={list}
            columns={allColumns}
            rows={rows}
            scroller={scroller}
            onShow={show}
            onFocusRow={focusActive}
          />
        )}
      </Suspense>
    </>
  );
}

/** Goes to another stretch of the list, and makes its first or last row the one that the keys act on; resolves with that. */
function useShowFrom<OneRow extends Row>(
  list: List<OneRow>,
  { scrollTo }: Rows,
  setActive: (id: string | undefined) => void,
): (start: ListStart, edge?: 0 | -1) => Promise<OneRow | undefined> {
  // State, because the rows may be drawn before it is known which of them is meant.
  const [due, setDue] = useState<{ id: string }>();
  const done = useRef<{ id: string }>(undefined);
  useEffect(() => {
    if (!due || done.current === due) return;
    const index = list.rows.findIndex(({ id }) => id === due.id);
    if (index === -1) return;
    done.current = due;
    scrollTo(index, 'start');
  }, [due, list.rows, scrollTo]);
  return async (start, edge = 0) => {
    const shown = await list.showFrom(start);
    const row = shown?.at(edge);
    if (!row) return undefined;
    setDue({ id: row.id });
    setActive(row.id);
    return row;
  };
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
