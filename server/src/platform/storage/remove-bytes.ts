import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Db, type Tx, withTransaction } from '../db/index.ts';
import { packedAt } from './packing.ts';
import type { ListedBytes, Storage } from './storage.ts';

type StoreDeps = { db: Db; storage: Storage; clock: Clock };

/** A backup holds it shared: bytes that its rows name stay until it has them. */
export const storedBytesLock = "hashtextextended('stored bytes', 0)";

/** Searches find bytes whose row is not committed yet; by then it is. */
const graceMs = 3_600_000;
const dayMs = 86_400_000;
const removedAtOnce = 100;
const removedTogether = 10;

/**
 * Deletes noted bytes from the store, some a transaction; resolves with how many. One who keeps the same bytes meanwhile waits for it and
 * learns of it (`noteBlobs`). A kill leaves the notes. Nothing is deleted during a backup.
 */
export async function removeNotedBytes({ db, storage, clock }: StoreDeps, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (let some = removedAtOnce; some === removedAtOnce;) {
    if (signal?.aborted) return removed;
    some = await withTransaction(db, (tx) => removeSome(tx, storage, clock.now()));
    removed += some;
  }
  // Those who put bytes into the store before they were deleted have saved them, or failed, long ago.
  await sql`delete from blob_removal where removed_at < ${new Date(clock.now().getTime() - dayMs)}`.execute(db);
  return removed;
}

async function removeSome(tx: Tx, storage: Storage, now: Date): Promise<number> {
  const { rows: held } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${sql.raw(storedBytesLock)}) as "isOurs"`.execute(tx);
  if (held[0]?.isOurs !== true) return 0;
  const { rows } = await sql<{ location: string }>`
    select location from blob_removal where removed_at is null and remove_after <= ${now}
    order by location limit ${removedAtOnce} for update skip locked`.execute(tx);
  const locations = rows.map(({ location }) => location);
  const led = await ledLocations(tx, locations);
  const gone = locations.filter((location) => !led.has(location)).map((location) => packedAt(location, 0));
  for (let at = 0; at < gone.length; at += removedTogether)
    await Promise.all(gone.slice(at, at + removedTogether).map((stored) => storage.remove(stored)));
  await sql`update blob_removal set removed_at = ${now} where location = any(${locations}::text[])`.execute(tx);
  return rows.length;
}

/** Those to which a row came to lead while the bytes were searched. */
async function ledLocations(tx: Tx, locations: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ location: string }>`
    select b.location from unnest(${locations}::text[]) as f (location)
      join blob b on b.sha256 = decode(substring(f.location from 7 for 64), 'hex') and b.location = f.location`.execute(
    tx,
  );
  return new Set(rows.map(({ location }) => location));
}

/** What a search found and noted, and the last key it looked at; null at the end of the store. */
export type Swept = { orphans: number; bytes: number; last: string | null };

/**
 * Looks through some of the store for what no row leads to, as a kill leaves it: whole bytes are noted for `removeNotedBytes`, parts of
 * writes are deleted. Nothing that was written within a day counts.
 */
export async function sweepBytes(
  tx: Tx,
  storage: Storage,
  { after, now, most }: { after: string; now: Date; most: number },
): Promise<Swept> {
  const listed = await storage.list(after, most);
  const old = listed.filter(({ modifiedAt }) => modifiedAt.getTime() < now.getTime() - dayMs);
  const parts = old.filter(({ kind }) => kind === 'part');
  for (const { key } of parts) await storage.removePart(key);
  const whole = await noteOrphans(
    tx,
    old.filter(({ kind }) => kind === 'whole'),
    new Date(now.getTime() + graceMs),
  );
  const bytes = parts.reduce((sum, part) => sum + part.bytes, whole.bytes);
  return { orphans: parts.length + whole.orphans, bytes, last: listed.at(-1)?.key ?? null };
}

async function noteOrphans(
  tx: Tx,
  whole: readonly ListedBytes[],
  removeAfter: Date,
): Promise<{ orphans: number; bytes: number }> {
  const rows = whole.map(({ key, bytes }) => ({ key, bytes, hash: packedAt(key, bytes).sha256.toString('hex') }));
  const { rows: noted } = await sql<{ orphans: number; bytes: number }>`
    with orphans as (
      insert into blob_removal (location, stored_bytes, remove_after)
      select f.key, f.bytes, ${removeAfter} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (key text, bytes bigint, hash text)
      where not exists (select from blob b where b.sha256 = decode(f.hash, 'hex') and b.location = f.key)
      on conflict (location) do update set removed_at = null, remove_after = excluded.remove_after
        where blob_removal.removed_at is not null
      returning stored_bytes)
    select count(*)::int as orphans, coalesce(sum(stored_bytes), 0)::float8 as bytes from orphans`.execute(tx);
  return noted[0] ?? { orphans: 0, bytes: 0 };
}
