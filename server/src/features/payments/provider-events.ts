import { setTimeout as delay } from 'node:timers/promises';
import { isFaultOfWork } from '../../platform/batches/index.ts';
import type { Backlog, Deps, WorkerLoop } from '../../platform/feature.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { applyEvent, putFailedOff } from './apply-event.ts';
import { findReceivedEvents, findWaitedEvents, findWaitingEvents } from './payment-event.store.ts';
import { waitingMs } from './told-before.ts';

const pauseMs = 1_000;
/** Counted no further. */
const countedAtMost = 1_000;

/** Books what providers told. */
export const paymentEventsLoop: WorkerLoop = {
  name: 'payment-events',
  apart: { unit: 'record', leaves: 'rest' },
  async run(deps, signal) {
    let lookedAt = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      // Each of those that wait is looked at: with every batch, thousands of them would cost more than what is new.
      const withWaiting = performance.now() - lookedAt >= pauseMs;
      if (withWaiting) lookedAt = performance.now();
      const done = withWaiting ? await applyDueEvents(deps, signal) : await applyNew(deps, signal);
      if (done === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Applies the events that can go on, each in a transaction of its own; answers how many went on. */
export async function applyDueEvents(deps: Deps, signal?: AbortSignal): Promise<number> {
  const now = deps.clock.now();
  const received = await findReceivedEvents(deps.db);
  const waited = await findWaitedEvents(deps.db, { now, waitedSince: new Date(now.getTime() - waitingMs) });
  return applyAll(deps, [...received, ...waited], signal);
}

async function applyNew(deps: Deps, signal: AbortSignal): Promise<number> {
  return applyAll(deps, await findReceivedEvents(deps.db), signal);
}

async function applyAll(deps: Deps, ids: readonly string[], signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (const id of ids) {
    if (signal?.aborted) return done;
    try {
      await applyEvent(deps, id);
      done += 1;
    } catch (error) {
      // Others are not held up by one, which is tried again later.
      if (await isNews(deps, id, error))
        log.error({ event: 'payment-event.failed', id, reason: messageOf(error), err: error });
    }
  }
  return done;
}

/** Whether a failure is told: where it is the event's own, only the first and the last one are. */
async function isNews(deps: Deps, id: string, error: unknown): Promise<boolean> {
  if (!isFaultOfWork(error)) return true;
  try {
    return await putFailedOff(deps, id);
  } catch (second) {
    log.error({ event: 'payment-event.not-put-off', id, reason: messageOf(second), err: second });
    return true;
  }
}

/** Events that wait to be booked. */
export const paymentEventsBacklog: Backlog = {
  name: 'payment-events',
  find: async (db) => {
    const { count, oldestAt } = await findWaitingEvents(db);
    return { waiting: { count, isExact: count < countedAtMost }, oldestAt };
  },
};
