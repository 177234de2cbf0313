import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildGrabber, buildShop } from '../grabbers/grabber.builder.ts';
import { keepRetention } from './index.ts';
import { takeRetentionStep } from './retention.store.ts';

const api = await testApi();
const { deps, engines } = api;
const { db } = deps;
const clock = settableClock(new Date('2020-01-01T00:00:00Z'));
const patience = 1_800_000;

/** Where `npm run bench -- retention` reads what was measured. */
const kept = process.env['QUARRY_SIMULATION'];
const measured: Record<string, unknown> = {};
const keep = (figures: Record<string, unknown>) => {
  Object.assign(measured, figures);
  if (kept !== undefined) writeFileSync(kept, JSON.stringify(measured));
};

const shops = 3;
const pagesOfShop = 40;
/** Shares of pages on a day: those that changed what they say, and those of them that changed a price. */
const changed = 0.05;
const repriced = 0.01;
/** Limits of 13 and 25 months are both passed. */
const simulatedMonths = 31;

const startOf = (month: number) => new Date(Date.UTC(2020, month, 1));

async function makeMonth(month: number): Promise<void> {
  const name = startOf(month).toISOString().slice(0, 7).replace('-', '_');
  for (const table of ['page_fetch', 'offer_snapshot']) {
    await sql`create table ${sql.table(`${table}_${name}`)} partition of ${sql.table(table)} for values
      from (${sql.lit(startOf(month).toISOString())}) to (${sql.lit(startOf(month + 1).toISOString())})`.execute(db);
  }
}

type Source = {
  shopId: string;
  crawlerId: string;
  hostId: string;
  crawlConfigId: string;
  grabberId: string;
  grabConfigId: string;
};

async function makeSource(): Promise<Source> {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  const grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });
  await sql`
    with made as (insert into page (id, crawler_id, host_id, url, url_key, via)
      select gen_random_uuid(), ${crawler.id}, ${crawler.hostId}, 'https://mill.example/chairs/oak/' || n, decode(md5(n::text || ${crawler.id}), 'hex'), 'seed'
      from generate_series(1, ${pagesOfShop}) n returning id)
    insert into offer (id, shop_id, offer_key, origin, first_seen_at, last_seen_at, last_changed_at, page_id, grabber_id)
    select gen_random_uuid(), ${shop.id}, id::text, 'observed', ${startOf(0)}, ${startOf(0)}, ${startOf(0)}, id, ${grabber.id} from made`.execute(
    db,
  );
  return {
    shopId: shop.id,
    crawlerId: crawler.id,
    hostId: crawler.hostId,
    crawlConfigId: crawler.configId,
    grabberId: grabber.id,
    grabConfigId: grabber.configId,
  };
}

/** What a field of a snapshot holds: value, method, path and raw text. */
const fields = JSON.stringify(
  Object.fromEntries(
    ['name', 'price', 'currency', 'availability', 'images', 'brand', 'gtin', 'sku', 'description', 'category'].map(
      (name) => [
        name,
        {
          value: `${name} of an oak chair with a seat of linen`,
          method: 'json-ld',
          path: `$.offers[0].${name}`,
          raw: `${name} 4006381333931 as written`,
        },
      ],
    ),
  ),
);

