import { withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { FoundRecord, Held } from '../../platform/imports/index.ts';
import { categoryPathOf } from '../categories/index.ts';
import { findValuesOf, findValueVersions, type ValueRow } from './catalogue-value.store.ts';
import type { ProductColumn } from './import-columns.ts';
import { textOfValue } from './import-text.ts';
import { findImportAttributes, findImportedProducts, type ImportedProduct } from './product-import.store.ts';

/** Which product is meant, and which of its variants; null for the only one, or the first. */
export type WantedProduct = { productId: string; variantId: string | null };

/** Products with what they have in these columns, each value as a file says it too. */
export async function readProducts(
  context: RequestContext,
  wanted: readonly WantedProduct[],
  columns: readonly ProductColumn[],
): Promise<FoundRecord[]> {
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  const { products, values, versions, codeOf } = await withTransaction(context.deps.db, async (tx) => {
    const stored = await findValuesOf(tx, ids);
    const winners = [...stored.values()].flat().filter(({ isWinner }) => isWinner);
    return {
      products: await findImportedProducts(tx, ids),
      values: stored,
      versions: await findValueVersions(
        tx,
        winners.map(({ id }) => id),
      ),
      codeOf: new Map((await findImportAttributes(tx)).map(({ id, code }) => [id, code])),
    };
  });
  const nameOf = await referredNames(context, [...products.values()]);
  return wanted.flatMap(({ productId, variantId }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { id, name, version, variantIds } = product;
    const variant = variantId ?? variantIds[0] ?? null;
    const held = (values.get(productId) ?? []).filter(({ isWinner }) => isWinner);
    const cells = columns.flatMap((column): [string, Held][] => {
      const cell = heldIn(column, { product, variant, held, versions, codeOf });
      if (!cell || cell.value === null) return [];
      return [[column.key, { ...cell, text: textOfValue(column, cell.value, nameOf(column, cell.value)) }]];
    });
    return [{ id, name, version, variantId, held: new Map(cells) }];
  });
}

type Reading = {
  product: ImportedProduct;
  variant: string | null;
  held: readonly ValueRow[];
  versions: ReadonlyMap<string, number>;
  codeOf: ReadonlyMap<string, string>;
};

function heldIn(
  { place }: ProductColumn,
  { product, variant, held, versions, codeOf }: Reading,
): Omit<Held, 'text'> | undefined {
  if (place === null) return { value: product.id, version: null, isByHand: false };
  const { attribute, locale, isOfVariant } = place;
  if (attribute === 'tags') {
    const isTagged = product.tags.length > 0;
    return { value: isTagged ? product.tags : null, version: null, isByHand: isTagged };
  }
  const row = held.find(
    (one) =>
      codeOf.get(one.attributeId) === attribute &&
      one.locale === locale &&
      one.variantId === (isOfVariant ? variant : null),
  );
  const known = { version: row ? (versions.get(row.id) ?? null) : null, isByHand: row?.sourceKind === 'manual' };
  // What is shown: a brand may have been merged, and a category deleted, since the value was written.
  if (attribute === 'brand') return { ...known, value: product.brandId };
  if (attribute === 'category') return { ...known, value: product.categoryId };
  return row && { ...known, value: row.value };
}

/** What brands and categories of products are called in a file. */
async function referredNames(
  context: RequestContext,
  products: readonly ImportedProduct[],
): Promise<(column: ProductColumn, value: unknown) => string | undefined> {
  const brands = new Map(products.map(({ brandId, brandName }) => [brandId, brandName]));
  const categoryIds = [...new Set(products.flatMap(({ categoryId }) => categoryId ?? []))];
  const paths = await categoryPathOf(context).loadMany(categoryIds);
  const categories = new Map(
    categoryIds.map((id, at) => {
      const path = paths[at];
      return [id, path === undefined || path instanceof Error ? id : path.names.join(' > ')];
    }),
  );
  return ({ type }, value) => {
    if (type === 'brand') return brands.get(String(value)) ?? undefined;
    return type === 'category' ? categories.get(String(value)) : undefined;
  };
}
