import { type ChangeOrigin, recordChange, recordChanges } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import {
  discardProduct,
  dropOffer,
  type Entry,
  fillEntries,
  lockProducts,
  type OpenEntry,
  openEntries,
  rereadOffer,
  restateVariant,
  type SourceOffer,
} from '../products/index.ts';
import { moveOffers } from './move-offers.ts';
import { countOffersOf } from './offer-place.store.ts';
import { refreshFigures } from './product-figures.store.ts';
import { linkedSources } from './source-offer.store.ts';

/** What accepting an offer wrote, so that undo can take back exactly what still equals it. */
export type CatalogueEffects = {
  offerId: string;
  before: { productId: string | null; variantId: string | null; matchState: string };
  productId: string;
  variantId: string;
  isProductNew: boolean;
  /** Identifiers that did not exist before. */
  identifierIds: string[];
};

/** Hangs offers on variants, which are made where they are new, and takes over what each states. Resolves with the effect of each, in order. */
export async function enterCatalogue(
  tx: Tx,
  deps: Deps,
  entries: readonly Entry[],
): Promise<readonly CatalogueEffects[]> {
  if (entries.length === 0) return [];
  const open = await openEntries(tx, deps, entries);
  await hang(tx, deps, open);
  const identifierIds = await fillEntries(tx, deps, open);
  await refreshFigures(tx, [...new Set(entries.map(({ productId }) => productId))], deps.clock.now());
  return open.map(({ source, productId, variantId, newName }, at) => ({
    offerId: source.id,
    before: placeBefore(source),
    productId,
    variantId,
    isProductNew: newName !== undefined,
    identifierIds: identifierIds[at] ?? [],
  }));
}

/** Takes over what the newest snapshot of an offer that already hangs on the catalogue states; tells whether its variant is found by more keys. */
export async function refreshFromOffer(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  source: SourceOffer,
  isGtinMisused: boolean,
): Promise<{ isFoundByMore: boolean }> {
  if (source.productId === null) return { isFoundByMore: false };
  const isFoundByMore = await rereadOffer(tx, deps, change, source, isGtinMisused);
  await refreshFigures(tx, [source.productId], deps.clock.now());
  return { isFoundByMore };
}

/**
 * Takes an entry back: the offer hangs where it hung before, its values give way to the next best, identifiers it brought go unless
 * another offer of the variant states them too, and a product that it made and nobody else uses goes to the bin. Whatever was changed by somebody since stays.
 */
export async function releaseOffer(tx: Tx, deps: Deps, change: ChangeOrigin, effects: CatalogueEffects): Promise<void> {
  const { offerId, productId, variantId } = effects;
  const products = await lockProducts(
    tx,
    [productId, effects.before.productId].flatMap((id) => id ?? []),
  );
  const product = products.get(productId);
  const before = effects.before.productId === null || products.has(effects.before.productId) ? effects.before : nowhere;
  await moveOffers(tx, [{ ...before, offerId, from: productId, origin: change }], products, deps.clock.now());
  const dropped = await dropOffer(tx, deps, effects);
  await recordChange(tx, deps, {
    ...change,
    entity: 'offer',
    entityId: offerId,
    action: 'unlinked',
    before: { productId, variantId },
    after: { productId: before.productId, variantId: before.variantId },
  });
  if (product && effects.isProductNew && (await countOffersOf(tx, productId)) === 0) {
    return discardProduct(tx, deps, change, { ...product, id: productId });
  }
  const variant = { productId, variantId, brandId: product?.brandId ?? null };
  await restateVariant(tx, deps, variant, await linkedSources(tx, variantId), dropped);
  await refreshFigures(tx, [productId, ...(before.productId === null ? [] : [before.productId])], deps.clock.now());
}

/** Where an offer hangs whose product before was deleted for good. */
const nowhere: CatalogueEffects['before'] = { productId: null, variantId: null, matchState: 'unmatched' };

async function hang(tx: Tx, deps: Deps, entries: readonly OpenEntry[]): Promise<void> {
  const moves = entries.map(({ source, productId, variantId, matchState, change }) => ({
    offerId: source.id,
    productId,
    variantId,
    matchState,
    from: source.productId,
    origin: change,
  }));
  const brands = entries.map(({ productId, productBrandId }) => [productId, { brandId: productBrandId }] as const);
  await moveOffers(tx, moves, new Map(brands), deps.clock.now());
  await recordChanges(
    tx,
    deps,
    entries.map(({ change, source, productId, variantId }) => ({
      ...change,
      entity: 'offer',
      entityId: source.id,
      action: 'linked',
      before: { productId: source.productId, variantId: source.variantId },
      after: { productId, variantId },
    })),
  );
}

function placeBefore({ productId, variantId, matchState }: SourceOffer): CatalogueEffects['before'] {
  return { productId, variantId, matchState };
}
