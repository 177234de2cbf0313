import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { TreeColumn } from '../../ui/tree/index.ts';
import { Picture } from '../../ui/picture.tsx';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryNodeFragment } from './categories.operations.generated.ts';
import { CategoryStatusDot } from './category-status.tsx';
import { ProductsOfCategory } from './products-of-category.tsx';

export function useCategoryColumns(): readonly TreeColumn<CategoryNodeFragment>[] {
  const t = useMessages(categoriesMessages);
  const canReadProducts = useAbilities().can('read', 'Product');
  return useMemo(
    () => [
      {
        key: 'picture',
        header: t('picture'),
        width: '72px',
        isWideOnly: true,
        cell: ({ pictureUrl }) =>
          pictureUrl && (
            <span className={classes.thumb}>
              <Picture src={pictureUrl} alt="" />
            </span>
          ),
      },
      {
        key: 'status',
        header: t('status'),
        width: '130px',
        cell: ({ status }) => <CategoryStatusDot status={status} />,
      },
      ...(canReadProducts
        ? [
            {
              key: 'products',
              header: t('products'),
              width: '110px',
              isNumber: true,
              isWideOnly: true,
              cell: (category: CategoryNodeFragment, tabIndex: number) => (
                <ProductsOfCategory category={category} tabIndex={tabIndex} />
              ),
            },
          ]
        : []),
      {
        key: 'subcategories',
        header: t('subcategories'),
        width: '140px',
        isNumber: true,
        isWideOnly: true,
        cell: ({ childCount }) => <NumberText value={childCount} />,
      },
      {
        key: 'updated',
        header: t('updated'),
        width: '150px',
        isWideOnly: true,
        cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
      },
    ],
    [t, canReadProducts],
  );
}
