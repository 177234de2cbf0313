import { setTimeout as delay } from 'node:timers/promises';
import { type Tx, withTransaction } from '../db/index.ts';
import { messageOf } from '../failure.ts';
import type { Deps, WorkerLoop } from '../feature.ts';
import { log } from '../log.ts';
import {
  lookAhead,
  makeCursors,
  moveCursor,
  noteFailure,
  readEvents,
  type ReadEvent,
  takeCursor,
} from './cursor.store.ts';
import { lastDrawnId, openReach } from './reach.ts';

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
   * after a failure. Events that are not done come again; what throws is tried again later, alone, and shown with its words.
   */
  handle: (tx: Tx, deps: Deps, events: readonly ReadEvent[], progress: unknown) => Promise<Handled | void>;
};

const pauseMs = 500;

/** The loop by which workers follow the log for a consumer. Each has its own, so that none waits for another. */
export function consumerLoop(consumer: Consumer): WorkerLoop {
  return {
    name: `consumer ${consumer.name}`,
    async run(deps, signal) {
      const reach = openReach(deps.db);
      while (!signal.aborted) {
        const hasMoved = await followOnce(deps, consumer, await reach.look(), signal);
        if (!hasMoved) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

/** Follows everything that is in the log now, and returns; whoever digs by hand and tests do so. What fails is left to its next time. */
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
export async function followOnce(
  deps: Deps,
  consumer: Consumer,
  reached: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const { parts, lacksCursors } = await lookAhead(deps.db, consumer, reached);
  if (lacksCursors) await makeCursors(deps, consumer, consumer.from);
  let hasMoved = lacksCursors;
  for (const part of parts) {
    if (signal?.aborted) break;
    if (await followPart(deps, consumer, part, reached)) hasMoved = true;
  }
  return hasMoved;
}

async function followPart(deps: Deps, consumer: Consumer, part: number, reached: number): Promise<boolean> {
  try {
    return await takeBatch(deps, consumer, part, reached, consumer.batchSize);
  } catch (error) {
    log.warn({ event: 'consumer.failed', consumer: consumer.name, part, reason: messageOf(error) });
  }
  // One by one, so that the events before the one that fails are not held back by it.
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
    const events = await readEvents(tx, consumer, part, cursor, reached, size);
    if (events.length === 0) return false;
    const { done, progress } = (await consumer.handle(tx, deps, events, cursor.progress)) ?? { done: events.length };
    if (done === 0 && progress === undefined) return false;
    await moveCursor(tx, consumer.name, part, { position: events[done - 1]?.position ?? cursor.position, progress });
    return true;
  });
}
