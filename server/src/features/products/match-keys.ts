import { blockingKeys, type BlockingKey, type MatchOffer } from '@quarry/matching';
import type { Tx } from '../../platform/db/index.ts';
import { matchOfferOf, type SourceOffer } from './catalogue.ts';
import {
  deleteKeysOfVariant,
  deleteMatchKeys,
  findStatedIdentities,
  findWrittenVariant,
  insertMatchKeys,
} from './catalogue.store.ts';

const keysOfOneOffer = 60;

type Keyed = { source: SourceOffer; productId: string; variantId: string; isGtinMisused: boolean };

/** Has variants found by what offers that hang on them say. */
export async function addKeys(tx: Tx, entries: readonly Keyed[]): Promise<void> {
  const keys = entries.flatMap(({ source, productId, variantId, isGtinMisused }) =>
    catalogueKeys(matchOfferOf(source, isGtinMisused)).map((key) => ({ ...key, productId, variantId })),
  );
  await insertMatchKeys(tx, keys);
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

/** Takes away the keys of identifiers that a product has no more, but those that its offers or the product itself still state. */
export async function dropKeys(
  tx: Tx,
  productId: string,
  variantId: string,
  keys: readonly BlockingKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await deleteMatchKeys(tx, variantId, keys);
  await addStatedKeys(tx, productId, variantId, []);
  const stated = (await findStatedIdentities(tx, productId, variantId)).flatMap(({ title, brand, gtin, mpn }) =>
    catalogueKeys({
      id: variantId,
      title,
      ...(brand !== null && { brand }),
      ...(gtin !== null && { gtin }),
      ...(mpn !== null && { mpn }),
    }),
  );
  await insertMatchKeys(
    tx,
    stated.map((key) => ({ ...key, productId, variantId })),
  );
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
  const written = await findWrittenVariant(tx, variantId);
  if (!written) return;
  const { title, brand, gtin, mpn } = written;
  const said = { ...(brand !== null && { brand }), ...(gtin !== null && { gtin }), ...(mpn !== null && { mpn }) };
  await insertMatchKeys(
    tx,
    blockingKeys({ id: variantId, title, ...said }).map((key) => ({ ...key, productId, variantId })),
  );
}
