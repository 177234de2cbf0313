import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { TreeColumn } from '../../ui/tree/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryNodeFragment } from './categories.operations.generated.ts';
import { CategoryStatusDot } from './category-status.tsx';

export function useCategoryColumns(): readonly TreeColumn<CategoryNodeFragment>[] {
  const t = useMessages(categoriesMessages);
  return useMemo(
    () => [
      {
        key: 'status',
        header: t('status'),
        width: '130px',
        cell: ({ status }) => <CategoryStatusDot status={status} />,
      },
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
    [t],
  );
}
