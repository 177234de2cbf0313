import { gunzipSync } from 'node:zlib';
import { startDemoShops } from '@quarry/demo-shops';
import { trueOffers } from '@quarry/demo-shops/truth';
import { extractPage } from '@quarry/extraction/page';
import { sql } from 'kysely';
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
};

/**
 * Reads the demonstration shops' product pages as far as their structured data goes, stores the offers as a grabber would, and
 * resolves with those whose truth is known.
 */
export async function storeDemoShopOffers(deps: Pick<Deps, 'db' | 'clock'>): Promise<KnownOffer[]> {
  const demo = await startDemoShops({ ports: 'free', faults: 'none' });
  const truth = new Map(trueOffers().map((offer) => [`${offer.shop} ${offer.sku} ${offer.seller ?? ''}`, offer]));
  const known: KnownOffer[] = [];
  try {
    for (const { key, name, url, role } of demo.shops) {
      const shop = await insertShop(deps, { name, url, isMarketplace: role === 'marketplace' });
      const rows = await readOffers(url, deps.clock.now());
      await withTransaction(deps.db, (tx) =>
        saveOffers(tx, deps, shop, { kind: 'grab', grabberId: null, grabRunId: null }, rows),
      );
      const stored = await sql<{
        id: string;
        title: string;
        sku: string;
        seller: string | null;
        gtin14: string | null;
      }>`
        select id, title, sku, seller, case when is_gtin_usable then gtin14 end as gtin14 from offer where shop_id = ${shop.id}`.execute(
        deps.db,
      );
      for (const { id, title, sku, seller, gtin14 } of stored.rows) {
        const offer = truth.get(`${key} ${sku} ${seller ?? ''}`);
        if (offer)
          known.push({
            id,
            shopId: shop.id,
            title,
            variant: offer.variant,
            product: offer.product,
            isTrap: offer.trap !== undefined,
            gtin14,
          });
      }
    }
    return known;
  } finally {
    await demo.stop();
  }
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

async function readOffers(url: string, observedAt: Date): Promise<OfferRow[]> {
  const rows: OfferRow[] = [];
  for (const page of await pagesOf(url)) {
    const response = await fetch(page);
    if (!response.ok) continue;
    const { offers } = extractPage({ html: new Uint8Array(await response.arrayBuffer()), url: page });
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
