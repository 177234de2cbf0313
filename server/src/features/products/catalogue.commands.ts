import { printGtin } from '@quarry/contracts/gtin';
import { recordChange, recordChanges, type ChangeOrigin } from '../../platform/audit/index.ts';
import { putInBin } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { resolveBrands } from '../brands/index.ts';
import { partNumberKey, type CatalogueEffects, type SourceOffer } from './catalogue.ts';
import { refreshFigures, refreshSearchTexts } from './catalogue-refresh.store.ts';
import {
  countOffers,
  deleteIdentifiers,
  deleteProductKeys,
  insertIdentifiers,
  insertProducts,
  lockProducts,
  placeOffers,
  setBrands,
  type NewIdentifier,
} from './catalogue.store.ts';
import { dropOfferValues, writeOfferValues } from './catalogue-value.commands.ts';
import { addKeys, linkedSources, rewriteKeys } from './match-keys.ts';
import { markProductDeleted } from './product-bin.store.ts';

/** How an offer enters the catalogue: on which variant, by which proposal, and whether its GTIN may serve as identity. */
export type Entry = {
  source: SourceOffer;
  change: ChangeOrigin;
  proposalId: string;
  matchState: 'matched' | 'matched_auto';
  isGtinMisused: boolean;
  productId: string;
  variantId: string;
  /** The name of the DRAFT product that is to be made with these ids; undefined for a product that exists. */
  newName?: string | undefined;
};

const longestName = 500;

/**
 * Hangs offers on variants, which are made where they are new, and takes over what each states better or alone. The number of
 * statements does not grow with the entries, but for several offers of one product. Resolves with the effect of each, in order.
 */
export async function enterCatalogue(
  tx: Tx,
  deps: Deps,
  entries: readonly Entry[],
): Promise<readonly CatalogueEffects[]> {
  if (entries.length === 0) return [];
  const now = deps.clock.now();
  const resolved = await withBrands(tx, deps, entries);
  await makeProducts(tx, deps, resolved);
  const productIds = [...new Set(entries.map(({ productId }) => productId))];
  const placed = withProductBrands(resolved, await lockProducts(tx, productIds));
  await hang(tx, deps, placed);
  await setBrands(
    tx,
    placed.flatMap(({ productId, brandId, isBrandNew }) =>
      isBrandNew && brandId !== undefined ? [{ productId, brandId }] : [],
    ),
  );
  const identifiers = placed.map((entry) => identifiersOf(entry));
  const inserted = await insertIdentifiers(tx, identifiers.flat(), now);
  await writeOfferValues(tx, deps, placed);
  await addKeys(tx, placed);
  await refreshSearchTexts(tx, productIds);
  await refreshFigures(tx, productIds, now);
  return placed.map(({ source, productId, variantId, newName }, at) => ({
    offerId: source.id,
    before: placeBefore(source),
    productId,
    variantId,
    isProductNew: newName !== undefined,
    identifierIds: (identifiers[at] ?? []).flatMap(({ id }) => (inserted.has(id) ? [id] : [])),
  }));
}

/** Takes over what the newest snapshot of an offer that already hangs on the catalogue states. */
export async function refreshFromOffer(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  source: SourceOffer,
  isGtinMisused: boolean,
): Promise<void> {
  if (source.productId === null || source.variantId === null) return;
  const product = (await lockProducts(tx, [source.productId])).get(source.productId);
  const target = { productId: source.productId, variantId: source.variantId };
  const named = source.brandName === null ? [] : [{ text: source.brandName, change }];
  const brandId = (await resolveBrands(tx, deps, named)).get(source.brandName ?? '');
  if (product?.brandId === null && brandId !== undefined) {
    await setBrands(tx, [{ productId: source.productId, brandId }]);
    await refreshSearchTexts(tx, [source.productId]);
  }
  const writing = { ...target, change, source, proposalId: null, isGtinMisused, brandId };
  await writeOfferValues(tx, deps, [writing]);
  await addKeys(tx, [writing]);
  await refreshFigures(tx, [source.productId], deps.clock.now());
}

/**
 * Takes an entry back: the offer hangs where it hung before, its values give way to the next best, identifiers it brought go unless
 * another offer of the variant states them too, and a product that it made and nobody else uses goes to the bin. Whatever was changed by somebody since stays.
 */
