import { blockingKeys } from '@quarry/matching';
import { recordChange, type ChangeCause } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { slugBeside, slugOf } from '../../platform/slug.ts';
import { resolveBrand } from '../brands/index.ts';
import { matchOfferOf, partNumberKey, searchTextOf, type CatalogueEffects, type SourceOffer } from './catalogue.ts';
import { putSearchText, refreshFigures, searchPartsOf } from './catalogue-refresh.store.ts';
import {
  binProduct,
  countOffers,
  deleteIdentifiers,
  deleteMatchKeys,
  findSourceOffers,
  insertIdentifiers,
  insertMatchKeys,
  insertProduct,
  isSlugTaken,
  linkedOfferIds,
  linkOffer,
  lockProduct,
  setBrand,
  type NewIdentifier,
} from './catalogue.store.ts';
import { dropOfferValues, writeOfferValues } from './catalogue-value.commands.ts';

/** Who changes the catalogue, and why. */
export type CatalogueChange = { actor: Actor; cause: ChangeCause; causeId?: string | null; requestId?: string | null };

/** How an offer enters the catalogue: by which proposal, and whether its GTIN may serve as identity. */
export type Entry = { proposalId: string; matchState: 'matched' | 'matched_auto'; isGtinMisused: boolean };

const longestName = 500;
const keysOfOneOffer = 60;
const offersThatGiveKeys = 20;

/** Makes a DRAFT product with one variant out of an offer, hangs the offer on it and takes over its values. */
export async function createProductFromOffer(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  source: SourceOffer,
  entry: Entry,
): Promise<CatalogueEffects> {
  const now = deps.clock.now();
  const productId = newId<'product'>();
  const variantId = newId<'variant'>();
  const name = source.title.slice(0, longestName);
  const brandId = await brandOf(tx, deps, change, source);
  const slug = slugOf(name);
  await insertProduct(tx, {
    id: productId,
    variantId,
    name,
    slug: (await isSlugTaken(tx, slug)) ? slugBeside(slug, productId) : slug,
    description: source.fields.description?.value ?? null,
    brandId,
    now,
  });
  const after = { name, brandId: brandId ?? null, status: 'DRAFT' };
  await recordChange(tx, deps, {
    ...change,
    entity: 'product',
    entityId: productId,
    action: 'created',
    before: null,
    after,
  });
  return { ...(await hang(tx, deps, change, source, { ...entry, productId, variantId, brandId })), isProductNew: true };
}

/** Hangs an offer on a variant that exists, and takes over what it states better or alone. */
export async function joinOffer(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  source: SourceOffer,
  entry: Entry & { productId: string; variantId: string },
): Promise<CatalogueEffects> {
  return hang(tx, deps, change, source, { ...entry, brandId: await brandOf(tx, deps, change, source) });
}

/** Takes over what the newest snapshot of an offer that already hangs on the catalogue states. */
export async function refreshFromOffer(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  source: SourceOffer,
  isGtinMisused: boolean,
): Promise<void> {
  if (source.productId === null || source.variantId === null) return;
  await lockProduct(tx, source.productId);
  const target = { productId: source.productId, variantId: source.variantId };
  const brandId = await brandOf(tx, deps, change, source);
  await writeOfferValues(tx, deps, change, source, { ...target, proposalId: null, isGtinMisused, brandId });
  await addKeys(tx, source, target, isGtinMisused);
  await refreshFigures(tx, [source.productId], deps.clock.now());
}

/**
 * Takes an entry back: the offer hangs where it hung before, its values give way to the next best, identifiers it brought go,
 * and a product that it made and nobody else uses goes to the bin. Whatever was changed by somebody since stays.
 */
