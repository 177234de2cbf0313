import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../db/index.ts';
import { missing } from './byte-store.ts';
import type { Storage, StoredBytes, StoredLocation } from './storage.ts';

/** Bytes that were kept, and of what they are. */
export type NewBlob = { stored: StoredBytes; mediaType: string; seenAt: Date };

/**
 * Notes kept bytes in the table `blob`, where rows that lead to them find their location; the same bytes twice are one row. Bytes that were
 * to be deleted stay. Throws a Failure BYTES_MISSING where they were deleted after they were kept: the caller keeps them once more.
 */
export async function noteBlobs(db: Db | Tx, storage: Pick<Storage, 'has'>, blobs: readonly NewBlob[]): Promise<void> {
  if (blobs.length === 0) return;
  await withTransaction(db, (tx) => noteInOne(tx, storage, blobs));
}

async function noteInOne(tx: Tx, storage: Pick<Storage, 'has'>, blobs: readonly NewBlob[]): Promise<void> {
  const rows = blobs.map(({ stored, mediaType, seenAt }) => ({
    sha256: stored.sha256,
    media_type: mediaType,
    bytes: stored.bytes,
    stored_bytes: stored.storedBytes,
    codec: stored.codec,
    location: stored.location,
    first_seen_at: seenAt,
  }));
  await tx
    .insertInto('blob')
    // In one order, so that two who note the same never wait for each other.
    .values(rows.toSorted((left, right) => left.sha256.compare(right.sha256)))
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet({ retain_until: null }).where('blob.retain_until', 'is not', null),
    )
    .execute();
  // Waits for a worker that is deleting them.
  const { rows: kept } = await sql<{ location: string }>`
    delete from blob_removal where location = any(${rows.map(({ location }) => location)}::text[]) returning location`.execute(
    tx,
  );
  for (const { location } of kept) if (!(await storage.has({ location }))) throw missing(location, undefined);
}

/** The same for one. */
export function noteBlob(
  db: Db | Tx,
  storage: Pick<Storage, 'has'>,
  stored: StoredBytes,
  mediaType: string,
  now: Date,
): Promise<void> {
  return noteBlobs(db, storage, [{ stored, mediaType, seenAt: now }]);
}

type BlobReferrer = { table: string; column: string };

/** Columns whose rows keep their bytes for as long as they are there. */
const blobOwners: readonly BlobReferrer[] = [
  { table: 'avatar_size', column: 'blob_sha256' },
  { table: 'feed_file', column: 'blob_sha256' },
  { table: 'host', column: 'robots_blob_sha256' },
  { table: 'media', column: 'blob_sha256' },
  { table: 'upload_part', column: 'blob_sha256' },
];

/** Columns that name the bytes of what was read: those go by the limits of retention, and the name stays. */
const blobReadings: readonly BlobReferrer[] = [
  { table: 'offer_snapshot', column: 'blob_sha256' },
  { table: 'page_fetch', column: 'blob_sha256' },
  { table: 'replay_page', column: 'blob_sha256' },
];

/** Every column that leads to bytes which may go one day: each is looked at before they do. */
export const blobReferrers: readonly BlobReferrer[] = [...blobOwners, ...blobReadings].toSorted((left, right) =>
  left.table < right.table ? -1 : 1,
);

/** Whether something else than what was read has the bytes of the row `b` of `blob`. */
export const isOwnedBlob = sql<boolean>`(${sql.join(
  blobOwners.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} r where r.${sql.ref(column)} = b.sha256)`,
  ),
  sql` or `,
)})`;

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

/** Notes bytes that nothing holds: they go after a time, unless they come again or something holds them then. */
export async function markUnused(tx: Tx, sha256s: readonly Buffer[], until: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update blob set retain_until = ${until} where sha256 = any(${sha256s}::bytea[]) and retain_until is null`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Some bytes whose time is over; those who have the same ones again wait until the transaction ends. */
export async function takeUnused(tx: Tx, now: Date, most: number): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    select sha256 from blob where retain_until <= ${now} order by retain_until, sha256 limit ${most} for update skip locked`.execute(
    tx,
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes that something holds after all. */
export async function keepUsed(tx: Tx, sha256s: readonly Buffer[]): Promise<void> {
  await sql`update blob set retain_until = null where sha256 = any(${sha256s}::bytea[])`.execute(tx);
}

/** Takes out rows of `takeUnused`, and notes where their bytes lie for `removeNotedBytes`; resolves with what they take. */
export async function letGoOf(
  tx: Tx,
  sha256s: readonly Buffer[],
  now: Date,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    with gone as (delete from blob where sha256 = any(${sha256s}::bytea[]) returning location, stored_bytes),
      noted as (insert into blob_removal (location, stored_bytes, remove_after) select location, stored_bytes, ${now} from gone
        on conflict (location) do update set removed_at = null, remove_after = excluded.remove_after, stored_bytes = excluded.stored_bytes)
    select count(*)::int as files, coalesce(sum(stored_bytes), 0)::float8 as bytes from gone`.execute(tx);
  return rows[0] ?? { files: 0, bytes: 0 };
}
