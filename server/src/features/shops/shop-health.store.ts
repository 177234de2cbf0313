import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Figures over a shop's offers; times are of the fetches that saw them. */
export type ShopHealth = {
  offers: number;
  freshOffers: number;
  matchedOffers: number;
  products: number;
  lastSeenAt: Date | null;
};

export const noHealth: ShopHealth = { offers: 0, freshOffers: 0, matchedOffers: 0, products: 0, lastSeenAt: null };

/** The health of each shop; offers seen after `freshSince` are fresh. Shops without offers are left out. */
export async function findShopHealth(
  db: Db,
  shopIds: readonly string[],
  freshSince: Date,
): Promise<Map<string, ShopHealth>> {
  const found = await sql<ShopHealth & { shopId: string }>`
    select o.shop_id as "shopId", count(*) as offers,
      count(*) filter (where o.state = 'active' and o.last_seen_at > ${freshSince}) as "freshOffers",
      count(*) filter (where o.match_state in ('matched', 'matched_auto')) as "matchedOffers",
      (select count(*) from shop_product a join product p on p.id = a.product_id
        where a.shop_id = o.shop_id and p.deleted_at is null) as products,
      max(o.last_seen_at) as "lastSeenAt"
    from offer o where o.shop_id = any(${shopIds}::uuid[]) group by o.shop_id`.execute(db);
  return new Map(found.rows.map(({ shopId, ...health }) => [shopId, health]));
}
