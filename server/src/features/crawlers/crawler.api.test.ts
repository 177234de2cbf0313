import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { createShop } from '../shops/index.ts';
import { shopInput } from '@quarry/contracts/shops';
import { startDueRuns } from './crawl-run.commands.ts';
import { crawlLoop } from './engine/crawl-loop.ts';
import { until } from './testing/crawl-lab.ts';
import { toyShop } from './testing/toy-shop.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const allowed: string[] = [];
const deps = { ...api.deps, allowHosts: allowed };

async function newShop(url: string): Promise<string> {
  const draft = shopInput.parse({ name: url, url, kind: 'observed', minDelayMs: 0 });
  const outcome = await createShop(api.deps, { actor: systemActor, cause: 'command_line' }, draft);
  if (outcome.kind !== 'saved') throw new Error('The shop was not saved.');
  return outcome.record.id;
}

const possible = `query ($id: ID!) { crawler(id: $id) { nextStates startRefusal { code } dryRefusal: startRefusal(dry: true) { code } } }`;
const create = `mutation ($input: CrawlerInput!) { createCrawler(input: $input) { __typename ... on CrawlerSaved { crawler { id name state version configVersion nextStates config { seeds maxDepth minDelayMs recrawl } shop { id } } } ... on InvalidInput { issues { path code } } ... on NotFound { entity } } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: CrawlerInput!) { updateCrawler(id: $id, version: $version, input: $input) { __typename ... on CrawlerSaved { crawler { version configVersion } } ... on VersionConflict { currentVersion } ... on NotFound { entity } } }`;
const changeState = `mutation ($id: ID!, $version: Int!, $state: ConfigurableState!) { changeCrawlerState(id: $id, version: $version, state: $state) { __typename ... on CrawlerSaved { crawler { state version } } ... on NotAllowedNow { code reason } } }`;
const start = `mutation ($id: ID!, $dry: Boolean) { startCrawlRun(crawlerId: $id, dry: $dry) { __typename ... on CrawlRunStarted { run { id state isDry trigger } } ... on NotAllowedNow { code } ... on NotFound { entity } } }`;
const runPage = `query ($id: ID!) { crawlRun(id: $id) { state isDry stopReason funnel { name count } outcomes { name count } bytes pagesLeft rate
  rateSeries { pages } secondsLeft hosts { host delayMs waiting robotsStatus } savedShare isDegraded degradedReasons { text } nextCommands
  log(first: 5) { nodes { url status outcome durationMs storedPageUrl } pageInfo { hasNextPage endCursor } } reasons { outcome code count exampleUrl }
  crawler { name pages { name count } lastRun { id } } } }`;

type Saved = { createCrawler: { __typename: string; crawler: { id: string; version: number } } };

async function newCrawler(url: string, config: object = {}): Promise<{ id: string; shopId: string }> {
  const shopId = await newShop(url);
  const input = { shopId, name: `Crawler of ${url}`, config: { seeds: [url], minDelayMs: 0, ...config } };
  const { createCrawler } = await administrator.query<Saved>(create, { input });
  return { id: createCrawler.crawler.id, shopId };
}

async function workUntil<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const stop = new AbortController();
  const loop = crawlLoop(deps, stop.signal);
  try {
    return await until(ask);
  } finally {
    stop.abort();
    await loop;
  }
}

