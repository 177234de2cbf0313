import { IconColumns3, IconDownload } from '@tabler/icons-react';
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { KeyHints } from '../key-hints.tsx';
import { LoadProblem } from '../load-problem.tsx';
import { ToolButton } from '../tool-button.tsx';
import type { BulkAction, Column, Row, RowKey, RowLink } from './column.ts';
import type { EmptyTexts, ListEmpty as ListEmptyOf } from './list-empty.tsx';
import { shownColumns, withColumn, type Density, type ShownColumn } from './list-layout.ts';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import classes from './list-screen.module.css';
import { useListView } from './use-list-view.ts';
import type { List } from './use-list.ts';
import { useSelection } from './use-selection.ts';
import { lazyPart } from '../lazy-part.tsx';

/** Not needed for the first rows to show. */
const ViewBar = lazyPart(() => import('./views/view-bar.tsx').then((m) => m.ViewBar));
const ExportDialog = lazyPart(() => import('./export/export-dialog.tsx').then((m) => m.ExportDialog));
const BulkBar = lazyPart(() => import('./bulk/bulk-bar.tsx').then((m) => m.BulkBar));
const ListEmpty = lazyPart(() => import('./list-empty.tsx').then((m) => m.ListEmpty)) as unknown as typeof ListEmptyOf;
const ColumnPanel = lazyPart(() => import('./setup/column-panel.tsx').then((m) => m.ColumnPanel));

type ListScreenProps<OneRow extends Row> = {
  title: string;
  list: List<OneRow>;
  columns: readonly Column<OneRow>[];
  rowName: (row: OneRow) => string;
  /** What heads a row that is peeked at, where its name alone does not say it. */
  rowTitle?: (row: OneRow) => ReactNode;
  /** The page of a row that its id alone does not name. */
  rowLink?: (row: OneRow) => RowLink;
  rowKeys?: readonly RowKey<OneRow>[];
  bulkActions?: readonly BulkAction[];
  empty: EmptyTexts;
  /** The parts of the record that the rows belong to. */
  tabs?: ReactNode;
  /** Sums over all rows that the list finds. */
  totals?: ReactNode;
  /** The primary action; shown beside the title and once more where the list is empty. */
  children?: ReactNode;
};

/** A list with its search, filters, order, selection, keys and every state it can be in. */
export function ListScreen<OneRow extends Row>(props: ListScreenProps<OneRow>) {
  const { title, list, columns, rowKeys = [], bulkActions = [], children } = props;
  const t = useMessages(kitMessages);
  const selection = useSelection(list);
  const searchField = useRef<HTMLInputElement>(null);
  const listView = useListView(list);
  const { layout, setLayout } = listView;
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);
  const [open, setOpen] = useState<'columns' | 'export'>();
  const close = () => setOpen(undefined);
  const abilities = useAbilities();
  const { link } = list;
  const rowLink = props.rowLink ?? (link && (({ id }: OneRow) => link(id)));
  return (
    <div className={classes.screen}>
      {selection.isEverything || selection.count.count > 0 ? (
        <Suspense fallback={<div className={classes.header} />}>
          <BulkBar list={list} selection={selection} actions={bulkActions} />
        </Suspense>
      ) : (
        <header className={classes.header}>
          <h1>{title}</h1>
          <ListCount list={list} />
          {props.totals}
          <div className={classes.primary}>{children}</div>
        </header>
      )}
      {props.tabs && <div className={classes.tabs}>{props.tabs}</div>}
      <div className={classes.views}>
        <Suspense>{listView.isOffered && <ViewBar list={list} columns={columns} listView={listView} />}</Suspense>
        {list.exported && abilities.can('export', list.exported) && (
          <ToolButton label={t('export')} aria-haspopup="dialog" onClick={() => setOpen('export')}>
            <IconDownload size={18} stroke={1.6} aria-hidden />
          </ToolButton>
        )}
        <ToolButton label={t('columns')} aria-haspopup="dialog" onClick={() => setOpen('columns')}>
          <IconColumns3 size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      </div>
      <ListTools title={title} list={list} columns={columns} searchField={searchField} />
      <Suspense>
        {open === 'columns' && <ColumnPanel columns={columns} layout={layout} onChange={setLayout} onClose={close} />}
        {open === 'export' && <ExportDialog title={title} list={list} columns={shown} onClose={close} />}
      </Suspense>
      {list.error && list.rows.length > 0 && (
        <p className={classes.outdated} role="alert">
          {t('outdated')}{' '}
          <button type="button" className={classes.inlineButton} onClick={() => void list.reload()}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      <ListBody
        {...props}
        rowLink={rowLink}
        shown={shown}
        density={layout.density}
        onResize={(key, width) => setLayout(withColumn(columns, layout, key, { width }))}
        selection={selection}
        onSearch={() => searchField.current?.focus()}
      />
      <KeyHints
        hints={[
          { keys: ['j', 'k'], label: t('keyMove') },
          ...(bulkActions.length > 0 ? [{ keys: ['x'], label: t('keySelect') }] : []),
          ...(rowLink
            ? [
                { keys: ['Enter'], label: t('keyOpen') },
                { keys: ['Space'], label: t('keyPeek') },
              ]
            : []),
          ...rowKeys.map(({ key, label }) => ({ keys: [key], label })),
          ...(list.isSearchable ? [{ keys: ['/'], label: t('keySearch') }] : []),
        ]}
        further={[
          { keys: ['Home', 'End'], label: t('keyEnds') },
          ...(bulkActions.length > 0 ? [{ keys: ['X'], label: t('keyRange') }] : []),
        ]}
      />
    </div>
  );
}

type ListBodyProps<OneRow extends Row> = Omit<ListScreenProps<OneRow>, 'rowLink'> & {
  rowLink: ((row: OneRow) => RowLink) | undefined;
  shown: readonly ShownColumn<OneRow>[];
  density: Density;
  onResize: (key: string, width: number | null) => void;
  selection: ReturnType<typeof useSelection<OneRow>>;
  onSearch: () => void;
};

function ListBody<OneRow extends Row>(props: ListBodyProps<OneRow>) {
  const { list, title, empty, children } = props;
  if (list.error && list.rows.length === 0) {
    return <LoadProblem error={list.error} onRetry={() => void list.reload()} />;
  }
  if (!list.isPending && list.rows.length === 0) {
    return (
      <Suspense>
        <ListEmpty list={list} texts={empty}>
          {children}
        </ListEmpty>
      </Suspense>
    );
  }
  return (
    <ListTable
      label={title}
      list={list}
      columns={props.shown}
      allColumns={props.columns}
      density={props.density}
      onResize={props.onResize}
      rowName={props.rowName}
      rowTitle={props.rowTitle}
      rowLink={props.rowLink}
      rowKeys={props.rowKeys ?? []}
      {...(props.bulkActions?.length ? { selection: props.selection } : {})}
      onSearch={props.onSearch}
    />
  );
}

function ListCount<OneRow extends Row>({ list }: { list: List<OneRow> }) {
  const t = useMessages(kitMessages);
  const format = useFormat();
  if (!list.total) return null;
  const count = format.number(list.total.count);
  return (
    <output className={classes.count} data-stale={list.isStale}>
      {list.total.isExact ? count : t('about', { count })}
    </output>
  );
}
