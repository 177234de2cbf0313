import { setTimeout as delay } from 'node:timers/promises';
import { crawlLoop, finalStates, findCrawlRuns, startCrawlRun } from '../../features/crawlers/index.ts';
import { digEverything } from '../../features/excavators/index.ts';
import { grabWaitingPages, startGrabRun, workOffOneGrabRun } from '../../features/grabbers/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { crawlersOfShops, keepDemoDay, seedRunOn, unreadFeeds } from './demo-watch.store.ts';
import { seedChange } from './demo-watch.ts';
import type { DemoControl, DemoState } from './demo-control.ts';
import { shopClock } from './shop-time.ts';

const idleMs = 50;

/** Moves the demonstration shops to a day; the engines work on the shops' date from then on. */
export async function goToDay(
  deps: Deps,
  control: DemoControl,
  day: number,
): Promise<{ state: DemoState; deps: Deps }> {
  const state = await control.moveTo(day);
  await keepDemoDay(deps.db, day);
  return { state, deps: { ...deps, clock: shopClock(state.date, deps.clock) } };
}

/** Reads the feeds of the shops, each once a day. */
async function readFeeds(deps: Deps, state: DemoState): Promise<void> {
  for (const grabberId of await unreadFeeds(deps.db, addressesOf(state), state.date)) {
    await startGrabRun(deps, seedChange, grabberId, { isReplay: false, trigger: 'seed' });
  }
  while (await workOffOneGrabRun(deps)) await delay(0);
}

/**
 * One day of every shop: its feed and its pages read, then dug through. `schedule` reads the pages that are due or that a sitemap calls changed,
 * `seed` all of them. Begun again after a kill it goes on with the runs it finds.
 */
export async function watchOneDay(deps: Deps, state: DemoState, trigger: 'schedule' | 'seed'): Promise<void> {
  await readFeeds(deps, state);
  const runIds: string[] = [];
  for (const crawlerId of await crawlersOfShops(deps.db, addressesOf(state))) {
    runIds.push(await runOfDay(deps, crawlerId, state.date, trigger));
  }
  const stop = new AbortController();
  const crawling = crawlLoop(deps, stop.signal, runIds);
  try {
    await grabUntilEnded(deps, runIds);
  } finally {
    stop.abort();
    await crawling;
  }
  await digEverything(deps);
}

async function runOfDay(deps: Deps, crawlerId: string, date: string, trigger: 'schedule' | 'seed'): Promise<string> {
  const begun = await seedRunOn(deps.db, crawlerId, date);
  if (begun !== undefined) return begun;
  const started = await startCrawlRun(deps, seedChange, crawlerId, { isDry: false, trigger });
  if (started.kind !== 'started') throw new Error(`The crawl could not be started: ${JSON.stringify(started)}`);
  return started.run.id;
}

/** Reads pages as they are fetched, until all runs have ended and nothing of them waits. */
async function grabUntilEnded(deps: Deps, runIds: readonly string[]): Promise<void> {
  for (;;) {
    const runs = await findCrawlRuns(deps.db, [...runIds]);
    const haveEnded = runIds.every((id) => finalStates.includes(runs.get(id)?.state ?? 'queued'));
    if ((await grabWaitingPages(deps)) > 0) continue;
    if (haveEnded) return;
    await delay(idleMs);
  }
}

function addressesOf({ shops }: DemoState): string[] {
  return shops.map(({ url }) => url);
}
