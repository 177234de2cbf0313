import { overfullAbove } from '@quarry/contracts/categories';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { searchForFilter } from '../../ui/routing/index.ts';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import { CategoryCoverageDocument, ProductsWithoutCategoryDocument } from './categories.operations.generated.ts';
import { categoryFaults, type CategoryFault } from './category-tree.ts';

const withoutCategory = { match: 'all', clauses: [{ field: 'categoryId', operator: 'empty', values: [] }], groups: [] };

/** What is wrong with the tree, each number with the way to its rows. */
export function CategoryCoverage({ shown }: { shown: CategoryFault | undefined }) {
  const t = useMessages(categoriesMessages);
  const format = useFormat();
  const query = useRecord(CategoryCoverageDocument, {});
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
