import { may, rowScopeOf } from '../../platform/auth/index.ts';
import { saveApart } from '../../platform/batches/index.ts';
import { reachOnly, type Tx, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { type BatchOutcome, type HeldRun, nextRunAt, type RunKind } from '../../platform/runs/index.ts';
import { actorOfUser } from '../access/index.ts';
import { waitToSettle } from './feed-dirty.store.ts';
import { findListedVariants, findOrphans, putRows, raiseRevision } from './feed-row.store.ts';
import {
  type FeedToRebuild,
  findHeldFeedRun,
  findFeedsToRebuild,
  insertFeedRun,
  setNextRun,
} from './feed-run.store.ts';
import { findFeedChannel, findRecipes } from './kind-fields.store.ts';
import { settleRows } from './settle-rows.ts';

/** Rebuilds: every row of a feed is evaluated anew, in the order of its file. */
export const feedRuns: RunKind = {
  entity: 'feed_run',
  table: 'feed_run',
  rowsPerBatch: 500,
  sliceMs: 2_000,
  openDue: openDueRebuilds,
  waitForTurn: waitToSettle,
  batch: rebuildPart,
};

async function rebuildPart(tx: Tx, deps: Deps, run: HeldRun, most: number): Promise<BatchOutcome> {
  const { feedId, channelId, shopId, after, done } = await findHeldFeedRun(tx, run.id);
  if (run.requestedById !== null) {
    const actor = await actorOfUser(tx, run.requestedById);
    if (!actor || !may(actor, 'update', 'Channel', { shopId })) return { kind: 'right_gone' };
    await reachOnly(tx, rowScopeOf(actor));
  }
  const channel = await findFeedChannel(tx, channelId);
  const feeds = await findRecipes(tx, channelId);
  const feed = feeds.find(({ id }) => id === feedId);
  // What is paused stays as it is.
  if (!channel || !feed || channel.status !== 'ACTIVE') return { kind: 'done' };
  const variants = await findListedVariants(tx, channelId, after, most);
  await saveApart(tx, variants, {
    save: (some) =>
      settleRows(
        tx,
        { ...deps, db: tx },
        channel,
        [feed],
        some.map(({ variantId }) => variantId),
        feeds[0]?.id,
      ),
    giveUp: async ({ variantId }, error) =>
      log.error({ event: 'feed.row-failed', channelId, variantId, reason: messageOf(error) }),
  });
  const last = variants.at(-1);
  if (last) return { kind: 'more', cursor: { externalId: last.externalId, done: done + variants.length } };
  const orphans = await findOrphans(tx, feed.id, most);
  if (orphans.length === 0) return { kind: 'done' };
  const gone = { state: 'removed', removedBy: 'person', content: null } as const;
  await putRows(
    tx,
    feed,
    orphans.map((row) => ({ ...row, ...gone })),
    deps.clock.now(),
  );
  await raiseRevision(tx, feed.id);
  return orphans.length < most ? { kind: 'done' } : { kind: 'more', cursor: { externalId: after, done } };
}

/** Queues the rebuilds whose time has come, and sets the next. One that cannot be queued has its next turn, and holds up no other. */
async function openDueRebuilds({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const setNext = ({ id, schedule, dueAt, timeZone }: FeedToRebuild) =>
      setNextRun(tx, id, nextRunAt(schedule, now, timeZone, dueAt));
    await saveApart(tx, await findFeedsToRebuild(tx, now), {
      save: async (feeds) => {
        for (const feed of feeds) {
          const { id: feedId, shopId, mappingVersion } = feed;
          await insertFeedRun(tx, { feedId, shopId, mappingVersion, requestedBy: null }, now);
          await setNext(feed);
        }
      },
      giveUp: async (feed, error) => {
        log.error({ event: 'feed.not-rebuilt', feedId: feed.id, reason: messageOf(error), err: error });
        await setNext(feed);
      },
    });
  });
}