/** A day of a source: its runs, each page once, and what changed with the offers. */
async function crawl(source: Source, day: Date): Promise<void> {
  const [crawlRunId, grabRunId] = [newId(), newId()];
  await sql`insert into crawl_run (id, crawler_id, config_id, trigger, state, requested_at, started_at, finished_at)
    values (${crawlRunId}, ${source.crawlerId}, ${source.crawlConfigId}, 'schedule', 'succeeded', ${day}, ${day}, ${day})`.execute(
    db,
  );
  await sql`insert into grab_run (id, grabber_id, config_id, crawl_run_id, trigger, state, requested_at, finished_at)
    values (${grabRunId}, ${source.grabberId}, ${source.grabConfigId}, ${crawlRunId}, 'schedule', 'succeeded', ${day}, ${day})`.execute(
    db,
  );
  await sql`
    with pages as (select p.id, o.id as offer_id, random() as chance from page p join offer o on o.page_id = p.id where p.crawler_id = ${source.crawlerId}),
    visits as (insert into page_fetch (id, page_id, run_id, crawler_id, host_id, attempt, fetched_at, duration_ms, status, media_type, outcome, blob_sha256)
      select gen_random_uuid(), id, ${crawlRunId}, ${source.crawlerId}, ${source.hostId}, 1, ${day}, 120, 200, 'text/html',
        case when chance < ${changed} then 'changed' else 'unchanged' end, case when chance < ${changed} then sha256(gen_random_uuid()::text::bytea) end
      from pages returning id, page_id, outcome),
    rows as (insert into crawl_run_page (run_id, page_id, found_at, state, type, outcome, offers, stage)
      select ${crawlRunId}, page_id, ${startOf(0)}, 'scheduled', 'product', outcome, 1, 5 from visits),
    tallies as (insert into crawl_run_tally (run_id, worker, second, outcome, pages, bytes)
      select ${crawlRunId}, 'worker', ${day}::timestamptz + row_number() over () * interval '1 second', outcome, 1, 20000 from visits),
    items as (insert into grab_item (run_id, item_key, page_id, page_fetch_id, outcome, offers, at)
      select ${grabRunId}, page_id::text, page_id, id, case outcome when 'changed' then 'offers' else 'unchanged' end, 1, ${day} from visits),
    snapshots as (insert into offer_snapshot (id, offer_id, seq, source_kind, observed_at, last_confirmed_at, page_fetch_id, grab_run_id, fields, fields_hash, extractor_version)
      select gen_random_uuid(), pages.offer_id, extract(epoch from ${day}::timestamptz)::int, 'grab', ${day}, ${day}, visits.id, ${grabRunId}, ${fields}::jsonb, '\\x00', '1'
      from visits join pages on pages.id = visits.page_id where outcome = 'changed' returning id, offer_id),
    prices as (insert into price_point (id, offer_id, kind, valid_from, valid_to, last_confirmed_at, amount_minor, currency, exponent, snapshot_id, snapshot_at, state)
      select gen_random_uuid(), s.offer_id, 'sale', ${day}, ${day}, ${day}, 1999, 'EUR', 2, s.id, ${day}, 'accepted'
      from snapshots s join pages on pages.offer_id = s.offer_id where chance < ${repriced})
    update offer o set current_snapshot_id = s.id, current_snapshot_at = ${day} from snapshots s where o.id = s.offer_id`.execute(
    db,
  );
}

/** Rows and bytes, with indexes, of each kind; what price points hold is counted apart. */
async function sizes() {
  const tables = [
    'page_fetch',
    'offer_snapshot',
    'price_point',
    'crawl_run_page',
    'crawl_run_tally',
    'grab_item',
    'crawl_run',
    'grab_run',
  ];
  const found: Record<string, { rows: number; bytes: number }> = {};
  for (const table of tables) {
    const { rows } = await sql<{ rows: number; bytes: number }>`
      select (select count(*)::int from ${sql.table(table)}) as rows, (select coalesce(sum(pg_total_relation_size(relid)), 0)::bigint
        from pg_partition_tree(${table}) where isleaf) + case when exists (select from pg_inherits where inhparent = ${table}::regclass) then 0
        else pg_total_relation_size(${table}) end as bytes`.execute(db);
    if (rows[0]) found[table] = rows[0];
  }
  const { rows } = await sql<{ snapshots: number; fetches: number }>`
    select count(*)::int as snapshots, count(s.page_fetch_id)::int as fetches from price_point p join offer_snapshot s on s.id = p.snapshot_id`.execute(
    db,
  );
  return { tables: found, heldByPrices: rows[0] ?? { snapshots: 0, fetches: 0 } };
}

type Month = Awaited<ReturnType<typeof sizes>>;

