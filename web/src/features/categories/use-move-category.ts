import { categoryRefusal } from '@quarry/contracts/categories';
import { useMessages } from '../../i18n/index.ts';
import { useCommandOutcome } from '../../ui/save/index.ts';
import type { MoveOutcome, MovePlace, TreeMove } from '../../ui/tree/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import { MoveCategoryDocument, type MoveCategoryMutationVariables } from './categories.operations.generated.ts';

type Versioned = { version: number };

/** Moves a category over the version it was read with; anyone who shows places of categories reads them anew after it. */
export function useMoveCategory(): (move: TreeMove, category: Versioned) => Promise<MoveOutcome> {
  const t = useMessages(categoriesMessages);
  const send = useCommandOutcome({
    kind: 'category',
    document: MoveCategoryDocument,
    variables: ({ id, version, parentId, place }: TreeMove & Versioned) => ({
      id,
      version,
      input: { parentId, ...placeInput(place) },
    }),
    answers: {
      CategoryMoved: ({ category, changeId }) => ({
        kind: 'done',
        text: t('moved', { name: category.name }),
        undo: changeId,
      }),
      CategorySlugTaken: (taken) => ({ kind: 'refused', refusal: categoryRefusal(taken) }),
      InvalidInput: () => ({ kind: 'refused', text: t('placeGone') }),
    },
  });
  return (move, { version }) => send({ ...move, version });
}

function placeInput(place: MovePlace): Pick<MoveCategoryMutationVariables['input'], 'place' | 'siblingId'> {
  if (place === 'first') return { place: 'FIRST' };
  if (place === 'last') return { place: 'LAST' };
  return 'before' in place ? { place: 'BEFORE', siblingId: place.before } : { place: 'AFTER', siblingId: place.after };
}
