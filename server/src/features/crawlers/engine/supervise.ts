import { sql } from 'kysely';
import { systemActor } from '../../../platform/auth/index.ts';
import { isFaultOfWork } from '../../../platform/batches/index.ts';
import { withTransaction } from '../../../platform/db/index.ts';
import { announceChange } from '../../../platform/events/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import { codeOf } from '../../../platform/failure.ts';
import { mayStill } from '../../access/index.ts';
import {
  commandsOf,
  maxStalls,
  stepByShop,
  pageLimitOf,
  reasonToStop,
  type RunState,
  stalledAfterS,
  type StopReason,
  workedStates,
} from '../crawl-run.ts';
import { cancelCrawlRun, pauseCrawlRun } from '../crawl-run.commands.ts';
import {
  findCrawlContext,
  findCrawlRunForUpdate,
  isChosen,
  moveCrawlRun,
  outcomesOfRun,
  type RunChoice,
} from '../crawl-run.store.ts';
import { endEarly } from './end-early.ts';
import { failedAgain, isResting, wentWell } from './failing-runs.ts';
import { countFetches, finishRun } from './finish-run.ts';
import { hasLeasedPages, hasOpenPages, reclaimLostPages } from './frontier.store.ts';

type LiveRun = {
  id: string;
  state: RunState;
  requestedById: string | null;
  shopId: string;
  shopStatus: string;
  startedAt: Date | null;
  ageMinutes: number;
  isSilent: boolean;
  stalls: number;
};

/** A run that this worker is to start, under this fence. */
export type RunToStart = { runId: string; fence: number };

const beatS = 5;
const uniqueViolation = '23505';

/**
 * One look over all runs that live: shows that somebody attends to them, takes over those whose workers died, and moves on what is ready
 * to move. Any number of workers may do so at once, since every step is a compare-and-set. A run that fails is looked at later and later,
 * and ended when it keeps failing. Resolves with the runs to start; with a choice all others stay as they are.
 */
export async function superviseRuns(deps: Deps, choice?: RunChoice): Promise<RunToStart[]> {
  await reclaimLostPages(deps.db);
  const toStart: RunToStart[] = [];
  for (const run of await findLiveRuns(deps, choice)) {
    if (isResting(run.id, deps.clock.now())) continue;
    try {
      const started = await superviseRun(deps, run);
      wentWell(run.id);
      if (started) toStart.push(started);
    } catch (error) {
      if (!isFaultOfWork(error)) throw error;
      await failedAgain(deps, run, error);
    }
  }
  return toStart;
}

async function findLiveRuns(deps: Deps, choice?: RunChoice): Promise<LiveRun[]> {
  const found = await sql<LiveRun>`
    select r.id, r.state, r.requested_by as "requestedById", s.id as "shopId", s.status as "shopStatus", r.started_at as "startedAt", r.stalls,
      coalesce(extract(epoch from now() - coalesce((select min(second) from crawl_run_tally t where t.run_id = r.id), now())) / 60, 0)::float8 as "ageMinutes",
      coalesce(heartbeat_at < now() - ${stalledAfterS} * interval '1 second', false) as "isSilent"
    from crawl_run r join crawler c on c.id = r.crawler_id join shop s on s.id = c.shop_id
    where r.state = any(${['queued', 'stalled', 'paused', ...workedStates]}) and ${isChosen(choice)} order by r.requested_at, r.id`.execute(
    deps.db,
  );
  return found.rows;
}

