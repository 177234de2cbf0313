import { setTimeout as delay } from 'node:timers/promises';
import { directChannels } from '../../features/channels/index.ts';
import { crawlLoop, finalStates, findCrawlRuns, type RunState, startCrawlRun } from '../../features/crawlers/index.ts';
import { digEverything } from '../../features/excavators/index.ts';
import { grabWaitingPages, startGrabRun, workOffOneGrabRun } from '../../features/grabbers/index.ts';
import { newChecks } from '../../features/imports/index.ts';
import { consumerLoop } from '../../platform/events/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { runLoop } from '../../platform/runs/index.ts';
import { keepLooping } from '../keep-looping.ts';
import { crawlersOfShops, feedsOn, keepDemoDay, pausedCrawlers, seedRunOn } from './demo-watch.store.ts';
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

/** Reads the feeds of the shops, each once a day; a feed that may not be read now is left out of the day. */
async function readFeeds(deps: Deps, state: DemoState): Promise<void> {
  const runIds: string[] = [];
  for (const { grabberId, runId } of await feedsOn(deps.db, addressesOf(state), state.date)) {
    if (runId !== null) runIds.push(runId);
    else {
      const ahead = { isReplay: false, trigger: 'seed', isAheadOfOthers: true } as const;
      const started = await startGrabRun(deps, seedChange, grabberId, ahead);
      if (started.kind === 'started') runIds.push(started.runId);
      else leftOut(state, started);
    }
  }
  while (await workOffOneGrabRun(deps, undefined, runIds)) await delay(0);
}

/**
 * One day of every shop: its feed and its pages read, then dug through. `schedule` reads the pages that are due or that a sitemap calls changed,
 * `seed` all of them. Begun again after a kill it goes on with the runs it finds. What people ask for meanwhile waits for the worker, which
 * works by our date and not by that of the shops.
 */
export async function watchOneDay(deps: Deps, state: DemoState, trigger: 'schedule' | 'seed'): Promise<void> {
  await readFeeds(deps, state);
  const ids = await runsOfDay(deps, state, trigger);
  const stop = new AbortController();
  const crawling = crawlLoop(deps, stop.signal, { ids });
  try {
    await grabUntilEnded(deps, ids);
  } finally {
    stop.abort();
    await crawling;
  }
  await digEverything(deps);
}

/** What people wait for and what meets nothing of the days of the shops: checks of their files, and the channel of a shop that they add. */
const shortWork: readonly WorkerLoop[] = [runLoop(newChecks()), consumerLoop(directChannels)];

/** Does the work while short work that people start, and their dry runs, which save nothing, go on by our date. */
export async function besideShortWork<Result>(deps: Deps, work: () => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const beside = [
    crawlLoop(deps, stop.signal, 'dry'),
    ...shortWork.map((loop) => keepLooping(loop, deps, stop.signal)),
  ];
  try {
    return await work();
  } finally {
    stop.abort();
    await Promise.all(beside);
  }
}

/** A run for every crawler of the shops; one that is held up by a paused run, or may not crawl now, is left out of the day. */
async function runsOfDay(deps: Deps, state: DemoState, trigger: 'schedule' | 'seed'): Promise<string[]> {
  const runIds: string[] = [];
  const crawlerIds = await crawlersOfShops(deps.db, addressesOf(state));
  const paused = await pausedCrawlers(deps.db, crawlerIds);
  for (const crawlerId of crawlerIds) {
    const begun = await seedRunOn(deps.db, crawlerId, state.date);
    if (begun !== undefined) runIds.push(begun);
    else if (paused.has(crawlerId)) leftOut(state, { kind: 'paused' });
    else {
      const ahead = { isDry: false, trigger, isAheadOfOthers: true };
      const started = await startCrawlRun(deps, seedChange, crawlerId, ahead);
      if (started.kind === 'started') runIds.push(started.run.id);
      else leftOut(state, started);
    }
  }
  return runIds;
}

function leftOut({ date }: DemoState, why: { kind: string; code?: string }): void {
  log.warn({ event: 'seed.left-out', date, reason: why.code ?? why.kind });
}

/** Reads pages as they are fetched, until all runs have ended, or were paused by somebody, and nothing of them waits. */
async function grabUntilEnded(deps: Deps, runIds: readonly string[]): Promise<void> {
  const proven = new Set<string>();
  for (;;) {
    const runs = await findCrawlRuns(deps.db, [...runIds]);
    const haveEnded = runIds.every((id) => isOver(runs.get(id)?.state ?? 'queued'));
    if ((await grabWaitingPages(deps, undefined, proven)) > 0) continue;
    if (haveEnded) return;
    await delay(idleMs);
  }
}

function isOver(state: RunState): boolean {
  return state === 'paused' || finalStates.includes(state);
}

function addressesOf({ shops }: DemoState): string[] {
  return shops.map(({ url }) => url);
}
