import { listLink, type Measure, measureDefinitions, measures } from '@quarry/contracts/analytics';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { randomFrom } from '../products/testing/random.ts';
import { figuresWorld, type Row } from './testing/figures-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = figuresWorld(api);
const random = randomFrom(42);
const ofSources = measures.filter((measure) => measureDefinitions[measure].report === 'sources');
const person = await api.newUser({ roleKeys: ['shop_manager'] });
const spring = { kind: 'CUSTOM', from: '2026-02-10', until: '2026-04-20' };
const errors = new Set(['server_error', 'too_large']);

async function ran(crawlerId: string, configId: string): Promise<void> {
  const runId = newId();
  const at = new Date(Date.UTC(2026, 1, 1) + random.between(0, 90 * 86_400_000));
  await sql`insert into crawl_run (id, crawler_id, config_id, trigger, state, requested_at, finished_at)
    values (${runId}, ${crawlerId}, ${configId}, 'manual', 'succeeded', ${at}, ${at})`.execute(db);
  for (const outcome of ['changed', 'server_error', 'too_large', 'gone'])
    await sql`insert into crawl_run_tally (run_id, outcome, second, worker, pages, bytes)
      values (${runId}, ${outcome}, ${at}, 'w', ${random.between(1, 9)}, ${random.between(1, 5_000)})`.execute(db);
}

type Run = { bytes: number; outcomes: { name: string; count: number }[] };

async function listed(client: TestClient, measure: Measure, filter: unknown): Promise<number> {
  if (measureDefinitions[measure].time === 'now') {
    const { offers } = await client.query<{ offers: { nodes: unknown[] } }>(
      'query ($filter: OfferFilter) { offers(first: 100, filter: $filter) { nodes { id } } }',
      { filter },
    );
    return offers.nodes.length;
  }
  const { crawlRuns } = await client.query<{ crawlRuns: { nodes: Run[] } }>(
    'query ($filter: CrawlRunFilter) { crawlRuns(first: 100, filter: $filter) { nodes { bytes outcomes { name count } } } }',
    { filter },
  );
  const counts = crawlRuns.nodes.flatMap(({ outcomes }) => outcomes.filter(({ name }) => errors.has(name)));
  const numbers =
    measure === 'CRAWLED_BYTES' ? crawlRuns.nodes.map(({ bytes }) => bytes) : counts.map(({ count }) => count);
  return numbers.reduce((sum, one) => sum + one, 0);
}

describe('figures of sources', () => {
  beforeAll(async () => {
    for (const timeZone of ['America/Los_Angeles', 'Pacific/Auckland']) {
      const shop = await buildObservedShop(api.deps);
      await sql`update shop set time_zone = ${timeZone} where id = ${shop.id}`.execute(db);
      if (timeZone.startsWith('America'))
        await sql`insert into user_shop (user_id, shop_id) values (${person.id}, ${shop.id})`.execute(db);
      const said = Array.from({ length: 8 }, (_, at) => ({ sku: `s${at}`, name: `Kettle ${at}` }));
      const [lost, old, ...matched] = await storeOffers(api.deps, shop, ...said);
      await sql`update offer set state = 'missing' where id = ${lost}`.execute(db);
      const before = new Date(clock.now().getTime() - 25 * 3_600_000);
      await sql`update offer set last_seen_at = ${before} where id = ${old}`.execute(db);
      await sql`update offer set match_state = 'matched_auto' where id = any(${matched.slice(0, 2)}::uuid[])`.execute(
        db,
      );
      const [crawlerId, configId] = [newId<'crawler'>(), newId<'crawler_config'>()];
      await db
        .insertInto('crawler')
        .values({ id: crawlerId, shop_id: shop.id, name: 'Crawler', state: 'active' })
        .execute();
      await db
        .insertInto('crawler_config')
        .values({ id: configId, crawler_id: crawlerId, version: 1, config: '{}' })
        .execute();
      for (let at = 0; at < 12; at += 1) await ran(crawlerId, configId);
    }
  });

  it.each(['NONE', 'DAY', 'MONTH', 'SHOP'] as const)(
    'by %s equal the lists behind them, for every measure and role',
    async (by) => {
      const named = ofSources.filter((measure) => measureDefinitions[measure].dimensions.includes(by));
      for (const client of [administrator, await api.as(person)]) {
        const { rows, totals, from, until } = await world.figures(client, { measures: named, period: spring, by });
        const some = rows.filter(({ values }) => values.some(({ value }) => value)).slice(0, 8);
        expect(some.length).toBeGreaterThan(0);
        for (const row of [...some, ...totals]) {
          const asked = { by: row.key === '' ? ('NONE' as const) : by, from, until };
          for (const measure of named.filter((one) => listLink(one, asked, row) !== null))
            expect([measure, row.key, valueIn(row, named, measure)]).toEqual([
              measure,
              row.key,
              await listed(client, measure, listLink(measure, asked, row)?.filter),
            ]);
        }
      }
    },
  );

  it('say what share of the live offers is fresh and matched, by shop', async () => {
    const asked = ['OFFERS', 'FRESHNESS', 'COVERAGE'] as const;
    const { rows, totals } = await world.figures(administrator, { measures: asked, period: spring, by: 'SHOP' });
    const shares = [7, 857_143, 285_714];
    expect(rows.map(({ values }) => values.map(({ value }) => value))).toEqual([shares, shares]);
    expect(totals[0]?.values.map(({ value }) => value)).toEqual([14, 857_143, 285_714]);
  });

  it('refuse what they are not counted by', async () => {
    const { issues } = await world.figures(administrator, {
      measures: ['OFFERS', 'CRAWL_ERRORS'],
      period: spring,
      by: 'CHANNEL',
      channelId: [newId()],
    });
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'measures.0 not_counted_so',
      'measures.1 not_counted_so',
      'channelId not_counted_so',
    ]);
  });
});

function valueIn(row: Row, named: readonly Measure[], measure: Measure): number | null | undefined {
  return row.values[named.indexOf(measure)]?.value;
}
