import { retentionBytesDaysSetting } from '@quarry/contracts/retention';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { settingValue } from '../../platform/settings/index.ts';
import {
  isOnlyUser,
  keepUsed,
  letGoOf,
  markUnused,
  removeNotedBytes,
  sweepBytes,
  takeUnused,
} from '../../platform/storage/index.ts';
import {
  addFreed,
  allowLong,
  beginWalk,
  type ByteWalk,
  forgetHeld,
  forgetWalks,
  type Freed,
  gatherHeld,
  listMonthStarts,
  nextBytes,
  saveSweep,
  saveWalk,
  takeSweep,
  takeWalk,
} from './collect-bytes.store.ts';
import { addBytesFigures, countUnit, forgetFigures, listCountUnits, takeFromFigures } from './count-figures.store.ts';
import { type BytesLimits, judgeBytes } from './judge-bytes.store.ts';
import { withRetentionLine } from './retention-line.ts';
import { listShopIds } from './retention.store.ts';

const dayMs = 86_400_000;
/** From the note that nothing holds some bytes to their end: who was reading them is done by then. */
const graceMs = 3_600_000;
const walksKeptMs = 400 * dayMs;

/** How much a step takes: bytes that are judged, bytes that are freed, and keys of the store that are looked at. */
export type BytesPace = { judged: number; freed: number; swept: number };

const usualPace: BytesPace = { judged: 500, freed: 2_000, swept: 1_000 };

type BytesDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'storage'>;

/**
 * Deletes stored bytes of pages and feeds that have passed the limit of their shop and on which nothing stands. Once a day all are walked
 * over and those that may go are noted; an hour later they are judged once more, and go. Each step is a transaction, so a kill costs one.
 */
export async function collectBytes(
  deps: BytesDeps,
  signal?: AbortSignal,
  pace: Partial<BytesPace> = {},
): Promise<Freed> {
  const { db, clock } = deps;
  const all = { ...usualPace, ...pace };
  const limits = await bytesLimits(deps);
  await beginWalk(db, clock.now());
  const until = (step: (tx: Tx) => Promise<boolean>) => untilDone(deps, signal, step);
  await until((tx) => walkOn(tx, clock.now(), limits, all.judged));
  const freed: Freed = { files: 0, bytes: 0 };
  await withRetentionLine(deps, signal, async (tell) => {
    for (;;) {
      if (signal?.aborted) return;
      const some = await withTransaction(db, (tx) => freeSome(tx, clock.now(), limits, all.freed));
      freed.files += some.files;
      freed.bytes += some.bytes;
      await tell('blob', { rows: some.files, bytes: some.bytes });
      if (!some.hasMore) return;
    }
  });
  await until((tx) => sweepOn(tx, deps, all.swept));
  await removeNotedBytes(deps, signal);
  await forgetWalks(db, new Date(clock.now().getTime() - walksKeptMs));
  if (freed.files > 0) log.info({ event: 'retention.bytes-freed', ...freed });
  return freed;
}

/** Steps until one says that there are no more, or the worker stops. */
async function untilDone(
  { db }: BytesDeps,
  signal: AbortSignal | undefined,
  step: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  for (let hasMore = true; hasMore;) {
    if (signal?.aborted) return;
    hasMore = await withTransaction(db, step);
  }
}

/** What must have come before which time to be past, by shop. */
async function bytesLimits(deps: BytesDeps): Promise<BytesLimits> {
  const now = deps.clock.now().getTime();
  const before = (days: number) => new Date(now - days * dayMs);
  const ofShops = new Map<string, Date>();
  for (const shopId of await listShopIds(deps.db))
    ofShops.set(shopId, before(await settingValue(deps, retentionBytesDaysSetting, { shopId })));
  return { ofShops, usual: before(await settingValue(deps, retentionBytesDaysSetting)) };
}

