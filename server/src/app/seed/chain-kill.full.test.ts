import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { startCrawlRun } from '../../features/crawlers/index.ts';
import { type Environment, readEnvironment } from '../../environment.ts';
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { keepRunning, killPostgres, passableFolder, refuseLongWriters } from '../../testing/index.ts';
import { openDeps } from '../context.ts';
import { migrateAll } from '../migrate-all.ts';
import { demoControl } from './demo-control.ts';
import { crawlersOfShops } from './demo-watch.store.ts';
import { seedChange, watchDemoShops } from './demo-watch.ts';

const patienceMs = 1_200_000;
const victims = ['worker', 'postgres', 'api', 'worker', 'postgres', 'worker'] as const;
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

/** The product's processes on a database server of their own, over demonstration shops of their own. */
type Installation = {
  deps: Deps;
  demo: DemoShops;
  server: EmbeddedPostgres;
  apiUrl: string;
  /** Kills a process with -9; it is started again at once. */
  strike: (victim: 'worker' | 'api' | 'postgres') => void;
};

async function install(): Promise<Installation> {
  const dataFolder = await passableFolder('quarry-kill-');
  cleanups.push(() => rm(dataFolder, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataFolder });
  cleanups.push(() => rm(server.folder, { recursive: true, force: true }), server.stop);
  await migrateAll(server.url);
  refuseLongWriters(server.url);
  const demo = await startDemoShops({ ports: 'free', faults: 'none' });
  cleanups.push(demo.stop);
  const port = await freePort();
  const variables = {
    ...process.env,
    DATABASE_URL: server.url,
    QUARRY_DATA: dataFolder,
    PORT: String(port),
    QUARRY_ALLOW_HOSTS: demo.shops.map((shop) => `127.0.0.1:${shop.port}`).join(','),
  };
  const settings: Environment = readEnvironment(variables, dataFolder);
  const opened = await openDeps(settings, server.url, 'kill test');
  cleanups.push(opened.close);
  const processes = { worker: keepRunning('worker', variables), api: keepRunning('api', variables) };
  cleanups.push(processes.worker.stop, processes.api.stop);
  return {
    deps: opened.deps,
    demo,
    server,
    apiUrl: `http://127.0.0.1:${port}/`,
    strike: (victim) => (victim === 'postgres' ? killPostgres(server) : void processes[victim].kill()),
  };
}

/** Asks while the database may be away; undefined when it is. */
async function ask<T>(question: () => Promise<T>): Promise<T | undefined> {
  return question().catch(() => undefined);
}

type Progress = { done: number; leases: number; isIdle: boolean };

/** How much work is done (fetches saved, pages read, offers dug), what is leased, and whether anything is left. */
async function progressOf({ db }: Deps): Promise<Progress> {
  const found = await sql<Progress>`
    select ((select count(*) from page_fetch) + (select count(*) from grab_item) + (select count(*) from excavation_item))::int as done,
      (select count(*) from page where state = 'leased')::int
        + (select count(*) from excavation_run where state = 'running')::int as leases,
      not exists (select 1 from crawl_run where state not in ('succeeded', 'degraded', 'failed'))
        and not exists (select 1 from grab_run where state not in ('succeeded', 'degraded', 'failed'))
        and not exists (select 1 from excavation_run where state not in ('succeeded', 'failed'))
        and not exists (select 1 from backlog where topic in ('page_fetched', 'snapshot_created')) as "isIdle"`.execute(
    db,
  );
  return found.rows[0] ?? { done: 0, leases: 0, isIdle: false };
}

async function startCrawls({ deps, demo }: Installation): Promise<void> {
  const state = await demoControl(demo.controlUrl).state();
  await watchDemoShops(deps, state);
  for (const crawlerId of await crawlersOfShops(
    deps.db,
    demo.shops.map(({ url }) => url),
  )) {
    await startCrawlRun(deps, seedChange, crawlerId, { isDry: false, trigger: 'manual' });
  }
}

/** Runs the chain to its end; `atProgress` is told of every look. */
async function runChain(installation: Installation, atProgress: (progress: Progress) => void): Promise<number> {
  await startCrawls(installation);
  const deadline = Date.now() + patienceMs / 2;
  while (Date.now() < deadline) {
    const progress = await ask(() => progressOf(installation.deps));
    if (progress?.isIdle && progress.done > 0) return progress.done;
    if (progress) atProgress(progress);
    await delay(20);
  }
  throw new Error('The chain did not come to its end.');
}

/** Everything that must not depend on what was killed; addresses without the port. */
async function contentOf({ db }: Deps): Promise<Record<string, unknown[]>> {
  const path = (column: string) => sql.raw(`regexp_replace(${column}, '^https?://[^/]+', '')`);
  const lists = {
    pages: sql`select s.name, ${path('p.url')} as path, p.state, p.type, p.offers from page p
      join crawler c on c.id = p.crawler_id join shop s on s.id = c.shop_id order by 1, 2`,
    offers: sql`select s.name, regexp_replace(o.offer_key, '127.0.0.1:[0-9]+', '') as key, o.title, o.price_minor, o.currency, o.availability, o.state
      from offer o join shop s on s.id = o.shop_id order by 1, 2`,
    prices: sql`select s.name, regexp_replace(o.offer_key, '127.0.0.1:[0-9]+', '') as key, p.kind, p.amount_minor, p.currency, p.state
      from price_point p join offer o on o.id = p.offer_id join shop s on s.id = o.shop_id order by 1, 2, 3, 4`,
    proposals: sql`select s.name, regexp_replace(o.offer_key, '127.0.0.1:[0-9]+', '') as key, p.kind, p.state
      from proposal p join offer o on o.id = p.offer_id join shop s on s.id = o.shop_id
      where p.state <> 'superseded' order by 1, 2, 3`,
  };
  const content: Record<string, unknown[]> = {};
  for (const [name, list] of Object.entries(lists)) content[name] = (await list.execute(db)).rows;
  return content;
}

/** Numbers from 0 to 1 that are the same in every run (a 32-bit linear congruence). */
function seededChance(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a crawl of the four shops whose processes are killed', () => {
  it(
    'ends with the pages, offers, prices and proposals of an undisturbed one',
    async () => {
      const calm = await install();
      const work = await runChain(calm, () => undefined);
      const wanted = await contentOf(calm.deps);

      const rough = await install();
      const chance = seededChance(20_261_120);
      const moments = victims.map(() => Math.floor(chance() * work * 0.95)).toSorted((left, right) => left - right);
      const struckAt: { victim: string; leases: number }[] = [];
      await runChain(rough, ({ done, leases }) => {
        const next = moments[struckAt.length];
        const victim = victims[struckAt.length];
        if (next === undefined || victim === undefined || done < next || leases === 0) return;
        rough.strike(victim);
        struckAt.push({ victim, leases });
      });
      expect(struckAt.map(({ victim }) => victim)).toEqual(victims);
      expect(struckAt.filter(({ leases }) => leases === 0)).toEqual([]);
      const found = await contentOf(rough.deps);
      for (const [name, rows] of Object.entries(wanted)) expect([name, found[name]]).toEqual([name, rows]);
      expect(await (await fetch(`${rough.apiUrl}healthz`)).json()).toEqual({ status: 'ok' });
    },
    patienceMs,
  );
});
