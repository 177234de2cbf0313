import type { CategoryDraft } from '@quarry/contracts/categories';
import { useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import {
  CategoryByIdDocument,
  UpdateCategoryDocument,
  type CategoryDetailFragment,
} from './categories.operations.generated.ts';
import { inputOf, useSlugTaken } from './category-input.ts';

/** Saves a category over the version it was opened with. */
export function useUpdateCategory(opened: CategoryDetailFragment): (draft: CategoryDraft) => Promise<SaveOutcome> {
  const t = useMessages(categoriesMessages);
  const { id, version } = opened;
  return useSaveRecord({
    kind: 'category',
    document: UpdateCategoryDocument,
    variables: (draft: CategoryDraft) => ({ id, version, input: inputOf(draft) }),
    page: { document: CategoryByIdDocument, variables: { id } },
    answers: {
      CategoryUpdated: ({ category, changeId }) => ({
        kind: 'saved',
        text: t('saved', { name: category.name }),
        undo: changeId,
        shown: { category },
      }),
      CategorySlugTaken: useSlugTaken(),
    },
  });
}
