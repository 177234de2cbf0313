import { blockingKeys, type BlockingKey, type MatchOffer } from '@quarry/matching';
import type { Tx } from '../../platform/db/index.ts';
import { matchOfferOf, type SourceOffer } from './catalogue.ts';
import {
  deleteKeysOfVariant,
  deleteMatchKeys,
  findStatedIdentities,
  findWrittenVariants,
  insertMatchKeys,
  type MatchKey,
  type StatedIdentity,
  type VariantOf,
} from './catalogue.store.ts';

const keysOfOneOffer = 60;

type Keyed = { source: SourceOffer; productId: string; variantId: string; isGtinMisused: boolean };

/** Has variants found by what offers that hang on them say; resolves with how many keys they had not yet. */
export async function addKeys(tx: Tx, entries: readonly Keyed[]): Promise<number> {
  const keys = entries.flatMap(({ source, productId, variantId, isGtinMisused }) =>
    catalogueKeys(matchOfferOf(source, isGtinMisused)).map((key) => ({ ...key, productId, variantId })),
  );
  return insertMatchKeys(tx, keys);
}

/** The keys by which a variant is found through an offer that hangs on it. */
export function catalogueKeys(offer: MatchOffer): BlockingKey[] {
  return blockingKeys(offer).slice(0, keysOfOneOffer);
}

/** Has a variant found by what these offers say and what was written on the product itself, and by nothing else. */
export async function rewriteKeys(
  tx: Tx,
  productId: string,
  variantId: string,
  sources: readonly SourceOffer[],
): Promise<void> {
  await deleteKeysOfVariant(tx, variantId);
  await addStatedKeys(tx, productId, variantId, sources);
}

/** Keys of identifiers that a variant had until now. */
export type FormerKeys = VariantOf & { keys: readonly BlockingKey[] };

/**
 * Takes away the keys of identifiers that products have no more. Resolves with what their offers or the products themselves still state,
 * for the caller to insert.
 */
export async function dropKeys(tx: Tx, former: readonly FormerKeys[]): Promise<MatchKey[]> {
  const dropped = former.filter(({ keys }) => keys.length > 0);
  if (dropped.length === 0) return [];
  await deleteMatchKeys(
    tx,
    dropped.flatMap(({ variantId, keys }) => keys.map((key) => ({ ...key, variantId }))),
  );
  const variants = dropped.map(({ variantId, productId }) => ({ variantId, productId }));
  const stated = await findStatedIdentities(tx, variants);
  return [...(await writtenKeys(tx, variants)), ...stated.flatMap((one) => keysAt(one, catalogueKeys(saidBy(one))))];
}

async function addStatedKeys(
  tx: Tx,
  productId: string,
  variantId: string,
  sources: readonly SourceOffer[],
): Promise<void> {
  await addKeys(
    tx,
    sources.map((source) => ({ source, productId, variantId, isGtinMisused: false })),
  );
  await insertMatchKeys(tx, await writtenKeys(tx, [{ productId, variantId }]));
}

/** The keys by which variants are found through what was written on their products. */
async function writtenKeys(tx: Tx, variants: readonly VariantOf[]): Promise<MatchKey[]> {
  const written = await findWrittenVariants(
    tx,
    variants.map(({ variantId }) => variantId),
  );
  return written.flatMap((one) => keysAt(one, blockingKeys(saidBy(one))));
}

function keysAt({ productId, variantId }: VariantOf, keys: readonly BlockingKey[]): MatchKey[] {
  return keys.map((key) => ({ ...key, productId, variantId }));
}

/** What is said of a variant, as the matcher compares it. */
function saidBy({ variantId, title, brand, gtin, mpn }: StatedIdentity & VariantOf): MatchOffer {
  return {
    id: variantId,
    title,
    ...(brand !== null && { brand }),
    ...(gtin !== null && { gtin }),
    ...(mpn !== null && { mpn }),
  };
}
