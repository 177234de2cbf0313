import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import type { ChildEnd, SupervisedChild } from './child.ts';

const lookMs = 3_000;

export type FillingSteps = {
  startSeed: () => Pick<SupervisedChild, 'ended'>;
  startWorker: () => Pick<SupervisedChild, 'stop'> | undefined;
  /** Tells people that the filling is not begun again by itself. */
  giveUp: () => Promise<void>;
  /** Whether somebody resumed it since. */
  isResumed: () => Promise<boolean>;
  /** Everything stops. */
  signal: AbortSignal;
  waitMs?: number;
};

/**
 * Fills the installation and starts the worker behind it, as the filling works by another date. One that was given up begins again once
 * somebody resumes it; the worker rests meanwhile. Gives how it ended.
 */
export async function fillBeforeWork(steps: FillingSteps): Promise<ChildEnd> {
  const { startSeed, startWorker, giveUp, isResumed, signal, waitMs = lookMs } = steps;
  for (;;) {
    const end = await startSeed().ended;
    const worker = startWorker();
    if (end !== 'given_up') return end;
    await giveUp();
    while (!(await looked(isResumed))) {
      await delay(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return 'stopped';
    }
    await worker?.stop();
    if (signal.aborted) return 'stopped';
  }
}

/** A database that does not answer says nothing yet. */
async function looked(isResumed: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isResumed();
  } catch (error) {
    log.warn({ event: 'seed.resume-unseen', reason: messageOf(error) });
    return false;
  }
}
