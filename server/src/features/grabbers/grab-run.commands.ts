import { reasoned } from '@quarry/contracts/wording';
import { saveApart } from '../../platform/batches/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/ids.ts';
import { statusOfShop } from '../crawlers/index.ts';
import { nextRunAt, refusedCommand, withRunAgain } from '../../platform/runs/index.ts';
import { scheduleInput } from '@quarry/contracts/common';
import { recordChange, type ChangeOrigin } from '../../platform/audit/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import { dueFeeds, endCancelledWithoutWorker } from './feed-grab.store.ts';
import { cancelTargets, commandsOf } from './grab-run.ts';
import { cancelRun, findGrabRunForUpdate, insertRun, withWaitingRun } from './grab-run-list.store.ts';
import type { NotAllowed } from './grabber.commands.ts';
import { findGrabberForUpdate, retryLater, setNextRun } from './grabber.store.ts';
import { startRefusal } from './grabber.ts';
import { withUndecidedReplay } from './replay.store.ts';

type CancelGrabRunOutcome = { kind: 'answered' } | { kind: 'not_found' } | NotAllowed;
export type StartGrabRunOutcome = { kind: 'started'; runId: string } | { kind: 'not_found' } | NotAllowed;

/** Queues a run: a feed is read now, a pages grabber reads its stored pages again by its newest configuration. Ahead of others it is queued although another run of the grabber waits. */
export function startGrabRun(
  deps: Deps,
  change: ChangeOrigin,
  grabberId: string,
  options: { isReplay: boolean; trigger?: 'manual' | 'seed' | 'command_line'; isAheadOfOthers?: boolean },
): Promise<StartGrabRunOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const grabber = await findGrabberForUpdate(tx, grabberId);
    if (!grabber) return { kind: 'not_found' };
    const refusal = startRefusal({
      ...grabber,
      shopStatus: await statusOfShop(tx, grabber.shopId),
      hasUndecidedReplay: options.isReplay && (await withUndecidedReplay(tx, [grabberId])).has(grabberId),
      hasWaitingRun: options.isAheadOfOthers !== true && (await withWaitingRun(tx, [grabberId])).has(grabberId),
    });
    if (refusal) return { kind: 'not_allowed', ...refusal };
    if (grabber.kind === 'pages' && !options.isReplay) {
      return notAllowed('grabber.reads_pages');
    }
    if (grabber.kind === 'feed' && options.isReplay) {
      return notAllowed('grabber.reads_feed');
    }
    const runId = newId<'grab_run'>();
    const trigger = options.isReplay ? 'replay' : (options.trigger ?? 'manual');
    const now = deps.clock.now();
    await insertRun(
      tx,
      { id: runId, grabberId, configId: grabber.configId, trigger, requestedBy: change.actor.userId },
      now,
    );
    await recordChange(tx, deps, {
      ...change,
      entity: 'grab_run',
      entityId: runId,
      action: 'started',
      before: null,
      after: { grabberId, trigger },
    });
    return { kind: 'started', runId };
  });
}

/** Stops a run; what it saved stays. One that waits ends at once, one that works as soon as its worker has let go of it. */
export function cancelGrabRun(deps: Deps, change: ChangeOrigin, runId: string): Promise<CancelGrabRunOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const run = await findGrabRunForUpdate(tx, runId);
    if (!run) return { kind: 'not_found' };
    const target = cancelTargets[run.state];
    if (target === undefined) {
      const possible = withRunAgain(run.state, commandsOf(run.state, run.isAccepted));
      return refusedCommand('grab_run', 'cancel', run.state, possible);
    }
    await cancelRun(tx, runId, target, deps.clock.now());
    await recordChange(tx, deps, {
      ...change,
      entity: 'grab_run',
      entityId: runId,
      action: 'cancel',
      before: { state: run.state },
      after: { state: target },
    });
    await announceChange(tx, 'grab_run', runId);
    return { kind: 'answered' };
  });
}

/** Ends cancelled runs that no worker holds. Gives their number. */
export async function endCancelledRuns(deps: Deps): Promise<number> {
  const ended = await endCancelledWithoutWorker(deps.db, deps.clock.now());
  for (const id of ended) await announceChange(deps.db, 'grab_run', id);
  return ended.length;
}

/** When a feed whose run could not be queued is tried again; its turn stays due, so that the hour does not move. */
const retryMs = 3_600_000;

/** Queues a run for every feed whose time has come. Gives their number. */
export function queueDueFeeds(deps: Deps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const due = await dueFeeds(tx, now);
    const waiting = await withWaitingRun(
      tx,
      due.map(({ id }) => id),
    );
    await saveApart(tx, due, {
      save: async (feeds) => {
        for (const { id, configId, schedule, dueAt, timeZone } of feeds) {
          const parsed = scheduleInput.safeParse(schedule);
          await setNextRun(tx, id, parsed.success ? nextRunAt(parsed.data, now, timeZone, dueAt) : null);
          if (waiting.has(id)) continue;
          await insertRun(tx, { id: newId(), grabberId: id, configId, trigger: 'schedule', requestedBy: null }, now);
        }
      },
      giveUp: async ({ id }, error) => {
        log.error({ event: 'grab-run.not-queued', grabberId: id, reason: messageOf(error), err: error });
        await retryLater(tx, id, new Date(now.getTime() + retryMs));
      },
    });
    return due.length;
  });
}

function notAllowed(code: `grabber.${'reads_pages' | 'reads_feed'}`): NotAllowed {
  return { kind: 'not_allowed', ...reasoned(code) };
}
