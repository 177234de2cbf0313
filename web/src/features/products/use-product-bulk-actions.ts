import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useFurtherBulkActions, type BulkAction } from '../../ui/list-screen/index.ts';
import { ArchiveProductsQuestion } from './archive-products-question.tsx';
import { productsMessages } from './products.messages.ts';

/** Only where products are selected and one of these is asked for. */
const questions = () => import('./product-questions.tsx');
const SetCategoryQuestion = lazyPart(() => questions().then((m) => m.SetCategoryQuestion));
const SetBrandQuestion = lazyPart(() => questions().then((m) => m.SetBrandQuestion));
const SetStatusQuestion = lazyPart(() => questions().then((m) => m.SetStatusQuestion));
const TagsQuestion = lazyPart(() => questions().then((m) => m.TagsQuestion));

export function useProductBulkActions(): readonly BulkAction[] {
  const t = useMessages(productsMessages);
  const abilities = useAbilities();
  const mayUpdate = abilities.can('update', 'Product');
  const canReadCategories = abilities.can('read', 'Category');
  const mayArchive = abilities.can('archive', 'Product');
  const mayDelete = abilities.can('delete', 'Product');
  const further = useFurtherBulkActions('products');
  return useMemo(() => {
    const actions: readonly (BulkAction & { isOffered: boolean })[] = [
      {
        key: 'setCategory',
        label: (count) => t('setCategory', { count }),
        Question: SetCategoryQuestion,
        isOffered: mayUpdate && canReadCategories,
      },
      { key: 'setBrand', label: (count) => t('setBrand', { count }), Question: SetBrandQuestion, isOffered: mayUpdate },
      {
        key: 'setStatus',
        label: (count) => t('setStatus', { count }),
        Question: SetStatusQuestion,
        isOffered: mayUpdate,
      },
      { key: 'addTags', label: (count) => t('addTags', { count }), Question: TagsQuestion, isOffered: mayUpdate },
      { key: 'removeTags', label: (count) => t('removeTags', { count }), Question: TagsQuestion, isOffered: mayUpdate },
      {
        key: 'archive',
        label: (count) => t('archiveProducts', { count }),
        Question: ArchiveProductsQuestion,
        isOffered: mayArchive,
      },
      { key: 'delete', label: (count) => t('deleteProducts', { count }), isOffered: mayDelete },
    ];
    return [...actions.filter(({ isOffered }) => isOffered), ...further];
  }, [t, further, mayUpdate, canReadCategories, mayArchive, mayDelete]);
}
