import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { CreateOwnOfferDraft } from '@quarry/contracts/offers';
import type { ProductDraft } from '@quarry/contracts/products';
import type { Reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import { createProductsWith } from '../products/index.ts';
import { shownBetween } from './joint-offers.ts';
import { priceContext, priceStatement } from './joint-price.ts';
import { moveOffers } from './move-offers.ts';
import type { OfferShop } from './offer.ts';
import { offerKey } from './offer-key.ts';
import { offerChanged } from './offer.topics.ts';
import { offerColumns, openedPoints, writeAll } from './offer-writing.ts';
import { auditedStatement, refusalOf, sourceKindOf } from './own-offer.commands.ts';
import { findOfferByKey, findOfferTarget, type OfferTarget, putOwnOffer, setOwnReading } from './own-offer.store.ts';
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

export type Wanted = { productId: string | null; variantId: string | null };

/** Makes an offer of an own shop out of what people state, hung on a product; refused where the shop has one of that SKU. */
export function createOwnOffer(
  deps: Deps,
  origin: ChangeOrigin,
  shop: OfferShop,
  wanted: Wanted,
  draft: CreateOwnOfferDraft,
): Promise<CreateOwnOfferOutcome> {
  return withTransaction(deps.db, async (tx) => {
    await lockShopOffers(tx, shop.id);
    const target = await findOfferTarget(tx, shop.id, wanted);
    const path = wanted.variantId === null ? 'productId' : 'variantId';
    if (target === undefined) return { kind: 'invalid', issues: [inputIssue(path, 'unknown')] };
    const refusal = await refusalToCreate(tx, shop, draft);
    return refusal ?? { kind: 'created', offerId: await makeOffer(tx, deps, origin, { shop, target, draft }) };
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
    const [made] = await createProductsWith(tx, deps, origin, [{ id: newId(), draft: product }]);
    if (made?.kind !== 'saved') return { kind: 'invalid', issues: made?.issues ?? [] };
    const productId = made.record.id;
    const target = await findOfferTarget(tx, shop.id, { productId, variantId: null });
    if (target === undefined) throw new Error(`The product ${productId} vanished inside its own transaction.`);
    return { kind: 'created', productId, offerId: await makeOffer(tx, deps, origin, { shop, target, draft: offer }) };
  });
}

type Refusal = Extract<CreateOwnOfferOutcome, { kind: 'taken' | 'not_allowed' }>;

/** Why the shop has no place for the offer, or its price is in doubt. */
async function refusalToCreate(tx: Tx, shop: OfferShop, draft: CreateOwnOfferDraft): Promise<Refusal | undefined> {
  const taken = await findOfferByKey(tx, shop.id, keyOf(shop, draft));
  if (taken !== undefined) return { kind: 'taken', sku: draft.sku, offerId: taken };
  return draft.confirmed ? undefined : refusalOf(draft, shop);
}

function keyOf(shop: OfferShop, draft: CreateOwnOfferDraft): string {
  const key = offerKey(statedFields({ title: '', sku: draft.sku }, draft, shop), shop.isMarketplace);
  if (key === undefined) throw new Error('An offer with a SKU has a key.');
  return key;
}

type OfferToMake = { shop: OfferShop; target: OfferTarget; draft: CreateOwnOfferDraft };

async function makeOffer(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  { shop, target, draft }: OfferToMake,
): Promise<string> {
  const key = keyOf(shop, draft);
  const id = derivedId<'offer'>(`offer:${shop.id}:${key}`);
  const fields = statedFields({ title: draft.title ?? target.name, sku: draft.sku }, draft, shop);
  await writeNew(tx, deps, origin, { id, key, shop, fields });
  const { cost, stock } = draft;
  const [sourceKind, updatedBy] = [sourceKindOf(origin), origin.actor.userId];
  const row = { id, shopId: shop.id, currency: shop.currency, cost, stock, sourceKind, updatedBy };
  await putOwnOffer(tx, row, deps.clock.now());
  await hang(tx, deps, origin, id, target);
  await tellCreated(tx, deps, origin, { id, shop, target, draft });
  return id;
}

type NewOffer = { id: string; key: string; shop: OfferShop; fields: ReturnType<typeof statedFields> };

async function writeNew(tx: Tx, deps: Deps, origin: ChangeOrigin, { id, key, shop, fields }: NewOffer): Promise<void> {
  const at = deps.clock.now();
  const { reading, snapshot } = readStatement(id, fields, at, 1);
  const shown = shownBetween([], [reading], shop);
  const context = priceContext(undefined, { currency: shop.currency }, { shop, marketMedians: new Map() });
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
  const source = { kind: sourceKindOf(origin), grabRunId: null, extractorVersion, cause: origin.cause };
  await writeAll(tx, at, [writing], source);
  await setOwnReading(tx, id, { id: reading.snapshotId, at });
}

async function hang(tx: Tx, deps: Deps, origin: ChangeOrigin, offerId: string, target: OfferTarget): Promise<void> {
  const { productId, variantId, brandId } = target;
  const move = { offerId, productId, variantId, matchState: 'matched', from: null, origin };
  await moveOffers(tx, [move], new Map([[productId, { brandId }]]), deps.clock.now());
  await refreshFigures(tx, [productId], deps.clock.now());
}

/** What only the shop's people see stands in an entry of its own. */
async function tellCreated(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  { id, shop, target, draft }: { id: string; shop: OfferShop; target: OfferTarget; draft: CreateOwnOfferDraft },
): Promise<void> {
  const { productId, variantId, name } = target;
  const offer = { title: draft.title ?? name, sku: draft.sku, productId, variantId };
  const entry = { ...origin, entityId: id, action: 'created', before: null };
  await recordChanges(tx, deps, [
    { ...entry, entity: 'offer', after: offer },
    { ...entry, entity: 'own_offer', after: auditedStatement(draft, shop.currency) },
  ]);
}
