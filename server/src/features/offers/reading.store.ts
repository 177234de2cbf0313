import type { RawOffer } from '@quarry/contracts';
import type { Reading } from '@quarry/extraction/merge';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { FieldSnapshots } from '../products/index.ts';

/** What one grabber says of an offer, or people of its shop, and the snapshot that holds it. */
export type OfferReading = Reading & {
  offerId: string;
  grabberId: string | null;
  snapshotId: string;
  snapshotAt: Date;
  /** The last whole reading of its feed had no row of the offer. */
  isUnlisted: boolean;
  /** People of the shop state it: no grabber comes back for it, and none takes it back. */
  isOwn: boolean;
};

const liveReading = sql`g.state is distinct from 'archived'`;
// A feed that was found unchanged confirmed every row of its last whole reading, without a word to the rows.
const seenAt = sql`extract(epoch from greatest(v.last_seen_at, case when v.last_seen_at >= g.source_read_at then g.source_confirmed_at end)) * 1000`;

/** What the grabbers that are still at work say of these offers, in a fixed order, and people last; withdrawn readings are left out. */
export async function findReadings(db: Db | Tx, offerIds: readonly string[]): Promise<Map<string, OfferReading[]>> {
  if (offerIds.length === 0) return new Map();
  const found = await sql<Omit<OfferReading, 'since'>>`
    select v.offer_id as "offerId", v.grabber_id as "grabberId", v.snapshot_id as "snapshotId", v.snapshot_at as "snapshotAt",
      (${seenAt})::float8 as "seenAt", coalesce(v.last_seen_at < g.source_read_at, false) as "isUnlisted", false as "isOwn", n.fields
    from offer_standing v join offer_snapshot n on n.id = v.snapshot_id and n.observed_at = v.snapshot_at
      left join grabber g on g.id = v.grabber_id
    where v.offer_id = any(${offerIds}::uuid[]) and ${liveReading}
    union all
    select o.id, null, o.own_snapshot_id, o.own_snapshot_at, extract(epoch from o.own_snapshot_at)::float8 * 1000, false, true, n.fields
    from offer o join offer_snapshot n on n.id = o.own_snapshot_id and n.observed_at = o.own_snapshot_at
    where o.id = any(${offerIds}::uuid[])
    order by "offerId", "isOwn", "grabberId"`.execute(db);
  const readings = found.rows.map((row) => ({ ...row, since: row.snapshotAt.getTime() }));
  return Map.groupBy(readings, ({ offerId }) => offerId);
}

export type ReadingTime = Pick<OfferReading, 'offerId' | 'grabberId' | 'seenAt'>;

/** When each grabber last saw these offers, in the order of `findReadings`; without the fields, which are long. */
export async function findReadingTimes(db: Db | Tx, offerIds: readonly string[]): Promise<Map<string, ReadingTime[]>> {
  if (offerIds.length === 0) return new Map();
  const found = await sql<ReadingTime>`
    select v.offer_id as "offerId", v.grabber_id as "grabberId", (${seenAt})::float8 as "seenAt"
    from offer_standing v left join grabber g on g.id = v.grabber_id
    where v.offer_id = any(${offerIds}::uuid[]) and ${liveReading} order by v.offer_id, v.grabber_id`.execute(db);
  return Map.groupBy(found.rows, ({ offerId }) => offerId);
}

export function fieldSnapshotsOf(givenBy: ReadonlyMap<keyof RawOffer, OfferReading>): FieldSnapshots {
  return Object.fromEntries(
    [...givenBy].map(([name, { snapshotId, snapshotAt }]) => [name, { id: snapshotId, at: snapshotAt }]),
  );
}

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

/** Has offers that a grabber read off a page belong to another page of its own, which stated them when they were seen. */
export async function moveOffersToPages(
  tx: Tx,
  grabberId: string,
  moves: readonly { offerId: string; fromPageId: string; pageId: string; seenAt: Date }[],
): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    with moved as (
      select * from json_to_recordset(${JSON.stringify(moves)}::json) as row ("offerId" uuid, "fromPageId" uuid, "pageId" uuid, "seenAt" timestamptz)
    ), of_reading as (
      update offer_reading r set page_id = moved."pageId", last_seen_at = greatest(r.last_seen_at, moved."seenAt")
      from moved where r.offer_id = moved."offerId" and r.grabber_id = ${grabberId}
    )
    update offer o set page_id = moved."pageId", last_seen_at = greatest(o.last_seen_at, moved."seenAt")
    from moved where o.id = moved."offerId" and (not o.is_shared or o.page_id = moved."fromPageId")`.execute(tx);
}
