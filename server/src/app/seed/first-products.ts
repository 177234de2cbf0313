import type { Archival } from '@quarry/contracts/products';
import { indexCategories, type NamedCategory, proposeCategory } from '@quarry/matching';
import { moveProduct, putProductInBin, updateProduct } from '../../features/products/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { seedChange } from './demo-watch.ts';
import { type CataloguedProduct, cataloguedProducts, categoryTree } from './first-look.store.ts';
import { leftOneOf } from './first-shelves.ts';

/**
 * What a reviewer does to products once offers hang on them: sorts them into narrower categories, publishes what our own shop sells and
 * is complete, and sends a tenth of it to review. What has gaps stays a draft. Done again it goes on with the drafts.
 */
export async function publishProducts(deps: Deps): Promise<void> {
  const tree = await categoryTree(deps.db);
  for (const product of await cataloguedProducts(deps.db)) {
    const { id, version, categoryId } = product;
    const narrower = narrowerCategory(tree, product);
    if (narrower !== undefined && categoryId !== null)
      await updateProduct(deps, seedChange, id, version, (before) => ({ ...before, categoryId: narrower }));
  }
  const drafts = (await cataloguedProducts(deps.db)).filter(
    ({ isOwn, isSold, isComplete, status }) => isOwn && isSold && isComplete && status === 'DRAFT',
  );
  for (const [place, { id, version }] of drafts.entries())
    await moveProduct(deps, seedChange, id, version, place % leftOneOf === leftOneOf - 1 ? 'IN_REVIEW' : 'ACTIVE');
}

/** The one category directly below the product's own that its names say more exactly. */
export function narrowerCategory(
  tree: readonly NamedCategory[],
  { categoryId, names }: Pick<CataloguedProduct, 'categoryId' | 'names'>,
): string | undefined {
  if (categoryId === null) return undefined;
  const below = indexCategories(tree.filter(({ parentId }) => parentId === categoryId));
  const found = names.flatMap((text) => proposeCategory(below, { text, placed: new Map() })?.categoryId ?? []);
  return new Set(found).size === 1 ? found[0] : undefined;
}

const archivedAtMost = 6;
const binned = 2;

/** Archives products that our own shop no longer sells, each with the reason, and puts two that nobody sells into the bin. */
export async function tidyProducts(deps: Deps): Promise<void> {
  const products = await cataloguedProducts(deps.db);
  const gone = products.filter(({ isOwn, isSold, status }) => isOwn && !isSold && status === 'ACTIVE');
  for (const { id, version, shopCount } of gone.slice(0, archivedAtMost)) {
    const archival: Archival = { reason: shopCount > 0 ? 'NOT_SOLD' : 'DISCONTINUED', note: null };
    await moveProduct(deps, seedChange, id, version, 'ARCHIVED', archival);
  }
  const unsold = products.filter(({ isOwn, shopCount, status }) => !isOwn && shopCount === 0 && status === 'DRAFT');
  for (const { id, version } of unsold.slice(0, binned)) await putProductInBin(deps, seedChange, id, version);
}