export async function releaseOffer(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  effects: CatalogueEffects,
): Promise<void> {
  const { offerId, productId, variantId, before } = effects;
  const now = deps.clock.now();
  await lockProduct(tx, productId);
  await linkOffer(tx, offerId, before.productId, before.variantId, before.matchState, now);
  await dropOfferValues(tx, deps, productId, offerId);
  await deleteIdentifiers(tx, effects.identifierIds, offerId);
  await recordChange(tx, deps, {
    ...change,
    entity: 'offer',
    entityId: offerId,
    action: 'unlinked',
    before: { productId, variantId },
    after: { productId: before.productId, variantId: before.variantId },
  });
  if (effects.isProductNew && (await countOffers(tx, productId)) === 0) {
    await binProduct(tx, productId, now);
    await recordChange(tx, deps, {
      ...change,
      entity: 'product',
      entityId: productId,
      action: 'deleted',
      before: { deletedAt: null },
      after: { deletedAt: now },
    });
    return;
  }
  await rewriteKeys(tx, productId, variantId);
  await refreshFigures(tx, [productId, ...(before.productId === null ? [] : [before.productId])], now);
}

async function hang(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  source: SourceOffer,
  entry: Entry & { productId: string; variantId: string; brandId: string | undefined },
): Promise<CatalogueEffects> {
  const { productId, variantId, isGtinMisused, brandId } = entry;
  const now = deps.clock.now();
  const product = await lockProduct(tx, productId);
  if (!product) throw new Error(`Product ${productId} vanished inside its own transaction.`);
  const before = { productId: source.productId, variantId: source.variantId, matchState: source.matchState };
  await linkOffer(tx, source.id, productId, variantId, entry.matchState, now);
  await recordChange(tx, deps, {
    ...change,
    entity: 'offer',
    entityId: source.id,
    action: 'linked',
    before: { productId: before.productId, variantId: before.variantId },
    after: { productId, variantId },
  });
  if (product.brandId === null && brandId !== undefined) await setBrand(tx, productId, brandId);
  const identifiers = identifiersOf(source, product.brandId ?? brandId ?? null, isGtinMisused);
  const identifierIds = await insertIdentifiers(tx, variantId, source.id, identifiers, now);
  await writeOfferValues(tx, deps, change, source, {
    productId,
    variantId,
    proposalId: entry.proposalId,
    isGtinMisused,
    brandId,
  });
  await addKeys(tx, source, { productId, variantId }, isGtinMisused);
  await putSearchText(tx, productId, searchTextOf(await searchPartsOf(tx, productId)));
  await refreshFigures(tx, [productId], now);
  return { offerId: source.id, before, productId, variantId, isProductNew: false, identifierIds };
}

async function brandOf(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  { brandName }: SourceOffer,
): Promise<string | undefined> {
  return brandName === null ? undefined : resolveBrand(tx, deps, change, brandName);
}

function identifiersOf(source: SourceOffer, brandId: string | null, isGtinMisused: boolean): NewIdentifier[] {
  const identifiers: NewIdentifier[] = [];
  const status = isGtinMisused ? 'misused' : 'valid';
  if (source.gtin14 !== null) {
    const display = source.fields.gtin?.value ?? source.gtin14;
    identifiers.push({ id: newId(), kind: 'gtin', value: source.gtin14, display, scope: '', status });
  }
  const mpn = source.fields.mpn?.value.trim() ?? '';
  const value = partNumberKey(mpn);
  if (value !== '')
    identifiers.push({ id: newId(), kind: 'mpn', value, display: mpn, scope: brandId ?? '', status: 'valid' });
  return identifiers;
}

async function addKeys(
  tx: Tx,
  source: SourceOffer,
  target: { productId: string; variantId: string },
  isGtinMisused: boolean,
): Promise<void> {
  const keys = blockingKeys(matchOfferOf(source, isGtinMisused)).slice(0, keysOfOneOffer);
  await insertMatchKeys(tx, target.productId, target.variantId, keys);
}

async function rewriteKeys(tx: Tx, productId: string, variantId: string): Promise<void> {
  await deleteMatchKeys(tx, variantId);
  const linked = await linkedOfferIds(tx, [variantId], offersThatGiveKeys);
  const sources = await findSourceOffers(
    tx,
    linked.map(({ offerId }) => offerId),
  );
  for (const source of sources.values()) await addKeys(tx, source, { productId, variantId }, false);
}
