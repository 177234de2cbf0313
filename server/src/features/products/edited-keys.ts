import { blockingKeys, type BlockingKey } from '@quarry/matching';
import type { Tx } from '../../platform/db/index.ts';
import { type EventOrigin, publishSigned } from '../../platform/events/index.ts';
import { insertMatchKeys } from './catalogue.store.ts';
import { textOf } from './edited-columns.ts';
import type { HandWritten } from './hand-values.ts';
import { dropKeys } from './match-keys.ts';
import { productKeyed } from './product.topics.ts';
import { findBrandNames, type LockedProduct, type ProductColumns } from './product.store.ts';

/** A locked product with the values that were written, and its own columns after them. */
export type EditedProduct = {
  product: LockedProduct;
  columns: ProductColumns;
  written: readonly HandWritten[];
  /** What is behind the edits of this one, where that is not the same for all. */
  causeId?: string | undefined;
};

/** What a product is found by when an offer is looked at. */
const keyedCodes = new Set(['name', 'brand', 'gtin', 'mpn']);

/**
 * Keys by which the excavator finds products, told to it for the offers that wait; those of texts that were replaced stay, for shops
 * go on using them, and those of identifiers that were typed and are gone go.
 */
export async function changeMatchKeys(tx: Tx, edited: readonly EditedProduct[], origin: EventOrigin): Promise<void> {
  const keyed = edited.flatMap(({ product, columns, written, causeId = origin.causeId }) => {
    const [variantId] = product.variantIds;
    const isKeyed = written.some(({ edit }) => keyedCodes.has(edit.attribute.code));
    return isKeyed && variantId !== undefined ? [{ product, columns, written, variantId, causeId }] : [];
  });
  const brandIds = keyed.flatMap(({ product, columns }) => [product.brandId ?? [], columns.brandId ?? []].flat());
  const brands = await findBrandNames(tx, [...new Set(brandIds)]);
  const stated = await dropKeys(
    tx,
    keyed.map(({ product: { id, brandId }, written, variantId }) => {
      const before = identifiersBefore(written);
      const keys = (before.gtin ?? before.mpn) ? keysOf(id, '', brands.get(brandId ?? ''), before) : [];
      return { productId: id, variantId, keys };
    }),
  );
  const own = keyed.flatMap(({ product: { id }, columns: { name, brandId }, written, variantId }) => {
    const keys = keysOf(id, name, brands.get(brandId ?? ''), identifiersIn(written));
    return keys.map((key) => ({ ...key, productId: id, variantId }));
  });
  await insertMatchKeys(tx, [...stated, ...own]);
  await publishSigned(
    tx,
    keyed.map(({ product: { id }, columns: { brandId }, causeId = null }) => {
      return { topic: productKeyed, origin: { ...origin, causeId }, id, brandId, changed: ['keys'] };
    }),
  );
}

type Identifiers = { gtin: string | null; mpn: string | null };

function keysOf(id: string, title: string, brand: string | undefined, { gtin, mpn }: Identifiers): BlockingKey[] {
  return blockingKeys({
    id,
    title,
    ...(brand !== undefined && { brand }),
    ...(gtin !== null && { gtin }),
    ...(mpn !== null && { mpn }),
  });
}

function identifiersIn(written: readonly HandWritten[]): Identifiers {
  const valueOf = (code: string) => textOf(written.find(({ edit }) => edit.attribute.code === code)?.edit.value);
  return { gtin: valueOf('gtin'), mpn: valueOf('mpn') };
}

/** The identifiers that were typed until now. */
function identifiersBefore(written: readonly HandWritten[]): Identifiers {
  const before = (code: string) => textOf(written.find(({ edit }) => edit.attribute.code === code)?.handBefore);
  return { gtin: before('gtin'), mpn: before('mpn') };
}
