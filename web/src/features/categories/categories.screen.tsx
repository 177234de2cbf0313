import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { filterValues, parseListSearch } from '../../ui/routing/index.ts';
import { TreeScreen, useOpenBranches, useTree, type AddBelow } from '../../ui/tree/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import { useCategoryColumns } from './category.columns.tsx';
import { CategoryCoverage } from './category-coverage.tsx';
import { categoryFaults, categoryLink, categoryTree, findFaulty } from './category-tree.ts';
import { useCategoryBulkActions } from './use-category-bulk-actions.ts';
import { useAskedMove } from './use-asked-move.tsx';

export function CategoriesScreen() {
  const t = useMessages(categoriesMessages);
  const tNavigation = useMessages(navigationMessages);
  const abilities = useAbilities();
  const { move, question } = useAskedMove();
  const open = useOpenBranches('categories');
  const tree = useTree({ ...categoryTree, open, onMove: abilities.can('update', 'Category') ? move : undefined });
  const { fault, search, leave } = useAddressSearch();
  const narrowed = fault && {
    name: fault,
    find: (text: string, signal: AbortSignal) => findFaulty(fault, text, signal),
    none: { title: t('coverageNone'), text: t('coverageNoneText') },
    onLeave: leave,
  };
  const mayCreate = abilities.can('create', 'Category');
  const addBelow = useMemo(
    (): AddBelow<{ id: string }> => ({
      label: (name) => t('addBelowOf', { name }),
      link: ({ id }) => ({ to: '/categories/new', search: { parent: id } }),
    }),
    [t],
  );
  return (
    <TreeScreen
      title={tNavigation('categories')}
      tree={tree}
      columns={useCategoryColumns()}
      nodeLink={categoryLink}
      addBelow={mayCreate ? addBelow : undefined}
      search={search}
      narrowed={narrowed}
      tools={<CategoryCoverage shown={fault} />}
      bulkActions={useCategoryBulkActions()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Suspense>{question}</Suspense>
      <Can action="read" subject="Offer">
        <ButtonLink to="/categories/shop-categories">{tNavigation('shelves')}</ButtonLink>
      </Can>
      <ButtonLink to="/categories/taxonomies">{tNavigation('taxonomies')}</ButtonLink>
      <Can action="create" subject="Category">
        <ButtonLink to="/categories/new" isPrimary>
          {tNavigation('addCategory')}
        </ButtonLink>
      </Can>
    </TreeScreen>
  );
}

/** What is searched for, and what the tree is narrowed to, stand in the address, so that they can be linked to and gone back to. */
function useAddressSearch() {
  const address = parseListSearch(useSearch({ strict: false }));
  const { q = '' } = address;
  const fault = categoryFaults.find((one) => filterValues(address, one).includes('true'));
  const navigate = useNavigate();
  const go = (text: string, filter: readonly string[]) => {
    const search = { ...(text !== '' && { q: text }), ...(filter.length > 0 && { filter }) };
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  };
  return {
    fault,
    search: {
      text: q,
      onSearch: (text: string) => {
        if (text !== q) go(text, fault ? [`${fault}:true`] : []);
      },
    },
    leave: () => go('', []),
  };
}
