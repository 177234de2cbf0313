import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { ListTotals, type ListSums } from '../../ui/list-totals/index.ts';
import { ListMeasure } from '../../ui/measures/lazy-list-measure.tsx';
import { useOrderColumns } from './order.columns.tsx';
import { useOrderFilters } from './order.filters.ts';
import { orderName } from './order-name.ts';
import { ordersList } from './orders-list.ts';
import { ordersMessages } from './orders.messages.ts';
import { CountOrdersDocument, OrderTotalsDocument, type OrderTotalsQuery } from './orders.operations.generated.ts';
import { useOrderBulkActions } from './update/use-order-bulk-actions.ts';

export function OrdersListScreen() {
  const t = useMessages(ordersMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useOrderColumns();
  const list = useList(ordersList, {
    columns,
    filters: useOrderFilters(),
    fieldLabels: {
      placedAt: t('placed'),
      placedOn: t('placed'),
      gross: t('gross'),
      outstanding: t('outstanding'),
      country: t('shipCountry'),
      tag: t('tag'),
      currency: t('currency'),
      itemCount: t('items'),
      source: t('source'),
      createdAt: t('created'),
    },
  });
  const sumsOf = ({ orderTotals: { sums } }: OrderTotalsQuery): ListSums =>
    sums?.map(({ orders, net, tax, gross, outstanding }) => ({
      currency: gross.currency,
      rows: orders,
      amounts: [
        { label: t('gross'), money: gross },
        { label: t('net'), money: net },
        { label: t('tax'), money: tax },
        { label: t('outstanding'), money: outstanding },
      ],
    })) ?? null;
  return (
    <ListScreen
      title={tNavigation('ordersList')}
      list={list}
      columns={columns}
      rowName={(order) => orderName(order, t)}
      bulkActions={useOrderBulkActions()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      totals={
        <>
          <ListMeasure list={list} />
          <ListTotals
            list={list}
            document={OrderTotalsDocument}
            sumsOf={sumsOf}
            count={{ document: CountOrdersDocument, of: ({ orderTotals: { count } }) => count }}
          />
        </>
      }
    >
      <Can action="create" subject="Order">
        <Can action="run" subject="Import">
          <ButtonLink to="/orders/import">{t('import')}</ButtonLink>
        </Can>
        <ButtonLink to="/orders/new" isPrimary>
          {tNavigation('addOrder')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
