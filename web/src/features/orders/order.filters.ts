import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { documentQuery, useAbilities } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  recordFilter,
  type FilterOption,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { axes, axisValues } from './order-axes.tsx';
import { filterValues, parseListSearch } from '../../ui/routing/index.ts';
import { ordersMessages } from './orders.messages.ts';
import { CustomersOfFilterDocument, type OrderSource } from './orders.operations.generated.ts';

const sources: readonly OrderSource[] = ['API', 'IMPORT', 'DRAFT'];

export function useOrderFilters(): readonly ListFilter[] {
  const t = useMessages(ordersMessages);
  const { day } = useFormat();
  const customer = useFilteredCustomer();
  const canReadCategories = useAbilities().can('read', 'Category');
  return useMemo(
    () => [
      ...axes.map((axis) =>
        choiceFilter(
          axis,
          t(`axis.${axis}`),
          axisValues(axis).map((value) => ({ value, label: t(`${axis}.${value}` as 'status.OPEN') })),
        ),
      ),
      dayFilter('placedFrom', t('placedFrom'), day),
      dayFilter('placedUntil', t('placedUntil'), day),
      recordFilter('shopId', t('shop'), 'Shop'),
      recordFilter('channelId', t('channel'), 'Channel'),
      recordFilter('productId', t('product'), 'Product'),
      recordFilter('brandId', t('brand'), 'Brand'),
      ...(canReadCategories ? [recordFilter('categoryId', t('category'), 'Category')] : []),
      { ...choiceFilter('customerId', t('customer'), []), read: customer },
      { ...choiceFilter('currency', t('currency'), []), read: (value: string) => ({ value, label: value }) },
      recordFilter('assigneeId', t('assignee'), 'User'),
      choiceFilter(
        'source',
        t('source'),
        sources.map((source) => ({ value: source, label: t(`source.${source}`) })),
      ),
      flagFilter('isFirst', t('first'), { yes: t('isFirst'), no: t('notFirst') }),
      flagFilter('totalsDiffer', t('totalsDiffer'), { yes: t('differ'), no: t('addUp') }),
      flagFilter('isArchived', t('archived'), { yes: t('isArchived'), no: t('notArchived') }),
    ],
    [t, day, customer, canReadCategories],
  );
}

/** Names the customers whose orders an address asks for, by these orders. */
function useFilteredCustomer(): (id: string) => FilterOption {
  const t = useMessages(ordersMessages);
  const ids = filterValues(parseListSearch(useSearch({ strict: false })), 'customerId');
  const query = useQuery({ ...documentQuery(CustomersOfFilterDocument, { ids: [...ids] }), enabled: ids.length > 0 });
  const orders = query.data?.orders.nodes;
  return useCallback(
    (id) => ({
      value: id,
      label: orders?.find(({ customer }) => customer?.id === id)?.customer?.name ?? t('oneCustomer'),
    }),
    [orders, t],
  );
}
