import { setTimeout as delay } from 'node:timers/promises';
import { type Tx, withTransaction } from '../db/index.ts';
import { saveApart } from '../batches/index.ts';
import { messageOf } from '../failure.ts';
import type { Deps, WorkerLoop } from '../feature.ts';
import { log } from '../log.ts';
import {
  type AsideReason,
  findDueAside,
  keepAsideProgress,
  noteAsideFailure,
  readAside,
  setAside,
  settleAside,
} from './aside.store.ts';
import {
  type Ahead,
  type Cursor,
  lookAhead,
  makeCursors,
  moveCursor,
  noteFailure,
  readEvents,
  type ReadEvent,
  takeCursor,
} from './cursor.store.ts';
import { lastDrawnId, openReach, sharedReach } from './reach.ts';

/** How many of the events are done, where not all of them; `progress` says how far the next one has come, for the next transaction. */
export type Handled = { done: number; progress?: object };

/** Who listens to topics, declared by the feature that does. */
export type Consumer = {
  /** Kept for ever: by it the place in the log is known. */
  name: string;
  /** Names of topics that features declare, this one or any other. */
  topics: readonly string[];
  /** Where it begins when it is new: with all that the log still has, or with what happens from then on. */
  from: 'beginning' | 'now';
  /** The most events of one transaction, which ends within seconds: while it writes, it holds back every consumer. */
  batchSize: number;
  /**
   * Does what follows from events of some records, in order, in the transaction that moves the cursor. The same events may come once more
   * after a failure. Events that are not done come again. One that fails by its own fault is set aside with its words and tried again
   * later; meanwhile those of its record wait behind it, and all others go on.
   */
  handle: (tx: Tx, deps: Deps, events: readonly ReadEvent[], progress: unknown) => Promise<Handled | void>;
};

const pauseMs = 500;
/** In a log that has not grown, only a retry that is due or another worker can make something to do. */
const lookAgainMs = 2_000;
/** An event that fails for whatever reason is not tried a fourth time in its place. */
const mostAttempts = 3;

