import type { RawOffer } from '@quarry/contracts';
import type { Reading } from '@quarry/extraction/merge';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** What one grabber says of an offer, and the snapshot that holds it. */
export type OfferReading = Reading & {
  offerId: string;
  grabberId: string | null;
  snapshotId: string;
  snapshotAt: Date;
  /** The last whole reading of its feed had no row of the offer. */
  isUnlisted: boolean;
};

const liveReading = sql`g.state is distinct from 'archived'`;
// A feed that was found unchanged confirmed every row of its last whole reading, without a word to the rows.
const seenAt = sql`extract(epoch from greatest(v.last_seen_at, case when v.last_seen_at >= g.source_read_at then g.source_confirmed_at end)) * 1000`;

/** What the grabbers that are still at work say of these offers, in a fixed order; withdrawn readings are left out. */
export async function findReadings(db: Db | Tx, offerIds: readonly string[]): Promise<Map<string, OfferReading[]>> {
  if (offerIds.length === 0) return new Map();
  const found = await sql<Omit<OfferReading, 'since'>>`
    select v.offer_id as "offerId", v.grabber_id as "grabberId", v.snapshot_id as "snapshotId", v.snapshot_at as "snapshotAt",
      (${seenAt})::float8 as "seenAt", coalesce(v.last_seen_at < g.source_read_at, false) as "isUnlisted", n.fields
    from offer_standing v join offer_snapshot n on n.id = v.snapshot_id and n.observed_at = v.snapshot_at
      left join grabber g on g.id = v.grabber_id
    where v.offer_id = any(${offerIds}::uuid[]) and ${liveReading} order by v.offer_id, v.grabber_id`.execute(db);
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

/** The snapshot that gave a field of a merged offer. */
export type FieldSnapshots = Partial<Record<keyof RawOffer, { id: string; at: Date }>>;

export function fieldSnapshotsOf(givenBy: ReadonlyMap<keyof RawOffer, OfferReading>): FieldSnapshots {
  return Object.fromEntries(
    [...givenBy].map(([name, { snapshotId, snapshotAt }]) => [name, { id: snapshotId, at: snapshotAt }]),
  );
}
