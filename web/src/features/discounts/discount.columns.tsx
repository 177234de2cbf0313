import { discountKinds, discountMethods, discountStatuses } from '@quarry/contracts/discounts';
import { useMemo } from 'react';
import { useFormat, useMessages, type Format } from '../../i18n/index.ts';
import { choiceFilter, recordFilter, type Column, type ListFilter } from '../../ui/list-screen/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import {
  DiscountMethodText,
  DiscountPeriod,
  DiscountStatusDot,
  DiscountValue,
  type DiscountTexts,
} from './discount-text.tsx';
import { discountsMessages } from './discounts.messages.ts';
import type { DiscountRowFragment } from './discounts.operations.generated.ts';

export function useDiscountFilters(): readonly ListFilter[] {
  const t = useMessages(discountsMessages);
  return useMemo(
    () => [
      choiceFilter(
        'status',
        t('status'),
        discountStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      ),
      recordFilter('shopId', t('shop'), 'Shop'),
      choiceFilter(
        'kind',
        t('kind'),
        discountKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      ),
      choiceFilter(
        'method',
        t('method'),
        discountMethods.map((method) => ({ value: method, label: t(`method.${method}`) })),
      ),
      recordFilter('channelId', t('channel'), 'Channel'),
    ],
    [t],
  );
}

export function useDiscountColumns(): readonly Column<DiscountRowFragment>[] {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  return useMemo(() => discountColumns(t, format), [t, format]);
}

function discountColumns(t: DiscountTexts, format: Format): Column<DiscountRowFragment>[] {
  return [
    {
      key: 'name',
      path: 'name',
      header: t('name'),
      width: 200,
      sort: 'NAME',
      isText: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'status',
      path: 'status',
      header: t('status'),
      width: 110,
      cell: ({ status }) => <DiscountStatusDot status={status} />,
    },
    { key: 'shop', path: 'shop.name', header: t('shop'), width: 120, cell: ({ shop }) => <bdi>{shop.name}</bdi> },
    { key: 'kind', path: 'kind', header: t('kind'), width: 130, cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'value',
      path: 'percentPpm',
      header: t('value'),
      width: 170,
      cell: (discount) => <DiscountValue discount={discount} />,
    },
    {
      key: 'method',
      path: 'method',
      header: t('methodAndCode'),
      width: 120,
      cell: (discount) => <DiscountMethodText discount={discount} />,
    },
    {
      key: 'startsAt',
      path: 'startsAt',
      header: t('period'),
      width: 200,
      sort: 'STARTS_AT',
      cell: (discount) => <DiscountPeriod discount={discount} isDayOnly />,
      beside: (discount) => <DiscountPeriod discount={discount} />,
    },
    {
      key: 'used',
      path: 'used',
      header: t('uses'),
      width: 90,
      isNumber: true,
      cell: ({ used, limitTotal }) =>
        limitTotal === null ? (
          <NumberText value={used} />
        ) : (
          <span className="tabular">{`${format.number(used)} / ${format.number(limitTotal)}`}</span>
        ),
    },
    {
      key: 'priority',
      path: 'priority',
      header: t('priority'),
      width: 90,
      isExtra: true,
      isNumber: true,
      sort: 'PRIORITY',
      cell: ({ priority }) => <NumberText value={priority} />,
    },
    {
      key: 'endsAt',
      path: 'endsAt',
      header: t('endsAt'),
      width: 140,
      isExtra: true,
      sort: 'ENDS_AT',
      cell: ({ endsAt }) => <RelativeTime at={endsAt} />,
    },
    {
      key: 'createdAt',
      path: 'createdAt',
      header: t('created'),
      width: 140,
      isExtra: true,
      sort: 'CREATED_AT',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
