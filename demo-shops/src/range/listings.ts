import { hash32, seededRandom, type Random } from '../random.ts';
import { type Department } from './department.ts';
import { gtin13, withWrongCheckDigit } from './gtin.ts';
import { createItems } from './items.ts';
import { type Item } from './item.ts';
import { sellers, shopKeys, tradePolicies, type ShopKey } from './shop-key.ts';
import { wordTitle } from './wording.ts';

/** One item sold by one seller in one shop. */
export type Offer = {
  /** Unique over all shops and the same at every start. */
  key: string;
  item: Item;
  title: string;
  sku: string;
  /** As the shop gives it: absent on 30 % of the offers, wrong or shared on 3 %. */
  gtin?: string;
  gtinFault?: 'check-digit' | 'shared';
  partNumber?: string;
  /** Absent where the shop does not name the brand. */
  brand?: string;
  seller?: string;
  /** The regular price on day 0 in hundredths of the shop's currency. */
  startPriceCents: number;
  /** The day from which the shop sells it. */
  firstDay: number;
};

/** One product page: one offer, one for each colour of a family, or one for each seller of an item. */
export type Listing = {
  key: string;
  shop: ShopKey;
  number: number;
  department: Department;
  title: string;
  form: 'single' | 'group' | 'sellers';
  offers: readonly Offer[];
};

const shopsPerItem = { four: 30, three: 60, two: 150 };

/** Every listing of the four shops, in a fixed order. */
export function createListings(items: readonly Item[] = createItems()): Listing[] {
  const places = placeItems(items);
  const drafts = shopKeys.flatMap((shop) =>
    listingsOf(
      shop,
      places.filter((place) => place.shops.includes(shop)).map((place) => place.item),
    ),
  );
  return withIdentifiers(drafts);
}

/** Which shops carry an item: variants of a family first, so that the near-equal ones meet in several shops. */
function placeItems(items: readonly Item[]): { item: Item; shops: ShopKey[] }[] {
  const random = seededRandom('places');
  const ordered = [
    ...random.shuffled(items.filter((item) => item.hasSiblings)),
    ...random.shuffled(items.filter((item) => !item.hasSiblings)),
  ];
  const { four, three, two } = shopsPerItem;
  const firstThree = two / 2;
  return ordered.map((item, place) => {
    const count =
      place < firstThree
        ? 2
        : place < firstThree + three
          ? 3
          : place < firstThree + three + four
            ? 4
            : place < three + four + two
              ? 2
              : 1;
    return { item, shops: shopsFor(item, count, random) };
  });
}

function shopsFor(item: Item, count: number, random: Random): ShopKey[] {
  const isColourGroup = item.hasSiblings && item.department.key === 'running-shoes';
  const chosen = isColourGroup
    ? ['kernhaus' as const, ...random.shuffled(shopKeys.slice(1))].slice(0, count)
    : random.shuffled(shopKeys).slice(0, count);
  return shopKeys.filter((shop) => chosen.includes(shop));
}

function listingsOf(shop: ShopKey, items: readonly Item[]): Listing[] {
  const ordered = items.toSorted((left, right) => hash32(shop, left.id) - hash32(shop, right.id));
  const groups =
    shop === 'kernhaus'
      ? [...Map.groupBy(ordered, (item) => (item.department.key === 'running-shoes' ? item.family : item.id)).values()]
      : ordered.map((item) => [item]);
  return groups.map((group, place) => listingOf(shop, group, place + 1));
}

function listingOf(shop: ShopKey, group: readonly Item[], number: number): Listing {
  const [first] = group;
  if (!first) throw new Error('A listing needs at least one item.');
  const key = `${shop}/${first.id}`;
  const random = seededRandom('listing', key);
  const title = wordTitle(first, tradePolicies[shop].voice, random);
  const isMarketplace = shop === 'stallhall';
  const offers = isMarketplace
    ? random
        .shuffled(sellers)
        .slice(0, sellerCount(random))
        .map((seller) => offerOf(shop, first, title, random, seller))
    : group.map((item, place) =>
        offerOf(shop, item, place === 0 ? title : wordTitle(item, tradePolicies[shop].voice, random), random),
      );
  const form = isMarketplace ? 'sellers' : group.length > 1 ? 'group' : 'single';
  return { key, shop, number, department: first.department, title, form, offers };
}