async function superviseRun(deps: Deps, run: LiveRun): Promise<RunToStart | undefined> {
  const step = (await stepByRights(deps, run)) ?? stepByShop(run.state, run.shopStatus);
  if (step === 'wait') return undefined;
  if (step) {
    const obey = step.command === 'pause' ? pauseCrawlRun : cancelCrawlRun;
    await obey(deps, { actor: systemActor, cause: 'crawl_run', causeId: run.id }, run.id, step.reason);
    return undefined;
  }
  if (run.isSilent && (run.state === 'starting' || run.state === 'running')) {
    const moved = await moveCrawlRun(deps.db, run.id, [run.state], 'stalled', sql`, stalls = stalls + 1`);
    if (moved !== undefined) await announceChange(deps.db, 'crawl_run', run.id);
    return undefined;
  }
  switch (run.state) {
    case 'queued':
      return takeUp(deps, run.id, 'queued');
    case 'stalled':
      return takeOver(deps, run);
    case 'running':
      await attend(deps, run.id);
      return superviseRunning(deps, run);
    case 'finishing':
      await attend(deps, run.id);
      await finishWhenFree(deps, run.id);
      return undefined;
    case 'pausing':
    case 'cancelling':
      await attend(deps, run.id);
      if (await hasLeasedPages(deps.db, run.id)) return undefined;
      await settle(deps, run);
      break;
    default:
      return undefined;
  }
  await announceChange(deps.db, 'crawl_run', run.id);
  return undefined;
}

/** Ends a run whose person may not have it done any more. */
async function stepByRights(
  { db }: Deps,
  { state, requestedById, shopId }: LiveRun,
): Promise<{ command: 'cancel'; reason: StopReason } | undefined> {
  const isOver = !commandsOf(state, false).includes('cancel');
  if (isOver || (await mayStill(db, requestedById, 'run', 'Crawler', { shopId }))) return undefined;
  return { command: 'cancel', reason: 'right_gone' };
}

/** A crawler has one live run: while another lives, this one stays queued. */
async function takeUp(deps: Deps, runId: string, from: RunState): Promise<RunToStart | undefined> {
  try {
    const fence = await moveCrawlRun(deps.db, runId, [from], 'starting');
    return fence === undefined ? undefined : { runId, fence };
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return undefined;
    throw error;
  }
}

async function takeOver(deps: Deps, run: LiveRun): Promise<RunToStart | undefined> {
  if (run.stalls > maxStalls) {
    await withTransaction(deps.db, async (tx) => {
      if ((await findCrawlRunForUpdate(tx, run.id))?.state !== 'stalled') return;
      await endEarly(tx, run.id, 'stalled', 'failed', deps.clock.now(), 'stalled_too_often');
    });
  } else if (run.startedAt === null) {
    return takeUp(deps, run.id, 'stalled');
  } else {
    await moveCrawlRun(deps.db, run.id, ['stalled'], 'running');
  }
  await announceChange(deps.db, 'crawl_run', run.id);
  return undefined;
}

/** The sign of life that keeps a run from being shown as stalled, also while its hosts want to be left alone. */
async function attend(deps: Deps, runId: string): Promise<void> {
  await sql`
    update crawl_run set heartbeat_at = now()
    where id = ${runId} and heartbeat_at < now() - ${beatS} * interval '1 second' and state = any(${[...workedStates]})`.execute(
    deps.db,
  );
}

async function superviseRunning(deps: Deps, run: LiveRun): Promise<undefined> {
  const context = await findCrawlContext(deps.db, run.id);
  if (!context) return;
  const counts = countFetches(await outcomesOfRun(deps.db, run.id));
  const stopReason = reasonToStop(counts, run.ageMinutes, { ...context.config, maxPages: pageLimitOf(context) });
  if (stopReason === undefined && (await hasOpenPages(deps.db, run.id))) return;
  const moved = await moveCrawlRun(
    deps.db,
    run.id,
    ['running'],
    'finishing',
    sql`, stop_reason = ${stopReason ?? null}`,
  );
  if (moved === undefined) return;
  await finishWhenFree(deps, run.id);
}

/** Ends the run at once when nothing is in flight; else the next look does. */
async function finishWhenFree(deps: Deps, runId: string): Promise<void> {
  if (await hasLeasedPages(deps.db, runId)) return;
  await finishRun(deps, runId);
  await announceChange(deps.db, 'crawl_run', runId);
}

async function settle(deps: Deps, run: LiveRun): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    if (run.state === 'pausing') {
      await moveCrawlRun(tx, run.id, ['pausing'], 'paused');
      return;
    }
    if ((await findCrawlRunForUpdate(tx, run.id))?.state !== 'cancelling') return;
    await endEarly(tx, run.id, 'cancelling', 'cancelled', now);
  });
}
