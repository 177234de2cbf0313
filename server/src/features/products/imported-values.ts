import { type Actor, may } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { ClosedReason, FoundRecord, Held } from '../../platform/imports/index.ts';
import { brandById } from '../brands/index.ts';
import { categoryPathOf } from '../categories/index.ts';
import { findHeldValues, type HeldValue } from './catalogue-value.store.ts';
import { importedField } from './imported-field.ts';
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
  const { products, values, codeOf } = await withTransaction(context.deps.db, async (tx) => {
    const asked = new Set(columns.map(({ place }) => place?.attribute));
    const attributes = (await findImportAttributes(tx)).filter(({ code }) => asked.has(code));
    const codes = new Map(attributes.map(({ id, code }) => [id, code]));
    return {
      products: await findImportedProducts(tx, ids),
      values: await findHeldValues(tx, ids, [...codes.keys()]),
      codeOf: codes,
    };
  });
  const heldBy = (type: ProductColumn['type']) => {
    const codes = new Set(columns.flatMap((column) => (column.type === type ? [column.place?.attribute] : [])));
    return values.flatMap(({ attributeId, value }) => (codes.has(codeOf.get(attributeId)) ? [String(value)] : []));
  };
  const nameOf = await referredNames(context, [...products.values()], heldBy);
  const valueAt = new Map(
    values.map((row) => [placeKey({ ...row, attribute: codeOf.get(row.attributeId) ?? '' }), row] as const),
  );
  const closedOf = closedColumns(context.actor, columns);
  return wanted.flatMap(({ productId, variantId }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { id, name, version, variantIds } = product;
    const variant = variantId ?? variantIds[0] ?? null;
    const cells = columns.flatMap((column): [string, Held][] => {
      const cell = heldIn(column, { product, variant, valueAt });
      if (!cell || cell.value === null) return [];
      return [[column.key, { ...cell, text: textOfValue(column, cell.value, nameOf(column, cell.value)) }]];
    });
    return [{ id, name, version, variantId, held: new Map(cells), closed: closedOf(product) }];
  });
}

type Reading = { product: ImportedProduct; variant: string | null; valueAt: ReadonlyMap<string, HeldValue> };
type Place = { productId: string; variantId: string | null; attribute: string; locale: string };

const placeKey = ({ productId, variantId, attribute, locale }: Place) =>
  `${productId} ${variantId ?? ''} ${locale} ${attribute}`;

function heldIn({ place }: ProductColumn, { product, variant, valueAt }: Reading): Omit<Held, 'text'> | undefined {
  const unsaid = { version: null, isByHand: false, isLocked: false, source: null };
  if (place === null) return { ...unsaid, value: product.id };
  const { attribute, locale, isOfVariant } = place;
  if (attribute === 'tags') {
    const isTagged = product.tags.length > 0;
    return { ...unsaid, value: isTagged ? product.tags : null, isByHand: isTagged, source: 'manual' };
  }
  const row = valueAt.get(
    placeKey({ productId: product.id, variantId: isOfVariant ? variant : null, attribute, locale }),
  );
  const isByHand = row?.sourceKind === 'manual';
  const known = row ? { version: row.version, isByHand, isLocked: row.isLocked, source: row.sourceKind } : unsaid;
  // What is shown: a brand may have been merged, and a category deleted, since the value was written.
  if (attribute === 'brand') return { ...known, value: product.brandId };
  if (attribute === 'category') return { ...known, value: product.categoryId };
  return row && { ...known, value: row.value };
}

/** Why the actor cannot change those of these columns that are closed, by product; worked out once for each brand. */
function closedColumns(actor: Actor, columns: readonly ProductColumn[]) {
  const known = new Map<string, ReadonlyMap<string, ClosedReason>>();
  return ({ brandId, variantIds }: ImportedProduct): ReadonlyMap<string, ClosedReason> => {
    // A row does not say which of several variants is meant.
    const hasSeveral = variantIds.length > 1;
    const key = `${brandId ?? ''} ${hasSeveral}`;
    const closed =
      known.get(key) ??
      new Map(
        columns.flatMap(({ key: column, place }): [string, ClosedReason][] => {
          if (place === null) return [[column, 'shown_only']];
          const isAllowed = may(actor, 'update', 'Product', { brandId }, { field: importedField(place.attribute) });
          if (!isAllowed) return [[column, 'no_right']];
          return place.isOfVariant && hasSeveral ? [[column, 'of_variants']] : [];
        }),
      );
    known.set(key, closed);
    return closed;
  };
}

/** What brands and categories of products are called in a file. */
async function referredNames(
  context: RequestContext,
  products: readonly ImportedProduct[],
  heldBy: (type: ProductColumn['type']) => readonly string[],
): Promise<(column: ProductColumn, value: unknown) => string | undefined> {
  const brands = new Map(products.map(({ brandId, brandName }) => [brandId, brandName]));
  const otherBrands = [...new Set(heldBy('brand'))].filter((id) => !brands.has(id));
  for (const brand of await brandById(context).loadMany(otherBrands))
    if (brand && !(brand instanceof Error)) brands.set(brand.id, brand.name);
  const categoryIds = [...new Set([...products.flatMap(({ categoryId }) => categoryId ?? []), ...heldBy('category')])];
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
