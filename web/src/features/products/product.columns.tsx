import { useMemo } from 'react';
import { apiUrl } from '../../data/index.ts';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import { LowestPrice } from './lowest-price.tsx';
import classes from './product.module.css';
import { productsMessages, type english } from './products.messages.ts';
import type { ProductRowFragment, ProductStatus } from './products.operations.generated.ts';

const tones: Record<ProductStatus, Tone> = {
  DRAFT: 'neutral',
  IN_REVIEW: 'info',
  REJECTED: 'danger',
  ACTIVE: 'success',
  UNLISTED: 'warning',
  ARCHIVED: 'neutral',
};

export const productStatuses = Object.keys(tones) as ProductStatus[];

export function ProductStatusDot({ status }: { status: ProductStatus }) {
  const t = useMessages(productsMessages);
  return <StatusDot tone={tones[status]} label={t(status)} />;
}

export function useProductColumns(): readonly Column<ProductRowFragment>[] {
  const t = useMessages(productsMessages);
  const format = useFormat();
  return useMemo(() => productColumns(t, format), [t, format]);
}

function productColumns(t: Translate<typeof english>, format: Format): Column<ProductRowFragment>[] {
  return [
    {
      key: 'name',
      path: 'name',
      header: t('name'),
      width: 240,
      sort: 'name',
      isText: true,
      cell: (product) => <ProductName product={product} />,
    },
    {
      key: 'status',
      path: 'status',
      header: t('status'),
      width: 120,
      cell: ({ status }) => <ProductStatusDot status={status} />,
    },
    {
      key: 'brand',
      path: 'brand.name',
      header: t('brand'),
      width: 110,
      cell: ({ brand }) => brand?.name ?? <Absent />,
    },
    {
      key: 'category',
      path: 'category.name',
      header: t('category'),
      width: 115,
      cell: ({ category }) => (category ? <span title={category.path.join(' › ')}>{category.name}</span> : <Absent />),
    },
    {
      key: 'lowestPrice',
      path: 'lowestPrice',
      header: t('lowestPrice'),
      width: 120,
      sort: 'lowestPrice',
      isNumber: true,
      cell: (product) => <LowestPrice product={product} />,
    },
    {
      key: 'offers',
      path: 'offerCount',
      header: t('offers'),
      width: 100,
      sort: 'offerCount',
      isNumber: true,
      cell: ({ offerCount }) => <NumberText value={offerCount} />,
    },
    {
      key: 'shops',
      path: 'shopCount',
      header: t('shops'),
      width: 120,
      isExtra: true,
      isNumber: true,
      cell: ({ shopCount }) => <NumberText value={shopCount} />,
    },
    {
      key: 'completeness',
      path: 'completeness.percent',
      header: t('completeness'),
      width: 110,
      sort: 'completeness',
      isNumber: true,
      cell: ({ completeness }) => format.percent(completeness.percent / 100),
    },
    {
      key: 'updatedAt',
      path: 'updatedAt',
      header: t('updated'),
      width: 100,
      sort: 'updatedAt',
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    },
  ];
}

function ProductName({ product }: { product: ProductRowFragment }) {
  return (
    <span className={classes.name} title={product.localName}>
      {product.imageUrl ? (
        <img className={classes.picture} src={apiUrl(product.imageUrl)} alt="" width={28} height={28} loading="lazy" />
      ) : (
        <span className={classes.picture} aria-hidden />
      )}
      <span className={classes.nameText}>{product.localName}</span>
    </span>
  );
}
