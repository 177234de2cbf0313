// A further worker of a filling: on the date that it is told it crawls, reads pages and processes offers until it is told to rest.
import { setTimeout as delay } from 'node:timers/promises';
import { readEnvironment } from '../../../environment.ts';
import { crawlLoop } from '../../../features/crawlers/index.ts';
import { digEverything } from '../../../features/excavators/index.ts';
import { grabWaitingPages } from '../../../features/grabbers/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import { openDeps } from '../../context.ts';
import { shopClock } from '../shop-time.ts';

/** What is told: to work on a date (YYYY-MM-DD), or to end what was begun and rest. */
export type WorkerOrder = { work: string } | 'rest';

const idleMs = 20;
const environment = readEnvironment(process.env, process.cwd());
const { deps: opened } = await openDeps(environment, process.env.DATABASE_URL ?? '', 'worker');
const at = new Date(process.env.FILLED_AT ?? '');
let stop = new AbortController();
let working: Promise<unknown> = Promise.resolve();

process.on('message', (order: WorkerOrder) => {
  if (order === 'rest') {
    stop.abort();
    void working.then(() => process.send?.('resting'));
    return;
  }
  stop = new AbortController();
  const deps = { ...opened, clock: shopClock(order.work, { now: () => at }) };
  working = Promise.all([
    crawlLoop(deps, stop.signal),
    again(deps, stop.signal, grabWaitingPages),
    again(deps, stop.signal, digEverything),
  ]);
});
process.on('disconnect', () => process.exit());
process.send?.('resting');

async function again(deps: Deps, signal: AbortSignal, work: (deps: Deps) => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    if ((await work(deps)) === 0) await delay(idleMs, undefined, { signal }).catch(() => undefined);
  }
}
