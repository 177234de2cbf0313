import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { CreateOwnOfferDraft } from '@quarry/contracts/offers';
import type { ProductDraft } from '@quarry/contracts/products';
import type { Reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { derivedId } from '../../platform/ids.ts';
import { onlyOne } from '../../platform/only-one.ts';
import { createProductOf } from '../products/index.ts';
import { shownBetween } from './joint-offers.ts';
import { priceContext, priceStatement } from './joint-price.ts';
import { moveOffers } from './move-offers.ts';
import type { OfferShop } from './offer.ts';
import { offerKey } from './offer-key.ts';
import { offerChanged } from './offer.topics.ts';
import { offerColumns, type OfferWriting, openedPoints, writeAll } from './offer-writing.ts';
import { auditedStatement, refusalOf, sourceKindOf } from './own-offer.commands.ts';
import {
  findOfferKeys,
  findOfferTargets,
  type OfferTarget,
  type OfferTargetName,
  type OwnReadingPlace,
  type OwnStatement,
  type OwnSourceKind,
  putOwnOffers,
  setOwnReadings,
} from './own-offer.store.ts';
import { readStatement, statedFields } from './own-reading.ts';
import { planPrice } from './price-interval.ts';
import { refreshFigures } from './product-figures.store.ts';
import { lockShopOffers } from './save-offers.store.ts';
import { extractorVersion } from './save-offers.ts';

export type CreateOwnOfferOutcome =
  | { kind: 'created'; offerId: string }
  | { kind: 'taken'; sku: string; offerId: string }
  | { kind: 'invalid'; issues: InputIssue[] }
  | ({ kind: 'not_allowed' } & Reasoned);

/** Makes an offer of an own shop out of what people state, hung on a product; refused where the shop has one of that SKU. */
export function createOwnOffer(
  deps: Deps,
  origin: ChangeOrigin,
  shop: OfferShop,
  wanted: OfferTargetName,
  draft: CreateOwnOfferDraft,
): Promise<CreateOwnOfferOutcome> {
  return withTransaction(deps.db, async (tx) => {
    await lockShopOffers(tx, shop.id);
    const [target] = await findOfferTargets(tx, shop.id, [wanted]);
    const path = wanted.variantId === null ? 'productId' : 'variantId';
    if (target === undefined) return { kind: 'invalid', issues: [inputIssue(path, 'unknown')] };
    const refusal = await refusalToCreate(tx, shop, draft);
    if (refusal) return refusal;
    const offerId = onlyOne(await makeOffers(tx, deps, origin, shop, [{ target, draft }], sourceKindOf(origin)));
    return { kind: 'created', offerId };
  });
}

export type OfferedProductOutcome =
  | Exclude<CreateOwnOfferOutcome, { kind: 'created' }>
  | { kind: 'created'; offerId: string; productId: string };

/** Makes a product together with its offer in an own shop. Whatever refuses the one, neither is made. */
export function createOfferedProduct(
  deps: Deps,
  origin: ChangeOrigin,
  shop: OfferShop,
  { product, offer }: { product: ProductDraft; offer: CreateOwnOfferDraft },
): Promise<OfferedProductOutcome> {
  return withTransaction(deps.db, async (tx) => {
    await lockShopOffers(tx, shop.id);
    const refusal = await refusalToCreate(tx, shop, offer);
    if (refusal) return refusal;
    const made = await createProductOf(tx, deps, origin, product);
    if (made.kind !== 'saved') return made;
    const productId = made.record.id;
    const [target] = await findOfferTargets(tx, shop.id, [{ productId, variantId: null }]);
    if (target === undefined) throw new Error(`The product ${productId} vanished inside its own transaction.`);
    const toMake = { target, draft: offer };
    const offerId = onlyOne(await makeOffers(tx, deps, origin, shop, [toMake], sourceKindOf(origin)));
    return { kind: 'created', productId, offerId };
  });
}

type Refusal = Extract<CreateOwnOfferOutcome, { kind: 'taken' | 'not_allowed' }>;

/** Why the shop has no place for the offer, or its price is in doubt. */
async function refusalToCreate(tx: Tx, shop: OfferShop, draft: CreateOwnOfferDraft): Promise<Refusal | undefined> {
  const key = keyOf(draft.sku, shop);
  const taken = (await findOfferKeys(tx, shop.id, [key])).get(key);
  if (taken !== undefined) return { kind: 'taken', sku: draft.sku, offerId: taken };
  return draft.confirmed ? undefined : refusalOf(draft, shop);
}

/** What an offer of a SKU is known by in its shop. */
export function keyOf(sku: string, { isMarketplace }: Pick<OfferShop, 'isMarketplace'>): string {
  const key = offerKey({ sku: { value: sku, raw: sku, method: 'person', path: '', confidence: 1 } }, isMarketplace);
  if (key === undefined) throw new Error('An offer with a SKU has a key.');
  return key;
}

/** An offer that the shop has not yet, with what it hangs on. */
export type OfferToMake = {
  /** That by which it was planned, where it was. */
  id?: string;
  target: OfferTarget;
  draft: OwnStatement & { sku: string; title: string | null };
};

/** Makes offers of one shop, which is locked; the number of statements does not grow with them. Resolves with their ids, in order. */
export async function makeOffers(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  shop: OfferShop,
  offers: readonly OfferToMake[],
  sourceKind: OwnSourceKind,
): Promise<string[]> {
  const now = deps.clock.now();
  const made = offers.map((offer) => {
    const key = keyOf(offer.draft.sku, shop);
    return { ...offer, key, id: offer.id ?? derivedId<'offer'>(`offer:${shop.id}:${key}`) };
  });
  const written = made.map((offer) => newReading(offer, origin, shop, now));
  const source = { kind: sourceKind, grabRunId: null, extractorVersion, cause: origin.cause };
  await writeAll(
    tx,
    now,
    written.map(({ writing }) => writing),
    source,
  );
  await setOwnReadings(
    tx,
    written.map(({ place }) => place),
  );
  const updatedBy = origin.actor.userId;
  await putOwnOffers(
    tx,
    made.map(({ id, draft: { cost, stock } }) => {
      return { id, shopId: shop.id, currency: shop.currency, cost, stock, sourceKind, updatedBy };
    }),
    now,
  );
  await hang(tx, deps, origin, made);
  await tellCreated(tx, deps, origin, shop, made);
  return made.map(({ id }) => id);
}

type MadeOffer = OfferToMake & { id: string; key: string };

function newReading(
  { id, key, target, draft }: MadeOffer,
  origin: ChangeOrigin,
  shop: OfferShop,
  at: Date,
): { writing: OfferWriting; place: OwnReadingPlace } {
  const fields = statedFields(
    { title: draft.title ?? target.name, sku: draft.sku, isOfProduct: draft.title === null },
    draft,
    shop,
  );
  const { reading, snapshot } = readStatement(id, fields, at, 1);
  const shown = shownBetween([], [reading], shop);
  const context = priceContext(undefined, { currency: shop.currency }, { shop, marketMedians: new Map(), runId: null });
  const prices = planPrice([], priceStatement(shown, shop), at, context);
  const identity = { id, key, pageId: null, snapshotSeq: 1, isShared: true };
  const writing = {
    offerId: id,
    snapshot,
    prices,
    offer: offerColumns(identity, { ...shown, prices }, shop, { seenAt: at, changedAt: at }),
    opened: openedPoints(prices, id, { id: reading.snapshotId, at }),
    backlog: [],
    events: [{ id, shopId: shop.id, topic: offerChanged, origin, changed: ['created'] }],
  };
  return { writing, place: { offerId: id, snapshotId: reading.snapshotId, at } };
}

async function hang(tx: Tx, deps: Deps, origin: ChangeOrigin, made: readonly MadeOffer[]): Promise<void> {
  const moves = made.map(({ id, target: { productId, variantId } }) => {
    return { offerId: id, productId, variantId, matchState: 'matched' as const, from: null, origin };
  });
  const brands = new Map(made.map(({ target: { productId, brandId } }) => [productId, { brandId }]));
  await moveOffers(tx, moves, brands, deps.clock.now());
  await refreshFigures(tx, [...brands.keys()], deps.clock.now());
}

/** What only the shop's people see stands in an entry of its own. */
async function tellCreated(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  shop: OfferShop,
  made: readonly MadeOffer[],
): Promise<void> {
  const entries = made.flatMap(({ id, target: { productId, variantId, name }, draft }) => {
    const entry = { ...origin, entityId: id, action: 'created', before: null };
    const offer = { title: draft.title ?? name, sku: draft.sku, productId, variantId };
    return [
      { ...entry, entity: 'offer', after: offer },
      { ...entry, entity: 'own_offer', after: auditedStatement(draft, shop.currency) },
    ];
  });
  await recordChanges(tx, deps, entries);
}
