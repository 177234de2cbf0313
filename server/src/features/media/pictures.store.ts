import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { noteBlob, type StoredBytes } from '../../platform/storage/index.ts';

export type WantedPicture = { id: string; address: string };

/** How often a picture is asked for before it is given up. */
const mostAttempts = 3;
/** A picture that is being fetched is left alone for this long. */
const claimMinutes = 5;

/** Takes the oldest pictures that nobody fetches; a try is counted before it is made, so that a picture that kills a worker is not asked for for ever. */
export async function claimPictures(db: Db, limit: number): Promise<WantedPicture[]> {
  const found = await sql<WantedPicture>`
    update media set attempts = attempts + 1, updated_at = now()
    where id in (
      select id from media where state = 'pending' and source_url is not null and attempts < ${mostAttempts}
        and (attempts = 0 or updated_at < now() - make_interval(mins => ${claimMinutes}))
      order by created_at limit ${limit} for update skip locked)
    returning id, source_url as address`.execute(db);
  return found.rows;
}

export async function keepPicture(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  id: string,
  stored: StoredBytes,
  mediaType: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await noteBlob(tx, storage, stored, mediaType, now);
    await sql`
      update media set state = 'stored', blob_sha256 = ${stored.sha256}, media_type = ${mediaType}, error = null, updated_at = now()
      where id = ${id}`.execute(tx);
  });
}

/** Notes why a picture could not be had; after the last attempt it is given up. */
export async function notePictureFailure(db: Db, id: string, error: string, isFinal: boolean): Promise<void> {
  await sql`
    update media set error = ${error}, updated_at = now(),
      state = case when ${isFinal} or attempts >= ${mostAttempts} then 'failed' else state end
    where id = ${id}`.execute(db);
}

/** A picture that is to be had, under an id of the caller's making. */
export type NewPicture = { id: string; source_url: string };

/** Has pictures fetched once; an address that is known stays one row. */
export async function wantPictures(tx: Tx, rows: readonly NewPicture[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const source = sql`json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, source_url text)`;
  await insertPictures(sql`select id, source_url from ${source}`, now).execute(tx);
}

/** The statement that does so for what `wanted` selects, id and address, as a part of a larger one. */
export function insertPictures(wanted: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`insert into media (id, source_url, created_at, updated_at)
    select id, source_url, ${now}::timestamptz, ${now}::timestamptz from (${wanted}) as wanted (id, source_url)
    on conflict do nothing`;
}

/** The stored pictures of addresses, by address; new ones wait to be fetched. */
export async function mediaIdsOf(tx: Tx, urls: readonly string[], now: Date): Promise<ReadonlyMap<string, string>> {
  if (urls.length === 0) return new Map();
  // In one order, so that two who want the same never wait for each other.
  const addresses = [...new Set(urls)].toSorted();
  await wantPictures(
    tx,
    addresses.map((url) => ({ id: newId(), source_url: url })),
    now,
  );
  const found = await sql<{ id: string; url: string }>`
    select id, source_url as url from media where source_url = any(${addresses})`.execute(tx);
  return new Map(found.rows.map(({ id, url }) => [url, id]));
}
