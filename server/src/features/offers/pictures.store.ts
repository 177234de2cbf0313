import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
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
  db: Db,
  id: string,
  stored: StoredBytes,
  mediaType: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await noteBlob(tx, stored, mediaType, now);
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
