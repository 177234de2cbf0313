import { randomBytes } from 'node:crypto';
import { eraseChange } from '../../platform/audit/index.ts';
import { type Db, type Tx, withTransaction } from '../../platform/db/index.ts';
import type { RecordKinds } from '../../platform/records/index.ts';
import { fieldHash, type SealedFields } from './seal.ts';
import {
  type EntryToErase,
  findEntriesHolding,
  listEntriesOfPerson,
  listEntriesToErase,
  lockSealing,
} from './seal.store.ts';

/** The verb of the entry that stays of somebody who was erased. */
export const erasedAction = 'erased';

/**
 * Erases what the trail held of a person and of what they made for themselves, and leaves that it happened, when, and by whom: each value
 * becomes its hash, so that the trail fits as before. Who did something stands in the trail by reference alone, and leads nowhere once
 * their user is gone. To be asked before what is theirs goes.
 */
export async function erasePersonFromTrail(tx: Tx, records: RecordKinds, personId: string): Promise<void> {
  // A block that is just being closed has read the values.
  await lockSealing(tx);
  await eraseEntries(tx, await listEntriesOfPerson(tx, records, personId));
}

/** Erases the values of all entries in which a text stands that a pattern finds. Each part of the trail is a transaction of its own. */
export async function eraseTextsFromTrail(db: Db, pattern: string): Promise<void> {
  let after: string | null = null;
  do {
    after = await withTransaction(db, async (tx): Promise<string | null> => {
      const part = await findEntriesHolding(tx, pattern, after);
      if (part.holding.length > 0) {
        await lockSealing(tx);
        await eraseEntries(tx, await listEntriesToErase(tx, part.holding));
      }
      return part.last;
    });
  } while (after !== null);
}

async function eraseEntries(tx: Tx, entries: readonly EntryToErase[]): Promise<void> {
  for (const { id, before, after, salt } of entries) {
    // What is not sealed yet is sealed as it is then, so any hash will do.
    const key = salt ?? randomBytes(16);
    await eraseChange(tx, id, { before: erased(before, key), after: erased(after, key) });
  }
}

/** Whether there was a person of this id who was erased. */
export async function wasErased(db: Db | Tx, personId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('change')
    .select('id')
    .where('entity_id', '=', personId)
    .where('entity', '=', 'user')
    .where('action', '=', erasedAction)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

function erased(fields: SealedFields | null, salt: Buffer): Record<string, { erased: string }> | null {
  if (!fields) return null;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { erased: fieldHash(name, value, salt) }]),
  );
}
