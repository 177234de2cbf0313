import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { ArchiveProductsQuestion } from './archive-products-question.tsx';
import { productsMessages } from './products.messages.ts';

export function useProductBulkActions(): readonly BulkAction[] {
  const t = useMessages(productsMessages);
  const abilities = useAbilities();
  const mayArchive = abilities.can('archive', 'Product');
  const mayDelete = abilities.can('delete', 'Product');
  return useMemo(
    () => [
      ...(mayArchive
        ? [
            {
              key: 'archive',
              label: (count: number) => t('archiveProducts', { count }),
              Question: ArchiveProductsQuestion,
            },
          ]
        : []),
      ...(mayDelete ? [{ key: 'delete', label: (count: number) => t('deleteProducts', { count }) }] : []),
    ],
    [t, mayArchive, mayDelete],
  );
}
