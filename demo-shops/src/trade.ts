import { createListings, type Listing, type Offer } from './range/listings.ts';
import { type OfferState } from './range/timeline.ts';
import { pathOn, withTimelines, type TimedListing, type TimedOffer } from './pages/shelf.ts';
import { type Shop } from './shops/shop.ts';
import { shops } from './shops/shops.ts';

/** Everything the four shops ever sell, each offer with its own future. */
export type Trade = ReadonlyMap<Shop, readonly TimedListing[]>;

export function createTrade(listings: readonly Listing[] = createListings()): Trade {
  return new Map(
    shops.map((shop) => [shop, listings.filter((listing) => listing.shop === shop.key).map(withTimelines)]),
  );
}

export type ChangeKind = 'price' | 'sale' | 'stock' | 'new' | 'withdrawn' | 'renamed';

export type OfferSummary = { priceCents: number; wasCents?: number; stock: OfferState['stock'] };

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
