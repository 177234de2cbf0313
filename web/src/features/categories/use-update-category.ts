import type { CategoryDraft } from '@quarry/contracts/categories';
import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import {
  CategoryByIdDocument,
  UpdateCategoryDocument,
  type CategoryDetailFragment,
} from './categories.operations.generated.ts';
import { inputOf, useSlugTaken } from './category-input.ts';

/** Saves a category over the version it was opened with. */
export function useUpdateCategory(category: CategoryDetailFragment): (draft: CategoryDraft) => Promise<SaveOutcome> {
  const t = useMessages(categoriesMessages);
  const queryClient = useQueryClient();
  const undoOf = useUndoOf();
  const slugTaken = useSlugTaken();
  const { id, version } = category;
  const queryKey = [CategoryByIdDocument.name, { id }];

  return async (draft) => {
    const { updateCategory: result } = await requestGraphql(UpdateCategoryDocument, {
      id,
      version,
      input: inputOf(draft),
    });
    switch (result.__typename) {
      case 'CategoryUpdated':
        return {
          kind: 'saved',
          text: t('saved', { name: result.category.name }),
          undo: undoOf(result.changeId),
          after: () => {
            queryClient.setQueryData(queryKey, { category: result.category });
            // Its name stands in the paths of others.
            void queryClient.invalidateQueries();
          },
        };
      case 'CategorySlugTaken':
        return slugTaken(result);
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
