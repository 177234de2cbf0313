import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useUndoOf } from '../../ui/history/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { categoriesMessages } from './categories.messages.ts';
import {
  CategoryByIdDocument,
  ChangeCategoryStatusDocument,
  type CategoryDetailFragment,
} from './categories.operations.generated.ts';

/** Hides a category, or shows it again. */
export function CategoryStatusButton({ category }: { category: CategoryDetailFragment }) {
  const t = useMessages(categoriesMessages);
  const tKit = useMessages(kitMessages);
  const { gone, failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const undoOf = useUndoOf();
  const { id, version } = category;
  const isActive = category.status === 'ACTIVE';

  const change = useMutation({
    mutationFn: () =>
      requestGraphql(ChangeCategoryStatusDocument, { id, version, status: isActive ? 'HIDDEN' : 'ACTIVE' }),
    onSuccess: async ({ changeCategoryStatus: result }) => {
      switch (result.__typename) {
        case 'CategoryStatusChanged': {
          const { category: changed, changeId } = result;
          const text = t(isActive ? 'hidden' : 'shown', { name: changed.name });
          const undo = undoOf(changeId);
          if (undo) showUndo(text, tKit('undo'), undo);
          else toast.success(text);
          queryClient.setQueryData([CategoryByIdDocument.name, { id }], { category: changed });
          return queryClient.invalidateQueries();
        }
        case 'VersionConflict':
          toast.error(tKit('conflict'));
          return queryClient.invalidateQueries();
        case 'NotFound':
          return gone();
      }
    },
    onError: failed,
  });

  return (
    <Button variant="default" loading={change.isPending} onClick={() => change.mutate()}>
      {t(isActive ? 'hide' : 'show')}
    </Button>
  );
}
