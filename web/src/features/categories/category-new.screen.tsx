import type { CategoryDraft } from '@quarry/contracts/categories';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { requestGraphql } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
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
  const queryClient = useQueryClient();
  const slugTaken = useSlugTaken();
  const deleteCategory = useDeleteCategory();

  const create = async (draft: CategoryDraft): Promise<SaveOutcome> => {
    const { createCategory: result } = await requestGraphql(CreateCategoryDocument, { input: inputOf(draft) });
    switch (result.__typename) {
      case 'CategoryCreated': {
        const { category } = result;
        await queryClient.invalidateQueries();
        return {
          kind: 'saved',
          text: t('added', { name: category.name }),
          undo: category.mayDelete ? () => deleteCategory(category) : undefined,
          after: () => navigate(categoryLink(category)),
        };
      }
      case 'CategorySlugTaken':
        return slugTaken(result);
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
    }
  };

  return (
    <RecordPage title={tNavigation('addCategory')}>
      <CategoryForm {...(parentId !== undefined && { parentId })} onSave={create} saveLabel={t('addButton')} />
    </RecordPage>
  );
}
