import { categoryRefusal } from '@quarry/contracts/categories';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { useDeleted } from '../../ui/bin/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import { DeleteCategoryDocument } from './categories.operations.generated.ts';

type Deletable = { id: string; name: string; version: number };

/** Puts a category into the bin, unless it is in use, and goes to the tree, since its page is no more. */
export function useDeleteCategory() {
  const t = useMessages(categoriesMessages);
  const deleted = useDeleted();
  const navigate = useNavigate();
  return useCommand({
    kind: 'category',
    document: DeleteCategoryDocument,
    variables: ({ id, version }: Deletable) => ({ id, version }),
    answers: {
      CategoryDeleted: ({ id, name }) => ({
        kind: 'done',
        after: () => {
          deleted(id, name);
          return navigate({ to: '/categories' });
        },
      }),
      CategoryInUse: (inUse, { name }) => ({
        kind: 'refused',
        refusal: categoryRefusal(inUse),
        title: t('notDeleted', { name }),
      }),
    },
  });
}
