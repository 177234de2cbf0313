import { useState, type ReactNode } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MoveOutcome, TreeMove } from '../../ui/tree/index.ts';
import { CategoryMoveEffectsDocument, type CategoryNodeFragment } from './categories.operations.generated.ts';
import { useMoveCategory } from './use-move-category.ts';

const MoveQuestion = lazyPart(() => import('./move-question.tsx').then((m) => m.MoveQuestion));

type Asked = { move: TreeMove; name: string; answer: (isMeant: boolean) => void };

/** Moves a category by drag or keys: where more changes than its place, it shows what and asks first. */
export function useAskedMove(): {
  move: (move: TreeMove, category: CategoryNodeFragment, isUnasked: boolean) => Promise<MoveOutcome | undefined>;
  question: ReactNode;
} {
  const send = useMoveCategory();
  const [asked, setAsked] = useState<Asked>();
  const isMeant = async (move: TreeMove, { name }: CategoryNodeFragment): Promise<boolean> => {
    const variables = { ids: [move.id], parentId: move.parentId };
    const { categoryMoveEffects } = await requestGraphql(CategoryMoveEffectsDocument, variables);
    if (!categoryMoveEffects.isWorthAsking) return true;
    return new Promise((answer) => setAsked({ move, name, answer }));
  };
  return {
    move: async (move, category, isUnasked) =>
      isUnasked || (await isMeant(move, category)) ? send(move, category) : undefined,
    question: asked && (
      <MoveQuestion
        name={asked.name}
        ids={[asked.move.id]}
        parentId={asked.move.parentId}
        onAnswer={(answer) => {
          setAsked(undefined);
          asked.answer(answer);
        }}
      />
    ),
  };
}
