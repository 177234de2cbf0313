import { setTimeout as delay } from 'node:timers/promises';
import { saveApart } from '../../platform/batches/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Backlog, Deps, WorkerLoop } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { countMarks, deleteMarks, findMarkedChannel, takeMarks, tryToSettle } from './feed-dirty.store.ts';
import { findFeedChannel, findRecipes } from './kind-fields.store.ts';
import { markSales, settleTimes } from './move-by-clock.ts';
import { settleRows } from './settle-rows.ts';
import { writeDueFeeds } from './write-feed.ts';

const pauseMs = 500;
/** Which discounts run is looked up over all of them, and they begin and end by the minute. */
const salesPauseMs = 5_000;
const rowsAtOnce = 500;
/** Counted no further. */
const countedAtMost = 1_000;

/**
 * Evaluates rows of one channel that were marked, and deletes the marks it saw; resolves with their number. Killed, it leaves the marks. A
 * channel that sells nothing keeps its feeds as they are: once it is active, all of it is marked.
 */
export function settleMarks(deps: Deps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    if (!(await tryToSettle(tx))) return 0;
    const channelId = await findMarkedChannel(tx);
    const channel = channelId === undefined ? undefined : await findFeedChannel(tx, channelId);
    if (!channel) return 0;
    const marks = await takeMarks(tx, channel.id, rowsAtOnce);
    const feeds = channel.status === 'ACTIVE' ? await findRecipes(tx, channel.id) : [];
    const [first] = feeds;
    if (first) {
      const variantIds = [...new Set(marks.map(({ variantId }) => variantId))];
      await saveApart(tx, variantIds, {
        save: (some) => settleRows(tx, { ...deps, db: tx }, channel, feeds, some, first.id),
        giveUp: async (variantId, error) =>
          log.error({ event: 'feed.row-failed', channelId: channel.id, variantId, reason: messageOf(error) }),
      });
    }
    await deleteMarks(
      tx,
      marks.map(({ id }) => id),
    );
    return marks.length;
  });
}

/** Keeps rows of feeds in step with what they are made of, and with the clock. */
export const feedRowsLoop: WorkerLoop = {
  name: 'feed rows',
  apart: { unit: 'record', leaves: 'log' },
  async run(deps, signal) {
    let nextSalesMs = 0;
    while (!signal.aborted) {
      const isSalesDue = performance.now() >= nextSalesMs;
      if (isSalesDue) nextSalesMs = performance.now() + salesPauseMs;
      const marked = isSalesDue ? await markSales(deps.db, deps.clock.now()) : 0;
      const settled = await settleMarks(deps);
      const moved = await settleTimes(deps.db, deps.clock.now());
      if (marked + settled + moved === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Writes the files of feeds. */
export const feedFilesLoop: WorkerLoop = {
  name: 'feed files',
  apart: { unit: 'record', leaves: 'log' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const written = await writeDueFeeds(deps);
      if (written === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Marks that wait to be evaluated. */
export const feedBacklog: Backlog = {
  name: 'feeds',
  find: async (db) => {
    const { count, oldestAt } = await countMarks(db, countedAtMost);
    return { waiting: { count, isExact: count < countedAtMost }, oldestAt };
  },
};