function sellerCount(random: Random): number {
  const drawn = random.unit();
  return drawn < 0.5 ? 1 : drawn < 0.8 ? 2 : drawn < 0.93 ? 3 : 4;
}

function offerOf(shop: ShopKey, item: Item, title: string, random: Random, seller?: string): Offer {
  const key = `${shop}/${item.id}${seller ? `/${sellers.indexOf(seller as (typeof sellers)[number]) + 1}` : ''}`;
  const { priceFactor, ending } = tradePolicies[shop];
  const price = item.priceCents * priceFactor * (0.92 + random.unit() * 0.16);
  return {
    key,
    item,
    title,
    sku: skuOf(shop, item, seller),
    startPriceCents: withEnding(price, ending),
    firstDay: random.chance(0.05) ? random.between(1, 60) : 0,
    ...(item.partNumber && random.chance(0.6) ? { partNumber: item.partNumber } : {}),
    ...(random.chance(0.88) ? { brand: item.brand } : {}),
    ...(seller ? { seller } : {}),
  };
}

/** Far apart and without a common divisor with 900,000, so that each shop numbers its wares in an order of its own. */
const skuStride: Readonly<Record<ShopKey, number>> = {
  kernhaus: 357_913,
  tarnbrook: 611_953,
  marelle: 238_919,
  stallhall: 787_433,
};

function skuOf(shop: ShopKey, item: Item, seller: string | undefined): string {
  const number = 100_000 + ((item.place * skuStride[shop] + hash32('sku', shop)) % 900_000);
  const forms: Record<ShopKey, string> = {
    kernhaus: `KH-${number}`,
    tarnbrook: `${number}`,
    marelle: `REF${number}B`,
    stallhall: `ST${number}-${sellers.findIndex((name) => name === seller) + 1}`,
  };
  return forms[shop];
}

/** A price that ends as this shop's prices do; amounts under five keep their cents. */
export function withEnding(cents: number, ending: number): number {
  if (cents < 500) return Math.max(49, Math.round(cents));
  return Math.max(500 + ending, Math.round((cents - ending) / 100) * 100 + ending);
}

/** Gives each listing its GTINs: 30 % of the offers get none, 3 % a wrong or shared one, the rest their own. */
function withIdentifiers(listings: readonly Listing[]): Listing[] {
  const random = seededRandom('identifiers');
  const total = listings.reduce((sum, listing) => sum + listing.offers.length, 0);
  const kinds = new Map<string, 'none' | 'check-digit' | 'shared'>();
  let withoutLeft = Math.round(total * 0.3);
  let faultyLeft = Math.round(total * 0.03);
  for (const listing of random.shuffled(listings)) {
    const size = listing.offers.length;
    if (size <= withoutLeft) {
      kinds.set(listing.key, 'none');
      withoutLeft -= size;
    } else if (size <= faultyLeft && !listing.offers[0]?.item.trap) {
      kinds.set(listing.key, faultyLeft % 2 === 0 ? 'check-digit' : 'shared');
      faultyLeft -= size;
    }
  }
  return listings.map((listing) => {
    const kind = kinds.get(listing.key);
    if (kind === 'none') return listing;
    return {
      ...listing,
      offers: listing.offers.map((offer) => ({ ...offer, ...identifierOf(offer, listing.shop, kind) })),
    };
  });
}

/** The number that a careless clerk of each shop types in when none is at hand: valid, but no item's own. */
function clerksGtin(shop: ShopKey): string {
  return gtin13(`4099${String(hash32('clerk', shop) % 100_000_000).padStart(8, '0')}`);
}

function identifierOf(offer: Offer, shop: ShopKey, kind: 'check-digit' | 'shared' | undefined): Partial<Offer> {
  if (kind === 'check-digit') return { gtin: withWrongCheckDigit(offer.item.gtin), gtinFault: kind };
  if (kind === 'shared') return { gtin: clerksGtin(shop), gtinFault: kind };
  return { gtin: offer.item.gtin };
}
