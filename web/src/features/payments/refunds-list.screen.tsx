import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { refundsMessages } from './order/refunds.messages.ts';
import { refundsList } from './payments-list.ts';
import { useRefundColumns, useRefundFilters } from './refund.columns.tsx';

/** Refunds over all orders; each is decided on the page of its order. */
export function RefundsListScreen() {
  const t = useMessages(refundsMessages);
  const tNavigation = useMessages(navigationMessages);
  const format = useFormat();
  const columns = useRefundColumns();
  const list = useList(refundsList, { columns, filters: useRefundFilters() });
  return (
    <ListScreen
      title={tNavigation('refunds')}
      list={list}
      columns={columns}
      rowName={({ number, amount }) => `${t('refund', { number })} ${format.money(amount)}`}
      rowLink={({ order }) => ({ to: '/orders/$orderId', params: { orderId: order.id } })}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
