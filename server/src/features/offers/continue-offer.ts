import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { type EventOrigin, publishEvents } from '../../platform/events/index.ts';
import { moveValueSource } from '../products/index.ts';
import { offerChanged } from './offer.topics.ts';

/** The history of an offer that its shop shows under another key, as it was moved to its successor. */
export type OfferContinued = {
  offerId: string;
  missingOfferId: string;
  snapshotIds: string[];
  pricePointIds: string[];
  /** How many snapshots the successor's own count was raised by. */
  snapshots: number;
  firstSeenAt: string;
  /** Whether the successor had a place in the catalogue of its own, and which one the old offer had. */
  wasLinked: boolean;
  link: { productId: string; variantId: string; matchState: string } | null;
};

type Sides = {
  firstSeenAt: Date;
  missingFirstSeenAt: Date;
  snapshots: number;
  isLinked: boolean;
  productId: string | null;
  variantId: string | null;
  matchState: string;
};

/**
 * Lets an offer go on with the history of one that went missing: its snapshots, price intervals and catalogue values, and its
 * place in the catalogue unless the successor has one. Undefined when the old offer is on sale again or either is gone.
 */
export async function continueOffer(
  tx: Tx,
  origin: EventOrigin,
  offerId: string,
  missingOfferId: string,
): Promise<OfferContinued | undefined> {
  const sides = await sql<Sides>`
    select n.first_seen_at as "firstSeenAt", m.first_seen_at as "missingFirstSeenAt", m.snapshot_seq as snapshots, n.product_id is not null as "isLinked",
      m.product_id as "productId", m.variant_id as "variantId", m.match_state as "matchState"
    from offer n join offer m on m.id = ${missingOfferId} and m.shop_id = n.shop_id and m.state <> 'active' where n.id = ${offerId} for update`.execute(
    tx,
  );
  const [side] = sides.rows;
  if (!side) return undefined;
  const { snapshots, productId, variantId, matchState } = side;
  await sql`update offer_snapshot set seq = seq + ${snapshots} where offer_id = ${offerId}`.execute(tx);
  const moved = await sql<{
    id: string;
  }>`update offer_snapshot set offer_id = ${offerId} where offer_id = ${missingOfferId} returning id`.execute(tx);
  const points = await sql<{
    id: string;
  }>`update price_point set offer_id = ${offerId} where offer_id = ${missingOfferId} returning id`.execute(tx);
  const link = productId !== null && variantId !== null ? { productId, variantId, matchState } : null;
  const snapshotIds = moved.rows.map(({ id }) => id);
  await moveValueSource(tx, missingOfferId, offerId, snapshotIds);
  await sql`update offer set snapshot_seq = snapshot_seq + ${snapshots}, first_seen_at = least(first_seen_at, ${side.missingFirstSeenAt}),
    product_id = coalesce(product_id, ${productId}::uuid), variant_id = case when product_id is null then ${variantId}::uuid else variant_id end,
    match_state = case when product_id is null and ${productId}::uuid is not null then ${matchState} else match_state end, version = version + 1 where id = ${offerId}`.execute(
    tx,
  );
  await sql`update offer set state = 'expired', product_id = null, variant_id = null, match_state = 'unmatched', version = version + 1
    where id = ${missingOfferId}`.execute(tx);
  await tellHistory(tx, origin, offerId, missingOfferId);
  return {
    offerId,
    missingOfferId,
    snapshotIds,
    pricePointIds: points.rows.map(({ id }) => id),
    snapshots,
    firstSeenAt: side.firstSeenAt.toISOString(),
    wasLinked: side.isLinked,
    link,
  };
}

/** Gives an offer back the history that another continued; what the successor gathered itself stays with it. */
export async function separateOffers(tx: Tx, origin: EventOrigin, continued: OfferContinued): Promise<void> {
  const { offerId, missingOfferId, snapshotIds, pricePointIds, snapshots, firstSeenAt, wasLinked } = continued;
  const link = continued.link && (await isThere(tx, continued.link.variantId)) ? continued.link : null;
  await sql`update offer_snapshot set offer_id = ${missingOfferId} where offer_id = ${offerId} and id = any(${snapshotIds}::uuid[])`.execute(
    tx,
  );
  await sql`update offer_snapshot set seq = seq - ${snapshots} where offer_id = ${offerId}`.execute(tx);
  await sql`update price_point set offer_id = ${missingOfferId} where offer_id = ${offerId} and id = any(${pricePointIds}::uuid[])`.execute(
    tx,
  );
  await moveValueSource(tx, offerId, missingOfferId, snapshotIds);
  await sql`update offer set product_id = ${link?.productId ?? null}, variant_id = ${link?.variantId ?? null}, match_state = ${link?.matchState ?? 'unmatched'},
    version = version + 1 where id = ${missingOfferId}`.execute(tx);
  await sql`update offer set snapshot_seq = snapshot_seq - ${snapshots}, first_seen_at = ${firstSeenAt}, version = version + 1 where id = ${offerId}`.execute(
    tx,
  );
  if (!wasLinked) {
    await sql`update offer set product_id = null, variant_id = null, match_state = 'unmatched' where id = ${offerId}`.execute(
      tx,
    );
  }
  await tellHistory(tx, origin, offerId, missingOfferId);
}

/** Whether the variant was not deleted for good since. */
async function isThere(tx: Tx, variantId: string): Promise<boolean> {
  return (await sql`select 1 from variant where id = ${variantId}`.execute(tx)).rows.length > 0;
}

/** Both offers have another history than before, and perhaps another product. */
async function tellHistory(tx: Tx, origin: EventOrigin, ...offerIds: string[]): Promise<void> {
  const { rows } = await sql<{ id: string; shopId: string }>`
    select id, shop_id as "shopId" from offer where id = any(${offerIds}::uuid[]) order by id`.execute(tx);
  await publishEvents(
    tx,
    offerChanged,
    origin,
    rows.map((row) => ({ ...row, changed: ['history'] })),
  );
}
