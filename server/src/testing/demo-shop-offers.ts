import { gunzipSync } from 'node:zlib';
import { type CurrentOffer, startDemoShops } from '@quarry/demo-shops';
import { trueOffers } from '@quarry/demo-shops/truth';
import { type GrabberConfig, grabberConfigInput } from '@quarry/contracts/grabbers';
import { sql } from 'kysely';
import { demoSources } from '../app/seed/demo-sources.ts';
import { readPageOffers } from '../features/grabbers/index.ts';
import { withTransaction } from '../platform/db/index.ts';
import type { Deps } from '../platform/feature.ts';
import { newId } from '../platform/ids.ts';
import { saveOffers, type OfferRow, type OfferShop } from '../features/offers/index.ts';

/** A stored offer of the demonstration shops with what it truly is. */
export type KnownOffer = {
  id: string;
  shopId: string;
  title: string;
  variant: string;
  product: string;
  isTrap: boolean;
  gtin14: string | null;
  /** Shop, number and seller, as `declaredKey` writes them. */
  key: string;
  priceMinor: number | null;
  currency: string | null;
};

export type DemoShopOffers = {
  /** What the shops say they sell that day. */
  declared: CurrentOffer[];
  /** How many offers were stored, those of unknown truth included. */
  stored: number;
  known: KnownOffer[];
};

/** What names an offer of the demonstration shops: the shop, its number there, and on the marketplace the seller. */
export function declaredKey({ shop, sku, seller }: Pick<CurrentOffer, 'shop' | 'sku' | 'seller'>): string {
  return `${shop} ${sku} ${seller ?? ''}`;
}

/**
 * Reads the demonstration shops' product pages as their grabbers do, by structured data and by selectors, and stores the offers; resolves
 * with those whose truth is known beside what the shops declare.
 */
export async function storeDemoShopOffers(deps: Pick<Deps, 'db' | 'clock'>): Promise<DemoShopOffers> {
  // Their first day is today: sales that ended since are no prices.
  const demo = await startDemoShops({ ports: 'free', faults: 'none', baseDate: deps.clock.now() });
  try {
    const all: DemoShopOffers = { declared: demo.offers(), stored: 0, known: [] };
    for (const { key, name, url, role } of demo.shops) {
      const shop = await insertShop(deps, { name, url, isMarketplace: role === 'marketplace' });
      const rows = await readOffers(url, configOf(key), deps.clock.now());
      await withTransaction(deps.db, (tx) =>
        saveOffers(tx, deps, shop, { kind: 'grab', grabberId: null, grabRunId: null }, rows),
      );
      const stored = await storedOffers(deps, shop.id, key);
      all.stored += stored.length;
      all.known.push(...stored.flatMap(withTruth));
    }
    return all;
  } finally {
    await demo.stop();
  }
}

function configOf(key: string): GrabberConfig {
  const source = demoSources.find((one) => one.key === key);
  if (!source) throw new Error(`Nobody watches the demonstration shop ${key}.`);
  const { rules, itemSelector, shop } = source;
  return grabberConfigInput.parse({ rules, itemSelector, currency: shop.currency, locale: shop.locale });
}

type StoredOffer = Omit<KnownOffer, 'variant' | 'product' | 'isTrap'>;

async function storedOffers(
  { db }: Pick<Deps, 'db'>,
  shopId: string,
  shop: CurrentOffer['shop'],
): Promise<StoredOffer[]> {
  const found = await sql<Omit<StoredOffer, 'key' | 'shopId'> & { sku: string; seller: string | null }>`
    select id, title, sku, seller, case when is_gtin_usable then gtin14 end as gtin14, price_minor as "priceMinor",
      currency
    from offer where shop_id = ${shopId}`.execute(db);
  return found.rows.map(({ sku, seller, ...offer }) => ({
    ...offer,
    shopId,
    key: declaredKey({ shop, sku, ...(seller !== null && { seller }) }),
  }));
}

const truths = new Map(trueOffers().map((offer) => [declaredKey(offer), offer]));

function withTruth(offer: StoredOffer): KnownOffer[] {
  const truth = truths.get(offer.key);
  if (!truth) return [];
  return [{ ...offer, variant: truth.variant, product: truth.product, isTrap: truth.trap !== undefined }];
}

async function insertShop(
  { db }: Pick<Deps, 'db'>,
  fields: { name: string; url: string; isMarketplace: boolean },
): Promise<OfferShop> {
  const id = newId<'shop'>();
  await db
    .insertInto('shop')
    .values({
      id,
      name: fields.name,
      slug: id,
      url: fields.url,
      kind: 'observed',
      is_marketplace: fields.isMarketplace,
    })
    .execute();
  return { id, kind: 'observed', isMarketplace: fields.isMarketplace, currency: 'EUR', pricesIncludeTax: true };
}

async function readOffers(url: string, config: GrabberConfig, observedAt: Date): Promise<OfferRow[]> {
  const rows: OfferRow[] = [];
  for (const page of await pagesOf(url)) {
    const response = await fetch(page);
    if (!response.ok) continue;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { offers } = readPageOffers(
      { bytes, url: page, mediaType: response.headers.get('content-type'), fetchedAt: observedAt },
      config,
    );
    rows.push(...offers.map(({ offer, warnings }) => ({ rawOffer: offer, warnings, observedAt })));
  }
  return rows;
}

async function pagesOf(url: string): Promise<string[]> {
  const robots = await (await fetch(new URL('/robots.txt', url))).text();
  const sitemaps = [...robots.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, address = '']) => address);
  const pages = new Set<string>();
  for (const sitemap of sitemaps) {
    const bytes = Buffer.from(await (await fetch(sitemap)).arrayBuffer());
    const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
    const places = [...text.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, place = '']) =>
      place.replaceAll('&amp;', '&'),
    );
    if (text.includes('<sitemapindex')) sitemaps.push(...places);
    else for (const place of places) if (URL.canParse(place)) pages.add(place);
  }
  return [...pages];
}
