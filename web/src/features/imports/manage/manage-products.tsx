import { IconColumns3 } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { navigationMessages, useMessages, useWording } from '../../../i18n/index.ts';
import { productsList, productsMessages, useProductColumns, useProductFilters } from '../../products/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Can } from '../../../ui/can.tsx';
import { LeaveGuard } from '../../../ui/form/index.ts';
import { Grid, gridCommands, SkipToGrid, useGridSelection, type GridColumn } from '../../../ui/grid/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ListTools, useList, useListView, withColumn } from '../../../ui/list-screen/index.ts';
import type { ListEmpty as ListEmptyOf } from '../../../ui/list-screen/list-empty.tsx';
import classes from '../../../ui/list-screen/list-screen.module.css';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { CellDetails } from './cell-details.tsx';
import { keptLayout, mostColumns, useChosenColumns, type OfferedColumn } from './grid-columns.ts';
import { GridState } from './grid-state.tsx';
import { GridTools } from './grid-tools.tsx';
import { LeftDialog } from './left-dialog.tsx';
import { manageMessages } from './manage.messages.ts';
import { cellView, productCell } from './product-cell.ts';
import { productGridList } from './product-grid-list.ts';
import type { GridLineFragment, GridStateFragment, ProductStatus } from './product-grid.operations.generated.ts';
import { cellKey, mostEdits, useProductEdits } from './use-product-edits.ts';

const ViewBar = lazyPart(() => import('../../../ui/list-screen/views/view-bar.tsx').then((m) => m.ViewBar));
const ColumnPanel = lazyPart(() => import('../../../ui/list-screen/setup/column-panel.tsx').then((m) => m.ColumnPanel));

const ListEmpty = lazyPart(() =>
  import('../../../ui/list-screen/list-empty.tsx').then((m) => m.ListEmpty),
) as unknown as typeof ListEmptyOf;

const rowHeights = { compact: 28, usual: 36, roomy: 48 } as const;

type ManageProductsProps = { state: GridStateFragment; offered: readonly OfferedColumn[]; isNarrow: boolean };

