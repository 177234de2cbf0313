import { overfullAbove } from '@quarry/contracts/categories';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { documentQuery, useAbilities, useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { searchForFilter } from '../../ui/routing/index.ts';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import { CategoryCoverageDocument, ProductsWithoutCategoryDocument } from './categories.operations.generated.ts';
import { categoryFaults, type CategoryFault } from './category-tree.ts';

const heldMs = 30_000;
const withoutCategory = { match: 'all', clauses: [{ field: 'categoryId', operator: 'empty', values: [] }], groups: [] };

/** What is wrong with the tree, each number with the way to its rows. */
export function CategoryCoverage({ shown }: { shown: CategoryFault | undefined }) {
  const t = useMessages(categoriesMessages);
  const format = useFormat();
  const query = useCoverage();
  const canReadProducts = useAbilities().can('read', 'Product');
  if (query.error && !query.data) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <nav className={classes.coverage} aria-label={t('coverage')} aria-busy={query.isPending}>
      <ul>
        {categoryFaults.map((fault) => {
          const label = t(fault, { most: format.number(overfullAbove) });
          const count = query.data?.[fault].total.count;
          return (
            <li key={fault}>
              {count === 0 && fault !== shown ? (
                <Figure label={label}>{format.number(0)}</Figure>
              ) : (
                <Link
                  to="/categories"
                  search={{ filter: [`${fault}:true`] }}
                  {...(fault === shown && { 'aria-current': 'true' as const })}
                >
                  <Figure label={label}>{count === undefined ? '…' : format.number(count)}</Figure>
                </Link>
              )}
            </li>
          );
        })}
        {canReadProducts && <WithoutCategory />}
        {shown && (
          <li>
            <Link to="/categories">{t('wholeTree')}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Counting takes long in a large tree, so that changes in a row are counted once, when the last count is half a minute old. */
function useCoverage() {
  const [freeCount, setFreeCount] = useState(0);
  // Until a count is free, a change only marks it as stale.
  const query = useQuery({
    ...documentQuery(CategoryCoverageDocument, {}),
    enabled: ({ state }) => state.dataUpdatedAt === freeCount,
    staleTime: 2 * heldMs,
  });
  const { dataUpdatedAt } = query;
  useEffect(() => {
    const leftMs = Math.max(0, dataUpdatedAt + heldMs - Date.now());
    const timer = setTimeout(() => setFreeCount(dataUpdatedAt), leftMs);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt]);
  return query;
}

function WithoutCategory() {
  const t = useMessages(categoriesMessages);
  const format = useFormat();
  const total = useRecord(ProductsWithoutCategoryDocument, { where: withoutCategory }).data?.products.total;
  const label = t('withoutCategory');
  if (total?.count === 0) {
    return (
      <li>
        <Figure label={label}>{format.number(0)}</Figure>
      </li>
    );
  }
  return (
    <li>
      <Link to="/products" search={searchForFilter({ where: withoutCategory })}>
        <Figure label={label}>{total ? `${total.isExact ? '' : '≈ '}${format.number(total.count)}` : '…'}</Figure>
      </Link>
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={classes.figure}>
      {label} <b>{children}</b>
    </span>
  );
}
