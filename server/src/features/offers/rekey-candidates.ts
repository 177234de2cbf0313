import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A new offer that may be one the shop renamed: what they share says why. */
export type RekeyCandidate = {
  offerId: string;
  missingOfferId: string;
  shared: 'sku' | 'gtin' | 'title, brand and picture';
};

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
    from offer n join offer m on m.shop_id = n.shop_id and m.id <> n.id and m.state = 'missing' and m.missing_runs <= 2
      and (n.sku = m.sku or (n.gtin14 = m.gtin14 and n.is_gtin_usable)
        or (n.title = m.title and n.brand_key is not distinct from m.brand_key and n.image_url = m.image_url))
    where n.shop_id = ${shopId} and n.id = any(${newOfferIds}::uuid[]) and n.state = 'active'
    order by n.id, m.last_seen_at desc`.execute(db);
  return found.rows;
}
