import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, useRef, type Key, type ReactNode } from 'react';
import { useFormat, useMessages } from '../../../../i18n/index.ts';
import { kitMessages } from '../../../../ui/kit.messages.ts';
import { LoadProblem } from '../../../../ui/load-problem.tsx';
import { useDelayed } from '../../../../ui/use-delayed.ts';
import type { Page } from './page-of.ts';
import { PageSteps } from './page-steps.tsx';
import classes from './paged-list.module.css';
import { pagedListMessages } from './paged-list.messages.ts';
import { NoRows, type EmptyList } from './no-rows.tsx';
import { PagedTools } from './paged-tools.tsx';
import { useLastPage } from './use-last-page.ts';
import type { PagedPlace } from './use-paged-place.ts';
import { useKeyHelp, useKeys } from '../../../../ui/use-keys.ts';

export type PagedColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sorted by its key, where the list can be. */
  isSortable?: boolean;
  /** Numbers stand at the end of their column. */
  isNumber?: boolean;
  /** What stands below the heading, such as a search in this column alone. */
  tool?: ReactNode;
};

/** Rows that somebody has ticked, by their keys. */
export type PagedSelection = { keys: ReadonlySet<Key>; change: (keys: ReadonlySet<Key>) => void };

/** What is shown below a row, the button that opens it, and whether it is open. */
export type RowDetail<Row> = {
  renderDetail: (row: Row) => ReactNode;
  renderToggle: (row: Row) => ReactNode;
  isOpen: (row: Row) => boolean;
};

type PagedListProps<Row> = {
  label: string;
  place: PagedPlace;
  query: UseQueryResult<Page<Row>>;
  columns: readonly PagedColumn<Row>[];
  rowKey: (row: Row) => Key;
  rowName: (row: Row) => string;
  /** What can be done with one row. */
  renderActions?: (row: Row) => ReactNode;
  /** More about a row, shown below it. */
  detail?: RowDetail<Row>;
  selection?: PagedSelection;
  isSearchable?: boolean;
  /** What stands beside search and filters, such as an export. */
  tools?: ReactNode;
  empty: EmptyList;
};

/** A list that its source answers by pages: search, filters, order and page live in the address; narrow, each row is a card. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, place, query, isSearchable = true, tools } = props;
  const t = useMessages(kitMessages);
  const search = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useKeys({
    '/': isSearchable ? () => search.current?.focus() : undefined,
    j: () => focusRow(body.current, 1),
    k: () => focusRow(body.current, -1),
  });
  useKeyHelp([
    { keys: ['j', 'k'], label: t('keyMove') },
    ...(isSearchable ? [{ keys: ['/'], label: t('keySearch') }] : []),
  ]);
  const { data } = query;
  useLastPage(place, query.isPlaceholderData ? undefined : data?.total);
  return (
    <section className={classes.list} aria-label={label}>
      <PagedTools label={label} place={place} fieldRef={search} isSearchable={isSearchable}>
        {tools}
      </PagedTools>
      <PagedRows {...props} body={body} />
      {data && data.total > 0 && <PageSteps place={place} total={data.total} />}
    </section>
  );
}

/** The next or previous row's own link or button takes the focus. */
function focusRow(body: HTMLElement | null, step: number): void {
  const rows = [...(body?.querySelectorAll('tr[data-row]') ?? [])];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current === -1 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)];
  next?.querySelector<HTMLElement>('td a, td button, td input')?.focus();
}

type PagedRowsProps<Row> = PagedListProps<Row> & { body: React.RefObject<HTMLTableSectionElement | null> };

function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { label, place, query, columns, rowKey, rowName, renderActions, detail, selection, empty, body } = props;
  const t = useMessages(kitMessages);
  const tList = useMessages(pagedListMessages);
  const format = useFormat();
  const isSkeletonDue = useDelayed(query.isPending);
  const { data } = query;
  if (!data) {
    if (query.error) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
    return isSkeletonDue ? <output className={classes.skeleton} aria-label={t('loading')} /> : null;
  }
  const headTools = columns.some(({ tool }) => tool !== undefined);
  const count = (
    <output className="visually-hidden">
      {tList('found', { count: data.total, total: format.number(data.total) })}
    </output>
  );
  if (data.total === 0 && !headTools) {
    return (
      <>
        {count}
        <NoRows place={place} empty={empty} />
      </>
    );
  }
  const keys = data.rows.map(rowKey);
  return (
    <>
      {count}
      <div className={classes.scroller} data-stale={query.isPlaceholderData}>
        <table className={classes.table} aria-label={label} aria-busy={query.isPlaceholderData}>
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={classes.tick}>
                  <SelectAll keys={keys} selection={selection} />
                </th>
              )}
              {detail && (
                <th scope="col">
                  <span className="visually-hidden">{tList('details')}</span>
                </th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} place={place} />
              ))}
              {renderActions && (
                <th scope="col" className={classes.actions}>
                  <span className="visually-hidden">{tList('actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            {data.rows.map((row) => (
              <Fragment key={rowKey(row)}>
                <tr data-row data-selected={selection?.keys.has(rowKey(row))}>
                  {selection && (
                    <td className={classes.tick}>
                      <input
                        type="checkbox"
                        aria-label={t('selectRow', { name: rowName(row) })}
                        checked={selection.keys.has(rowKey(row))}
                        onChange={() => selection.change(toggled(selection.keys, rowKey(row)))}
                      />
                    </td>
                  )}
                  {detail && <td className={classes.tick}>{detail.renderToggle(row)}</td>}
                  {columns.map((column) => (
                    <td key={column.key} data-label={column.header} data-number={column.isNumber === true}>
                      <div className={classes.value}>{column.cell(row)}</div>
                    </td>
                  ))}
                  {renderActions && (
                    <td className={classes.actions}>
                      <div className={classes.actionLine}>{renderActions(row)}</div>
                    </td>
                  )}
                </tr>
                {detail?.isOpen(row) && (
                  <tr className={classes.detail}>
                    <td colSpan={columns.length + 3}>{detail.renderDetail(row)}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {data.total === 0 && <NoRows place={place} empty={empty} />}
    </>
  );
}

function toggled(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

function SelectAll({ keys, selection }: { keys: readonly Key[]; selection: PagedSelection }) {
  const t = useMessages(kitMessages);
  const chosen = keys.filter((key) => selection.keys.has(key)).length;
  return (
    <input
      type="checkbox"
      aria-label={t('selectLoaded')}
      checked={chosen > 0 && chosen === keys.length}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < keys.length;
      }}
      onChange={({ currentTarget }) => {
        const others = [...selection.keys].filter((key) => !keys.includes(key));
        selection.change(new Set(currentTarget.checked ? [...others, ...keys] : others));
      }}
    />
  );
}

function HeadCell<Row>({ column, place }: { column: PagedColumn<Row>; place: PagedPlace }) {
  const { key, header, isSortable = false, isNumber = false, tool } = column;
  const isSorted = isSortable && place.sort.field === key;
  const { isDescending } = place.sort;
  const sorting = isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-number={isNumber} aria-sort={isSortable ? (isSorted ? sorting : 'none') : undefined}>
      {isSortable ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => place.setSort({ field: key, isDescending: isSorted && !isDescending })}
        >
          {header}
          {isSorted && (isDescending ? <IconArrowDown size={14} aria-hidden /> : <IconArrowUp size={14} aria-hidden />)}
        </button>
      ) : (
        header
      )}
      {tool}
    </th>
  );
}
