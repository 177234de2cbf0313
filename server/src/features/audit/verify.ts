import type { Db, Tx } from '../../platform/db/index.ts';
import type { AuditFault } from './audit-fault.ts';
import { beforeFirstBlock, blockHash, entryHash, nextHash, startOfBlock } from './seal.ts';
import {
  type StoredBlock,
  countWaiting,
  findBlockOfStraySeals,
  findLostWaitingChange,
  findUnknownChange,
  listBlocks,
  listSeals,
} from './seal.store.ts';

export type Verification = {
  blocks: number;
  entries: number;
  /** Entries of the oldest blocks that retention deleted: only the hashes of their blocks were formed anew. */
  entriesGone: number;
  /** When the last of those blocks was closed: what came later is proven. Null where nothing was deleted. */
  provenFrom: Date | null;
  /** Entries that no block has yet. */
  waiting: number;
  /** Until when the trail is sealed: the end of the last block that fits. */
  sealedUntil: Date | null;
  /** The hash of the last block that fits: anyone who keeps it elsewhere can tell later that the trail still leads through it. */
  lastHash: string | null;
  fault: AuditFault | null;
};

const blocksAtOnce = 500;
const entriesAtOnce = 1_000;

/**
 * Forms the hashes of the whole trail anew, block after block from the first, and stops at the first block and entry that do not fit. It
 * reads one moment, so that it may run beside everything else.
 */
export function verifyTrail(db: Db): Promise<Verification> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(walkTrail);
}

async function walkTrail(tx: Tx): Promise<Verification> {
  const { waiting } = await countWaiting(tx);
  const walked: Verification = {
    blocks: 0,
    entries: 0,
    entriesGone: 0,
    provenFrom: null,
    waiting,
    sealedUntil: null,
    lastHash: null,
    fault: null,
  };
  let previousHash = beforeFirstBlock;
  for (;;) {
    const blocks = await listBlocks(tx, walked.blocks, blocksAtOnce);
    for (const block of blocks) {
      const fault = await faultOf(tx, block, walked, previousHash);
      if (fault) return { ...walked, fault };
      previousHash = block.hash;
      walked.blocks = block.number;
      if (block.entriesGoneAt === null) walked.entries += block.entries;
      else {
        walked.entriesGone += block.entries;
        walked.provenFrom = block.closedAt;
      }
      walked.sealedUntil = block.closedAt;
      walked.lastHash = block.hash.toString('hex');
    }
    if (blocks.length < blocksAtOnce) return { ...walked, fault: await faultOutsideBlocks(tx, walked.blocks) };
  }
}

/** The first place in a block that does not fit. */
async function faultOf(
  tx: Tx,
  block: StoredBlock,
  walked: Verification,
  previousHash: Buffer,
): Promise<AuditFault | undefined> {
  const number = walked.blocks + 1;
  if (block.number !== number) return { code: 'BLOCK_MISSING', block: number, position: null, changeId: null };
  const changed: AuditFault = { code: 'BLOCK_CHANGED', block: number, position: null, changeId: null };
  if (!block.previousHash.equals(previousHash)) return changed;
  if (block.entriesGoneAt !== null) return faultOfEmptied(tx, block, walked);
  let last = startOfBlock(number, previousHash);
  let position = 0;
  for (;;) {
    const seals = await listSeals(tx, number, position, entriesAtOnce);
    for (const { changeId, position: given, salt, hash, entry } of seals) {
      position += 1;
      if (given !== position) return { code: 'ENTRY_MISSING', block: number, position, changeId: null };
      if (!entry) return { code: 'ENTRY_MISSING', block: number, position, changeId };
      if (position > block.entries) return { code: 'ENTRY_UNKNOWN', block: number, position, changeId };
      last = nextHash(last, entryHash(entry, salt));
      if (!last.equals(hash)) return { code: 'ENTRY_CHANGED', block: number, position, changeId };
    }
    if (seals.length < entriesAtOnce) break;
  }
  if (position < block.entries) return { code: 'ENTRY_MISSING', block: number, position: position + 1, changeId: null };
  return blockHash(block, last).equals(block.hash) ? undefined : changed;
}

const shortestKeptMs = 365 * 86_400_000;

/** Retention empties blocks from the first on, whole, and none that is younger than a year. */
async function faultOfEmptied(tx: Tx, block: StoredBlock, { entries }: Verification): Promise<AuditFault | undefined> {
  const { number, closedAt, entriesGoneAt, lastHash, hash } = block;
  const isOld = entriesGoneAt !== null && entriesGoneAt.getTime() - closedAt.getTime() >= shortestKeptMs;
  if (entries > 0 || !isOld) return { code: 'ENTRY_MISSING', block: number, position: 1, changeId: null };
  const [stray] = await listSeals(tx, number, 0, 1);
  if (stray) return { code: 'ENTRY_UNKNOWN', block: number, position: stray.position, changeId: stray.changeId };
  const fits = lastHash !== null && blockHash(block, lastHash).equals(hash);
  return fits ? undefined : { code: 'BLOCK_CHANGED', block: number, position: null, changeId: null };
}

async function faultOutsideBlocks(tx: Tx, lastNumber: number): Promise<AuditFault | null> {
  const stray = await findBlockOfStraySeals(tx, lastNumber);
  if (stray !== undefined) return { code: 'BLOCK_MISSING', block: stray, position: null, changeId: null };
  const lost = await findLostWaitingChange(tx);
  if (lost !== undefined) return { code: 'ENTRY_MISSING', block: null, position: null, changeId: lost };
  const unknown = await findUnknownChange(tx);
  return unknown === undefined ? null : { code: 'ENTRY_UNKNOWN', block: null, position: null, changeId: unknown };
}
