import { randomBytes } from 'node:crypto';
import { sealChanges } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { beforeFirstBlock, blockHash, entryHash, nextHash, startOfBlock } from './seal.ts';
import { findLastBlock, insertBlock, listWaitingEntries, lockSealing } from './seal.store.ts';

export const largestBlock = 10_000;
/** Read, hashed and saved at a time. */
const portion = 1_000;

/**
 * Closes a block over the entries that wait, at most 10,000 of them; resolves with how many it took. An entry that is committed later
 * waits for a later block, wherever its id and time would place it. All of it is one transaction: a killed worker leaves no half a block.
 */
export function closeBlock({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return withTransaction(db, async (tx) => {
    await lockSealing(tx);
    const before = await findLastBlock(tx);
    const number = (before?.number ?? 0) + 1;
    const previousHash = before?.hash ?? beforeFirstBlock;
    let last = startOfBlock(number, previousHash);
    let entries = 0;
    let after: string | null = null;
    for (let read = 0; read < largestBlock; read += portion) {
      const waiting = await listWaitingEntries(tx, after, portion);
      const seals = waiting.map((entry) => {
        const salt = randomBytes(16);
        last = nextHash(last, entryHash(entry, salt));
        entries += 1;
        return { changeId: entry.id, position: entries, salt, hash: last };
      });
      if (seals.length > 0) await sealChanges(tx, number, seals);
      after = seals.at(-1)?.changeId ?? null;
      if (seals.length < portion) break;
    }
    if (entries === 0) return 0;
    const block = { number, closedAt: clock.now(), entries };
    await insertBlock(tx, { ...block, previousHash, hash: blockHash(block, last) });
    return entries;
  });
}
