import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { visibleAssortment } from '../products/index.ts';
import { visibleOffers } from './visible-offers.ts';

/** Figures over a shop's offers that the reader sees; times are of the fetches that saw them. */
export type ShopHealth = {
  offers: number;
  freshOffers: number;
  matchedOffers: number;
  products: number;
  lastSeenAt: Date | null;
};

/**
 * The health of each shop; offers seen after `freshSince` are fresh, and products count as the product list shows them for
 * the shop: those binned, merged away or archived are told off, because they are few.
 */
export async function findShopHealth(
  db: Db,
  actor: Actor,
  shopIds: readonly string[],
  freshSince: Date,
): Promise<Map<string, ShopHealth>> {
  const found = await sql<ShopHealth & { shopId: string }>`
    select s.id as "shopId", coalesce(o.offers, 0) as offers, coalesce(o.fresh, 0) as "freshOffers",
      coalesce(o.matched, 0) as "matchedOffers", coalesce(a.products, 0) as products, o.seen as "lastSeenAt"
    from unnest(${shopIds}::uuid[]) as s (id)
      left join (
        select shop_id, count(*) as offers, count(*) filter (where state = 'active' and last_seen_at > ${freshSince}) as fresh,
          count(*) filter (where match_state in ('matched', 'matched_auto')) as matched, max(last_seen_at) as seen
        from offer o where shop_id = any(${shopIds}::uuid[]) and ${visibleOffers(actor)} group by shop_id) o on o.shop_id = s.id
      left join (
        select shop_id, count(*) as products from shop_product a
        where shop_id = any(${shopIds}::uuid[]) and ${visibleAssortment(actor)} and product_id not in (
          select id from product where deleted_at is not null or redirect_to is not null or status = 'ARCHIVED')
        group by shop_id) a on a.shop_id = s.id`.execute(db);
  return new Map(found.rows.map(({ shopId, ...health }) => [shopId, health]));
}
