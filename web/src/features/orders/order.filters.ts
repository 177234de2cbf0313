import { useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { choiceFilter, dayFilter, flagFilter, recordFilter, type ListFilter } from '../../ui/list-screen/index.ts';
import { axes, axisValues } from './order-axes.tsx';
import { ordersMessages } from './orders.messages.ts';
import type { OrderSource } from './orders.operations.generated.ts';

const sources: readonly OrderSource[] = ['API', 'IMPORT', 'DRAFT'];

export function useOrderFilters(): readonly ListFilter[] {
  const t = useMessages(ordersMessages);
  const { day } = useFormat();
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
      recordFilter('customerId', t('customer'), 'Customer'),
      recordFilter('assigneeId', t('assignee'), 'User'),
      choiceFilter(
        'source',
        t('source'),
        sources.map((source) => ({ value: source, label: t(`source.${source}`) })),
      ),
      flagFilter('totalsDiffer', t('totalsDiffer'), { yes: t('differ'), no: t('addUp') }),
      flagFilter('isArchived', t('archived'), { yes: t('isArchived'), no: t('notArchived') }),
    ],
    [t, day],
  );
}
