import { unsaidCondition } from '@quarry/contracts/offers';
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

type Compared = Priced & Pick<OfferRowFragment, 'priceState' | 'isTaxIncluded' | 'condition'>;

/** What an offer on sale is compared within, by the rule of the price position; undefined where its price does not count. */
function groupOf({ price, state, priceState, isTaxIncluded, condition }: Compared): string | undefined {
  if (price === null || state !== 'active' || priceState !== 'accepted' || isTaxIncluded === null) return undefined;
  return `${price.currency} ${isTaxIncluded} ${condition ?? unsaidCondition}`;
}

/**
 * How far a price lies above the lowest on sale in its currency, tax treatment and condition, as a share (0 for the lowest itself);
 * undefined for an offer that is not on sale, and where there is nothing to compare with.
 */
export function shareAbove(offer: Compared, offers: readonly Compared[]): number | undefined {
  const { price } = offer;
  const group = groupOf(offer);
  if (price === null || group === undefined) return undefined;
  const comparable = offers.flatMap((other) => (other.price && groupOf(other) === group ? [other.price.minor] : []));
  const lowest = Math.min(...comparable);
  if (comparable.length < 2 || lowest <= 0) return undefined;
  return price.minor / lowest - 1;
}

/**
 * How many offers on sale are left out of the comparison with most others of their currency: they are in another condition, or their tax
 * treatment differs or is not known.
 */
export function countApart(offers: readonly Compared[]): number {
  const priced = offers.filter(
    ({ price, state, priceState }) => price !== null && state === 'active' && priceState === 'accepted',
  );
  const byCurrency = Map.groupBy(priced, ({ price }) => price?.currency);
  return [...byCurrency.values()].reduce((count, all) => {
    const groups = Map.groupBy(all, groupOf);
    groups.delete(undefined);
    const most = Math.max(0, ...[...groups.values()].map(({ length }) => length));
    // One that is alone in its currency has no others.
    if (all.length < 2) return count;
    // A group of one compares nothing: nobody has a partner then.
    return count + all.length - (most < 2 ? 0 : most);
  }, 0);
}
