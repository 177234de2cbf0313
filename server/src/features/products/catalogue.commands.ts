import { printGtin } from '@quarry/contracts/gtin';
import { recordChange, recordChanges, type ChangeOrigin } from '../../platform/audit/index.ts';
import { putInBin } from '../../platform/commands/index.ts';
import { cutText } from '../../platform/cut-text.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { resolveBrands } from '../brands/index.ts';
import { partNumberKey, type SourceOffer } from './catalogue.ts';
import { refreshSearchTexts } from './catalogue-refresh.store.ts';
import { refreshCompleteness } from './completeness.store.ts';
import {
  deleteIdentifiers,
  deleteProductKeys,
  insertIdentifiers,
  insertProducts,
  lockProducts,
  setBrands,
  type NewIdentifier,
} from './catalogue.store.ts';
import {
  dropOfferValues,
  writeOfferCategories,
  writeOfferProperties,
  writeOfferValues,
} from './catalogue-value.commands.ts';
import { addKeys, rewriteKeys } from './match-keys.ts';
import { markProductDeleted } from './product-bin.store.ts';
import { longestName } from './product-name.ts';
import { productChanged } from './product.topics.ts';

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

/** An entry whose product is there and locked, for its offer to be hung on. */
export type OpenEntry = BrandedEntry & {
  productBrandId: string | null;
  /** The product had no brand until this offer. */
  isBrandNew: boolean;
};

/** Makes the products that entries ask for and locks all they go to. The caller hangs the offers there, then fills the entries. */
export async function openEntries(tx: Tx, deps: Deps, entries: readonly Entry[]): Promise<readonly OpenEntry[]> {
  const resolved = await withBrands(tx, deps, entries);
  await makeProducts(tx, deps, resolved);
  return withProductBrands(resolved, await lockProducts(tx, productsOf(entries)));
}

/**
 * Takes over what the offers of open entries state better or alone; the number of statements does not grow with the entries, but for
 * several offers of one product. Resolves with the identifiers that are new by each, in order.
 */
export async function fillEntries(tx: Tx, deps: Deps, entries: readonly OpenEntry[]): Promise<readonly string[][]> {
  await setBrands(
    tx,
    entries.flatMap(({ productId, brandId, isBrandNew }) =>
      isBrandNew && brandId !== undefined ? [{ productId, brandId }] : [],
    ),
  );
  const identifiers = entries.map((entry) => identifiersOf(entry));
  const inserted = await insertIdentifiers(tx, identifiers.flat(), deps.clock.now());
  await writeOfferValues(tx, deps, entries);
  await addKeys(tx, entries);
  await refreshSearchTexts(tx, productsOf(entries));
  return identifiers.map((brought) => brought.flatMap(({ id }) => (inserted.has(id) ? [id] : [])));
}

function productsOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.map(({ productId }) => productId))];
}

/** Takes over what the newest snapshot of an offer states, on the product that it hangs on; resolves with whether its variant has new keys. */
export async function rereadOffer(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  source: SourceOffer,
  isGtinMisused: boolean,
): Promise<boolean> {
  if (source.productId === null || source.variantId === null) return false;
  const product = (await lockProducts(tx, [source.productId])).get(source.productId);
  const target = { productId: source.productId, variantId: source.variantId };
  const named = source.brandName === null ? [] : [{ text: source.brandName, change }];
  const brandId = (await resolveBrands(tx, deps, named)).get(source.brandName ?? '');
  if (product?.brandId === null && brandId !== undefined) {
    await setBrands(tx, [{ productId: source.productId, brandId }]);
    await refreshSearchTexts(tx, [source.productId]);
  }
  const writing = { ...target, change, source, proposalId: null, isGtinMisused, brandId };
  const refound = await writeOfferValues(tx, deps, [writing]);
  if (refound.size > 0) await refreshSearchTexts(tx, [...refound]);
  return (await addKeys(tx, [writing])) > 0;
}

/** Takes over the category that offers state by now, or lets go of it, on the products that they hang on; nothing else is read. */
export function restateCategories(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  sources: readonly SourceOffer[],
): Promise<void> {
  return restate(tx, deps, { change, sources, write: writeOfferCategories });
}

/** The same for what offers state under names of properties, and by words of titles and descriptions. */
export function restateProperties(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  sources: readonly SourceOffer[],
): Promise<void> {
  return restate(tx, deps, { change, sources, write: writeOfferProperties });
}