export async function releaseOffer(tx: Tx, deps: Deps, change: ChangeOrigin, effects: CatalogueEffects): Promise<void> {
  const { offerId, productId, variantId } = effects;
  const now = deps.clock.now();
  const products = await lockProducts(
    tx,
    [productId, effects.before.productId].flatMap((id) => id ?? []),
  );
  const product = products.get(productId);
  const before = effects.before.productId === null || products.has(effects.before.productId) ? effects.before : nowhere;
  await placeOffers(tx, [{ ...before, offerId }], now);
  await dropOfferValues(tx, deps, productId, offerId);
  const dropped = await deleteIdentifiers(tx, effects.identifierIds, offerId);
  await recordChange(tx, deps, {
    ...change,
    entity: 'offer',
    entityId: offerId,
    action: 'unlinked',
    before: { productId, variantId },
    after: { productId: before.productId, variantId: before.variantId },
  });
  if (product && effects.isProductNew && (await countOffers(tx, productId)) === 0) {
    if (await markProductDeleted(tx, productId, now)) {
      const gone = { entity: 'product', id: productId };
      await putInBin(tx, deps, change, { ...gone, name: product.name, brandId: product.brandId });
      const entry = { ...change, entity: 'product', entityId: productId, action: 'deleted' };
      await recordChange(tx, deps, { ...entry, before: { name: product.name }, after: null });
    }
    await deleteProductKeys(tx, productId);
    return;
  }
  const others = await linkedSources(tx, variantId);
  const stated = others.flatMap((source) =>
    identifiersOf({ source, variantId, productBrandId: product?.brandId ?? null, isGtinMisused: false }),
  );
  await insertIdentifiers(tx, takenOver(stated, dropped), now);
  await rewriteKeys(tx, productId, variantId, others);
  await refreshFigures(tx, [productId, ...(before.productId === null ? [] : [before.productId])], now);
}

/** Where an offer hangs whose product before was deleted for good. */
const nowhere: CatalogueEffects['before'] = { productId: null, variantId: null, matchState: 'unmatched' };

type BrandedEntry = Entry & { brandId: string | undefined };
type PlacedEntry = BrandedEntry & {
  productBrandId: string | null;
  /** The product had no brand until this offer. */
  isBrandNew: boolean;
};

async function withBrands(tx: Tx, deps: Deps, entries: readonly Entry[]): Promise<BrandedEntry[]> {
  const named = entries.flatMap(({ source, change }) =>
    source.brandName === null ? [] : [{ text: source.brandName, change }],
  );
  const brandIds = await resolveBrands(tx, deps, named);
  return entries.map((entry) => ({ ...entry, brandId: brandIds.get(entry.source.brandName ?? '') }));
}

async function makeProducts(tx: Tx, deps: Deps, entries: readonly BrandedEntry[]): Promise<void> {
  const products = entries.flatMap(({ source, change, productId, variantId, brandId = null, newName }) => {
    if (newName === undefined) return [];
    const description = source.fields.description?.value ?? null;
    return [{ id: productId, variantId, name: newName.slice(0, longestName), description, brandId, change }];
  });
  await insertProducts(
    tx,
    products.map(({ change: _change, ...product }) => product),
    deps.clock.now(),
  );
  await recordChanges(
    tx,
    deps,
    products.map(({ id, name, brandId, change }) => ({
      ...change,
      entity: 'product',
      entityId: id,
      action: 'created',
      before: null,
      after: { name, brandId, status: 'DRAFT' },
    })),
  );
}

/** The entries with the brand of their product; the first offer that names one gives it to a product that has none. */
function withProductBrands(
  entries: readonly BrandedEntry[],
  products: ReadonlyMap<string, { brandId: string | null }>,
): PlacedEntry[] {
  const brands = new Map([...products].map(([id, { brandId }]) => [id, brandId]));
  return entries.map((entry) => {
    const before = brands.get(entry.productId);
    if (before === undefined) throw new Error(`Product ${entry.productId} vanished inside its own transaction.`);
    const productBrandId = before ?? entry.brandId ?? null;
    brands.set(entry.productId, productBrandId);
    return { ...entry, productBrandId, isBrandNew: before === null && productBrandId !== null };
  });
}

async function hang(tx: Tx, deps: Deps, entries: readonly PlacedEntry[]): Promise<void> {
  const places = entries.map(({ source, productId, variantId, matchState }) => ({
    offerId: source.id,
    productId,
    variantId,
    matchState,
  }));
  await placeOffers(tx, places, deps.clock.now());
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

type Identifying = Pick<PlacedEntry, 'source' | 'variantId' | 'productBrandId' | 'isGtinMisused'>;

function identifiersOf({ source, variantId, productBrandId, isGtinMisused }: Identifying): NewIdentifier[] {
  const identifiers: NewIdentifier[] = [];
  const owner = { variantId, offerId: source.id };
  const status = isGtinMisused ? 'misused' : 'valid';
  if (source.gtin14 !== null) {
    const display = printGtin(source.gtin14);
    identifiers.push({ ...owner, id: newId(), kind: 'gtin', value: source.gtin14, display, scope: '', status });
  }
  const mpn = source.fields.mpn?.value.trim() ?? '';
  const value = partNumberKey(mpn);
  const scope = productBrandId ?? '';
  if (value !== '')
    identifiers.push({ ...owner, id: newId(), kind: 'mpn', value, display: mpn, scope, status: 'valid' });
  return identifiers;
}

/** Of what offers state, that which was dropped as another's, with the status it had. */
function takenOver(
  stated: readonly NewIdentifier[],
  dropped: readonly Pick<NewIdentifier, 'kind' | 'value' | 'scope' | 'status'>[],
): NewIdentifier[] {
  return stated.flatMap((one) => {
    const same = dropped.find(
      ({ kind, value, scope }) => kind === one.kind && value === one.value && scope === one.scope,
    );
    return same === undefined ? [] : [{ ...one, status: same.status }];
  });
}
