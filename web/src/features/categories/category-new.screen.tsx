import type { CategoryDraft } from '@quarry/contracts/categories';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import { CreateCategoryDocument } from './categories.operations.generated.ts';
import { inputOf, useSlugTaken } from './category-input.ts';
import { categoryLink } from './category-tree.ts';
import { CategoryForm } from './category.form.tsx';
import { useDeleteCategory } from './use-delete-category.ts';

export function CategoryNewScreen() {
  const { parent } = useSearch({ from: '/shell/categories/new' });
  return <NewCategory key={parent ?? ''} parentId={parent} />;
}

export function NewCategory({ parentId }: { parentId?: string | undefined }) {
  const t = useMessages(categoriesMessages);
  const tNavigation = useMessages(navigationMessages);
  const navigate = useNavigate();
  const { run: deleteCategory } = useDeleteCategory();
  const create = useSaveRecord({
    kind: 'category',
    document: CreateCategoryDocument,
    variables: (draft: CategoryDraft) => ({ input: inputOf(draft) }),
    answers: {
      CategoryCreated: ({ category }) => ({
        kind: 'saved',
        text: t('added', { name: category.name }),
        ...(category.mayDelete && { undo: () => deleteCategory(category) }),
        after: () => navigate(categoryLink(category)),
      }),
      CategorySlugTaken: useSlugTaken(),
    },
  });

  return (
    <RecordPage title={tNavigation('addCategory')}>
      <CategoryForm {...(parentId !== undefined && { parentId })} onSave={create} saveLabel={t('addButton')} />
    </RecordPage>
  );
}
