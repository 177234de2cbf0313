import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/index.ts';
import { fieldHash, type SealedFields } from './seal.ts';
import { eraseEntry, listEntriesOf, lockSealing } from './seal.store.ts';

/**
 * Erases what the changes of a record held, and leaves that they happened, when, and by whom: each value becomes its hash, so that the
 * trail fits as before. For records that are somebody's personal data; who did something stands in the trail by reference alone, and is
 * erased with their user.
 */
export async function eraseChangesOf(tx: Tx, entity: string, entityId: string): Promise<void> {
  // A block that is just being closed has read the values.
  await lockSealing(tx);
  for (const { id, before, after, salt } of await listEntriesOf(tx, entity, entityId)) {
    // What is not sealed yet is sealed as it is then, so any hash will do.
    const key = salt ?? randomBytes(16);
    await eraseEntry(tx, id, { before: erased(before, key), after: erased(after, key) });
  }
}

function erased(fields: SealedFields | null, salt: Buffer): Record<string, { erased: string }> | null {
  if (!fields) return null;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { erased: fieldHash(name, value, salt) }]),
  );
}
