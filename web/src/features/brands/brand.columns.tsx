import { useMemo } from 'react';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { choiceFilter, type Column, type ListFilter } from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import { brandsMessages, type english } from './brands.messages.ts';
import type { BrandRowFragment, BrandStatus } from './brands.operations.generated.ts';

type T = Translate<typeof english>;

export function useBrandColumns(): readonly Column<BrandRowFragment>[] {
  const t = useMessages(brandsMessages);
  const format = useFormat();
  return useMemo(() => brandColumns(t, format), [t, format]);
}

export function brandFilters(t: T): ListFilter[] {
  const statuses: BrandStatus[] = ['ACTIVE', 'ARCHIVED'];
  return [
    choiceFilter(
      'status',
      t('status'),
      statuses.map((status) => ({ value: status, label: t(status) })),
    ),
  ];
}

function brandColumns(t: T, format: Format): Column<BrandRowFragment>[] {
  return [
    {
      key: 'name',
      path: 'name',
      header: t('name'),
      width: 220,
      sort: 'name',
      isText: true,
      cell: ({ name }) => name,
    },
    {
      key: 'status',
      path: 'status',
      header: t('status'),
      width: 130,
      cell: ({ status }) => <BrandStatusDot status={status} />,
    },
    {
      key: 'country',
      path: 'country',
      header: t('country'),
      width: 150,
      cell: ({ country }) => (country === null ? <Absent /> : format.country(country)),
    },
    {
      key: 'aliases',
      path: 'aliases',
      header: t('aliases'),
      width: 140,
      cell: ({ aliases }) => (aliases.length === 0 ? <Absent /> : aliases.join(', ')),
    },
    {
      key: 'products',
      path: 'productCount',
      header: t('products'),
      width: 110,
      isNumber: true,
      cell: ({ productCount }) => <NumberText value={productCount} />,
    },
    {
      key: 'createdAt',
      path: 'createdAt',
      header: t('created'),
      width: 150,
      sort: 'createdAt',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}

export function BrandStatusDot({ status }: { status: BrandStatus }) {
  const t = useMessages(brandsMessages);
  return <StatusDot tone={status === 'ACTIVE' ? 'success' : 'neutral'} label={t(status)} />;
}