type Restating = { change: ChangeOrigin; sources: readonly SourceOffer[]; write: typeof writeOfferCategories };

async function restate(tx: Tx, deps: Deps, { change, sources, write }: Restating): Promise<void> {
  const hanging = sources.flatMap((source) => {
    const { productId, variantId } = source;
    return productId === null || variantId === null ? [] : [{ source, productId, variantId }];
  });
  const products = await lockProducts(tx, [...new Set(hanging.map(({ productId }) => productId))]);
  const writings = hanging.map((one) => {
    const brandId = products.get(one.productId)?.brandId ?? undefined;
    return { ...one, change, proposalId: null, isGtinMisused: false, brandId };
  });
  const refound = await write(tx, deps, writings);
  if (refound.size > 0) await refreshSearchTexts(tx, [...refound]);
  await refreshCompleteness(tx, [...products.keys()], deps.clock.now());
}

/** What identified a variant by the word of an offer that left it. */
export type DroppedIdentifier = Pick<NewIdentifier, 'kind' | 'value' | 'scope' | 'status'>;

/** Where an offer hung, and which identifiers it brought. */
export type LeftPlace = { offerId: string; productId: string; variantId: string; identifierIds: readonly string[] };

/** Takes what an offer stated out of a product it left: the next best values hold, and identifiers that it brought go. */
export async function dropOffer(
  tx: Tx,
  deps: Deps,
  { offerId, productId, identifierIds }: LeftPlace,
): Promise<readonly DroppedIdentifier[]> {
  await dropOfferValues(tx, deps, productId, offerId);
  return deleteIdentifiers(tx, identifierIds, offerId);
}

/** Has a variant identified and found by what the offers that still hang on it say, also where another brought it and left. */
export async function restateVariant(
  tx: Tx,
  deps: Deps,
  { productId, variantId, brandId }: { productId: string; variantId: string; brandId: string | null },
  sources: readonly SourceOffer[],
  dropped: readonly DroppedIdentifier[],
): Promise<void> {
  const stated = sources.flatMap((source) =>
    identifiersOf({ source, variantId, productBrandId: brandId, isGtinMisused: false }),
  );
  await insertIdentifiers(tx, takenOver(stated, dropped), deps.clock.now());
  await rewriteKeys(tx, productId, variantId, sources);
  await refreshSearchTexts(tx, [productId]);
}

/** Puts a product into the bin that an offer made and nobody else uses. */
export async function discardProduct(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  { id, name, brandId }: { id: string; name: string; brandId: string | null },
): Promise<void> {
  if (await markProductDeleted(tx, id, deps.clock.now())) {
    await putInBin(tx, deps, change, { entity: 'product', id, name, brandId });
    const entry = {
      ...change,
      entity: 'product',
      entityId: id,
      action: 'deleted',
      told: { topic: productChanged, brandId },
    };
    await recordChange(tx, deps, { ...entry, before: { name }, after: null });
  }
  await deleteProductKeys(tx, id);
}

type BrandedEntry = Entry & { brandId: string | undefined };

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
    return [{ id: productId, variantId, name: cutText(newName, longestName), description, brandId, change }];
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
      told: { topic: productChanged, brandId },
    })),
  );
}

/** The entries with the brand of their product; the first offer that names one gives it to a product that has none. */
function withProductBrands(
  entries: readonly BrandedEntry[],
  products: ReadonlyMap<string, { brandId: string | null }>,
): OpenEntry[] {
  const brands = new Map([...products].map(([id, { brandId }]) => [id, brandId]));
  return entries.map((entry) => {
    const before = brands.get(entry.productId);
    if (before === undefined) throw new Error(`Product ${entry.productId} vanished inside its own transaction.`);
    const productBrandId = before ?? entry.brandId ?? null;
    brands.set(entry.productId, productBrandId);
    return { ...entry, productBrandId, isBrandNew: before === null && productBrandId !== null };
  });
}

type Identifying = Pick<OpenEntry, 'source' | 'variantId' | 'productBrandId' | 'isGtinMisused'>;

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
function takenOver(stated: readonly NewIdentifier[], dropped: readonly DroppedIdentifier[]): NewIdentifier[] {
  return stated.flatMap((one) => {
    const same = dropped.find(
      ({ kind, value, scope }) => kind === one.kind && value === one.value && scope === one.scope,
    );
    return same === undefined ? [] : [{ ...one, status: same.status }];
  });
}
