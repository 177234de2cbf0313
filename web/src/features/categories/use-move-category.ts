import { categoryRefusal } from '@quarry/contracts/categories';
import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import type { ServerRefusal } from '../../ui/explain/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import type { MoveOutcome, MovePlace, TreeMove } from '../../ui/tree/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import { MoveCategoryDocument, type MoveCategoryMutationVariables } from './categories.operations.generated.ts';
import { categoryTree } from './category-tree.ts';

/** Moves a category over the version it was read with; whoever shows places of categories reads them anew after it. */
export function useMoveCategory(): (move: TreeMove, category: { version: number }) => Promise<MoveOutcome> {
  const t = useMessages(categoriesMessages);
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  const queryClient = useQueryClient();
  const undoOf = useUndoOf();
  const refused = (refusal: ServerRefusal): MoveOutcome => ({ kind: 'refused', text: reason(refusal), refusal });
  const outdated = async (text: string): Promise<MoveOutcome> => {
    await queryClient.invalidateQueries({ queryKey: [categoryTree.key] });
    return { kind: 'refused', text };
  };

  return async ({ id, parentId, place }, { version }) => {
    const variables = { id, version, input: { parentId, ...placeInput(place) } };
    const { moveCategory: result } = await requestGraphql(MoveCategoryDocument, variables);
    switch (result.__typename) {
      case 'CategoryMoved':
        // Paths with it in them stand in many places; what is shown now is read again by whoever moved it.
        await queryClient.invalidateQueries({ refetchType: 'none' });
        return { kind: 'moved', text: t('moved', { name: result.category.name }), undo: undoOf(result.changeId) };
      case 'CategorySlugTaken':
        return refused(categoryRefusal(result));
      case 'NotAllowedNow':
        return refused(result);
      case 'InvalidInput':
        return outdated(t('placeGone'));
      case 'VersionConflict':
        return outdated(tKit('conflict'));
      case 'NotFound':
        return outdated(tKit('gone'));
    }
  };
}

function placeInput(place: MovePlace): Pick<MoveCategoryMutationVariables['input'], 'place' | 'siblingId'> {
  if (place === 'first') return { place: 'FIRST' };
  if (place === 'last') return { place: 'LAST' };
  return 'before' in place ? { place: 'BEFORE', siblingId: place.before } : { place: 'AFTER', siblingId: place.after };
}
