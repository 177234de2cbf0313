import { setTimeout as delay } from 'node:timers/promises';
import { systemActor } from '../../../platform/auth/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import { startDueRuns } from '../crawl-run.commands.ts';

const lookMs = 5000;

/** Queues the runs of crawlers by their schedules until the signal; several workers do so without doubling a run. */
export async function scheduleLoop(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await startDueRuns(deps, { actor: systemActor, cause: 'schedule' });
    await delay(lookMs, undefined, { signal }).catch(() => undefined);
  }
}
