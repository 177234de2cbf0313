import { setTimeout as delay } from 'node:timers/promises';
import { isHeldUp, isTableHeld } from '../platform/db/index.ts';
import { messageOf } from '../platform/failure.ts';
import type { Deps, WorkerLoop } from '../platform/feature.ts';
import { log } from '../platform/log.ts';

const shortestPauseMs = 500;
const longestPauseMs = 30_000;
/** Longer than any statement may take: a loop that ran for so long did more than wait for one. */
const healthyMs = 60_000;
const heldTablePollMs = 2_000;

/**
 * A loop that throws is begun again, later and later while it keeps throwing soon. One whose tables other work holds as a whole waits until
 * that is done, which is nothing to report.
 */
export async function keepLooping(loop: WorkerLoop, deps: Deps, signal: AbortSignal): Promise<void> {
  for (let pauseMs = shortestPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const startedAt = Date.now();
    try {
      await loop.run(deps, signal);
    } catch (error) {
      if (await isHeldUp(deps.db, error).catch(() => false)) await untilTablesAreFree(loop, deps, signal);
      else log.error({ event: 'loop.failed', loop: loop.name, reason: messageOf(error), err: error });
    }
    if (signal.aborted) return;
    if (Date.now() - startedAt > healthyMs) pauseMs = shortestPauseMs;
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

async function untilTablesAreFree({ name }: WorkerLoop, { db }: Deps, signal: AbortSignal): Promise<void> {
  log.info({ event: 'loop.waits', loop: name }, `The loop "${name}" waits for tables that other work holds.`);
  const isHeld = () => isTableHeld(db).catch(() => false);
  while (!signal.aborted && (await isHeld())) {
    await delay(heldTablePollMs, undefined, { signal }).catch(() => undefined);
  }
}
