import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { RecordPath } from '../../ui/record/index.ts';
import { Absent } from '../../ui/values.tsx';
import { productMessages } from './product.messages.ts';
import type { ProductDetailFragment } from './product.operations.generated.ts';

const categoryLink = ({ id }: { id: string }) => ({
  to: '/categories/$categoryId' as const,
  params: { categoryId: id },
});

/** The way to a product's category from the top of the tree, each a link to its page. */
export function CategoryLinks({ category }: Pick<ProductDetailFragment, 'category'>) {
  const t = useMessages(productMessages);
  const isLinked = useAbilities().can('read', 'Category');
  if (category === null) return <Absent />;
  return (
    <RecordPath
      label={t('category')}
      steps={[...category.ancestors, category]}
      linkOf={isLinked ? categoryLink : undefined}
    />
  );
}
