import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { useCountryOptions } from '../../ui/country-options.ts';
import { choiceFilter, dayFilter, recordFilter, type Column, type ListFilter } from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { customersMessages, type english } from './customers.messages.ts';
import type { CustomerRowFragment, CustomerStatus } from './customers.operations.generated.ts';

const statuses: readonly CustomerStatus[] = ['ACTIVE', 'MERGED'];

export function useCustomerFilters(): readonly ListFilter[] {
  const t = useMessages(customersMessages);
  const { day } = useFormat();
  const countryOptions = useCountryOptions();
  return useMemo(
    () => [
      recordFilter('shopId', t('shop'), 'Shop'),
      choiceFilter(
        'status',
        t('status'),
        statuses.map((value) => ({ value, label: t(`status.${value}`) })),
      ),
      choiceFilter('country', t('country'), countryOptions),
      dayFilter('createdFrom', t('createdFrom'), day),
      dayFilter('createdUntil', t('createdUntil'), day),
    ],
    [t, day, countryOptions],
  );
}

export function useCustomerColumns(): readonly Column<CustomerRowFragment>[] {
  const t = useMessages(customersMessages);
  const format = useFormat();
  return useMemo(() => customerColumns(t, format), [t, format]);
}

function customerColumns(t: Translate<typeof english>, format: Format): Column<CustomerRowFragment>[] {
  return [
    {
      key: 'name',
      path: 'name',
      header: t('name'),
      width: 165,
      sort: 'NAME',
      isWidest: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'email',
      path: 'email',
      header: t('email'),
      width: 195,
      cell: ({ email }) => (email === null ? <Absent /> : <bdi>{email}</bdi>),
    },
    {
      key: 'phone',
      path: 'phone',
      header: t('phone'),
      width: 145,
      cell: ({ phone }) => (phone === null ? <Absent /> : <bdi dir="ltr">{phone}</bdi>),
    },
    {
      key: 'orders',
      path: 'trade.orders',
      header: t('orders'),
      width: 85,
      isNumber: true,
      cell: ({ id, trade }) =>
        trade === null ? (
          <Absent />
        ) : (
          <Link to="/orders" search={{ filter: [`customerId:${id}`] }}>
            {format.number(trade.orders)}
          </Link>
        ),
    },
    { key: 'shop', path: 'shop.name', header: t('shop'), width: 110, cell: ({ shop }) => <bdi>{shop.name}</bdi> },
    {
      key: 'firstOrderAt',
      path: 'firstOrderAt',
      header: t('firstOrder'),
      width: 125,
      sort: 'FIRST_ORDER_AT',
      cell: ({ firstOrderAt }) => (firstOrderAt === null ? <Absent /> : <RelativeTime at={firstOrderAt} />),
    },
    {
      key: 'createdAt',
      path: 'createdAt',
      header: t('since'),
      width: 130,
      sort: 'CREATED_AT',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      key: 'company',
      path: 'company',
      header: t('company'),
      width: 160,
      isExtra: true,
      cell: ({ company }) => (company === null ? <Absent /> : <bdi>{company}</bdi>),
    },
    {
      key: 'status',
      path: 'status',
      header: t('status'),
      width: 120,
      isExtra: true,
      cell: ({ status }) => <CustomerState status={status} />,
    },
  ];
}

export function CustomerState({ status }: { status: CustomerStatus }) {
  const t = useMessages(customersMessages);
  return <StatusDot tone={status === 'ACTIVE' ? 'success' : 'neutral'} label={t(`status.${status}`)} />;
}
