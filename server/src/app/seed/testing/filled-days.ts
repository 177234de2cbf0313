import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DemoShops } from '@quarry/demo-shops';
import { digEverything } from '../../../features/excavators/index.ts';
import { grabWaitingPages } from '../../../features/grabbers/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { TestApi } from '../../../testing/index.ts';
import { demoControl } from '../demo-control.ts';
import { goToDay, watchOneDay } from '../demo-day.ts';
import { watchDemoShops } from '../demo-watch.ts';
import { publishProducts } from '../first-products.ts';
import { sortPropertyNames } from '../first-properties.ts';
import { foundCatalogue, reviewLinks, reviewValues, teachMatcher } from '../first-review.ts';
import { sortShelves } from '../first-shelves.ts';
import { foundCategories } from '../found-categories.ts';
import { foundTemplates } from '../found-templates.ts';
import type { WorkerOrder } from './filling-worker.ts';

const reviewEvery = 10;

type Filling = {
  demo: DemoShops;
  lastDay: number;
  /** Worker processes beside this one. */
  helpers: number;
  /** The time at which the clocks of all workers stand: when a page is due again is then the same in every filling. */
  at: Date;
  tell?: (text: string) => void;
};

/** Fills a database with days of the demonstration shops as the import does, orders left out. */
export async function fillDays(
  { deps: ofTest, url, dataFolder }: TestApi,
  { demo, lastDay, helpers, at, tell = () => undefined }: Filling,
): Promise<void> {
  demo.setFaults('usual');
  const allowHosts = demo.shops.map((shop) => new URL(shop.url).host);
  const deps: Deps = { ...ofTest, clock: { now: () => at }, allowHosts };
  const control = demoControl(demo.controlUrl);
  const helping = await helpersOf(helpers, {
    DATABASE_URL: url,
    QUARRY_DATA: dataFolder,
    QUARRY_STORAGE: dataFolder,
    QUARRY_ALLOW_HOSTS: allowHosts.join(','),
    FILLED_AT: at.toISOString(),
  });
  const onDay = async (day: number, work: (deps: Deps) => Promise<unknown>) => {
    tell(`day ${day}`);
    await work((await goToDay(deps, control, day)).deps);
  };
  const watch = async (day: number) => {
    tell(`watching day ${day}`);
    const { state, deps: ofDay } = await goToDay(deps, control, day);
    if (day === 0) await watchDemoShops(ofDay, state);
    await helping.during(state.date, () => watchOneDay(ofDay, state, day % reviewEvery === 0 ? 'seed' : 'schedule'));
    while ((await grabWaitingPages(ofDay)) > 0);
    await digEverything(ofDay);
  };
  try {
    await watch(0);
    await onDay(0, foundCategories);
    await onDay(0, foundTemplates);
    await onDay(0, sortShelves);
    await onDay(0, sortPropertyNames);
    await onDay(0, foundCatalogue);
    await onDay(0, publishProducts);
    for (let day = 1; day <= lastDay; day += 1) {
      await watch(day);
      if (day !== reviewEvery) continue;
      await onDay(day, reviewLinks);
      await onDay(day, teachMatcher);
    }
    await onDay(lastDay, reviewLinks);
    await onDay(lastDay, sortShelves);
    await onDay(lastDay, sortPropertyNames);
    await onDay(lastDay, publishProducts);
    await onDay(lastDay, reviewValues);
  } finally {
    helping.stop();
  }
}

/** Further worker processes that work while something is done, and have ended what they began when it is over. */
async function helpersOf(count: number, variables: Record<string, string>) {
  const workers = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, 'filling-worker.ts'), { env: { ...process.env, ...variables }, execArgv: [] }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const order = (what: WorkerOrder) => workers.map((worker) => worker.send(what));
  return {
    async during(date: string, work: () => Promise<unknown>): Promise<void> {
      order({ work: date });
      await work();
      const rest = Promise.all(workers.map((worker) => once(worker, 'message')));
      order('rest');
      await rest;
    },
    stop: () => workers.forEach((worker) => worker.kill('SIGKILL')),
  };
}