async function walkOn(tx: Tx, now: Date, limits: BytesLimits, most: number): Promise<boolean> {
  const walk = await takeWalk(tx);
  if (walk === undefined) return false;
  if (walk.phase === 'holding') await gatherOn(tx, walk);
  else if (walk.phase === 'counting') await countOn(tx, walk, now);
  else await noteOn(tx, walk, now, limits, most);
  return true;
}

/** Gathers what holds bytes, a month of snapshots a step. */
async function gatherOn(tx: Tx, walk: ByteWalk): Promise<void> {
  await allowLong(tx);
  if (walk.heldUntil === null) await forgetHeld(tx);
  const since = walk.heldUntil;
  const until = (await listMonthStarts(tx)).find((start) => since === null || start > since) ?? null;
  await gatherHeld(tx, since, until);
  await saveWalk(tx, walk.id, until === null ? { phase: 'noting' } : { heldUntil: until });
}

async function noteOn(tx: Tx, walk: ByteWalk, now: Date, limits: BytesLimits, most: number): Promise<void> {
  const hashes = await nextBytes(tx, walk.afterSha256, most);
  const last = hashes.at(-1);
  if (last === undefined) {
    await saveWalk(tx, walk.id, { phase: 'counting' });
    return;
  }
  const judged = await judgeBytes(tx, hashes, limits, 'gathered');
  await addBytesFigures(tx, walk.id, judged, now);
  const unused = judged.filter(({ isHeld, isPast }) => isPast && !isHeld).map(({ sha256 }) => sha256);
  const noted = await markUnused(tx, unused, new Date(now.getTime() + graceMs));
  await saveWalk(tx, walk.id, { afterSha256: last, lookedAt: hashes.length, noted });
}

/** Counts what is kept, a month of a table a step; at the end the figures stand for those of the walk before. */
async function countOn(tx: Tx, walk: ByteWalk, now: Date): Promise<void> {
  await allowLong(tx);
  const unit = (await listCountUnits(tx)).find(({ name }) => walk.countedUnit === null || name > walk.countedUnit);
  if (unit === undefined) {
    await saveWalk(tx, walk.id, { phase: 'done', finishedAt: now });
    await forgetFigures(tx, walk.id);
    return;
  }
  await countUnit(tx, walk.id, unit, now);
  await saveWalk(tx, walk.id, { countedUnit: unit.name });
}

/** Judges noted bytes once more, while those who have the same ones again wait; their rows go, and the store follows after the commit. */
async function freeSome(tx: Tx, now: Date, limits: BytesLimits, most: number): Promise<Freed & { hasMore: boolean }> {
  const hashes = await takeUnused(tx, now, most);
  if (hashes.length === 0) return { files: 0, bytes: 0, hasMore: false };
  await allowLong(tx);
  const judged = await judgeBytes(tx, hashes, limits, 'now');
  const free = judged.filter(({ isHeld, isPast }) => isPast && !isHeld);
  const goes = free.map(({ sha256 }) => sha256);
  const gone = new Set(goes.map((sha256) => sha256.toString('hex')));
  await keepUsed(
    tx,
    hashes.filter((sha256) => !gone.has(sha256.toString('hex'))),
  );
  const freed = await letGoOf(tx, goes, now);
  await addFreed(tx, freed);
  await takeFromFigures(tx, free);
  return { ...freed, hasMore: hashes.length === most };
}

/** Looks through a part of the store for what a kill left there. */
async function sweepOn(tx: Tx, { storage, clock }: BytesDeps, most: number): Promise<boolean> {
  const now = clock.now();
  const sweep = await takeSweep(tx, now);
  if (sweep === undefined) return false;
  await allowLong(tx);
  if (!(await isOnlyUser(tx, storage))) {
    log.warn({ event: 'retention.store-shared', reason: 'Several installations use the store, so none searches it.' });
    await saveSweep(tx, null, now);
    return false;
  }
  const { orphans, bytes, last } = await sweepBytes(tx, storage, { after: sweep.after, now, most });
  await saveSweep(tx, last, now);
  await addFreed(tx, { files: 0, bytes: 0 }, { files: orphans, bytes });
  return last !== null;
}
