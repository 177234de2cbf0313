import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryDetailFragment } from './categories.operations.generated.ts';
import classes from './categories.module.css';
import { categoryLink } from './category-tree.ts';

/** The categories above one, the top one first. */
export function CategoryPath({ category: { ancestors } }: { category: CategoryDetailFragment }) {
  const t = useMessages(categoriesMessages);
  if (ancestors.length === 0) return t('atTop');
  return (
    <nav aria-label={t('above')}>
      <ol className={classes.path}>
        {ancestors.map((ancestor) => (
          <li key={ancestor.id}>
            <Link {...categoryLink(ancestor)}>
              <bdi>{ancestor.name}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
