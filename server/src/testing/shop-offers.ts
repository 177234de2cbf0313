import { toMinor } from '@quarry/contracts';
import type { Field, RawOffer } from '@quarry/contracts/offers';
import { saveOffers, type OfferShop } from '../features/offers/index.ts';
import { withTransaction } from '../platform/db/index.ts';
import type { Deps } from '../platform/feature.ts';
import { newId } from '../platform/ids.ts';

/** What a shop says of one thing, as far as a test cares. */
export type SaidOffer = {
  sku: string;
  name: string;
  gtin?: string;
  brand?: string;
  mpn?: string;
  color?: string;
  price?: string;
  category?: string;
  multipack?: string;
  weight?: string;
  description?: string;
  /** Properties of the page by the names that the shop has for them. */
  attributes?: Record<string, string>;
};

/** An observed shop with a German page; `slug` is its name in addresses. */
export async function buildObservedShop({ db }: Pick<Deps, 'db'>, slug?: string): Promise<OfferShop> {
  const id = newId<'shop'>();
  const url = `https://${id}.example/`;
  await db
    .insertInto('shop')
    .values({ id, name: 'Shop', slug: slug ?? id, url, kind: 'observed', locale: 'de-DE' })
    .execute();
  return { id, kind: 'observed', isMarketplace: false, currency: 'EUR', pricesIncludeTax: true };
}

/** Stores offers as a grabber would; resolves with their ids. */
export async function storeOffers(
  deps: Pick<Deps, 'db' | 'clock'>,
  shop: OfferShop,
  ...said: SaidOffer[]
): Promise<string[]> {
  const source = { kind: 'grab', grabberId: null, grabRunId: null } as const;
  const rows = said.map((one) => ({ rawOffer: rawOfferOf(one), warnings: [], observedAt: deps.clock.now() }));
  const { offerIds } = await withTransaction(deps.db, (tx) => saveOffers(tx, deps, shop, source, rows));
  return offerIds;
}

function rawOfferOf({ sku, name, price = '20.00', ...more }: SaidOffer): RawOffer {
  const minor = toMinor(price, 'EUR')?.minor ?? 0;
  const rest = Object.fromEntries(Object.entries(more).map(([key, value]) => [key, field(value)]));
  return { sku: field(sku), name: field(name), price: field({ amount: price, minor, currency: 'EUR' }), ...rest };
}

function field<T>(value: T): Field<T> {
  return { value, raw: String(value), method: 'feed', path: 'x', confidence: 0.9 };
}
