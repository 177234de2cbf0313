import { dateOfDay, momentOfDay } from '../clock.ts';
import { slug } from './html.ts';
import { type Department } from '../range/department.ts';
import { type Listing, type Offer } from '../range/listings.ts';
import { createTimeline, type OfferState, type Timeline } from '../range/timeline.ts';
import { type Shop } from '../shops/shop.ts';

export type ShelfOffer = { offer: Offer; state: OfferState };

/** A product page as it stands on one day. */
export type ShelfListing = {
  listing: Listing;
  path: string;
  title: string;
  /** The offers on sale; a listing without any is not on the shelf. */
  offers: readonly ShelfOffer[];
  /** The cheapest offer to be had, the one a listing page shows. */
  best: ShelfOffer;
  /** The last day on which any of its offers changed, withdrawals included. */
  changedOn: number;
};

/** A listing's place in the shop, empty before it is sold and after its withdrawal. */
type Slot = { listing: Listing; entry?: ShelfListing; changedOn: number };

/** Everything one shop sells on one day, and what became of its earlier addresses. */
export type Shelf = {
  shop: Shop;
  origin: string;
  day: number;
  listings: readonly ShelfListing[];
  /** Every listing the shop ever had or will have, in a fixed order. */
  slots: readonly Slot[];
  byPath: ReadonlyMap<string, ShelfListing>;
  byDepartment: ReadonlyMap<Department, readonly ShelfListing[]>;
  movedTo: ReadonlyMap<string, string>;
  gone: ReadonlySet<string>;
  /** The last day on which anything in the shop changed. */
  changedOn: number;
  /** The date of a day as YYYY-MM-DD. */
  dateOf: (day: number) => string;
  momentOf: (day: number) => Date;
};

export type TimedOffer = { offer: Offer; timeline: Timeline };
export type TimedListing = { listing: Listing; offers: readonly TimedOffer[] };

/** Joins each offer of a listing to its timeline. */
export function withTimelines(listing: Listing): TimedListing {
  return {
    listing,
    offers: listing.offers.map((offer) => ({
      offer,
      timeline: createTimeline(offer, listing.shop, listing.form === 'single'),
    })),
  };
}

/** What a shop has on its shelves on a day. */
export function stockShelf(
  shop: Shop,
  origin: string,
  timed: readonly TimedListing[],
  baseDate: Date,
  day: number,
): Shelf {
  const slots: Slot[] = [];
  const movedTo = new Map<string, string>();
  const gone = new Set<string>();
  for (const entry of timed) {
    const path = pathOn(shop, entry, day);
    const onShelf = placeOnShelf(entry, path, day);
    const changedOn = lastChange(entry, day);
    slots.push({ listing: entry.listing, changedOn, ...(onShelf ? { entry: onShelf } : {}) });
    if (!onShelf && entry.offers.every(({ timeline }) => timeline.at(day).range === 'gone')) gone.add(path);
    for (const [from, to] of renamesUpTo(shop, entry, day)) movedTo.set(from, to);
  }
  const listings = slots.flatMap(({ entry }) => (entry ? [entry] : []));
  return {
    shop,
    origin,
    day,
    listings,
    slots,
    byPath: new Map(listings.map((listing) => [listing.path, listing])),
    byDepartment: Map.groupBy(listings, ({ listing }) => listing.department),
    movedTo,
    gone,
    changedOn: Math.max(...slots.map((slot) => slot.changedOn)),
    dateOf: (other) => dateOfDay(baseDate, other),
    momentOf: (other) => momentOfDay(baseDate, other),
  };
}

function placeOnShelf({ listing, offers }: TimedListing, path: string, day: number): ShelfListing | undefined {
  const current = offers
    .map(({ offer, timeline }) => ({ offer, state: timeline.at(day) }))
    .filter(({ state }) => state.range === 'current');
  const best = current.reduce<ShelfOffer | undefined>(
    (held, next) => (held && !isBetter(next.state, held.state) ? held : next),
    undefined,
  );
  if (!best) return undefined;
  return {
    listing,
    path,
    title: listing.title,
    offers: current,
    best,
    changedOn: lastChange({ listing, offers }, day),
  };
}

function lastChange({ offers }: TimedListing, day: number): number {
  return Math.max(...offers.map(({ timeline }) => timeline.changedOn(day)));
}

function isBetter(left: OfferState, right: OfferState): boolean {
  if ((left.stock === 'out') !== (right.stock === 'out')) return right.stock === 'out';
  return left.priceCents < right.priceCents;
}

/** The address of a listing on a day, whether or not it is on sale then. */
export function pathOn(shop: Shop, { listing, offers }: TimedListing, day: number): string {
  return pathAfterRenames(shop, listing, offers[0]?.timeline.at(day).renames ?? 0);
}

function renamesUpTo(shop: Shop, { listing, offers }: TimedListing, day: number): [string, string][] {
  const renames = offers[0]?.timeline.at(day).renames ?? 0;
  return Array.from({ length: renames }, (_, time) => [
    pathAfterRenames(shop, listing, time),
    pathAfterRenames(shop, listing, time + 1),
  ]);
}

function pathAfterRenames(shop: Shop, listing: Listing, renames: number): string {
  const titleSlug = slug(listing.title) + (renames > 0 ? `-${renames + 1}` : '');
  return shop.productPath(departmentSlug(shop, listing.department), titleSlug, listing.number);
}

export function departmentSlug(shop: Shop, department: Department): string {
  return slug(department.name[shop.language]);
}

/** The address of a department's first listing page. */
export function departmentPath(shop: Shop, department: Department): string {
  return shop.listingPath(departmentSlug(shop, department));
}
