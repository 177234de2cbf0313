import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { brandsMessages } from './brands.messages.ts';

const ArchiveBrandsQuestion = lazyPart(() =>
  import('./archive-brands-question.tsx').then((m) => m.ArchiveBrandsQuestion),
);

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
