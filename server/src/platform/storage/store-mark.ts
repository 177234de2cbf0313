import * as z from 'zod';
import type { Tx } from '../db/index.ts';
import { makeFact } from '../installation-fact.ts';
import type { Storage } from './storage.ts';

const listName = 'installations';

/**
 * Whether the store is used by this installation alone: each leaves its mark there. In a store of several, bytes without a row here may be
 * another one's. A copy of the database has the mark of its original. Of two who ask at once, the caller lets one wait.
 */
export async function isOnlyUser(tx: Tx, storage: Storage): Promise<boolean> {
  const mark = z.string().parse(await makeFact(tx, 'store_mark', crypto.randomUUID()));
  const marks = await storage.readList(listName);
  if (!marks.includes(mark)) await storage.addToList(listName, [mark]);
  return marks.every((other) => other === mark);
}
