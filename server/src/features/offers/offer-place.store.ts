import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Where an offer hangs, or that it hangs nowhere. */
export type OfferPlace = { offerId: string; productId: string | null; variantId: string | null; matchState: string };

export async function placeOffers(tx: Tx, places: readonly OfferPlace[], now: Date): Promise<void> {
  await sql`update offer o set product_id = r."productId", variant_id = r."variantId", match_state = r."matchState", updated_at = ${now},
      version = o.version + 1
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r ("offerId" uuid, "productId" uuid, "variantId" uuid, "matchState" text)
    where o.id = r."offerId"`.execute(tx);
}

/** How many offers hang on a product. */
export async function countOffersOf(tx: Tx, productId: string): Promise<number> {
  const found = await sql<{
    count: number;
  }>`select count(*) as count from offer where product_id = ${productId}`.execute(tx);
  return found.rows[0]?.count ?? 0;
}

/** Says of offers that hang nowhere how far their matching is. */
export async function setMatchState(tx: Tx, offerIds: readonly string[], matchState: string): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`update offer set match_state = ${matchState} where id = any(${offerIds}::uuid[]) and match_state <> ${matchState} and product_id is null`.execute(
    tx,
  );
}

/** Keeps offers from being matched, with the reason that is shown. */
export async function setQuarantine(tx: Tx, offerIds: readonly string[], reason: string): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`update offer set is_quarantined = true, quarantine_reason = ${reason} where id = any(${offerIds}::uuid[]) and not is_quarantined`.execute(
    tx,
  );
}

/** Says of offers that hang on the catalogue how sure their place is; with `only`, of those in that state alone. */
export async function setLinkedState(
  tx: Tx,
  offerIds: readonly string[],
  matchState: 'matched' | 'conflicted',
  only?: 'conflicted',
): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`update offer set match_state = ${matchState} where id = any(${offerIds}::uuid[]) and product_id is not null
    and ${only === undefined ? sql`true` : sql`match_state = ${only}`}`.execute(tx);
}

/** An offer that belongs to no product any more. */
export type FreedOffer = { shopId: string; snapshotId: string | null; snapshotAt: Date | null };

/** Has the offers of products belong to none; resolves with the newest snapshot of each. */
export async function freeOffers(tx: Tx, productIds: readonly string[], now: Date): Promise<FreedOffer[]> {
  const freed = await sql<FreedOffer>`
    update offer set product_id = null, variant_id = null, match_state = 'unmatched', updated_at = ${now}, version = version + 1
    where product_id = any(${productIds}::uuid[])
    returning shop_id as "shopId", current_snapshot_id as "snapshotId", current_snapshot_at as "snapshotAt"`.execute(
    tx,
  );
  return freed.rows;
}
