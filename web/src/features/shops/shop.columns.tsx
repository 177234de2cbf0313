import { useMemo } from 'react';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import {
  choiceFilter,
  flagFilter,
  type Column,
  type FilterOption,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import { shopsMessages, type english } from './shops.messages.ts';
import type { ShopKind, ShopRowFragment, ShopStatus } from './shops.operations.generated.ts';

type T = Translate<typeof english>;

const tones: Record<ShopStatus, Tone> = {
  DRAFT: 'neutral',
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  CLOSED: 'neutral',
};

const statuses = Object.keys(tones) as ShopStatus[];
const kinds: readonly ShopKind[] = ['own', 'partner', 'observed'];

export function ShopStatusDot({ status }: { status: ShopStatus }) {
  const t = useMessages(shopsMessages);
  return <StatusDot tone={tones[status]} label={t(status)} />;
}

/** `settings` are those that a shop can have its own value of, for those who may read them. */
export function shopFilters(t: T, settings: readonly FilterOption[]): ListFilter[] {
  return [
    choiceFilter(
      'status',
      t('status'),
      statuses.map((status) => ({ value: status, label: t(status) })),
    ),
    choiceFilter(
      'kind',
      t('kind'),
      kinds.map((kind) => ({ value: kind, label: t(kind) })),
    ),
    ...(settings.length === 0 ? [] : [choiceFilter('ownSetting', t('ownSetting'), settings)]),
    flagFilter('hasSource', t('isRead'), { yes: t('isReadYes'), no: t('isReadNo') }),
  ];
}

export function useShopColumns(): readonly Column<ShopRowFragment>[] {
  const t = useMessages(shopsMessages);
  const format = useFormat();
  return useMemo(() => shopColumns(t, format), [t, format]);
}

function shopColumns(t: T, format: Format): Column<ShopRowFragment>[] {
  return [
    {
      key: 'name',
      path: 'name',
      header: t('name'),
      width: 200,
      sort: 'name',
      isText: true,
      cell: ({ name }) => name,
    },
    {
      key: 'address',
      path: 'url',
      header: t('address'),
      width: 150,
      cell: ({ url }) => new URL(url).host,
    },
    {
      key: 'status',
      path: 'status',
      header: t('status'),
      width: 120,
      cell: ({ status }) => <ShopStatusDot status={status} />,
    },
    { key: 'kind', path: 'kind', header: t('kind'), width: 110, cell: ({ kind }) => t(kind) },
    {
      key: 'country',
      path: 'country',
      header: t('country'),
      width: 120,
      cell: ({ country }) => (country === null ? <Absent /> : format.country(country)),
    },
    {
      key: 'products',
      path: 'health.products',
      header: t('products'),
      width: 95,
      isNumber: true,
      cell: ({ health }) => <NumberText value={health.products} />,
    },
    {
      key: 'offers',
      path: 'health.offers',
      header: t('offers'),
      width: 95,
      isNumber: true,
      cell: ({ health }) => <NumberText value={health.offers} />,
    },
    {
      key: 'fresh',
      path: 'health.freshOffers',
      header: t('fresh'),
      width: 100,
      isNumber: true,
      cell: ({ health }) =>
        health.offers === 0 ? (
          <Absent />
        ) : (
          <span title={t('freshHelp')}>{format.percent(health.freshOffers / health.offers)}</span>
        ),
    },
    {
      key: 'lastSeen',
      path: 'health.lastSeenAt',
      header: t('lastSeen'),
      width: 130,
      cell: ({ health }) => <RelativeTime at={health.lastSeenAt} />,
    },
    {
      key: 'createdAt',
      path: 'createdAt',
      header: t('created'),
      width: 140,
      isExtra: true,
      sort: 'createdAt',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
