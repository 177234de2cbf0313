import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { CreateOwnOfferDraft } from '@quarry/contracts/offers';
import type { Reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { derivedId } from '../../platform/ids.ts';
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
    const fields = statedFields({ title: draft.title ?? target.name, sku: draft.sku }, draft, shop);
    const key = offerKey(fields, shop.isMarketplace);
    if (key === undefined) throw new Error('An offer with a SKU has a key.');
    const taken = await findOfferByKey(tx, shop.id, key);
    if (taken !== undefined) return { kind: 'taken', sku: draft.sku, offerId: taken };
    const refusal = draft.confirmed ? undefined : refusalOf(draft, shop);
    if (refusal) return refusal;
    const id = derivedId<'offer'>(`offer:${shop.id}:${key}`);
    await writeNew(tx, deps, origin, { id, key, shop, fields });
    const { cost, stock } = draft;
    const [sourceKind, updatedBy] = [sourceKindOf(origin), origin.actor.userId];
    const row = { id, shopId: shop.id, currency: shop.currency, cost, stock, sourceKind, updatedBy };
    await putOwnOffer(tx, row, deps.clock.now());
    await hang(tx, deps, origin, id, target);
    await tellCreated(tx, deps, origin, { id, shop, target, draft });
    return { kind: 'created', offerId: id };
  });
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
