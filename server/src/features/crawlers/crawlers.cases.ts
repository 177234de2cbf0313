import { sql } from 'kysely';
import type { Planted } from '../../app/graphql/testing/planted.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing/index.ts';
import { buildCrawlRun } from '../grabbers/grabber.builder.ts';
import {
  deleteWhere,
  deleteOrphans,
  ask,
  calls,
  type FeatureCases,
  type Filling,
  first,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';

const config = (word: string) => ({ seeds: [`https://seewind.example/${word}`] });

export const cases: FeatureCases = {
  fill,
  Query: {
    crawlers: calls(who.shopList, () => first),
    crawler: calls(who.ofShop, ({ filled }) => ({ id: filled('crawlerId') })),
    crawlRuns: calls(who.shopList, () => first),
    crawlRun: calls(who.ofShop, ({ filled }) => ({ id: filled('crawlRunId') })),
    crawlFetches: calls(who.ofShop, ({ filled }) => ({ runId: filled('crawlRunId') })),
    crawlRunPages: calls(who.ofShop, ({ filled }) => ({ runId: filled('crawlRunId') })),
    testCrawlerAddress: calls(who.administrators, ({ shopId }) => ({
      shopId,
      config: config('a'),
      url: 'https://seewind.example/p',
    })),
    estimateCrawl: calls(who.administrators, ({ shopId }) => ({ shopId, config: config('a') })),
  },
  Mutation: {
    createCrawler: calls(who.administrators, ({ shopId }) => ({
      input: { shopId, name: 'Second', config: config('b') },
    })),
    updateCrawler: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'crawler', world.filled('crawlerId'))),
      input: { shopId: world.shopId, name: 'Renamed', config: config('c') },
    })),
    startCrawlRun: calls(who.changeOfShop, ({ filled }) => ({ crawlerId: filled('crawlerId'), dry: true })),
    acceptCrawlRunAsNormal: calls(who.changeOfShop, ({ filled }) => ({ id: filled('crawlRunId') })),
    changeCrawlerState: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'crawler', world.filled('crawlerId'))),
      state: 'paused',
    })),
  },
  Subscription: {
    crawlRunChanged: calls(who.ofShop, ({ filled }) => ({ id: filled('crawlRunId') })),
  },
  empty: async (tx, { shopId }) => {
    await deleteWhere(tx, ['crawler'], sql`shop_id = ${shopId}`);
    await deleteOrphans(tx, ['crawl_run', 'crawler_config', 'page', 'page_fetch'], 'crawler_id', 'crawler');
    await deleteOrphans(tx, ['crawl_run_page', 'crawl_run_tally'], 'run_id', 'crawl_run');
  },
  changed: ({ filled }) => [
    ['crawler', filled('crawlerId')],
    ['crawl_run', filled('crawlRunId')],
  ],
  searched: ['crawler.name', 'crawler.host'],
};

/** A crawler with a run that has ended and one that is going on, with something planted in every text and number of theirs. */
async function fill({ deps }: TestApi, { shopId, manager, marks }: Filling) {
  const word = (place: string) => marks.word(`crawler.${place}`);
  const config = {
    seeds: [`https://shop.example/${word('seed')}`],
    includeGlobs: [`/${word('glob')}/*`],
  };
  const saved = '... on CrawlerSaved { crawler { id version } changeId }';
  const created = await ask(
    manager,
    `mutation ($input: CrawlerInput!) { createCrawler(input: $input) { __typename ${saved} } }`,
    { input: { shopId, name: word('first name'), config } },
  );
  const { id = '', version = 0 } = created.crawler ?? {};
  const { changeId } = await ask(
    manager,
    `mutation ($id: ID!, $version: Int!, $input: CrawlerInput!) { updateCrawler(id: $id, version: $version, input: $input) { __typename ${saved} } }`,
    { id, version, input: { shopId, name: word('name'), config } },
  );
  const { config_id: configId } = await deps.db
    .selectFrom('crawler')
    .select('config_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const hostId = newId<'host'>();
  const host = `${word('host')}.example`;
  await deps.db.insertInto('host').values({ id: hostId, scheme: 'https', host, port: 443 }).execute();
  const bytes = new TextEncoder().encode(`<html><title>${word('bytes')}</title></html>`);
  const built = { id, shopId, configId: configId ?? '', hostId };
  const url = `https://${host}/${word('page')}`;
  const crawlRunId = await buildCrawlRun(deps, built, [{ url, outcome: 'changed', bytes }]);
  await sql`update crawl_run set stop_reason = ${word('stop reason')}, state = 'degraded',
    totals = ${JSON.stringify(totalsOf(marks))}::jsonb where id = ${crawlRunId}`.execute(deps.db);
  await sql`insert into crawl_run_tally (run_id, outcome, second, worker, pages, bytes)
    values (${crawlRunId}, 'changed', ${deps.clock.now()}, 'w', 7, ${marks.number('crawl_run.bytes')})`.execute(
    deps.db,
  );
  await sql`update page_fetch set error_detail = ${word('fetch reason')}, error_code = 'http_error' where run_id = ${crawlRunId}`.execute(
    deps.db,
  );
  const { id: pageId } = await deps.db
    .selectFrom('page')
    .select('id')
    .where('crawler_id', '=', id)
    .executeTakeFirstOrThrow();
  await sql`update crawler set last_run_id = ${crawlRunId}, state = 'active' where id = ${id}`.execute(deps.db);
  const queuedCrawlRunId = newId<'crawl_run'>(deps.clock.now().getTime());
  await deps.db
    .insertInto('crawl_run')
    .values({ id: queuedCrawlRunId, crawler_id: id, config_id: built.configId, trigger: 'manual', state: 'running' })
    .execute();
  return { crawlerId: id, crawlRunId, queuedCrawlRunId, pageId, changeId };
}

/** The figures of a run that is over. */
function totalsOf(marks: Planted): Record<string, number> {
  const names = ['discovered', 'inScope', 'allowed', 'fetchedPages', 'productPages', 'offerPages'];
  const counts = Object.fromEntries(names.map((name) => [name, marks.number(`crawl_run.${name}`)]));
  return { ...counts, fetched: 1, errors: 0 };
}
