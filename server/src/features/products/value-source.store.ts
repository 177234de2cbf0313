import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** How many values of products these offers give. */
export async function countOfferValues(tx: Tx, offerIds: readonly string[]): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from product_value where offer_id = any(${offerIds}::uuid[])`.execute(tx);
  return found.rows[0]?.count ?? 0;
}

/** Moves values, findings and pictures from one offer to another, with the snapshots they were read from. */
export async function moveValueSource(tx: Tx, from: string, to: string, snapshotIds: readonly string[]): Promise<void> {
  await sql`update product_value set offer_id = ${to} where offer_id = ${from} and snapshot_id = any(${snapshotIds}::uuid[])`.execute(
    tx,
  );
  await sql`delete from product_value_alternative a where a.offer_id = ${from} and exists (select 1 from product_value_alternative b
    where b.offer_id = ${to} and b.product_id = a.product_id and b.variant_id is not distinct from a.variant_id and b.attribute_id = a.attribute_id
      and b.channel_id is not distinct from a.channel_id and b.locale = a.locale and b.source_kind = a.source_kind)`.execute(
    tx,
  );
  await sql`update product_value_alternative set offer_id = ${to} where offer_id = ${from} and snapshot_id = any(${snapshotIds}::uuid[])`.execute(
    tx,
  );
  await sql`delete from value_finding a where a.offer_id = ${from} and exists (select from value_finding b where b.offer_id = ${to}
    and b.product_id = a.product_id and b.variant_id is not distinct from a.variant_id and b.attribute_id = a.attribute_id and b.locale = a.locale)`.execute(
    tx,
  );
  await sql`update value_finding set offer_id = ${to} where offer_id = ${from} and snapshot_id = any(${snapshotIds}::uuid[])`.execute(
    tx,
  );
  await sql`update product_media set offer_id = ${to} where offer_id = ${from} and snapshot_id = any(${snapshotIds}::uuid[])`.execute(
    tx,
  );
}
