import { useMemo } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import type { kitMessages } from '../../ui/kit.messages.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { brandsMessages, type english } from './brands.messages.ts';
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

/** Why a brand's state did not change, or nothing when it did. */
export function statusRefusal(
  result: StatusResult,
  t: Translate<typeof english>,
  tKit: Translate<typeof kitMessages.english>,
): string | undefined {
  switch (result.__typename) {
    case 'BrandStatusChanged':
      return undefined;
    case 'BrandHasActiveProducts':
      return t('hasActiveProducts', { count: result.count });
    case 'VersionConflict':
      return tKit('conflict');
    case 'NotFound':
      return tKit('gone');
  }
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
