import { reasoned } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import { recordChange, type ChangeOrigin } from '../../platform/audit/index.ts';
import { saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { findFilling } from '../../platform/first-filling.ts';
import { newId } from '../../platform/ids.ts';
import { timeZoneOfShop } from '../shops/index.ts';
import type { NotAllowed } from './crawler.commands.ts';
import {
  findCrawlerForUpdate,
  findDueCrawlers,
  retryLater,
  setLastRun,
  setNextRun,
  shopRefusal,
  statusOfShop,
} from './crawler.store.ts';
import { startRefusal } from './crawler.ts';
import { commandsOf, type RunCommand, type RunState, type RunTrigger, type StopReason } from './crawl-run.ts';
import {
  type CrawlRunRecord,
  findCrawlRunForUpdate,
  findCrawlRuns,
  findLiveRun,
  insertCrawlRun,
  moveCrawlRun,
} from './crawl-run.store.ts';
import { leaveOpenPages, reopenPages } from './engine/frontier.store.ts';
import { nextRunAt, refusedAcceptance, refusedCommand, withRunAgain } from '../../platform/runs/index.ts';

export type StartRunOutcome = { kind: 'started'; run: CrawlRunRecord } | { kind: 'not_found' } | NotAllowed;
export type RunCommandOutcome = { kind: 'answered'; run: CrawlRunRecord } | { kind: 'not_found' } | NotAllowed;

export type RunOptions = {
  isDry: boolean;
  trigger: RunTrigger;
  /** Private `host:port` pairs that this run may reach besides those of the installation; only who works at the server itself names any. */
  allowHosts?: string[];
  /** Whether it is queued although another run of the crawler waits: the days of the first filling come before what people ask for meanwhile. */
  isAheadOfOthers?: boolean;
};

/** Queues a run of the crawler's current configuration; a worker takes it up. */
export function startCrawlRun(
  deps: Deps,
  change: ChangeOrigin,
  crawlerId: string,
  { allowHosts = [], isAheadOfOthers = false, ...options }: RunOptions,
): Promise<StartRunOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const crawler = await findCrawlerForUpdate(tx, crawlerId);
    if (!crawler) return { kind: 'not_found' };
    const refusal = startRefusal({
      state: crawler.state,
      isDry: options.isDry,
      shopStatus: await statusOfShop(tx, crawler.shopId),
      hasWaitingRun: !isAheadOfOthers && (await findLiveRun(tx, crawlerId, ['queued'])) !== undefined,
    });
    if (refusal) return { kind: 'not_allowed', ...refusal };
    const now = deps.clock.now();
    const id = newId<'crawl_run'>();
    const run = {
      id,
      crawlerId,
      configId: crawler.configId,
      ...options,
      allowHosts,
      requestedBy: change.actor.userId,
      requestedAt: now,
    };
    await insertCrawlRun(tx, run);
    await setLastRun(tx, crawlerId, id);
    // What people ask for beside the schedule does not move it.
    if (crawler.state === 'active' && keepsToSchedule(options))
      await setNextRun(tx, crawlerId, nextRunAt(crawler.schedule, now, await timeZoneOfShop(tx, crawler.shopId)));
    await recordChange(tx, deps, {
      ...change,
      entity: 'crawl_run',
      entityId: id,
      action: 'requested',
      before: null,
      after: { crawlerId, trigger: options.trigger, isDry: options.isDry, allowHosts },
    });
    return { kind: 'started', run: await mustFindRun(tx, id) };
  });
}

function keepsToSchedule({ trigger, isDry }: RunOptions): boolean {
  return !isDry && (trigger === 'schedule' || trigger === 'seed');
}

export const pauseCrawlRun = command('pause', { running: 'pausing' });

/** Stops a run: a queued or paused one at once, a working one when its last lease is gone. */
export const cancelCrawlRun = command('cancel', {
  queued: 'cancelled',
  starting: 'cancelling',
  running: 'cancelling',
  pausing: 'cancelling',
  paused: 'cancelling',
  stalled: 'cancelling',
});

/** Goes on with what is left: of a paused run its queue, of an ended one the pages it did not come to. */
export const resumeCrawlRun = command('resume', {
  paused: 'running',
  cancelled: 'running',
  failed: 'running',
  timed_out: 'running',
});

/** Takes a degraded run as the new normal: it counts for the usual measure from now on. A person has to answer for that. */
export function acceptCrawlRunAsNormal(deps: Deps, change: ChangeOrigin, id: string): Promise<RunCommandOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const run = await findCrawlRunForUpdate(tx, id);
    if (!run) return { kind: 'not_found' };
    const commands = commandsOf(run.state, run.isAccepted);
    if (!commands.includes('accept_as_normal')) return refusedAcceptance('crawl_run', run, commands);
    const { userId } = change.actor;
    if (userId === null) return notAllowed('crawl_run.accept_by_person');
    await sql`update crawl_run set accepted_as_normal_by = ${userId}, version = version + 1 where id = ${id}`.execute(
      tx,
    );
    return answered(tx, deps, change, run, 'accepted_as_normal');
  });
}

