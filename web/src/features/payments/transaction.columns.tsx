import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { Absent, MoneyText, RelativeTime } from '../../ui/values.tsx';
import { ZonedTime } from '../../ui/zoned-time/index.ts';
import { OrderLink } from './order-link.tsx';
import { methodName, providerName } from './payment-name.ts';
import { paymentsMessages } from './payments.messages.ts';
import type { TransactionRowFragment } from './payments.operations.generated.ts';
import { LookUpButton } from './queues/look-up-button.tsx';
import { queuesMessages } from './queues/queues.messages.ts';
import { StateInWords, TransactionState } from './transaction-state.tsx';

/** With `isQueue` each row has its next step, in place of the reference that a request without an end rarely has. */
export function useTransactionColumns(isQueue: boolean): readonly Column<TransactionRowFragment>[] {
  const t = useMessages(paymentsMessages);
  const tQueues = useMessages(queuesMessages);
  return useMemo(
    (): Column<TransactionRowFragment>[] => [
      {
        key: 'requestedAt',
        path: 'requestedAt',
        header: t('when'),
        width: 205,
        sort: 'REQUESTED_AT',
        cell: ({ requestedAt, payment }) => <ZonedTime at={requestedAt} timeZone={payment.shop.timeZone} />,
      },
      {
        key: 'kind',
        path: 'kind',
        header: t('what'),
        width: 120,
        cell: ({ kind }) => t(`kind.${kind}`),
      },
      {
        key: 'state',
        path: 'state',
        header: t('state'),
        width: 130,
        cell: ({ state }) => <TransactionState state={state} />,
        beside: (transaction) => <StateInWords transaction={transaction} />,
      },
      {
        key: 'amount',
        path: 'amount',
        header: t('amount'),
        width: 110,
        isNumber: true,
        sort: 'AMOUNT',
        cell: ({ amount }) => <MoneyText money={amount} />,
      },
      {
        key: 'provider',
        path: 'payment.provider.name',
        header: t('provider'),
        width: 120,
        isWidest: isQueue,
        cell: ({ payment }) => <bdi>{providerName(payment.provider, t)}</bdi>,
      },
      {
        key: 'reference',
        path: 'reference',
        header: t('reference'),
        width: 150,
        isWidest: !isQueue,
        isExtra: isQueue,
        cell: ({ reference }) => (reference === null ? <Absent /> : <bdi>{reference}</bdi>),
      },
      {
        key: 'order',
        path: 'payment.order.number',
        header: t('order'),
        width: 95,
        cell: ({ payment }) => <OrderLink order={payment.order} tabIndex={-1} />,
      },
      {
        key: 'shop',
        path: 'payment.shop.name',
        header: t('shop'),
        width: 115,
        cell: ({ payment: { shop } }) => (
          <Link to="/shops/$shopId" params={{ shopId: shop.id }} tabIndex={-1}>
            <bdi>{shop.name}</bdi>
          </Link>
        ),
      },
      {
        key: 'method',
        path: 'payment.methodLabel',
        header: t('method'),
        width: 140,
        isExtra: true,
        cell: ({ payment }) => <bdi>{methodName(payment, t)}</bdi>,
      },
      {
        key: 'requestedBy',
        path: 'requestedBy',
        header: t('by'),
        width: 140,
        isExtra: true,
        cell: ({ requestedBy }) => (requestedBy === null ? <Absent /> : <bdi>{requestedBy}</bdi>),
      },
      {
        key: 'settledAt',
        path: 'settledAt',
        header: t('settled'),
        width: 130,
        isExtra: true,
        cell: ({ settledAt }) => <RelativeTime at={settledAt} />,
      },
      ...(isQueue
        ? [
            {
              key: 'step',
              header: tQueues('step'),
              width: 130,
              cell: (transaction: TransactionRowFragment) => <LookUpButton transaction={transaction} />,
            },
          ]
        : []),
    ],
    [t, tQueues, isQueue],
  );
}
