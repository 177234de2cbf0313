import type { Db, Tx } from '../db/index.ts';
import type { StoredBytes } from './storage.ts';

/** Notes kept bytes in the table `blob`, where rows that lead to them find their location; the same bytes twice are one row. */
export async function noteBlob(db: Db | Tx, stored: StoredBytes, mediaType: string, now: Date): Promise<void> {
  await db
    .insertInto('blob')
    .values({
      sha256: stored.sha256,
      media_type: mediaType,
      bytes: stored.bytes,
      stored_bytes: stored.storedBytes,
      codec: stored.codec,
      location: stored.location,
      first_seen_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
