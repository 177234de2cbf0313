import { storeWording, wording } from '@quarry/contracts/wording';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { applyPages, takeBackPages } from './apply-replay.ts';
import { closeReplay, judgeReplay } from './end-grab-run.ts';
import { type HeldRun, type RunCursor, storedFetches } from './feed-grab.store.ts';
import { holdOn } from './hold-on.ts';
import { writeGrabItems } from './page-grab.store.ts';
import { giveWay } from './read-again.ts';
import { closeWithout, countNotBack } from './replay.store.ts';
import { stagePages } from './stage-replay.ts';

const pagesPerBatch = 50;

/**
 * Works off the step that a replay is in. It reads the stored pages of a grabber's crawler again by its newest configuration, after an
 * upgrade only those that another version read, and stages what differs; nothing counts before it is judged and applied. Snapshots keep
 * the time of their fetch: what newer rules read off the current fetch supersedes, older ones stay as they are. Once `signal` says so it
 * throws what that gives as the reason.
 */
export async function workOffReplay(deps: Deps, run: HeldRun, signal: AbortSignal): Promise<void> {
  switch (run.replayState) {
    case 'applying':
      return applyReplay(deps, run, signal);
    case 'taking_back':
      return takeBackReplay(deps, run, signal);
    default:
      if ((await stageReplay(deps, run, signal)) === 'applies') await applyReplay(deps, run, signal);
  }
}

async function stageReplay(deps: Deps, run: HeldRun, signal: AbortSignal): Promise<'applies' | 'rests'> {
  let cursor: RunCursor = run.cursor;
  const { id: grabberId, crawlerId } = run.grabber;
  const version = run.extractorVersion;
  const readOtherwise = version === null ? undefined : { grabberId, version };
  for (;;) {
    signal.throwIfAborted();
    await giveWay(deps, run);
    const next = await withTransaction(deps.db, async (tx) => {
      const pages = await storedFetches(tx, crawlerId ?? '', cursor.pageId, pagesPerBatch, readOtherwise);
      const last = pages.at(-1);
      if (last === undefined) return undefined;
      const place = { pageId: last.pageId };
      await holdOn(tx, run, place);
      await writeGrabItems(tx, run.id, deps.clock.now(), await stagePages(tx, deps, run.grabber, run.id, pages));
      return place;
    });
    if (next === undefined) break;
    cursor = next;
  }
  return withTransaction(deps.db, async (tx) => {
    await holdOn(tx, run, cursor);
    return judgeReplay(tx, deps, run);
  });
}

async function applyReplay(deps: Deps, run: HeldRun, signal: AbortSignal): Promise<void> {
  await inBatches(deps, run, signal, (tx) => applyPages(tx, deps, run.grabber, run.id, pagesPerBatch));
  const close = async (tx: Tx) => {
    await holdOn(tx, run, {});
    return closeReplay(tx, deps, { id: run.id, grabberId: run.grabber.id, shop: run.grabber.shop });
  };
  while ((await withTransaction(deps.db, close)) === 'more') signal.throwIfAborted();
}

async function takeBackReplay(deps: Deps, run: HeldRun, signal: AbortSignal): Promise<void> {
  await inBatches(deps, run, signal, (tx) => takeBackPages(tx, deps, run.grabber, run.id, pagesPerBatch));
  await withTransaction(deps.db, async (tx) => {
    await holdOn(tx, run, {});
    const count = await countNotBack(tx, run.id);
    const said = count === 0 ? wording('stopped:replay_taken_back') : wording('stopped:replay_not_back', { count });
    await closeWithout(tx, run.id, 'taken_back', storeWording(said), deps.clock.now());
  });
}

/** The pages themselves say how far a step has come, so that a kill costs one batch. */
async function inBatches(
  deps: Deps,
  run: HeldRun,
  signal: AbortSignal,
  work: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  for (let isMore = true; isMore;) {
    signal.throwIfAborted();
    await giveWay(deps, run);
    isMore = await withTransaction(deps.db, async (tx) => {
      await holdOn(tx, run, {});
      return work(tx);
    });
  }
}
