import { categoryRefusal } from '@quarry/contracts/categories';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useDeleted } from '../../ui/bin/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { categoriesMessages } from './categories.messages.ts';
import { DeleteCategoryDocument } from './categories.operations.generated.ts';

type Deletable = { id: string; name: string; version: number };

/** Puts a category into the bin, unless it is in use, and goes to the tree, since its page is no more. */
export function useDeleteCategory(): (category: Deletable) => Promise<void> {
  const t = useMessages(categoriesMessages);
  const tKit = useMessages(kitMessages);
  const { refused, gone, failed } = useShowRefusal();
  const deleted = useDeleted();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, name, version }) => {
      try {
        const { deleteCategory: result } = await requestGraphql(DeleteCategoryDocument, { id, version });
        switch (result.__typename) {
          case 'CategoryDeleted':
            deleted(id, result.name);
            await navigate({ to: '/categories' });
            break;
          case 'CategoryInUse':
            return refused(categoryRefusal(result), t('notDeleted', { name }));
          case 'VersionConflict':
            toast.warning(tKit('conflict'));
            break;
          case 'NotFound':
            gone();
        }
        await queryClient.invalidateQueries();
      } catch (error) {
        failed(error);
      }
    },
    [t, tKit, refused, gone, failed, deleted, navigate, queryClient],
  );
}