describe('two and a half years of shops that are crawled daily', () => {
  it(
    'end with tables that grow no more once their limits are reached, but for what price points hold',
    { timeout: patience },
    async () => {
      const sources = [];
      for (let number = 0; number < shops; number += 1) sources.push(await makeSource());
      const months: Month[] = [];
      for (let month = 0; month < simulatedMonths; month += 1) {
        await makeMonth(month);
        for (let day = startOf(month).getTime(); day < startOf(month + 1).getTime(); day += 86_400_000) {
          for (const source of sources) await crawl(source, new Date(day + 43_200_000));
        }
        clock.set(startOf(month + 1));
        await keepRetention({ ...engines, clock }, undefined, { restS: -1 });
        // As autovacuum does, so that freed space is used again.
        for (const table of ['crawl_run_page', 'crawl_run_tally', 'grab_item'])
          await sql`vacuum ${sql.table(table)}`.execute(db);
        months.push(await sizes());
      }
      keep({ months, shops, pagesOfShop, changed, repriced });
      const rows = (month: number, table: string) => months[month]?.tables[table]?.rows ?? Number.NaN;
      const bytes = (month: number, table: string) => months[month]?.tables[table]?.bytes ?? Number.NaN;
      const last = simulatedMonths - 1;
      const daily = shops * pagesOfShop;
      // A month more or less has up to three days more or less.
      for (const table of ['crawl_run_page', 'grab_item']) {
        expect(rows(last, table)).toBeLessThanOrEqual(daily * 91);
        expect(bytes(last, table)).toBeLessThanOrEqual(bytes(5, table) * 1.1);
      }
      const free = (month: number, table: 'page_fetch' | 'offer_snapshot') =>
        rows(month, table) - (months[month]?.heldByPrices[table === 'page_fetch' ? 'fetches' : 'snapshots'] ?? 0);
      expect(free(last, 'page_fetch') / free(14, 'page_fetch')).toBeLessThan(1.05);
      expect(free(last, 'offer_snapshot') / free(26, 'offer_snapshot')).toBeLessThan(1.05);
      expect(rows(last, 'page_fetch')).toBeLessThan(daily * 31 * 15);
      expect(rows(last, 'price_point')).toBeGreaterThan(rows(14, 'price_point'));
    },
  );

  it(
    'hold the tables locked for as long as it takes to swap them, not to copy 100,000 rows',
    { timeout: patience },
    async () => {
      const month = new Date('2019-05-01T00:00:00Z');
      await sql`create table page_fetch_2019_05 partition of page_fetch for values from ('2019-05-01T00:00:00Z') to ('2019-06-01T00:00:00Z')`.execute(
        db,
      );
      const shop = await buildShop(deps);
      const patient = await buildCrawler(deps, await buildShop(deps));
      const crawler = await buildCrawler(deps, shop);
      await sql`insert into page_fetch (id, page_id, run_id, crawler_id, host_id, attempt, fetched_at, duration_ms, outcome)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), case n % 2 when 0 then ${patient.id}::uuid else ${crawler.id}::uuid end,
        ${crawler.hostId}, 1, '2019-05-05T00:00:00Z', 1, 'changed' from generate_series(1, 100000) n`.execute(db);
      const phase = async () =>
        (
          await sql<{
            phase: string;
          }>`select phase from retention_month where month = ${month} and parent = 'page_fetch'`.execute(db)
        ).rows[0]?.phase;
      const step = () =>
        takeRetentionStep(engines.db, { parent: 'page_fetch', month }, [shop.id], {
          now: clock.now(),
          most: 20_000,
          restS: -1,
        });
      while ((await phase()) !== 'copied') await step();
      const began = performance.now();
      await step();
      const swapMs = performance.now() - began;
      expect(await phase()).toBe('swapped');
      await step();
      keep({ swapMs, swapRows: 100_000 });
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from page_fetch_2019_05`.execute(db);
      expect(rows).toEqual([{ count: 50_000 }]);
    },
  );
});
