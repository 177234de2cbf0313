import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** What one grabber says of an offer that others read as well. */
export type ReadingColumns = {
  offer_id: string;
  grabber_id: string;
  page_id: string | null;
  snapshot_id: string;
  snapshot_at: Date;
  seen_at: Date;
};

/** Gives offers that had one reader a row for what it says, before another one speaks. */
export async function splitReadings(tx: Tx, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`
    insert into offer_reading (offer_id, grabber_id, page_id, snapshot_id, snapshot_at, last_seen_at)
    select id, grabber_id, page_id, current_snapshot_id, current_snapshot_at, last_seen_at from offer
    where id = any(${offerIds}::uuid[]) and not is_shared and grabber_id is not null and current_snapshot_id is not null
    on conflict do nothing`.execute(tx);
}

export async function writeReadings(tx: Tx, rows: readonly ReadingColumns[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into offer_reading as r (offer_id, grabber_id, page_id, snapshot_id, snapshot_at, last_seen_at)
    select offer_id, grabber_id, page_id, snapshot_id, snapshot_at, seen_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (offer_id uuid, grabber_id uuid, page_id uuid, snapshot_id uuid,
      snapshot_at timestamptz, seen_at timestamptz)
    on conflict (offer_id, grabber_id) do update set page_id = coalesce(excluded.page_id, r.page_id), snapshot_id = excluded.snapshot_id,
      snapshot_at = excluded.snapshot_at, last_seen_at = greatest(r.last_seen_at, excluded.last_seen_at), is_withdrawn = false`.execute(
    tx,
  );
}

/** Notes that a grabber no longer holds these offers; without one, that nobody does. */
export async function withdrawReadings(tx: Tx, offerIds: readonly string[], grabberId?: string): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`
    update offer_reading set is_withdrawn = true
    where offer_id = any(${offerIds}::uuid[]) and ${grabberId === undefined ? sql`true` : sql`grabber_id = ${grabberId}`}
      and not is_withdrawn`.execute(tx);
}
