import { useMessages, type Translate } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Absent, MoneyText } from '../../ui/values.tsx';
import { ZonedTime } from '../../ui/zoned-time/index.ts';
import classes from './payments.module.css';
import { paymentsMessages, type english } from './payments.messages.ts';
import type { TransactionDetailFragment } from './payments.operations.generated.ts';
import { LookUpButton } from './queues/look-up-button.tsx';
import { isUnsettled } from './queues/queue-states.ts';
import { queuesMessages, type english as queuesEnglish } from './queues/queues.messages.ts';
import { StateInWords } from './transaction-state.tsx';

type TransactionsTableProps = {
  label: string;
  transactions: readonly TransactionDetailFragment[];
  /** Of the shop. */
  timeZone: string;
};

/** What was asked for or happened, the oldest first. */
export function TransactionsTable({ label, transactions, timeZone }: TransactionsTableProps) {
  const t = useMessages(paymentsMessages);
  const tQueues = useMessages(queuesMessages);
  return (
    <PlainTable
      label={label}
      rows={transactions}
      rowKey={({ id }) => id}
      empty={t('noTransactions')}
      columns={[
        ...transactionColumns(t, timeZone),
        ...(transactions.some(({ state }) => isUnsettled(state)) ? [stepColumn(tQueues)] : []),
      ]}
    />
  );
}

function stepColumn(t: Translate<typeof queuesEnglish>): PlainColumn<TransactionDetailFragment> {
  return { key: 'step', header: t('step'), cell: (one) => <LookUpButton transaction={one} /> };
}

function transactionColumns(t: Translate<typeof english>, timeZone: string): PlainColumn<TransactionDetailFragment>[] {
  return [
    {
      key: 'when',
      header: t('when'),
      cell: ({ settledAt, requestedAt }) => <ZonedTime at={settledAt ?? requestedAt} timeZone={timeZone} />,
    },
    { key: 'what', header: t('what'), cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'state', header: t('state'), cell: (one) => <StateInWords transaction={one} /> },
    { key: 'amount', header: t('amount'), isNumber: true, cell: ({ amount }) => <MoneyText money={amount} /> },
    {
      key: 'reference',
      header: t('reference'),
      cell: ({ reference }) => (reference === null ? <Absent /> : <bdi className={classes.reference}>{reference}</bdi>),
    },
    {
      key: 'by',
      header: t('by'),
      // The cell isolates its direction already; a `bdi` inside may break anywhere, so beside a long reference inside a word.
      cell: ({ requestedBy }) => requestedBy ?? <Absent />,
    },
  ];
}
