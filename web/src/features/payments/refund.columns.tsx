import { disputeStates, refundPurposes, refundStates } from '@quarry/contracts/payments';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  recordFilter,
  type Column,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { Absent, MoneyText } from '../../ui/values.tsx';
import { ZonedTime } from '../../ui/zoned-time/index.ts';
import { OrderLink } from './order-link.tsx';
import { refundsMessages } from './order/refunds.messages.ts';
import { paymentsMessages } from './payments.messages.ts';
import { RefundState } from './refund-state.tsx';
import type { RefundRowFragment } from './refunds.operations.generated.ts';
import { useCurrencyFilter } from './use-currency-filter.ts';

export function useRefundFilters(): readonly ListFilter[] {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  const { day } = useFormat();
  const currency = useCurrencyFilter();
  return useMemo(
    () => [
      choiceFilter(
        'state',
        t('state'),
        refundStates.map((value) => ({ value, label: t(`state.${value}`) })),
      ),
      flagFilter('waitsForMe', t('waitsFor'), { yes: t('waitsForMe'), no: t('waitsForOthers') }),
      choiceFilter(
        'purpose',
        t('purpose'),
        refundPurposes.map((value) => ({ value, label: t(`purpose.${value}`) })),
      ),
      choiceFilter(
        'disputeState',
        t('dispute'),
        disputeStates.map((value) => ({ value, label: t(`dispute.${value}`) })),
      ),
      recordFilter('shopId', tPayments('shop'), 'Shop'),
      currency,
      dayFilter('createdFrom', t('createdFrom'), day),
      dayFilter('createdUntil', t('createdUntil'), day),
    ],
    [t, tPayments, day, currency],
  );
}

export function useRefundColumns(): readonly Column<RefundRowFragment>[] {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  return useMemo(
    (): Column<RefundRowFragment>[] => [
      {
        key: 'createdAt',
        path: 'createdAt',
        header: tPayments('when'),
        width: 205,
        sort: 'CREATED_AT',
        cell: ({ createdAt, shop }) => <ZonedTime at={createdAt} timeZone={shop.timeZone} />,
      },
      {
        key: 'order',
        path: 'order.number',
        header: tPayments('order'),
        width: 90,
        cell: ({ order }) => <OrderLink order={order} tabIndex={-1} />,
      },
      {
        key: 'state',
        path: 'state',
        header: t('state'),
        width: 210,
        cell: (refund) => <RefundState refund={refund} />,
      },
      {
        key: 'amount',
        path: 'amount',
        header: t('amount'),
        width: 105,
        isNumber: true,
        sort: 'AMOUNT',
        cell: ({ amount }) => <MoneyText money={amount} />,
      },
      {
        key: 'purpose',
        path: 'purpose',
        header: t('purpose'),
        width: 100,
        cell: ({ purpose }) => t(`purpose.${purpose}`),
      },
      {
        key: 'reason',
        path: 'reason',
        header: t('reason'),
        width: 120,
        isWidest: true,
        cell: ({ reason }) => (reason === '' ? <Absent /> : <bdi>{reason}</bdi>),
      },
      {
        key: 'requestedBy',
        path: 'requestedBy',
        header: tPayments('by'),
        width: 105,
        cell: ({ requestedBy }) => (requestedBy === null ? <Absent /> : <bdi>{requestedBy}</bdi>),
      },
      {
        key: 'shop',
        path: 'shop.name',
        header: tPayments('shop'),
        width: 110,
        cell: ({ shop }) => (
          <Link to="/shops/$shopId" params={{ shopId: shop.id }} tabIndex={-1}>
            <bdi>{shop.name}</bdi>
          </Link>
        ),
      },
    ],
    [t, tPayments],
  );
}
