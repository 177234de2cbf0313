import type { FakeServer } from '../../../testing/fake-server.ts';
import {
  CategoryCoverageDocument,
  type CategoryDetailFragment,
  type CategoryNodeFragment,
  ProductsWithoutCategoryDocument,
} from '../categories.operations.generated.ts';

/** Four categories: lighting with lamps and bulbs below it, and garden. */
export const parents: Record<string, string | null> = {
  lighting: null,
  lamps: 'lighting',
  bulbs: 'lighting',
  garden: null,
};
export const nameOf = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;
export const ids = Object.keys(parents);
export const below = (parentId: string | null) => ids.filter((id) => parents[id] === parentId);

export function node(id: string): CategoryNodeFragment {
  const updatedAt = '2026-01-02T03:04:05Z';
  const status = id === 'bulbs' ? 'HIDDEN' : 'ACTIVE';
  const counts = { childCount: below(id).length, branchProductCount: 7 };
  return { id, name: nameOf(id), status, ...counts, pictureUrl: null, updatedAt, version: 3 };
}

export function ancestorsOf(id: string): { id: string; name: string }[] {
  const parentId = parents[id] ?? null;
  return parentId === null ? [] : [...ancestorsOf(parentId), { id: parentId, name: nameOf(parentId) }];
}

export function detail(id: string, changed: Partial<CategoryDetailFragment> = {}): CategoryDetailFragment {
  const [parent = null] = ancestorsOf(id).slice(-1);
  return {
    ...node(id),
    names: [{ locale: 'en', text: nameOf(id) }],
    slugs: [{ locale: 'en', text: id }],
    descriptions: [],
    pictureAlts: [],
    ancestors: ancestorsOf(id),
    parent,
    taxClass: null,
    effectiveTaxClass: { name: 'standard', category: null },
    createdAt: '2026-01-02T03:04:05Z',
    mayUpdate: true,
    mayDelete: true,
    lockedFields: [],
    ...changed,
  };
}

export const page = (nodes: readonly CategoryNodeFragment[]) => ({
  categories: { nodes, pageInfo: { endCursor: null, hasNextPage: false }, total: { count: nodes.length } },
});

/** What a move changes where nothing belongs to the category. */
export const noEffects = { isWorthAsking: false, below: 0, path: null, taxClass: null, effects: [] };

/** What is said of the coverage of the tree: nothing where nothing is named. */
export function answerCoverage(server: FakeServer, counts: { isEmpty?: number; products?: number } = {}): void {
  const counted = (count = 0) => ({ nodes: [], total: { count } });
  server.answer(CategoryCoverageDocument, () => ({
    isEmpty: counted(counts.isEmpty),
    isOverfull: counted(),
    sharesNameWithSibling: counted(),
    sharesNameElsewhere: counted(),
  }));
  server.answer(ProductsWithoutCategoryDocument, () => ({
    products: { nodes: [], total: { count: counts.products ?? 0, isExact: true } },
  }));
}