/** When a crawler whose run could not be started is tried again; its turn stays due, so that the hour does not move. */
const retryMs = 3_600_000;

/** Queues the runs of crawlers whose time has come, by their policy for a run that still lives. */
export async function startDueRuns(deps: Deps, change: ChangeOrigin): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const within = { ...deps, db: tx };
    await saveApart(tx, await findDueCrawlers(tx, now), {
      save: async (crawlers) => {
        for (const { id, overlap, schedule, dueAt, timeZone } of crawlers) {
          const live = await findLiveRun(tx, id);
          if (live && overlap === 'cancel_previous') await cancelCrawlRun(within, change, live);
          const isSkipped = live !== undefined && overlap === 'skip';
          if (!isSkipped) await startCrawlRun(within, change, id, { isDry: false, trigger: 'schedule' });
          // Also where nothing was started: the next chance is the next time, not the next second.
          await setNextRun(tx, id, nextRunAt(schedule, now, timeZone, dueAt));
        }
      },
      giveUp: async ({ id }, error) => {
        log.error({ event: 'crawl.not-started', crawlerId: id, reason: messageOf(error), err: error });
        await retryLater(tx, id, new Date(now.getTime() + retryMs));
      },
    });
  });
}

function command(name: RunCommand, targets: Partial<Record<RunState, RunState>>) {
  return (deps: Deps, change: ChangeOrigin, id: string, reason?: StopReason): Promise<RunCommandOutcome> =>
    withTransaction(deps.db, async (tx) => {
      const run = await findCrawlRunForUpdate(tx, id);
      if (!run) return { kind: 'not_found' };
      const target = targets[run.state];
      if (target === undefined) return refused(name, run.state);
      if (name !== 'cancel' && change.actor.userId !== null && (await isOfFilling(tx, run))) {
        return notAllowed('crawl_run.filling');
      }
      const refusal = name === 'resume' ? await shopRefusal(tx, run.shopId) : undefined;
      if (refusal) return { kind: 'not_allowed', ...refusal };
      const other = name === 'resume' ? await findLiveRun(tx, run.crawlerId) : undefined;
      if (other !== undefined && other !== id) {
        return notAllowed('crawl_run.other_live');
      }
      const now = deps.clock.now();
      await moveCrawlRun(tx, id, [run.state], target, alsoSet(target, now, reason, change.actor));
      if (target === 'cancelled') await leaveOpenPages(tx, id, now);
      if (target === 'running') await reopenPages(tx, id, now);
      return answered(tx, deps, change, run, name);
    });
}

/** A run of the first filling while that is under way: it works by the date of its shops, and ours would mix with theirs. */
async function isOfFilling(tx: Tx, { trigger, isDry }: CrawlRunRecord): Promise<boolean> {
  const isItsOwn = !isDry && (trigger === 'seed' || trigger === 'schedule');
  return isItsOwn && (await findFilling(tx))?.state === 'running';
}

function alsoSet(
  target: RunState,
  now: Date,
  reason: StopReason | undefined,
  { userId }: ChangeOrigin['actor'],
): RawBuilder<unknown> {
  // It goes on under the rights of the person who wants it to.
  if (target === 'running') {
    return sql`, finished_at = null, stop_reason = null, totals = null, items_gone_at = null, has_items = true, requested_by = ${userId}`;
  }
  const why = reason === undefined ? sql`` : sql`, stop_reason = ${reason}`;
  return target === 'cancelled' ? sql`${why}, finished_at = ${now}` : why;
}

async function answered(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  before: CrawlRunRecord,
  action: string,
): Promise<RunCommandOutcome> {
  const run = await mustFindRun(tx, before.id);
  const fieldsOf = ({ state, isAccepted }: CrawlRunRecord) => ({ state, isAccepted });
  await recordChange(tx, deps, {
    ...change,
    entity: 'crawl_run',
    entityId: run.id,
    action,
    before: fieldsOf(before),
    after: fieldsOf(run),
  });
  await announceChange(tx, 'crawl_run', run.id);
  return { kind: 'answered', run };
}

function refused(name: RunCommand, state: RunState): NotAllowed {
  return refusedCommand('crawl_run', name, state, withRunAgain(state, commandsOf(state, false)));
}

function notAllowed(code: `crawl_run.${'accept_by_person' | 'other_live' | 'filling'}`): NotAllowed {
  return { kind: 'not_allowed', ...reasoned(code) };
}

async function mustFindRun(tx: Tx, id: string): Promise<CrawlRunRecord> {
  const run = (await findCrawlRuns(tx, [id])).get(id);
  if (!run) throw new Error(`Crawl run ${id} vanished inside its own transaction.`);
  return run;
}
