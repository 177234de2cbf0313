import { useQueryClient } from '@tanstack/react-query';
import { documentQuery, requestGraphql } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import { saveProblem } from '../../save-problem.ts';
import type { SavedView } from '../use-list-view.ts';
import { SavedViewsDocument } from './saved-views.operations.generated.ts';
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  UpdateSavedViewDocument,
  type SavedViewInput,
} from './view-changes.operations.generated.ts';
import { viewsMessages } from './views.messages.ts';

export type ViewDraft = SavedViewInput;
/** A refusal as a sentence, or nothing when it was done. */
type Outcome = Promise<string | undefined>;

/** Saving, changing and deleting the views of one list. */
export function useViewChanges(list: string) {
  const t = useMessages(viewsMessages);
  const tKit = useMessages(kitMessages);
  const queryClient = useQueryClient();
  const queryKey = [SavedViewsDocument.name, list];
  const settle = async (change: () => Outcome): Outcome => {
    const refusal = await change().catch((error: unknown) => saveProblem(error, tKit));
    await queryClient.invalidateQueries({ queryKey });
    return refusal;
  };
  return {
    /** The views as they are now. */
    readAgain: async () => {
      const { meta, queryFn } = documentQuery(SavedViewsDocument, { list });
      const read = { queryKey, queryFn, meta, staleTime: 0 };
      return (await queryClient.fetchQuery(read)).savedViews;
    },
    /** Asked twice with one id, it makes one view. */
    create: (id: string, input: ViewDraft) =>
      settle(async () => {
        const { createSavedView: result } = await requestGraphql(CreateSavedViewDocument, { id, list, input });
        switch (result.__typename) {
          case 'SavedViewSaved':
            return undefined;
          case 'TooManySavedViews':
            return t('tooMany', { count: result.limit });
          case 'InvalidInput':
            return t('refused');
        }
      }),
    update: ({ id, version }: Pick<SavedView, 'id' | 'version'>, input: ViewDraft) =>
      settle(async () => {
        const { updateSavedView: result } = await requestGraphql(UpdateSavedViewDocument, { id, version, input });
        switch (result.__typename) {
          case 'SavedViewSaved':
            return undefined;
          case 'VersionConflict':
            return t('changed');
          case 'NotFound':
            return tKit('gone');
          case 'InvalidInput':
            return t('refused');
        }
      }),
    remove: ({ id, version }: Pick<SavedView, 'id' | 'version'>) =>
      settle(async () => {
        const { deleteSavedView: result } = await requestGraphql(DeleteSavedViewDocument, { id, version });
        return result.__typename === 'VersionConflict' ? t('changed') : undefined;
      }),
  };
}
