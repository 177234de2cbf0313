import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { BulkAction } from '../../ui/list-screen/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import { MergeCategoriesQuestion } from './merge-categories-question.tsx';
import { MoveCategoriesQuestion } from './move-categories-question.tsx';

export function useCategoryBulkActions(): readonly BulkAction[] {
  const t = useMessages(categoriesMessages);
  const abilities = useAbilities();
  const mayUpdate = abilities.can('update', 'Category');
  const mayDelete = abilities.can('delete', 'Category');
  return useMemo(() => {
    const changes: BulkAction[] = [
      { key: 'hide', label: (count) => t('hideCategories', { count }) },
      { key: 'show', label: (count) => t('showCategories', { count }) },
      { key: 'move', label: (count) => t('moveCategories', { count }), Question: MoveCategoriesQuestion },
      { key: 'merge', label: (count) => t('mergeCategories', { count }), Question: MergeCategoriesQuestion },
    ];
    const deletes: BulkAction[] = [{ key: 'delete', label: (count) => t('deleteCategories', { count }) }];
    return [...(mayUpdate ? changes : []), ...(mayDelete ? deletes : [])];
  }, [t, mayUpdate, mayDelete]);
}
