import { useMemo } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { brandsMessages, type english } from './brands.messages.ts';
import {
  ArchiveBrandDocument,
  RestoreBrandDocument,
  type ArchiveBrandMutation,
  type BrandRowFragment,
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

export function useBrandBulkActions(): readonly BulkAction<BrandRowFragment>[] {
  const t = useMessages(brandsMessages);
  const tKit = useMessages(kitMessages);
  const abilities = useAbilities();
  return useMemo(() => {
    if (!abilities.can('archive', 'Brand')) return [];
    return [
      {
        key: 'archive',
        label: (count) => t('archiveBrands', { count }),
        run: async (brand) =>
          brand.status === 'ARCHIVED' ? undefined : statusRefusal(await archiveBrand(brand), t, tKit),
      },
      {
        key: 'restore',
        label: (count) => t('restoreBrands', { count }),
        run: async (brand) =>
          brand.status === 'ACTIVE' ? undefined : statusRefusal(await restoreBrand(brand), t, tKit),
      },
    ];
  }, [abilities, t, tKit]);
}
