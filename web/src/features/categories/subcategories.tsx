import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Section } from '../../ui/record/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryDetailFragment } from './categories.operations.generated.ts';
import classes from './categories.module.css';
import { CategoryStatusDot } from './category-status.tsx';
import { categoryLink, categoryTree } from './category-tree.ts';

/** The categories directly below one, in their order. */
export function Subcategories({ category: { id } }: { category: CategoryDetailFragment }) {
  const t = useMessages(categoriesMessages);
  const query = useQuery({
    queryKey: [categoryTree.key, 'below', id],
    meta: { reads: categoryTree.reads },
    queryFn: ({ signal }) => categoryTree.branch(id, null, signal),
  });
  const { nodes = [], hasNextPage = false } = query.data ?? {};
  const add = (
    <Can action="create" subject="Category">
      <ButtonLink to="/categories/new" search={{ parent: id }}>
        {t('addBelow')}
      </ButtonLink>
    </Can>
  );
  return (
    <Section id="subcategories" title={t('subcategories')} actions={add}>
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && nodes.length === 0 && <p className={classes.note}>{t('noSubcategories')}</p>}
      {nodes.length > 0 && (
        <ol className={classes.below}>
          {nodes.map((node) => (
            <li key={node.id}>
              <Link {...categoryLink(node)}>
                <bdi>{node.name}</bdi>
              </Link>
              {node.status === 'HIDDEN' && <CategoryStatusDot status={node.status} />}
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && <Link to="/categories">{t('allSubcategories')}</Link>}
    </Section>
  );
}
