import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages, useWording } from '../../../i18n/index.ts';
import type { Column } from '../../../ui/list-screen/index.ts';
import { Absent, MoneyText } from '../../../ui/values.tsx';
import { ZonedTime } from '../../../ui/zoned-time/index.ts';
import { providerName } from '../payment-name.ts';
import type { PaymentEventRowFragment } from '../payment-queues.operations.generated.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { EventActions } from './event-actions.tsx';
import { EventState, EventStateWithNote } from './event-state.tsx';
import { queuesMessages } from './queues.messages.ts';

export function useEventColumns(): readonly Column<PaymentEventRowFragment>[] {
  const t = useMessages(queuesMessages);
  const tPayments = useMessages(paymentsMessages);
  const { sentence } = useWording();
  return useMemo(
    (): Column<PaymentEventRowFragment>[] => [
      {
        key: 'receivedAt',
        header: t('received'),
        width: 180,
        sort: 'RECEIVED_AT',
        cell: ({ receivedAt, shop }) => <ZonedTime at={receivedAt} timeZone={shop.timeZone} />,
      },
      { key: 'kind', header: t('event'), width: 140, cell: ({ kind }) => t(`event.${kind}`) },
      {
        key: 'amount',
        header: tPayments('amount'),
        width: 105,
        isNumber: true,
        cell: ({ amount }) => (amount === null ? <Absent /> : <MoneyText money={amount} />),
      },
      {
        key: 'state',
        header: t('state'),
        width: 190,
        cell: ({ state }) => <EventState state={state} />,
        beside: (event) => <EventStateWithNote event={event} />,
      },
      {
        key: 'orderHint',
        header: t('orderHint'),
        width: 120,
        cell: ({ orderHint }) => (orderHint === null ? <Absent /> : <bdi>{orderHint}</bdi>),
      },
      {
        key: 'reference',
        header: tPayments('reference'),
        width: 120,
        isWidest: true,
        cell: ({ reference }) => (reference === null ? <Absent /> : <bdi>{reference}</bdi>),
      },
      {
        key: 'shop',
        header: tPayments('shop'),
        width: 120,
        isExtra: true,
        cell: ({ shop }) => (
          <Link to="/shops/$shopId" params={{ shopId: shop.id }} tabIndex={-1}>
            <bdi>{shop.name}</bdi>
          </Link>
        ),
      },
      {
        key: 'provider',
        header: tPayments('provider'),
        width: 120,
        isExtra: true,
        cell: ({ provider }) => <bdi>{providerName(provider, tPayments)}</bdi>,
      },
      {
        key: 'note',
        header: t('note'),
        width: 240,
        isExtra: true,
        cell: ({ note }) => (note === null ? <Absent /> : sentence(note)),
      },
      {
        key: 'payment',
        header: t('payment'),
        width: 130,
        isExtra: true,
        cell: ({ payment }) =>
          payment === null ? (
            <Absent />
          ) : (
            <Link to="/payments/$paymentId" params={{ paymentId: payment.id }} tabIndex={-1}>
              {t('openPayment')}
            </Link>
          ),
      },
      { key: 'step', header: t('step'), width: 190, cell: (event) => <EventActions event={event} /> },
    ],
    [t, tPayments, sentence],
  );
}
