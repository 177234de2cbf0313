import type { ArchiveReason } from '@quarry/contracts/products';
import { indexCategories, type NamedCategory, proposeCategory } from '@quarry/matching';
import { moveProduct, putProductInBin, updateProduct } from '../../features/products/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { seedChange } from './demo-watch.ts';
import { type CataloguedProduct, cataloguedProducts, categoryTree } from './first-look.store.ts';
import { leftOneOf } from './first-shelves.ts';

/**
 * What a reviewer does to the products of our own shop once offers hang on them: sorts them into narrower categories, publishes those
 * that are complete, and sends a tenth of these to review. What has gaps stays a draft. Done again it goes on with the drafts.
 */
export async function publishProducts(deps: Deps): Promise<void> {
  const tree = await categoryTree(deps.db);
  for (const product of (await cataloguedProducts(deps.db)).filter(({ isOwn }) => isOwn)) {
    const { id, version } = product;
    const narrower = narrowerCategory(tree, product);
    if (narrower !== undefined)
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

const archivedAtLeast = 4;
const binned = 2;

/**
 * Archives what our own shop no longer sells, and of what nobody beside it sells as much as makes a few; puts two that nobody sells at
 * all into the bin.
 */
export async function tidyProducts(deps: Deps): Promise<void> {
  const products = await cataloguedProducts(deps.db);
  const active = products.filter(({ isOwn, status }) => isOwn && status === 'ACTIVE');
  const gone = active.filter(({ isSold }) => !isSold);
  const archived = products.filter(({ status }) => status === 'ARCHIVED').length;
  const alone = active.filter(({ isSold, isSoldByOthers }) => isSold && !isSoldByOthers);
  const dropped = alone.slice(0, Math.max(0, archivedAtLeast - archived - gone.length));
  for (const product of gone) await archive(deps, product, product.shopCount > 0 ? 'NOT_SOLD' : 'DISCONTINUED');
  for (const product of dropped) await archive(deps, product, 'DISCONTINUED');
  const unsold = products.filter(({ isOwn, shopCount, status }) => !isOwn && shopCount === 0 && status === 'DRAFT');
  for (const { id, version } of unsold.slice(0, binned)) await putProductInBin(deps, seedChange, id, version);
}

async function archive(deps: Deps, { id, version }: CataloguedProduct, reason: ArchiveReason): Promise<void> {
  await moveProduct(deps, seedChange, id, version, 'ARCHIVED', { reason, note: null });
}
