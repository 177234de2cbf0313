import type { OfferRowFragment } from './offers.operations.generated.ts';

type Priced = Pick<OfferRowFragment, 'id' | 'price' | 'state'>;

/** Offers on sale first, each currency by itself, the cheapest first; those without a price last. */
export function byPrice<Offer extends Priced>(offers: readonly Offer[]): Offer[] {
  return offers.toSorted(
    (left, right) =>
      Number(left.state !== 'active') - Number(right.state !== 'active') ||
      Number(left.price === null) - Number(right.price === null) ||
      (left.price?.currency ?? '').localeCompare(right.price?.currency ?? '') ||
      (left.price?.minor ?? 0) - (right.price?.minor ?? 0),
  );
}

/**
 * How far a price lies above the lowest on sale in its currency, as a share (0 for the lowest itself);
 * undefined for an offer that is not on sale, and where there is nothing to compare with.
 */
export function shareAbove(offer: Priced, offers: readonly Priced[]): number | undefined {
  const { price } = offer;
  if (price === null || offer.state !== 'active') return undefined;
  const comparable = offers.flatMap((other) =>
    other.state === 'active' && other.price?.currency === price.currency ? [other.price.minor] : [],
  );
  const lowest = Math.min(...comparable);
  if (comparable.length < 2 || lowest <= 0) return undefined;
  return price.minor / lowest - 1;
}
