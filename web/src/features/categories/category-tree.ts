import { requestGraphql } from '../../data/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { NodeLink, TreeBranch, TreeHit } from '../../ui/tree/index.ts';
import {
  CategoryBranchDocument,
  CoveredCategoriesDocument,
  FoundCategoriesDocument,
  type CategoryNodeFragment,
} from './categories.operations.generated.ts';

const windowSize = 100;
const mostFound = 50;

/** How the tree of categories is read and searched, for the tree itself and for anyone who chooses a place in it. */
export const categoryTree = {
  name: 'categories',
  key: 'CategoryTree',
  reads: CategoryBranchDocument.reads,
  Effects: lazyPart(() => import('./move-effects.tsx').then((m) => m.MoveEffects)),
  branch: async (
    parentId: string | null,
    after: string | null,
    signal: AbortSignal,
  ): Promise<TreeBranch<CategoryNodeFragment>> => {
    const filter = parentId === null ? { isRoot: true } : { parentId: [parentId] };
    const variables = { first: windowSize, after, filter };
    const { nodes, pageInfo, total } = (await requestGraphql(CategoryBranchDocument, variables, { signal })).categories;
    return { nodes, endCursor: pageInfo.endCursor, hasNextPage: pageInfo.hasNextPage, total: total.count };
  },
  find: async (search: string, signal: AbortSignal): Promise<TreeHit<CategoryNodeFragment>[]> => {
    const variables = { first: mostFound, search };
    const { categories } = await requestGraphql(FoundCategoriesDocument, variables, { signal });
    return categories.nodes.map(({ ancestors, ...node }) => ({ node, ancestors }));
  },
};

export const categoryLink: NodeLink<{ id: string }> = ({ id }) => ({
  to: '/categories/$categoryId',
  params: { categoryId: id },
});

/** What the tree can be narrowed to: each is a filter of the list of categories. */
export const categoryFaults = ['isEmpty', 'isOverfull', 'sharesNameWithSibling', 'sharesNameElsewhere'] as const;
export type CategoryFault = (typeof categoryFaults)[number];

const mostCovered = 500;

/** The first categories with a fault, by their names. */
export async function findFaulty(fault: CategoryFault, search: string, signal: AbortSignal) {
  const variables = { first: mostCovered, search, filter: { [fault]: true } };
  const { nodes, total } = (await requestGraphql(CoveredCategoriesDocument, variables, { signal })).categories;
  return { hits: nodes.map(({ ancestors, ...node }) => ({ node, ancestors })), total: total.count };
}
