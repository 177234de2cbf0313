import { createListings, type Listing, type Offer } from './range/listings.ts';
import { type OfferState } from './range/timeline.ts';
import { pathOn, withTimelines, type TimedListing, type TimedOffer } from './pages/shelf.ts';
import { styleOf } from './pages/style.ts';
import { tradePolicies } from './range/shop-key.ts';
import { type Markup, type Shop } from './shops/shop.ts';
import { shops } from './shops/shops.ts';

/** Everything the four shops ever sell, each offer with its own future. */
export type Trade = ReadonlyMap<Shop, readonly TimedListing[]>;

export function createTrade(listings: readonly Listing[] = createListings()): Trade {
  return new Map(
    shops.map((shop) => [shop, listings.filter((listing) => listing.shop === shop.key).map(withTimelines)]),
  );
}

export type ChangeKind = 'price' | 'sale' | 'stock' | 'new' | 'withdrawn' | 'renamed';

type OfferSummary = { priceCents: number; wasCents?: number; stock: OfferState['stock'] };

/** How one offer differs between two days. */
export type OfferChange = {
  shop: Shop['key'];
  url: string;
  sku: string;
  seller?: string;
  kinds: readonly ChangeKind[];
  /** Absent when the offer was not on sale on that day. */
  before?: OfferSummary;
  after?: OfferSummary;
};

/** The offers that differ between two days, in a fixed order; `url` is the address on the later day. */
export function changesBetween(
  trade: Trade,
  origins: ReadonlyMap<Shop, string>,
  from: number,
  to: number,
): OfferChange[] {
  return [...trade].flatMap(([shop, listings]) =>
    listings.flatMap((entry) => {
      const url = (origins.get(shop) ?? '') + pathOn(shop, entry, to);
      return entry.offers.flatMap((timed) => {
        const change = changeOf(timed, from, to);
        return change ? [{ shop: shop.key, url, ...nameOf(timed.offer), ...change }] : [];
      });
    }),
  );
}

/** One offer as a shop shows it on a day. */
export type CurrentOffer = OfferSummary & {
  shop: Shop['key'];
  url: string;
  sku: string;
  seller?: string;
  currency: string;
  title: string;
  department: string;
  /** The standard in which the page tells machines about it; `none` leaves only what a person sees. */
  markup: Markup;
};

/** Every offer on sale on a day, in a fixed order. */
export function offersOn(trade: Trade, origins: ReadonlyMap<Shop, string>, day: number): CurrentOffer[] {
  return [...trade].flatMap(([shop, listings]) =>
    listings.flatMap((entry) => {
      const url = (origins.get(shop) ?? '') + pathOn(shop, entry, day);
      return entry.offers.flatMap(({ offer, timeline }) => {
        const state = timeline.at(day);
        return state.range === 'current' ? [currentOffer(shop, url, offer, state)] : [];
      });
    }),
  );
}

function currentOffer(shop: Shop, url: string, offer: Offer, state: OfferState): CurrentOffer {
  const { department } = offer.item;
  return {
    shop: shop.key,
    url,
    ...nameOf(offer),
    ...summaryOf(state),
    currency: tradePolicies[shop.key].currency,
    title: offer.title,
    department: department.key,
    markup: styleOf(shop, department).markup,
  };
}

function nameOf({ sku, seller }: Offer): { sku: string; seller?: string } {
  return { sku, ...(seller ? { seller } : {}) };
}

function changeOf(
  { timeline }: TimedOffer,
  from: number,
  to: number,
): Pick<OfferChange, 'kinds' | 'before' | 'after'> | undefined {
  const before = timeline.at(from);
  const after = timeline.at(to);
  const kinds = changeKinds(before, after);
  if (kinds.length === 0) return undefined;
  return {
    kinds,
    ...(before.range === 'current' ? { before: summaryOf(before) } : {}),
    ...(after.range === 'current' ? { after: summaryOf(after) } : {}),
  };
}

function changeKinds(before: OfferState, after: OfferState): ChangeKind[] {
  const wasSold = before.range === 'current';
  const isSold = after.range === 'current';
  if (!wasSold && !isSold) return [];
  if (wasSold !== isSold) return [isSold ? 'new' : 'withdrawn'];
  return [
    ...(before.priceCents === after.priceCents ? [] : ['price' as const]),
    ...(before.wasCents === after.wasCents && before.saleEndDay === after.saleEndDay ? [] : ['sale' as const]),
    ...(before.stock === after.stock ? [] : ['stock' as const]),
    ...(before.renames === after.renames ? [] : ['renamed' as const]),
  ];
}

function summaryOf({ priceCents, wasCents, stock }: OfferState): OfferSummary {
  return { priceCents, stock, ...(wasCents === undefined ? {} : { wasCents }) };
}
