import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import type { SoundPicture } from '../../platform/pictures/index.ts';
import { deleteUnusedBlobs, noteBlob } from '../../platform/storage/index.ts';

/** The same bytes may be given to two records: they are kept while nobody deletes some, else a file could go that is needed again. */
async function lockGiven(tx: Tx, isAlone: boolean): Promise<void> {
  const lock = sql.raw(isAlone ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${lock}(hashtextextended('given picture', 0))`.execute(tx);
}

/** What a picture is given to; nothing else shows it. */
type PictureOwner = { productId: string } | { categoryId: string };

/** Keeps a picture that somebody gave a record; resolves with its id. */
export async function keepGivenPicture(
  tx: Tx,
  { storage, clock }: Pick<Deps, 'storage' | 'clock'>,
  owner: PictureOwner,
  { type, bytes, width, height }: SoundPicture,
): Promise<string> {
  const now = clock.now();
  await lockGiven(tx, false);
  const stored = await storage.put(bytes);
  await noteBlob(tx, storage, stored, type, now);
  const id = newId(now.getTime());
  await sql`insert into media (id, product_id, category_id, blob_sha256, media_type, width, height, state, created_at, updated_at)
    values (${id}, ${'productId' in owner ? owner.productId : null}, ${'categoryId' in owner ? owner.categoryId : null}, ${stored.sha256}, ${type}, ${width}, ${height}, 'stored', ${now}, ${now})`.execute(
    tx,
  );
  return id;
}

/** Deletes the pictures that records were given, with the bytes that nothing else has. Nothing may refer to them any more. */
export async function deleteGivenPictures(
  tx: Tx,
  { storage }: Pick<Deps, 'storage'>,
  { productIds = [], categoryIds = [] }: { productIds?: readonly string[]; categoryIds?: readonly string[] },
): Promise<void> {
  await lockGiven(tx, true);
  const { rows } = await sql<{ sha256: Buffer }>`delete from media
    where product_id = any(${productIds}::uuid[]) or category_id = any(${categoryIds}::uuid[])
    returning blob_sha256 as sha256`.execute(tx);
  const removed = await deleteUnusedBlobs(
    tx,
    rows.map(({ sha256 }) => sha256),
  );
  // Before the rows are gone for good: anyone who is stopped in between finds them again.
  for (const stored of removed) await storage.remove(stored);
}
