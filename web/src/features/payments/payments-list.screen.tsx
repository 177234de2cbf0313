import { useSearch } from '@tanstack/react-router';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { ListTotals, type ListSums } from '../../ui/list-totals/index.ts';
import { ListMeasure } from '../../ui/measures/lazy-list-measure.tsx';
import { parseListSearch } from '../../ui/routing/index.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { paymentsList } from './payments-list.ts';
import { paymentsMessages } from './payments.messages.ts';
import { PaymentSumsDocument, type PaymentSumsQuery } from './payments.operations.generated.ts';
import { PaymentTabs } from './queues/payment-tabs.tsx';
import { isUnsettled } from './queues/queue-states.ts';
import { useTransactionColumns } from './transaction.columns.tsx';
import { useTransactionFilters } from './transaction.filters.ts';

/** The ledger over all orders: what was asked for or happened, and what it comes to. */
export function PaymentsListScreen() {
  const t = useMessages(paymentsMessages);
  const tNavigation = useMessages(navigationMessages);
  const format = useFormat();
  const { filter = [] } = parseListSearch(useSearch({ strict: false }));
  const states = filter.filter((one) => one.startsWith('state:')).map((one) => one.slice('state:'.length));
  const isQueue = states.length > 0 && states.every((state) => isUnsettled(state));
  const columns = useTransactionColumns(isQueue);
  const list = useList(paymentsList, { columns, filters: useTransactionFilters() });
  // A request without an end ends by itself, once its provider has answered.
  useReloadWhile(
    list.rows.some(({ state }) => isUnsettled(state)),
    list.reload,
  );
  const sumsOf = ({ paymentSums: { sums } }: PaymentSumsQuery): ListSums =>
    sums?.map(({ currency, authorized, captured, refunded, voided, net }) => ({
      currency,
      amounts: [
        { label: t('authorized'), money: authorized },
        { label: t('voided'), money: voided },
        { label: t('captured'), money: captured },
        { label: t('refunded'), money: refunded },
        { label: t('net'), money: net },
      ],
    })) ?? null;
  return (
    <ListScreen
      title={tNavigation('payments')}
      list={list}
      columns={columns}
      rowName={({ kind, amount }) => `${t(`kind.${kind}`)} ${format.money(amount)}`}
      rowLink={({ payment }) => ({ to: '/payments/$paymentId', params: { paymentId: payment.id } })}
      tabs={<PaymentTabs />}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      totals={
        <>
          <ListMeasure list={list} />
          <ListTotals list={list} document={PaymentSumsDocument} sumsOf={sumsOf} />
        </>
      }
    />
  );
}
