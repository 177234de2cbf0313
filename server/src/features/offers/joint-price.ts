import type { OfferReading } from './reading.store.ts';
import type { OfferProjection, StatedPrice } from './offer-projection.ts';
import type { OfferShop } from './offer.ts';
import { type OpenPricePoint, planPrice, type PricePlan, type PriceStatement } from './price-interval.ts';
import type { KnownOffer, PlanContext } from './save-plan.ts';
import type { PriceContext } from './suspect-price.ts';

/** What the readings of a joint offer give together. */
export type ShownOffer = {
  projection: OfferProjection;
  price: StatedPrice;
  leader: Pick<OfferReading, 'grabberId' | 'snapshotId' | 'snapshotAt'>;
  /** Whether this is something else than what was shown before. */
  isChanged: boolean;
};

/** What is known of a sighting: when, and the price it names, where it was read. */
export type Sighting = { at: Date; price?: StatedPrice };

export function priceStatement(
  { price, projection }: { price: StatedPrice; projection: Pick<OfferProjection, 'availability' | 'condition'> },
  shop: OfferShop,
): PriceStatement | null {
  const amountMinor = price.minor ?? price.lowMinor;
  if (amountMinor === null || price.currency === null) return null;
  const isSale = price.listMinor !== null && price.listMinor > amountMinor;
  return {
    kind: price.minor === null ? 'from' : isSale ? 'sale' : 'regular',
    amountMinor,
    currency: price.currency,
    currencyRule: price.currencyRule,
    listMinor: price.listMinor,
    shippingMinor: price.shippingMinor,
    isTaxIncluded: price.isTaxIncluded ?? shop.pricesIncludeTax,
    availability: projection.availability,
    condition: projection.condition,
  };
}

export function priceContext(
  known: Pick<KnownOffer, 'productId'> | undefined,
  { currency }: { currency: string | null },
  { shop, marketMedians, runId }: Pick<PlanContext, 'shop' | 'marketMedians' | 'runId'>,
): PriceContext {
  const marketMedianMinor = marketMedians.get(`${known?.productId} ${currency}`) ?? null;
  return { isObserved: shop.kind !== 'own', marketMedianMinor, runId };
}

/**
 * The price of an offer that several grabbers read, after one of them saw it. A price that waits for its second sighting is
 * confirmed by the grabber that named it or by one that names the same, not by any other.
 */
export function planJointPrice(
  known: Pick<KnownOffer, 'productId' | 'own' | 'openPoints' | 'lastSeenAt'>,
  sighting: Sighting,
  shown: ShownOffer | undefined,
  context: Pick<PlanContext, 'shop' | 'marketMedians' | 'runId'>,
): PricePlan {
  const { openPoints, lastSeenAt } = known;
  const at = sighting.at < lastSeenAt ? lastSeenAt : sighting.at;
  const standing = openPoints.find((point) => point.state === 'suspect') ?? openPoints[0] ?? null;
  const stated = shown?.isChanged ? priceStatement(shown, context.shop) : standing;
  const isSame = standing !== null && stated !== null && isSameAmount(standing, stated);
  const isNoSighting = standing === null || !isConfirmedBy(standing, known, sighting);
  if (!shown?.isChanged && isNoSighting) return unmoved(openPoints);
  if (isSame && isNoSighting && standing.state === 'suspect') return unmoved(openPoints);
  return planPrice(openPoints, stated, at, priceContext(known, { currency: stated?.currency ?? null }, context));
}

function isConfirmedBy(point: OpenPricePoint, { own }: Pick<KnownOffer, 'own'>, { price }: Sighting): boolean {
  const amountMinor = price?.minor ?? price?.lowMinor ?? null;
  if (price !== undefined) return amountMinor === point.amountMinor && price.currency === point.currency;
  return own !== null && own.snapshotId === point.snapshotId;
}

function isSameAmount(left: PriceStatement, right: PriceStatement): boolean {
  return left.amountMinor === right.amountMinor && left.currency === right.currency;
}

function unmoved(openPoints: readonly OpenPricePoint[]): PricePlan {
  const accepted = openPoints.find((point) => point.state === 'accepted') ?? null;
  const hasSuspect = openPoints.some((point) => point.state === 'suspect');
  return { closed: [], changed: [], opened: [], accepted, hasSuspect };
}
