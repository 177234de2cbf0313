import { randomBytes } from 'node:crypto';
import { sealChanges } from '../../platform/audit/index.ts';
import { saveApart } from '../../platform/batches/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { findRefusedSeals, keepRefusedSeals, laterSeal, type RefusedSeal } from './refused-seals.ts';
import { beforeFirstBlock, blockHash, entryHash, nextHash, startOfBlock } from './seal.ts';
import { findLastBlock, insertBlock, listWaitingEntries, lockSealing, readEntries } from './seal.store.ts';

export const largestBlock = 10_000;
/** Read, hashed and saved at a time. */
const portion = 1_000;

/**
 * Closes a block over the entries that wait, at most 10,000 of them; resolves with how many it took. An entry that is committed later
 * waits for a later block, wherever its id and time would place it. All of it is one transaction: a killed worker leaves no half a block.
 * An entry that cannot be sealed goes on waiting and keeps none of the others waiting. It is tried again after growing pauses; the screen
 * of the trail shows that it waits, and the dashboard tells administrators.
 */
export function closeBlock({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return withTransaction(db, async (tx) => {
    await lockSealing(tx);
    const before = await findLastBlock(tx);
    const number = (before?.number ?? 0) + 1;
    const previousHash = before?.hash ?? beforeFirstBlock;
    let last = startOfBlock(number, previousHash);
    let entries = 0;
    const now = clock.now();
    const refused = await findRefusedSeals(tx);
    const resting = new Set(refused.flatMap(({ changeId, retryAt }) => (retryAt > now ? [changeId] : [])));
    const again = new Map<string, RefusedSeal>();
    const sealed = new Set<string>();
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
      for (const { changeId } of seals) sealed.add(changeId);
      entries += seals.length;
    };
    let after: string | null = null;
    for (let read = 0; read < largestBlock; read += portion) {
      const waiting = await listWaitingEntries(tx, after, portion);
      const open = waiting.filter((changeId) => !resting.has(changeId));
      await saveApart(tx, open, {
        save: seal,
        giveUp: async (changeId, error) => {
          const before = refused.find((one) => one.changeId === changeId);
          const later = laterSeal(changeId, before, now);
          again.set(changeId, later);
          const { failures, retryAt } = later;
          log.error({ event: 'audit.not-sealed', changeId, failures, retryAt, reason: messageOf(error), err: error });
        },
      });
      after = waiting.at(-1) ?? null;
      if (waiting.length < portion) break;
    }
    await keepRefusedSeals(tx, refused, { again, sealed }, now);
    if (entries === 0) return 0;
    const block = { number, closedAt: now, entries };
    await insertBlock(tx, { ...block, previousHash, hash: blockHash(block, last) });
    return entries;
  });
}
