import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { monthTables } from './month-tables.ts';

/** A walk over all stored bytes, and how far it came. */
export type ByteWalk = {
  id: string;
  phase: 'holding' | 'noting' | 'counting' | 'done';
  startedAt: Date;
  heldUntil: Date | null;
  afterSha256: Buffer | null;
  countedUnit: string | null;
};

const walkColumns = sql`id, phase, started_at as "startedAt", held_until as "heldUntil", after_sha256 as "afterSha256",
  counted_unit as "countedUnit"`;

/** Between the starts of two walks. */
const walkEvery = '20 hours';

/** Begins a walk when the last one is over and old enough. */
export async function beginWalk(db: Db, now: Date): Promise<void> {
  await sql`
    insert into byte_collection (id, phase, started_at)
    select ${newId(now.getTime())}, 'holding', ${now} where not exists (
      select from byte_collection where phase <> 'done' or started_at > ${now}::timestamptz - ${walkEvery}::interval)`.execute(
    db,
  );
}

/** The walk that is under way, held until the transaction ends; undefined where there is none, or another worker takes a step. */
export async function takeWalk(tx: Tx): Promise<ByteWalk | undefined> {
  const { rows } = await sql<ByteWalk>`
    select ${walkColumns} from byte_collection where phase <> 'done' order by started_at, id limit 1 for update skip locked`.execute(
    tx,
  );
  return rows[0];
}

/** A step over many rows takes longer than a request may. */
export async function allowLong(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
}

/** The ends of the parts in which snapshots are looked through: the starts of their months, and the end of time. */
export async function listMonthStarts(tx: Tx): Promise<Date[]> {
  const { rows } = await sql<{ month: Date }>`${monthTables('offer_snapshot')} order by month`.execute(tx);
  return rows.map(({ month }) => month);
}

export async function forgetHeld(tx: Tx): Promise<void> {
  await sql`delete from held_bytes`.execute(tx);
}

/** Gathers the bytes of snapshots of a span on which something stands; null is the end of time. */
export async function gatherHeld(tx: Tx, since: Date | null, until: Date | null): Promise<void> {
  const [from, to] = [since ?? '-infinity', until ?? 'infinity'];
  await sql`
    insert into held_bytes
    select distinct s.blob_sha256 from offer_snapshot s
    where s.observed_at >= ${from}::timestamptz and s.observed_at < ${to}::timestamptz and s.blob_sha256 is not null
      and s.id in (select held_snapshots(${from}::timestamptz, ${to}::timestamptz))
    on conflict do nothing`.execute(tx);
}

export async function nextBytes(tx: Tx, after: Buffer | null, most: number): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    select sha256 from blob where sha256 > ${after ?? Buffer.alloc(0)} order by sha256 limit ${most}`.execute(tx);
  return rows.map(({ sha256 }) => sha256);
}

export type WalkProgress = Partial<{
  phase: ByteWalk['phase'];
  heldUntil: Date;
  afterSha256: Buffer;
  countedUnit: string;
  finishedAt: Date;
  lookedAt: number;
  noted: number;
}>;

export async function saveWalk(tx: Tx, id: string, progress: WalkProgress): Promise<void> {
  const {
    phase = null,
    heldUntil = null,
    afterSha256 = null,
    countedUnit = null,
    finishedAt = null,
    lookedAt = 0,
    noted = 0,
  } = progress;
  await sql`
    update byte_collection set phase = coalesce(${phase}, phase), held_until = coalesce(${heldUntil}, held_until),
      after_sha256 = coalesce(${afterSha256}::bytea, after_sha256), counted_unit = coalesce(${countedUnit}, counted_unit), finished_at = ${finishedAt},
      looked_at = looked_at + ${lookedAt}, noted = noted + ${noted} where id = ${id}`.execute(tx);
}

export type Freed = { files: number; bytes: number };

/** Adds what was freed to the newest walk. */
export async function addFreed(tx: Tx, freed: Freed, orphaned: Freed = { files: 0, bytes: 0 }): Promise<void> {
  await sql`
    update byte_collection set freed_files = freed_files + ${freed.files}, freed_bytes = freed_bytes + ${freed.bytes},
      orphans = orphans + ${orphaned.files}, orphan_bytes = orphan_bytes + ${orphaned.bytes}
    where id = (select id from byte_collection order by started_at desc, id desc limit 1)`.execute(tx);
}

/** Walks that ended long ago. */
export async function forgetWalks(db: Db, before: Date): Promise<void> {
  await sql`delete from byte_collection where phase = 'done' and started_at < ${before}`.execute(db);
}

/** Where the search of the store goes on, held until the transaction ends; undefined when it is not due, or another worker is at it. */
export async function takeSweep(tx: Tx, now: Date): Promise<{ after: string } | undefined> {
  await sql`insert into byte_sweep (started_at) values (${now}) on conflict do nothing`.execute(tx);
  await sql`
    update byte_sweep set started_at = ${now}, finished_at = null, after_location = null
    where finished_at is not null and started_at <= ${now}::timestamptz - ${walkEvery}::interval`.execute(tx);
  const { rows } = await sql<{ after: string }>`
    select coalesce(after_location, '') as after from byte_sweep where finished_at is null for update skip locked`.execute(
    tx,
  );
  return rows[0];
}

export async function saveSweep(tx: Tx, last: string | null, now: Date): Promise<void> {
  await sql`
    update byte_sweep set after_location = coalesce(${last}, after_location), finished_at = ${last === null ? now : null}`.execute(
    tx,
  );
}
