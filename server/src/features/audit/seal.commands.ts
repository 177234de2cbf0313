import { randomBytes } from 'node:crypto';
import { sealChanges } from '../../platform/audit/index.ts';
import { saveApart } from '../../platform/batches/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { beforeFirstBlock, blockHash, entryHash, nextHash, startOfBlock } from './seal.ts';
import { findLastBlock, insertBlock, listWaitingEntries, lockSealing, readEntries } from './seal.store.ts';

export const largestBlock = 10_000;
/** Read, hashed and saved at a time. */
const portion = 1_000;

/**
 * Closes a block over the entries that wait, at most 10,000 of them; resolves with how many it took. An entry that is committed later
 * waits for a later block, wherever its id and time would place it. All of it is one transaction: a killed worker leaves no half a block.
 * An entry that cannot be sealed goes on waiting, which the screen of the trail shows, and keeps none of the others waiting.
 */
export function closeBlock({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return withTransaction(db, async (tx) => {
    await lockSealing(tx);
    const before = await findLastBlock(tx);
    const number = (before?.number ?? 0) + 1;
    const previousHash = before?.hash ?? beforeFirstBlock;
    let last = startOfBlock(number, previousHash);
    let entries = 0;
    const seal = async (ids: readonly string[]) => {
      let hash = last;
      const seals = (await readEntries(tx, ids)).map((entry, at) => {
        const salt = randomBytes(16);
        hash = nextHash(hash, entryHash(entry, salt));
        return { changeId: entry.id, position: entries + at + 1, salt, hash };
      });
      await sealChanges(tx, number, seals);
      // Only what is saved is built on.
      last = hash;
      entries += seals.length;
    };
    let after: string | null = null;
    for (let read = 0; read < largestBlock; read += portion) {
      const waiting = await listWaitingEntries(tx, after, portion);
      await saveApart(tx, waiting, {
        save: seal,
        giveUp: async (changeId, error) =>
          log.error({ event: 'audit.not-sealed', changeId, reason: messageOf(error), err: error }),
      });
      after = waiting.at(-1) ?? null;
      if (waiting.length < portion) break;
    }
    if (entries === 0) return 0;
    const block = { number, closedAt: clock.now(), entries };
    await insertBlock(tx, { ...block, previousHash, hash: blockHash(block, last) });
    return entries;
  });
}
