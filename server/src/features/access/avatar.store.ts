import { avatarLimits, type AvatarSize, avatarSizes } from '@quarry/contracts/access';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import {
  deleteUnusedBlobs,
  noteBlobs,
  type Storage,
  type StoredBytes,
  type StoredLocation,
} from '../../platform/storage/index.ts';

export type KeptSize = { pixels: AvatarSize; stored: StoredBytes };

/** Anyone who keeps pictures may do so beside others, but not while somebody clears away what nothing speaks of. */
export async function lockPictures(tx: Tx, isAlone: boolean): Promise<void> {
  const lock = sql.raw(isAlone ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${lock}(hashtextextended('avatar', 0))`.execute(tx);
}

/** Notes a picture; one that is there already is kept anew, as if it had just come. */
export async function insertAvatar(
  tx: Tx,
  { storage, now }: { storage: Storage; now: Date },
  id: string,
  sizes: readonly KeptSize[],
): Promise<void> {
  const blobs = sizes.map(({ stored }) => ({ stored, mediaType: 'image/webp', seenAt: now }));
  await noteBlobs(tx, storage, blobs);
  await sql`insert into avatar (id, created_at) values (${id}, ${now})
    on conflict (id) do update set created_at = excluded.created_at`.execute(tx);
  await tx
    .insertInto('avatar_size')
    .values(sizes.map(({ pixels, stored }) => ({ avatar_id: id, pixels, blob_sha256: stored.sha256 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether there is such a picture, kept from being cleared away until the transaction ends. */
export async function holdAvatar(tx: Tx, id: string): Promise<boolean> {
  const found = await sql`select 1 from avatar where id = ${id}::uuid for key share`.execute(tx);
  return found.rows.length > 0;
}

export async function findAvatarBytes(
  db: Db,
  id: string,
  pixels: number,
): Promise<(StoredLocation & { bytes: string }) | undefined> {
  if (!avatarSizes.some((size) => size === pixels)) return undefined;
  const { rows } = await sql<StoredLocation & { bytes: string }>`
    select b.location, b.codec, b.bytes::text as bytes from avatar_size s join blob b on b.sha256 = s.blob_sha256
    where s.avatar_id = ${id}::uuid and s.pixels = ${pixels}`.execute(db);
  return rows[0];
}

/** As many as are cleared away while nobody keeps one. */
const clearedAtOnce = 100;

/**
 * Takes out some of the pictures that came before a time and that neither a user nor the trail, by which one could come back, speaks of; and
 * of their bytes those that nothing else is. Resolves with where these lie, and whether more may be left.
 */
export async function deleteUnusedAvatars(
  tx: Tx,
  before: Date,
): Promise<{ removed: StoredLocation[]; mayHaveMore: boolean }> {
  const { rows } = await sql<{ id: string; sha256: Buffer }>`
    with gone as (
      delete from avatar where id in (
        select a.id from avatar a where a.created_at < ${before}
          and not exists (select from app_user u where u.avatar_id = a.id)
          and not exists (select from change c where c.entity = 'user' and c.before ->> 'avatarId' = a.id::text)
          and not exists (select from change c where c.entity = 'user' and c.after ->> 'avatarId' = a.id::text)
        limit ${clearedAtOnce})
      returning id)
    select gone.id, s.blob_sha256 as sha256 from avatar_size s join gone on gone.id = s.avatar_id`.execute(tx);
  const removed = await deleteUnusedBlobs(
    tx,
    rows.map(({ sha256 }) => sha256),
  );
  return { removed, mayHaveMore: new Set(rows.map(({ id }) => id)).size === clearedAtOnce };
}

const hourMs = 3_600_000;

/** Counts a picture that somebody sends; resolves with how long to wait when there were too many, or that nobody has let them in. */
export async function countPicture(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ kind: 'counted' } | { kind: 'not_let_in' } | { kind: 'throttled'; retryAfterMs: number }> {
  const goesOn = sql`pictures_since > ${new Date(now.getTime() - hourMs)}`;
  const { rows } = await sql<{ since: Date; sent: number }>`
    update app_user set pictures_since = case when ${goesOn} then pictures_since else ${now}::timestamptz end,
      pictures_sent = case when ${goesOn} then pictures_sent + 1 else 1 end
    where id = ${userId}::uuid and status = 'ACTIVE' returning pictures_since as since, pictures_sent as sent`.execute(
    db,
  );
  const [counted] = rows;
  if (!counted) return { kind: 'not_let_in' };
  if (counted.sent <= avatarLimits.perHour) return { kind: 'counted' };
  return { kind: 'throttled', retryAfterMs: counted.since.getTime() + hourMs - now.getTime() };
}
