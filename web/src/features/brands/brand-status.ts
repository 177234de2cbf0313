import { useMemo } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { brandsMessages } from './brands.messages.ts';
import {
  ArchiveBrandDocument,
  RestoreBrandDocument,
  type ArchiveBrandMutation,
} from './brands.operations.generated.ts';

type StatusResult = ArchiveBrandMutation['archiveBrand'];
type Versioned = { id: string; version: number };

export async function archiveBrand({ id, version }: Versioned): Promise<StatusResult> {
  return (await requestGraphql(ArchiveBrandDocument, { id, version })).archiveBrand;
}

export async function restoreBrand({ id, version }: Versioned): Promise<StatusResult> {
  return (await requestGraphql(RestoreBrandDocument, { id, version })).restoreBrand;
}

export function useBrandBulkActions(): readonly BulkAction[] {
  const t = useMessages(brandsMessages);
  const mayArchive = useAbilities().can('archive', 'Brand');
  return useMemo(
    () =>
      mayArchive
        ? [
            { list: 'brands', key: 'archive', label: (count) => t('archiveBrands', { count }) },
            { list: 'brands', key: 'restore', label: (count) => t('restoreBrands', { count }) },
          ]
        : [],
    [mayArchive, t],
  );
}
