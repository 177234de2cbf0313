import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useTellOutcome } from '../../ui/save/index.ts';
import { saveProblem } from '../../ui/save-problem.ts';
import { MoveDialog, type TreeMove } from '../../ui/tree/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryDetailFragment } from './categories.operations.generated.ts';
import { categoryTree } from './category-tree.ts';
import { useMoveCategory } from './use-move-category.ts';

/** Takes a category, with all that is below it, to another parent. */
export function CategoryMoveButton({ category }: { category: CategoryDetailFragment }) {
  const t = useMessages(categoriesMessages);
  const tKit = useMessages(kitMessages);
  const [isAsking, setAsking] = useState(false);
  const tell = useTellOutcome();
  const move = useMoveCategory();
  const { id, name } = category;
  const moveTo = async (to: Pick<TreeMove, 'parentId' | 'place'>): Promise<string | undefined> => {
    try {
      const outcome = await move({ id, ...to }, category);
      if (outcome.kind === 'refused') return outcome.text;
      setAsking(false);
      tell(outcome);
      void outcome.reload?.();
      return undefined;
    } catch (error) {
      return saveProblem(error, tKit);
    }
  };
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('moveTo')}
      </Button>
      <Suspense>
        {isAsking && (
          <MoveDialog
            tree={categoryTree}
            title={t('moveOne', { name })}
            ids={[id]}
            hasPlaces
            onMove={moveTo}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
