import type { RekeyShared } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A new offer that may be one the shop renamed: what they share says why. */
export type RekeyCandidate = {
  offerId: string;
  missingOfferId: string;
  shared: RekeyShared;
};

/** Offers that a shop began to show lately while others of it went missing, by shop. */
export async function findNewBesideMissing(
  db: Db | Tx,
  since: Date,
): Promise<{ shopId: string; offerIds: string[] }[]> {
  const found = await sql<{ shopId: string; offerIds: string[] }>`
    with gone as (select shop_id, min(last_seen_at) as last_seen_at from offer where state = 'missing' and missing_runs <= 2 group by shop_id)
    select n.shop_id as "shopId", array_agg(n.id) as "offerIds" from gone g
      join offer n on n.shop_id = g.shop_id and n.state = 'active' and n.first_seen_at > greatest(g.last_seen_at, ${since}::timestamptz)
    group by n.shop_id`.execute(db);
  return found.rows;
}

/**
 * New offers whose SKU, GTIN or (title, brand, picture) equals that of an offer of the shop which went missing in the same or
 * the previous run: a shop's relaunch must not end a price history.
 */
export async function rekeyCandidates(
  db: Db | Tx,
  shopId: string,
  newOfferIds: readonly string[],
): Promise<RekeyCandidate[]> {
  if (newOfferIds.length === 0) return [];
  const found = await sql<RekeyCandidate>`
    select distinct on (n.id) n.id as "offerId", m.id as "missingOfferId",
      case when n.sku = m.sku then 'sku' when n.gtin14 = m.gtin14 and n.is_gtin_usable then 'gtin'
        else 'title, brand and picture' end as shared
    from offer n join offer m on m.shop_id = n.shop_id and m.id <> n.id and m.state = 'missing' and m.missing_runs <= 2 and n.first_seen_at > m.last_seen_at
      and (n.sku = m.sku or (n.gtin14 = m.gtin14 and n.is_gtin_usable)
        or (n.title = m.title and n.brand_key is not distinct from m.brand_key and n.image_url = m.image_url))
    where n.shop_id = ${shopId} and n.id = any(${newOfferIds}::uuid[]) and n.state = 'active'
    order by n.id, m.last_seen_at desc`.execute(db);
  return found.rows;
}
