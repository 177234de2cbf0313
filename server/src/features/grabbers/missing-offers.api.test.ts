import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop } from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';

const { deps } = await testApi();
const { db } = deps;

it('notes of very many offers, in several transactions, that a run missed them, of each once', async () => {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  const grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });
  const crawlRunId = await buildCrawlRun(deps, crawler, []);
  const [runId, pageId] = [newId(), newId()];
  // The shop itself calls their page gone.
  await sql`insert into page (id, crawler_id, host_id, url, url_key, via, state)
    values (${pageId}, ${crawler.id}, ${crawler.hostId}, ${`${shop.url}gone`}, ${Buffer.alloc(16)}, 'seed', 'gone')`.execute(
    db,
  );
  await sql`insert into offer (id, shop_id, offer_key, origin, title, url, grabber_id, page_id, first_seen_at, last_seen_at, last_changed_at)
    select gen_random_uuid(), ${shop.id}, 'sku:' || n, 'observed', 'Cup', '', ${grabber.id}, ${pageId}, '2026-01-01', '2026-01-01', '2026-01-01'
    from generate_series(1, 11000) n`.execute(db);
  await sql`insert into grab_run (id, grabber_id, config_id, crawl_run_id, trigger, state, requested_at, started_at, heartbeat_at)
    select ${runId}, ${grabber.id}, config_id, ${crawlRunId}, 'crawl', 'running', now(), now(), now() from grabber where id = ${grabber.id}`.execute(
    db,
  );
  expect(await grabWaitingPages(deps)).toBe(1);
  const marked = await sql`select state, missing_runs, count(*) from offer group by 1, 2`.execute(db);
  expect(marked.rows).toEqual([{ state: 'missing', missing_runs: 1, count: 11_000 }]);
  const told =
    await sql`select changed, cause_id, count(*), count(distinct tx) as transactions from outbox where topic = 'offer_changed'
    group by 1, 2`.execute(db);
  expect(told.rows).toEqual([{ changed: ['state'], cause_id: runId, count: 11_000, transactions: 3 }]);
  const run = await db.selectFrom('grab_run').select('state').where('id', '=', runId).executeTakeFirstOrThrow();
  expect(run.state).toBe('succeeded');
});
