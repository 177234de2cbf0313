import { Link } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { MoneyText } from '../../ui/values.tsx';
import { ordersMessages, type english } from './orders.messages.ts';
import { CustomerTradeDocument, type CustomerTradeQuery } from './orders.operations.generated.ts';

/** What a customer bought in each currency; each number leads to the orders that it counts. */
export function CustomerOrdersSection({ recordId }: { recordId: string }) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const query = useRecord(CustomerTradeDocument, { id: recordId });
  if (query.error && !query.data) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
  const customer = query.data?.customer;
  const trade = customer?.trade;
  // Who may not read orders is told nothing of them.
  if (!trade) return null;
  const ofCustomer = `customerId:${recordId}`;
  return (
    <Section
      id="trade"
      title={t('trade')}
      actions={
        <Link to="/orders" search={{ filter: [ofCustomer] }}>
          {t('ordersOfCustomer', { count: trade.orders })}
        </Link>
      }
    >
      <PlainTable
        label={t('trade')}
        rows={trade.spend}
        rowKey={({ gross }) => gross.currency}
        empty={customer?.mergedInto ? t('boughtMoved', { name: customer.mergedInto.name }) : t('nothingBought')}
        columns={spendColumns(t, format, ofCustomer)}
      />
    </Section>
  );
}

type Spend = NonNullable<NonNullable<CustomerTradeQuery['customer']>['trade']>['spend'][number];

function spendColumns(t: Translate<typeof english>, format: Format, ofCustomer: string): PlainColumn<Spend>[] {
  return [
    { key: 'currency', header: t('currency'), cell: ({ gross }) => gross.currency },
    {
      key: 'orders',
      header: t('boughtOrders'),
      isNumber: true,
      cell: ({ orders, gross }) => (
        <Link
          to="/orders"
          search={{ filter: [ofCustomer, `currency:${gross.currency}`, 'status:OPEN', 'status:COMPLETED'] }}
        >
          {format.number(orders)}
        </Link>
      ),
    },
    { key: 'gross', header: t('spent'), isNumber: true, cell: ({ gross }) => <MoneyText money={gross} /> },
  ];
}
