import type { BrandDraft } from '@quarry/contracts/brands';
import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { brandsMessages } from './brands.messages.ts';
import { BrandByIdDocument, UpdateBrandDocument, type BrandDetailFragment } from './brands.operations.generated.ts';

/** Saves a brand over the version it was opened with. */
export function useUpdateBrand(brand: BrandDetailFragment): (input: BrandDraft) => Promise<SaveOutcome> {
  const t = useMessages(brandsMessages);
  const queryClient = useQueryClient();
  const undoOf = useUndoOf();
  const { id, version } = brand;
  const queryKey = [BrandByIdDocument.name, { id }];

  return async (input) => {
    const { updateBrand: result } = await requestGraphql(UpdateBrandDocument, { id, version, input });
    switch (result.__typename) {
      case 'BrandUpdated':
        await queryClient.invalidateQueries({ queryKey: ['BrandsList'] });
        return {
          kind: 'saved',
          text: t('savedBrand', { name: result.brand.name }),
          undo: undoOf(result.changeId),
          after: () => queryClient.setQueryData(queryKey, { brand: result.brand }),
        };
      case 'BrandNameTaken':
        return { kind: 'refused', field: 'name', text: t('nameTaken', { name: result.name }) };
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'VersionConflict':
        return {
          kind: 'conflict',
          lastChange: result.lastChange,
          loadNewest: () => queryClient.invalidateQueries({ queryKey }),
        };
      case 'NotFound':
        return { kind: 'gone' };
    }
  };
}
