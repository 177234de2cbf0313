import type { Tx } from '../../../platform/db/index.ts';
import type { StoredBytes } from '../../../platform/storage/index.ts';

/** Notes stored bytes; the same bytes twice are one row. */
export async function addBlob(tx: Tx, stored: StoredBytes, mediaType: string, now: Date): Promise<void> {
  await tx
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