describe('crawlers over GraphQL', () => {
  it('adds a crawler as a draft with the usual settings, and a version of them with each edit', async () => {
    const url = 'https://first.example/';
    const shopId = await newShop(url);
    const input = { shopId, name: 'First', config: { seeds: [url] } };
    const added = await administrator.query<Saved>(create, { input });
    expect(added.createCrawler).toMatchObject({
      __typename: 'CrawlerSaved',
      crawler: {
        name: 'First',
        state: 'draft',
        configVersion: 1,
        nextStates: ['testing', 'archived'],
        config: { seeds: [url], maxDepth: 10, minDelayMs: 1000, recrawl: 'adaptive' },
        shop: { id: shopId },
      },
    });
    const { id, version } = added.createCrawler.crawler;
    const deeper = { ...input, config: { seeds: [url], maxDepth: 3 } };
    expect(await administrator.query(update, { id, version, input: deeper })).toMatchObject({
      updateCrawler: { crawler: { version: version + 1, configVersion: 2 } },
    });
    expect(await administrator.query(update, { id, version, input })).toMatchObject({
      updateCrawler: { __typename: 'VersionConflict', currentVersion: version + 1 },
    });
    const renamed = { ...deeper, name: 'Renamed' };
    expect(await administrator.query(update, { id, version: version + 1, input: renamed })).toMatchObject({
      updateCrawler: { crawler: { configVersion: 2 } },
    });
  });

  it('names every field that cannot be used', async () => {
    const shopId = await newShop('https://second.example/');
    const config = { seeds: ['ftp://x'], includeGlobs: ['no slash'], maxDepth: -1, minDelayMs: 99_999_999 };
    const answer = await administrator.query(create, { input: { shopId, name: '', config } });
    expect(answer).toMatchObject({
      createCrawler: {
        __typename: 'InvalidInput',
        issues: expect.arrayContaining([
          { path: 'name', code: 'required' },
          { path: 'config.seeds.0', code: 'not_a_web_address' },
          { path: 'config.includeGlobs.0', code: 'not_a_glob' },
          { path: 'config.maxDepth', code: 'too_small' },
          { path: 'config.minDelayMs', code: 'too_large' },
        ]),
      },
    });
  });

  it('makes a crawler active only after a dry run, and shows what the dry run saw', async () => {
    const shop = await toyShop(40);
    allowed.push(shop.hostPort);
    const { id } = await newCrawler(shop.url);
    expect(await administrator.query(start, { id, dry: false })).toMatchObject({
      startCrawlRun: { __typename: 'NotAllowedNow', code: 'crawler.draft' },
    });
    expect(await administrator.query(possible, { id })).toEqual({
      crawler: { nextStates: ['testing', 'archived'], startRefusal: { code: 'crawler.draft' }, dryRefusal: null },
    });
    await administrator.query(changeState, { id, version: 1, state: 'testing' });
    expect(await administrator.query(changeState, { id, version: 2, state: 'active' })).toMatchObject({
      changeCrawlerState: { __typename: 'NotAllowedNow', code: 'crawler.dry_run_missing' },
    });
    expect(await administrator.query(possible, { id })).toMatchObject({
      crawler: { nextStates: ['draft', 'archived'] },
    });
    const started = await administrator.query<{ startCrawlRun: { run: { id: string } } }>(start, { id, dry: true });
    expect(started.startCrawlRun).toMatchObject({ run: { state: 'queued', isDry: true, trigger: 'manual' } });
    const runId = started.startCrawlRun.run.id;
    const waits = { code: 'crawl_run.waiting' };
    expect(await administrator.query(possible, { id })).toMatchObject({
      crawler: { startRefusal: waits, dryRefusal: waits },
    });
    type Page = { crawlRun: { state: string } };
    const ended = await workUntil(async () => {
      const page = await administrator.query<Page>(runPage, { id: runId });
      return page.crawlRun.state === 'succeeded' ? page.crawlRun : undefined;
    });
    expect(ended).toMatchObject({
      isDry: true,
      pagesLeft: 0,
      outcomes: expect.arrayContaining([{ name: 'changed', count: 25 }]),
      funnel: expect.arrayContaining([
        { name: 'fetched', count: 25 },
        { name: 'product_pages', count: 24 },
      ]),
      hosts: [{ host: shop.hostPort, robotsStatus: 404 }],
      log: {
        nodes: expect.arrayContaining([
          expect.objectContaining({ storedPageUrl: expect.stringContaining('/pages/stored/fetch/') }),
        ]),
        pageInfo: { hasNextPage: true },
      },
      crawler: { lastRun: { id: runId } },
    });
    expect(await administrator.query(possible, { id })).toEqual({
      crawler: { nextStates: ['active', 'draft', 'archived'], startRefusal: null, dryRefusal: null },
    });
    expect(await administrator.query(changeState, { id, version: 2, state: 'active' })).toMatchObject({
      changeCrawlerState: { crawler: { state: 'active' } },
    });
    await administrator.query(changeState, { id, version: 3, state: 'archived' });
    const archived = { code: 'crawler.archived' };
    expect(await administrator.query(possible, { id })).toEqual({
      crawler: { nextStates: [], startRefusal: archived, dryRefusal: archived },
    });
  });

  it('tells what it would do with an address, and how long a full pass takes', async () => {
    const shop = await toyShop(3);
    const shopId = await newShop(shop.url);
    const test = `query ($shopId: ID!, $config: CrawlerConfigInput!, $url: String!) { testCrawlerAddress(shopId: $shopId, config: $config, url: $url) { canonicalUrl inScope scopeReason robotsAllowed pageType error { text } } }`;
    const config = { seeds: [shop.url], excludeGlobs: ['/p/2'], minDelayMs: 2000 };
    const verdict = async (url: string) =>
      (await administrator.query<{ testCrawlerAddress: object }>(test, { shopId, config, url })).testCrawlerAddress;
    expect(await verdict(`${shop.url}p/2`)).toMatchObject({ inScope: false, scopeReason: 'excluded' });
    expect(await verdict('https://elsewhere.example/')).toMatchObject({ inScope: false, scopeReason: 'foreign_host' });
    expect(await verdict('nonsense')).toMatchObject({
      inScope: false,
      error: { text: expect.stringContaining('not a web address') },
    });
    // The test's API may reach no private host, which is what the verdict has to say.
    expect(await verdict(`${shop.url}p/1`)).toMatchObject({
      inScope: true,
      robotsAllowed: null,
      error: { text: expect.any(String) },
    });
    const estimate = `query ($shopId: ID!, $config: CrawlerConfigInput!) { estimateCrawl(shopId: $shopId, config: $config) { expectedPages delayMs fullPassSeconds delayFromRobots } }`;
    expect(await administrator.query(estimate, { shopId, config })).toEqual({
      estimateCrawl: { expectedPages: 1, delayMs: 2000, fullPassSeconds: 2, delayFromRobots: false },
    });
  });

  it('refuses commands that the state does not allow, and knows nothing of what does not exist', async () => {
    const { id } = await newCrawler('https://third.example/');
    const command = (name: string) =>
      `mutation ($id: ID!) { commandRun(id: $id, command: ${name}) { __typename ... on RunAnswered { run { state } } ... on NotAllowedNow { reason } } }`;
    const started = await administrator.query<{ startCrawlRun: { run: { id: string } } }>(start, { id, dry: true });
    const runId = started.startCrawlRun.run.id;
    expect(await administrator.query(command('PAUSE'), { id: runId })).toMatchObject({
      commandRun: { __typename: 'NotAllowedNow' },
    });
    expect(await administrator.query(start, { id, dry: true })).toMatchObject({
      startCrawlRun: { code: 'crawl_run.waiting' },
    });
    expect(await administrator.query(command('CANCEL'), { id: runId })).toMatchObject({
      commandRun: { run: { state: 'cancelled' } },
    });
    expect(await administrator.query(command('CANCEL'), { id: crypto.randomUUID() })).toMatchObject({
      commandRun: { __typename: 'NotFound' },
    });
    expect(await administrator.query(start, { id: 'no id' })).toMatchObject({
      startCrawlRun: { __typename: 'NotFound' },
    });
  });

  it.each(['61 * * * *', '0 0 31 2 *', '0 0 30 2,2 *', '* * * *', 'every day'])(
    'refuses the schedule "%s", which never comes round, at its field',
    async (cron) => {
      const { shopId } = await newCrawler(`https://${encodeURIComponent(cron).replaceAll(/\W/g, '')}.example/`);
      const schedule = { every: 'cron', cron, timeZone: null };
      const input = { shopId, name: 'Never', config: { seeds: ['https://never.example/'] }, schedule };
      const answer = await administrator.query(
        'mutation ($input: CrawlerInput!) { createCrawler(input: $input) { ... on InvalidInput { issues { path code } } } }',
        { input },
      );
      expect(answer).toEqual({ createCrawler: { issues: [{ path: 'schedule.cron', code: 'not_a_schedule' }] } });
    },
  );

  it('neither starts nor schedules anything while the shop is suspended, and goes on once it is active again', async () => {
    const { id, shopId } = await newCrawler('https://suspended.example/');
    const setShop = (status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED') =>
      api.deps.db.updateTable('shop').set({ status }).where('id', '=', shopId).execute();
    const schedule = JSON.stringify({ every: 'hourly', cron: null, timeZone: null });
    await api.deps.db
      .updateTable('crawler')
      .set({ state: 'active', schedule, next_run_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    const change = { actor: systemActor, cause: 'schedule' } as const;
    const countRuns = async () => {
      await startDueRuns(api.deps, change);
      return (await api.deps.db.selectFrom('crawl_run').select('id').where('crawler_id', '=', id).execute()).length;
    };
    const nextRun = 'query ($id: ID!) { crawler(id: $id) { nextRunAt } }';
    for (const status of ['SUSPENDED', 'CLOSED'] as const) {
      await setShop(status);
      expect(await administrator.query(start, { id, dry: true })).toMatchObject({
        startCrawlRun: { code: `shop.${status.toLowerCase()}` },
      });
      expect(await administrator.query(possible, { id })).toMatchObject({
        crawler: { dryRefusal: { code: `shop.${status.toLowerCase()}` } },
      });
      expect(await countRuns()).toBe(0);
      expect(await administrator.query(nextRun, { id })).toEqual({ crawler: { nextRunAt: null } });
    }
    await setShop('ACTIVE');
    expect(await countRuns()).toBe(1);
  });

  it.each([true, false])('keeps the time of its schedule when somebody starts a run by hand (dry: %s)', async (dry) => {
    const { id } = await newCrawler(`https://by-hand-${dry}.example/`);
    const schedule = JSON.stringify({ every: 'daily', cron: null, timeZone: null });
    const nextRunAt = new Date(api.deps.clock.now().getTime() + 3_600_000);
    await api.deps.db
      .updateTable('crawler')
      .set({ state: 'active', schedule, next_run_at: nextRunAt })
      .where('id', '=', id)
      .execute();
    expect(await administrator.query(start, { id, dry })).toMatchObject({
      startCrawlRun: { __typename: 'CrawlRunStarted' },
    });
    expect(await administrator.query('query ($id: ID!) { crawler(id: $id) { nextRunAt } }', { id })).toEqual({
      crawler: { nextRunAt: nextRunAt.toISOString() },
    });
  });

  it('keeps the hour of its schedule when a turn starts late or somebody saves an edit', async () => {
    const url = 'https://hour.example/';
    const { id, shopId } = await newCrawler(url);
    const schedule = { every: 'daily', cron: null, timeZone: 'UTC' };
    const dueAt = new Date(Math.floor(api.deps.clock.now().getTime() / 1000) * 1000 - 3 * 86_400_000 - 5_000_000);
    await api.deps.db
      .updateTable('crawler')
      .set({ state: 'active', schedule: JSON.stringify(schedule), next_run_at: dueAt })
      .where('id', '=', id)
      .execute();
    await startDueRuns(api.deps, { actor: systemActor, cause: 'schedule' });
    await startDueRuns(api.deps, { actor: systemActor, cause: 'schedule' });
    const shown = () => administrator.query('query ($id: ID!) { crawler(id: $id) { nextRunAt } }', { id });
    const next = { crawler: { nextRunAt: new Date(dueAt.getTime() + 4 * 86_400_000).toISOString() } };
    expect(await shown()).toEqual(next);
    const runs = await api.deps.db.selectFrom('crawl_run').select('trigger').where('crawler_id', '=', id).execute();
    expect(runs).toEqual([{ trigger: 'schedule' }]);
    const { version } = await api.deps.db
      .selectFrom('crawler')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const input = { shopId, name: 'Another name', config: { seeds: [url] }, schedule };
    expect(await administrator.query(update, { id, version, input })).toMatchObject({
      updateCrawler: { __typename: 'CrawlerSaved' },
    });
    expect(await shown()).toEqual(next);
  });

  it('starts the others that are due when the run of one cannot be started, which has its next turn later', async () => {
    const { db } = api.deps;
    const [bad, good] = [await newCrawler('https://bad.example/'), await newCrawler('https://good.example/')];
    const schedule = JSON.stringify({ every: 'hourly', cron: null, timeZone: null });
    const due = db.updateTable('crawler').set({ state: 'active', schedule, next_run_at: new Date(0) });
    await due.where('id', 'in', [bad.id, good.id]).execute();
    await sql`create function refuse_run() returns trigger language plpgsql as $$
      begin raise exception 'refused' using errcode = 'data_exception'; end $$`.execute(db);
    await sql`create trigger refused before insert on crawl_run for each row
      when (new.crawler_id = ${sql.lit(bad.id)}) execute function refuse_run()`.execute(db);
    try {
      await startDueRuns(api.deps, { actor: systemActor, cause: 'schedule' });
    } finally {
      await sql`drop function refuse_run() cascade`.execute(db);
    }
    const runs = await db
      .selectFrom('crawl_run')
      .select('crawler_id')
      .where('crawler_id', 'in', [bad.id, good.id])
      .execute();
    expect(runs).toEqual([{ crawler_id: good.id }]);
    const { next_run_at: next } = await db
      .selectFrom('crawler')
      .select('next_run_at')
      .where('id', '=', bad.id)
      .executeTakeFirstOrThrow();
    // Its turn stays due, so that the second attempt moves none that follow; until then it is not asked again and again.
    expect(next).toEqual(new Date(0));
    const runsOfBad = () => db.selectFrom('crawl_run').select('id').where('crawler_id', '=', bad.id).execute();
    await startDueRuns(api.deps, { actor: systemActor, cause: 'schedule' });
    expect(await runsOfBad()).toEqual([]);
    await db
      .updateTable('crawler')
      .set({ retry_at: new Date(0) })
      .where('id', '=', bad.id)
      .execute();
    await startDueRuns(api.deps, { actor: systemActor, cause: 'schedule' });
    expect(await runsOfBad()).toHaveLength(1);
    const after = await db.selectFrom('crawler').select('next_run_at').where('id', '=', bad.id).executeTakeFirst();
    expect((after?.next_run_at?.getTime() ?? 1) % 3_600_000).toBe(0);
  });

  it('lists none by the id of a shop or crawler that cannot exist', async () => {
    await newCrawler('https://listed.example/');
    const list = (name: string, filter: string) =>
      administrator.query(`{ ${name}(filter: { ${filter}: ["no id"] }) { nodes { id } total { count } } }`);
    const none = { nodes: [], total: { count: 0 } };
    expect(await list('crawlers', 'shopId')).toEqual({ crawlers: none });
    expect(await list('crawlRuns', 'shopId')).toEqual({ crawlRuns: none });
    expect(await list('crawlRuns', 'crawlerId')).toEqual({ crawlRuns: none });
    expect(await list('proposals', 'shopId')).toEqual({ proposals: none });
  });

  it('hides crawlers of other shops from a shop manager', async () => {
    const { id } = await newCrawler('https://fourth.example/');
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const list = `{ crawlers { nodes { id } total { count } } }`;
    expect(await manager.query(list)).toEqual({ crawlers: { nodes: [], total: { count: 0 } } });
    expect(await manager.query('query ($id: ID!) { crawler(id: $id) { id } }', { id })).toEqual({ crawler: null });
    expect(await manager.query(start, { id, dry: true })).toMatchObject({ startCrawlRun: { __typename: 'NotFound' } });
    expect(
      (await administrator.query<{ crawlers: { total: { count: number } } }>(list)).crawlers.total.count,
    ).toBeGreaterThan(3);
  });

  it('lets nobody in without a right', async () => {
    const answer = await api.visitor().request('{ crawlers { nodes { id } } }');
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