/** The loop by which workers follow the log for a consumer. Each has its own, so that none waits for another. */
export function consumerLoop(consumer: Consumer): WorkerLoop {
  return {
    name: `consumer ${consumer.name}`,
    apart: { unit: 'record', leaves: 'rest' },
    async run(deps, signal) {
      const reach = sharedReach(deps.db);
      let idle = { reached: -1, until: 0 };
      while (!signal.aborted) {
        const reached = await reach.look();
        if (reached !== idle.reached || performance.now() >= idle.until) {
          const ahead = await lookAhead(deps.db, consumer, reached);
          if (await follow(deps, consumer, ahead, reached, signal)) continue;
          if (ahead.parts.length === 0) idle = { reached, until: performance.now() + lookAgainMs };
        }
        await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

/** Follows everything that is in the log now, and returns; anyone who digs by hand and tests do so. What fails is left to its next time. */
export async function followToEnd(deps: Deps, consumer: Consumer): Promise<void> {
  const end = await lastDrawnId(deps.db);
  const reach = openReach(deps.db);
  for (;;) {
    const { parts, lacksCursors } = await lookAhead(deps.db, consumer, end);
    if (parts.length === 0 && !lacksCursors) return;
    const hasMoved = await followOnce(deps, consumer, Math.min(end, await reach.look()));
    if (!hasMoved) await delay(20);
  }
}

/** Takes one batch of each part with events up to `reached`, and makes what cursors are not there; resolves with whether it did any of it. */
export async function followOnce(deps: Deps, consumer: Consumer, reached: number): Promise<boolean> {
  return follow(deps, consumer, await lookAhead(deps.db, consumer, reached), reached);
}

async function follow(
  deps: Deps,
  consumer: Consumer,
  { parts, lacksCursors }: Ahead,
  reached: number,
  signal?: AbortSignal,
): Promise<boolean> {
  if (lacksCursors) await makeCursors(deps, consumer, consumer.from);
  let hasMoved = lacksCursors;
  for (const { part, hasEvents, hasDue } of parts) {
    if (signal?.aborted) break;
    if (hasDue && (await retryAside(deps, consumer, part))) hasMoved = true;
    if (hasEvents && (await followPart(deps, consumer, part, reached))) hasMoved = true;
  }
  return hasMoved;
}

/** Tries once more what was set aside and is due, each event in its own transaction. */
async function retryAside(deps: Deps, consumer: Consumer, part: number): Promise<boolean> {
  let hasMoved = false;
  for (const position of await findDueAside(deps.db, consumer, part, consumer.batchSize)) {
    try {
      if (await retryEvent(deps, consumer, part, position)) hasMoved = true;
    } catch (error) {
      log.warn({ event: 'consumer.failed', consumer: consumer.name, part, position, reason: messageOf(error) });
      await noteAsideFailure(deps.db, consumer, part, position, messageOf(error));
    }
  }
  return hasMoved;
}

function retryEvent(deps: Deps, consumer: Consumer, part: number, position: number): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const event = (await takeCursor(tx, consumer, part)) && (await readAside(tx, consumer, part, position));
    if (!event) return false;
    const { progress: before, ...read } = event;
    const { done, progress } = (await consumer.handle(tx, deps, [read], before)) ?? { done: 1 };
    if (done > 0) await settleAside(tx, consumer, part, position);
    else if (progress !== undefined) await keepAsideProgress(tx, consumer, part, position, progress);
    return done > 0 || progress !== undefined;
  });
}

async function followPart(deps: Deps, consumer: Consumer, part: number, reached: number): Promise<boolean> {
  try {
    return await takeBatch(deps, consumer, part, reached, consumer.batchSize);
  } catch (error) {
    log.warn({ event: 'consumer.failed', consumer: consumer.name, part, reason: messageOf(error) });
  }
  // One by one: what takes too long for one transaction as a batch has time so.
  let hasMoved = false;
  try {
    for (let taken = 0; taken < consumer.batchSize; taken += 1) {
      if (!(await takeBatch(deps, consumer, part, reached, 1))) break;
      hasMoved = true;
    }
  } catch (error) {
    await noteFailure(deps.db, consumer.name, part, messageOf(error));
  }
  return hasMoved;
}

/** One transaction: the effect of the events, and the place after them. False when nothing was done. */
function takeBatch(deps: Deps, consumer: Consumer, part: number, reached: number, size: number): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const cursor = await takeCursor(tx, consumer, part);
    if (!cursor) return false;
    const next = await readEvents(tx, consumer, part, cursor, reached, size);
    const [first] = next.events;
    if (!first) return false;
    const isGivenUp = size === 1 && cursor.attempts >= mostAttempts;
    if (isGivenUp) await setAside(tx, consumer, part, [first.position], reasonOf(cursor.lastError, cursor.progress));
    const place = isGivenUp
      ? { position: first.position, progress: null }
      : await handleApart(tx, deps, consumer, part, cursor, next);
    if (place.position === cursor.position && place.progress === cursor.progress) return false;
    await moveCursor(tx, consumer.name, part, place);
    return true;
  });
}

/** Handles events, but sets aside those that cannot be, with what waits behind one of its record; resolves with the place after them. */
async function handleApart(
  tx: Tx,
  deps: Deps,
  consumer: Consumer,
  part: number,
  { position, progress }: Cursor,
  { events, held }: { events: readonly ReadEvent[]; held: Set<string> },
): Promise<Cursor> {
  let place: Cursor = { position, progress };
  let isStopped = false;
  await saveApart(tx, events, {
    save: async (some) => {
      if (isStopped) return;
      const open = some.filter(({ aggregateId }) => !held.has(aggregateId));
      const handled = open.length > 0 ? await consumer.handle(tx, deps, open, place.progress) : undefined;
      const { done, progress: reached } = handled ?? { done: open.length };
      const next = open[done];
      const passed = next === undefined ? some : some.slice(0, some.indexOf(next));
      const waiting = passed.filter(({ aggregateId }) => held.has(aggregateId));
      await setAside(
        tx,
        consumer,
        part,
        waiting.map((event) => event.position),
      );
      isStopped = next !== undefined;
      const unmoved = done === 0 ? place.progress : null;
      place = { position: passed.at(-1)?.position ?? place.position, progress: reached ?? unmoved };
    },
    giveUp: async (event, error) => {
      log.error({
        event: 'consumer.set-aside',
        consumer: consumer.name,
        position: event.position,
        reason: messageOf(error),
      });
      held.add(event.aggregateId);
      await setAside(tx, consumer, part, [event.position], reasonOf(messageOf(error), place.progress));
      place = { position: event.position, progress: null };
    },
  });
  return place;
}

function reasonOf(error: string | null, progress: unknown): AsideReason {
  return { error: error ?? '', progress };
}
