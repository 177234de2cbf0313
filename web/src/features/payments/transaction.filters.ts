import { paymentTransactionKinds, paymentTransactionStates } from '@quarry/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { documentQuery, useAbilities } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import {
  choiceFilter,
  dayFilter,
  recordFilter,
  sinceFilter,
  type FilterOption,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { filterValues, parseListSearch } from '../../ui/routing/index.ts';
import { ShopPaymentProvidersDocument } from './payment-providers.operations.generated.ts';
import { providerName } from './payment-name.ts';
import { paymentsMessages } from './payments.messages.ts';
import { useCurrencyFilter } from './use-currency-filter.ts';

export function useTransactionFilters(): readonly ListFilter[] {
  const t = useMessages(paymentsMessages);
  const { dateTime, day } = useFormat();
  const [now] = useState(() => Date.now());
  const providers = useProvidersOfShop();
  const currency = useCurrencyFilter();
  const canReadOrders = useAbilities().can('read', 'Order');
  return useMemo(
    () => [
      choiceFilter(
        'kind',
        t('what'),
        paymentTransactionKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      ),
      choiceFilter(
        'state',
        t('state'),
        paymentTransactionStates.map((value) => ({ value, label: t(`state.${value}`) })),
      ),
      recordFilter('shopId', t('shop'), 'Shop'),
      ...(canReadOrders ? [recordFilter('orderId', t('order'), 'Order')] : []),
      recordFilter('channelId', t('channel'), 'Channel'),
      // An address may name one before its shop has told of it.
      { ...choiceFilter('providerId', t('provider'), providers), read: (id) => ({ value: id, label: '…' }) },
      currency,
      sinceFilter('from', t('from'), dateTime, now),
      sinceFilter('until', t('until'), dateTime, now),
      dayFilter('settledFrom', t('settledFrom'), day),
      dayFilter('settledUntil', t('settledUntil'), day),
    ],
    [t, dateTime, day, now, providers, currency, canReadOrders],
  );
}

const none: readonly FilterOption[] = [];

/** Those of the one shop that the ledger is about; each shop has its own. */
function useProvidersOfShop(): readonly FilterOption[] {
  const t = useMessages(paymentsMessages);
  const [shopId = '', ...others] = filterValues(parseListSearch(useSearch({ strict: false })), 'shopId');
  const isOne = shopId !== '' && others.length === 0;
  const query = useQuery({ ...documentQuery(ShopPaymentProvidersDocument, { shopId }), enabled: isOne });
  const providers = query.data?.paymentProviders;
  return useMemo(
    () => providers?.map((one) => ({ value: one.id, label: providerName(one, t) })) ?? none,
    [providers, t],
  );
}