export function ManageProducts({ state, offered, isNarrow }: ManageProductsProps) {
  const t = useMessages(manageMessages);
  const tKit = useMessages(kitMessages);
  const tProducts = useMessages(productsMessages);
  const tNavigation = useMessages(navigationMessages);
  const { sentence } = useWording();
  const searchField = useRef<HTMLInputElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const title = tNavigation('manageProducts');
  const { layout, setLayout } = useListView(ownLayout);
  const choose = (next: typeof layout | null) => setLayout(next && keptLayout(offered, next));
  const chosen = useChosenColumns(offered, layout, isNarrow);
  const keys = useMemo(() => chosen.map(({ key }) => key), [chosen]);
  const productColumns = useProductColumns();
  const sortable = useMemo(() => productColumns.map(withoutCell), [productColumns]);
  const list = useList(productGridList, {
    columns: productColumns,
    filters: useProductFilters(),
    fieldLabels: { createdAt: tProducts('created'), categoryId: tProducts('category') },
    variables: { columns: keys, setId: state.set.id },
  });
  const { columns, asked } = useColumnsOfRows(chosen, list.isStale);
  const listOfProducts = useProductsList(list);
  const productsView = useListView(listOfProducts);
  const selection = useGridSelection(list, columns);
  const closedBy = (row: GridLineFragment, column: GridColumn) =>
    productCell(row, column, asked, undefined, false).closed;
  const edits = useProductEdits({ setId: state.set.id, list, columns, selection, closedBy });
  const { actions, written } = edits;
  const cellAt = useCallback(
    (row: GridLineFragment, column: GridColumn) =>
      productCell(row, column, asked, written.get(cellKey(row.id, column.key)), column.key === offered[0]?.key),
    [asked, written, offered],
  );
  const statusName = useCallback((status: string) => tProducts(status as ProductStatus), [tProducts]);
  const cellOf = useCallback(
    (row: GridLineFragment, column: GridColumn) =>
      cellView(cellAt(row, column), column, {
        t,
        yes: tKit('yes'),
        no: tKit('no'),
        statusName,
        reasonOf: sentence,
      }),
    [cellAt, t, tKit, statusName, sentence],
  );
  const commands = gridCommands({ list, columns, selection, cellOf, actions, mostEdits });
  const { activeRow, activeColumn } = selection;
  return (
    <div className={classes.screen}>
      {list.rows.length > 0 && <SkipToGrid />}
      <header className={classes.header}>
        <h1>{title}</h1>
      </header>
      <div className={classes.views}>
        <Suspense>
          {productsView.isOffered && <ViewBar list={listOfProducts} columns={productColumns} listView={productsView} />}
        </Suspense>
        <ToolButton label={tKit('columns')} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <IconColumns3 size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      </div>
      <ListTools title={title} list={listOfProducts} columns={sortable} searchField={searchField} />
      <GridTools
        state={state}
        list={list}
        selection={selection}
        commands={commands}
        edits={edits}
        isNarrow={isNarrow}
      />
      <GridState edits={edits} />
      <Suspense>
        {isChoosing && (
          <ColumnPanel columns={offered} layout={layout} onChange={choose} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
      {chosen.length === mostColumns && (
        <p className={classes.outdated}>{t('tooManyColumns', { count: mostColumns })}</p>
      )}
      {list.error && list.rows.length === 0 ? (
        <LoadProblem error={list.error} onRetry={() => void list.reload()} />
      ) : !list.isPending && list.rows.length === 0 ? (
        <Suspense>
          <ListEmpty list={listOfProducts} texts={{ title: tProducts('emptyTitle'), text: t('emptyText') }}>
            <Can action="create" subject="Product">
              <ButtonLink to="/products/new" isPrimary>
                {tNavigation('addProduct')}
              </ButtonLink>
            </Can>
            <ButtonLink to="/products/update">{tNavigation('updateProduct')}</ButtonLink>
          </ListEmpty>
        </Suspense>
      ) : (
        <Grid
          label={title}
          list={list}
          columns={columns}
          selection={selection}
          cellOf={cellOf}
          commands={commands}
          actions={actions}
          rowHeight={rowHeights[layout.density]}
          onResize={(key, width) => choose(withColumn(offered, layout, key, { width }))}
        >
          {activeRow && activeColumn && (
            <CellDetails
              product={activeRow.name}
              header={activeColumn.header}
              cell={cellAt(activeRow, activeColumn)}
              say={activeColumn.key === 'status' ? statusName : asItIs}
            />
          )}
        </Grid>
      )}
      {edits.left.length + edits.unplaced.length > 0 && (
        <LeftDialog left={edits.left} unplaced={edits.unplaced} onClose={edits.forgetLeft} />
      )}
      <LeaveGuard isDirty={edits.waiting.waiting > 0} isOfPath />
    </div>
  );
}

const asItIs = (text: string) => text;

/** What of a column of the product list search, filters and order ask for. */
function withoutCell({
  cell: _cell,
  beside: _beside,
  path: _path,
  ...column
}: ReturnType<typeof useProductColumns>[number]) {
  return { ...column, cell: () => null };
}

/** The grid's own columns; its views are those of the product list. */
const ownLayout = { key: productGridList.document.name, search: {} };

/** Rows that were read for other columns are shown in those until the new ones are here. */
function useColumnsOfRows(chosen: readonly GridColumn[], isStale: boolean) {
  const [shown, setShown] = useState(chosen);
  if (!isStale && shown !== chosen) setShown(chosen);
  const columns = isStale ? shown : chosen;
  const asked = useMemo(() => new Map(columns.map(({ key }, at) => [key, at])), [columns]);
  return { columns, asked };
}

/** The same search and filters, as those of the product list, by which its fields and views are known. */
function useProductsList<List extends { variables: Record<string, unknown> }>(list: List) {
  const { columns: _columns, setId: _setId, ...variables } = list.variables;
  return {
    ...list,
    name: productsList.name,
    key: productsList.document.name,
    text: productsList.document.text,
    variables,
  };
}
