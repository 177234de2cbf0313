import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { ListMeasure } from '../../ui/measures/lazy-list-measure.tsx';
import { useProductColumns } from './product.columns.tsx';
import { productsMessages } from './products.messages.ts';
import { useProductBulkActions } from './use-product-bulk-actions.ts';
import { useProductFilters } from './use-product-filters.ts';
import { productsList } from './products-list.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const FirstProduct = lazyPart(() => import('./first-product.tsx').then((m) => m.FirstProduct));

export function ProductsListScreen() {
  const t = useMessages(productsMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useProductColumns();
  const list = useList(productsList, {
    columns,
    filters: useProductFilters(),
    fieldLabels: { createdAt: t('created'), categoryId: t('category') },
  });
  return (
    <ListScreen
      title={tNavigation('products')}
      list={list}
      columns={columns}
      rowName={(product) => product.localName}
      bulkActions={useProductBulkActions()}
      totals={<ListMeasure list={list} />}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), step: <FirstProduct /> }}
    >
      <Can action="delete" subject="Product">
        <ButtonLink to="/bin" search={{ filter: ['entity:product'] }}>
          {tNavigation('bin')}
        </ButtonLink>
      </Can>
      <Can action="create" subject="Product">
        <ButtonLink to="/products/new" isPrimary>
          {tNavigation('addProduct')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
