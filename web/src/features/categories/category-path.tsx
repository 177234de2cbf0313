import { useMessages } from '../../i18n/index.ts';
import { RecordPath } from '../../ui/record/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryDetailFragment } from './categories.operations.generated.ts';
import { categoryLink } from './category-tree.ts';

/** The categories above one, the top one first. */
export function CategoryPath({ category: { ancestors } }: { category: CategoryDetailFragment }) {
  const t = useMessages(categoriesMessages);
  return ancestors.length === 0 ? (
    t('atTop')
  ) : (
    <RecordPath label={t('above')} steps={ancestors} linkOf={categoryLink} />
  );
}
