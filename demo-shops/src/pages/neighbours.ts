import { hash32 } from '../random.ts';
import { type Shelf, type ShelfListing } from './shelf.ts';

type Neighbours = {
  shown: readonly ShelfListing[];
  /** The last day on which the choice or anything shown of it changed. */
  changedOn: number;
};

/**
 * Other products to show beside one. Each page prefers its own fixed order of all listings and shows the first that are
 * on the shelf; those passed over count for the date, for their leaving or coming changes the choice.
 */
export function neighboursOf(
  shelf: Shelf,
  key: string,
  count: number,
  isWanted: (listing: ShelfListing['listing']) => boolean,
): Neighbours {
  const ranked = shelf.slots
    .filter(({ listing }) => listing.key !== key && isWanted(listing))
    .map((slot) => ({ slot, rank: hash32(key, slot.listing.key) }))
    .toSorted((left, right) => left.rank - right.rank);
  const shown: ShelfListing[] = [];
  let changedOn = 0;
  for (const { slot } of ranked) {
    if (shown.length === count) break;
    if (slot.entry) shown.push(slot.entry);
    changedOn = Math.max(changedOn, slot.changedOn);
  }
  return { shown, changedOn };
}
