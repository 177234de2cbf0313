import type { ChangeOrigin } from '../../../platform/audit/index.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { crawlerConfigInput } from '@quarry/contracts/crawlers';
import { afterAll } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemActor } from '../../../platform/auth/index.ts';
import { systemClock } from '../../../platform/clock.ts';
import { type Database, openListener } from '../../../platform/db/index.ts';
import { recordEvents } from '../../../platform/events/index.ts';
import { recordKinds } from '../../../platform/records/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import { newId } from '../../../platform/ids.ts';
import { folderStorage } from '../../../platform/storage/index.ts';
import { recordingQueue, settingDeps, testDatabase } from '../../../testing/index.ts';
import { createCrawler } from '../crawler.commands.ts';
import { finalStates } from '../crawl-run.ts';
import { type RunOptions, startCrawlRun } from '../crawl-run.commands.ts';
import { type CrawlRunRecord, findCrawlRuns } from '../crawl-run.store.ts';
import { crawlLoop } from '../engine/crawl-loop.ts';

type ConfigInput = Parameters<typeof crawlerConfigInput.parse>[0];

/** A database, a storage folder and any number of workers in this process, for tests that crawl. */
export type CrawlLab = {
  deps: Deps;
  database: Database;
  storageFolder: string;
  change: ChangeOrigin;
  /** A shop and an active crawler of it at delay 0, unless `config` and `minDelayMs` say otherwise. */
  addCrawler: (seed: string, config?: object, minDelayMs?: number) => Promise<{ crawlerId: string; shopId: string }>;
  start: (crawlerId: string, options?: Partial<RunOptions>) => Promise<string>;
  /** Crawls with as many workers until the run ends; resolves with the ended run. */
  crawlToEnd: (runId: string, workers?: number) => Promise<CrawlRunRecord>;
  run: (runId: string) => Promise<CrawlRunRecord>;
};

export async function crawlLab(allowHosts: () => readonly string[]): Promise<CrawlLab> {
  const database = await testDatabase();
  const storageFolder = await mkdtemp(join(tmpdir(), 'quarry-crawl-'));
  const listener = openListener(database.url, 'quarry test listener');
  const deps: Deps = {
    db: database.db,
    pool: database.pool,
    clock: systemClock,
    storage: folderStorage(storageFolder),
    jobs: recordingQueue().queue,
    events: recordEvents(listener),
    ...settingDeps({ db: database.db, listener, dataFolder: storageFolder }),
    records: recordKinds([], 'test'),
    get allowHosts() {
      return allowHosts();
    },
  };
  const atWork = new Set<{ stop: AbortController; loops: Promise<unknown> }>();
  afterAll(async () => {
    // A test that ran out of time leaves its workers behind, which would go on writing.
    for (const { stop } of atWork) stop.abort();
    await Promise.allSettled([...atWork].map(({ loops }) => loops));
    await listener.close();
    await rm(storageFolder, { recursive: true, force: true, maxRetries: 5 });
  });
  const change: ChangeOrigin = { actor: systemActor, cause: 'command_line' };
  const run = async (runId: string) => {
    const found = (await findCrawlRuns(deps.db, [runId])).get(runId);
    if (!found) throw new Error('The run is gone.');
    return found;
  };
  return {
    deps,
    database,
    storageFolder,
    change,
    run,
    addCrawler: (seed, config = {}, minDelayMs = 0) => addCrawler(deps, change, seed, config, minDelayMs),
    start: async (crawlerId, options) => {
      const started = await startCrawlRun(deps, change, crawlerId, { isDry: false, trigger: 'manual', ...options });
      if (started.kind !== 'started') throw new Error(`The run did not start: ${JSON.stringify(started)}`);
      return started.run.id;
    },
    crawlToEnd: async (runId, workers = 1) => {
      const stop = new AbortController();
      const loops = Promise.all(Array.from({ length: workers }, () => crawlLoop(deps, stop.signal)));
      const worker = { stop, loops };
      atWork.add(worker);
      try {
        return await until(async () => {
          const now = await run(runId);
          return finalStates.includes(now.state) ? now : undefined;
        });
      } finally {
        stop.abort();
        await loops;
        atWork.delete(worker);
      }
    },
  };
}

/** The time a test that crawls a whole shop may take on a machine that does much else. */
export const crawlTestMs = 180_000;

/** Asks until there is an answer, for at most two minutes. */
export async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await delay(50);
  }
  throw new Error('It did not happen within two minutes.');
}

/** A shop and an active crawler of it; see `CrawlLab.addCrawler`. */
export async function addCrawler(deps: Deps, change: ChangeOrigin, seed: string, config: object, minDelayMs: number) {
  const shopId = newId<'shop'>();
  const name = `Shop ${shopId.slice(-6)}`;
  await deps.db
    .insertInto('shop')
    .values({ id: shopId, name, slug: shopId, url: seed, kind: 'observed', status: 'ACTIVE', min_delay_ms: minDelayMs })
    .execute();
  const values: ConfigInput = { seeds: [seed], minDelayMs, ...config };
  const schedule = { every: 'manual', cron: null, timeZone: null } as const;
  const draft = { shopId, name, config: crawlerConfigInput.parse(values), schedule };
  const saved = await createCrawler(deps, change, draft, 'active');
  if (saved.kind !== 'saved') throw new Error('The crawler was not saved.');
  return { crawlerId: saved.record.id, shopId };
}
