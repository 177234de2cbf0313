import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { StoredBytes, StoredLocation } from './storage.ts';

/** Bytes that were kept, and of what they are. */
export type NewBlob = { stored: StoredBytes; mediaType: string; seenAt: Date };

/** Notes kept bytes in the table `blob`, where rows that lead to them find their location; the same bytes twice are one row. */
export async function noteBlobs(db: Db | Tx, blobs: readonly NewBlob[]): Promise<void> {
  if (blobs.length === 0) return;
  const rows = blobs.map(({ stored, mediaType, seenAt }) => ({
    sha256: stored.sha256,
    media_type: mediaType,
    bytes: stored.bytes,
    stored_bytes: stored.storedBytes,
    codec: stored.codec,
    location: stored.location,
    first_seen_at: seenAt,
  }));
  await db
    .insertInto('blob')
    // In one order, so that two who note the same never wait for each other.
    .values(rows.toSorted((left, right) => left.sha256.compare(right.sha256)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same for one. */
export function noteBlob(db: Db | Tx, stored: StoredBytes, mediaType: string, now: Date): Promise<void> {
  return noteBlobs(db, [{ stored, mediaType, seenAt: now }]);
}

/** Every column that leads to bytes which may go one day: each is looked at before they do. Pages that were fetched stay. */
export const blobReferrers = [
  { table: 'avatar_size', column: 'blob_sha256' },
  { table: 'feed_file', column: 'blob_sha256' },
  { table: 'host', column: 'robots_blob_sha256' },
  { table: 'media', column: 'blob_sha256' },
  { table: 'upload_part', column: 'blob_sha256' },
] as const;

/** Takes those out to which nothing leads, and resolves with where their bytes lie. */
export async function deleteUnusedBlobs(tx: Tx, sha256s: readonly Buffer[]): Promise<StoredLocation[]> {
  if (sha256s.length === 0) return [];
  const isUnused = blobReferrers.map(
    ({ table, column }) => sql`not exists (select from ${sql.table(table)} r where r.${sql.ref(column)} = b.sha256)`,
  );
  const { rows } = await sql<StoredLocation>`
    delete from blob b where b.sha256 = any(${sha256s}::bytea[]) and ${sql.join(isUnused, sql` and `)}
    returning b.location, b.codec`.execute(tx);
  return rows;
}
