import { Link } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Absent } from '../../ui/values.tsx';
import classes from './product-page.module.css';
import { productMessages } from './product.messages.ts';
import type { ProductDetailFragment } from './product.operations.generated.ts';

/** The way to a product's category from the top of the tree, each a link to its page. */
export function CategoryLinks({ category }: Pick<ProductDetailFragment, 'category'>) {
  const t = useMessages(productMessages);
  const isLinked = useAbilities().can('read', 'Category');
  if (category === null) return <Absent />;
  return (
    <nav aria-label={t('category')}>
      <ol className={classes.categories}>
        {[...category.ancestors, category].map(({ id, name }) => (
          <li key={id}>
            {isLinked ? (
              <Link to="/categories/$categoryId" params={{ categoryId: id }}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
