import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { ArchiveBrandsQuestion } from './archive-brands-question.tsx';
import { brandsMessages } from './brands.messages.ts';

export function useBrandBulkActions(): readonly BulkAction[] {
  const t = useMessages(brandsMessages);
  const mayArchive = useAbilities().can('archive', 'Brand');
  return useMemo(
    () =>
      mayArchive
        ? [
            { key: 'archive', label: (count) => t('archiveBrands', { count }), Question: ArchiveBrandsQuestion },
            { key: 'restore', label: (count) => t('restoreBrands', { count }) },
          ]
        : [],
    [mayArchive, t],
  );
}
