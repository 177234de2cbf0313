import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { settleListings } from './listings-worker.ts';
import { channelWorld } from './testing/channel-world.ts';

/** What "Needs you" reads of refused listings is bounded, however many are listed. */

const listings = 100_000;
const refused = 3;
/** Up to 2,000 listings are looked at by up to a dozen rows each, and 5,000 refused ones are counted. */
const mostRows = 2 * 1_000 * 12 + 5_000;
const fillLimitMs = 600_000;

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = channelWorld(api);
const spy = vi.spyOn(Client.prototype, 'query');
afterAll(() => spy.mockRestore());

type Need = { code: string; count: number; isExact: boolean };
const need = async (): Promise<Need | undefined> =>
  (
    await administrator.query<{ dashboard: { needs: Need[] } }>('{ dashboard { needs { code count isExact } } }')
  ).dashboard.needs.find(({ code }) => code === 'listings_refused');

type Plan = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Plan[];
};

/** All rows that the steps of a plan read. */
function rowsOf(plan: Plan): number {
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0);
  const own = /Scan/.test(plan['Node Type']) ? each * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), own);
}

/** The rows that the question for refused listings reads. */
async function rowsRead(): Promise<number> {
  spy.mockClear();
  await need();
  const calls: unknown[][] = spy.mock.calls;
  const asked = calls.flatMap(([statement]) => {
    const { text, values } = statement as { text?: string; values?: unknown[] };
    return text?.includes('listing_check') ? [{ text, values: values ?? [] }] : [];
  });
  expect(asked).toHaveLength(1);
  const [{ text, values } = { text: '', values: [] }] = asked;
  const { rows } = await api.deps.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (analyze, format json) ${text}`,
    values,
  });
  return rowsOf(rows[0]!['QUERY PLAN'][0].Plan);
}

beforeAll(async () => {
  const shopId = await world.newShop();
  const channelId = await world.openChannel(administrator, shopId);
  const id = (kind: string) => sql`md5(${kind} || n)::uuid`;
  const all = sql`generate_series(1, ${listings}::int) n`;
  await sql`insert into product (id, name, slug, status) select ${id('product')}, 'Chair ' || n, 'chair-' || n, 'ACTIVE' from ${all}`.execute(
    db,
  );
  await sql`insert into variant (id, product_id) select ${id('variant')}, ${id('product')} from ${all}`.execute(db);
  await sql`insert into listing (id, shop_id, channel_id, variant_id, published, price_minor, external_id, version, created_at, updated_at)
    select ${id('listing')}, ${shopId}, ${channelId}, ${id('variant')}, true, case when n > ${refused}::int then 1990 end, 'L' || n, 1, now(), now()
    from ${all}`.execute(db);
  await sql`insert into listing_dirty (channel_id, listing_id) select channel_id, id from listing`.execute(db);
  await sql`analyze`.execute(db);
}, fillLimitMs);

describe(`refused listings among ${listings}`, () => {
  it(
    'are counted by a bounded number of rows before a worker has looked at them, while it does, and after',
    { timeout: fillLimitMs },
    async () => {
      expect(await rowsRead()).toBeLessThan(mostRows);
      expect(await need()).toMatchObject({ count: refused, isExact: false });
      await settleListings(api.engines);
      expect(await rowsRead()).toBeLessThan(mostRows);
      while ((await settleListings(api.engines)) > 0);
      expect(await rowsRead()).toBeLessThan(1_000);
      expect(await need()).toMatchObject({ count: refused, isExact: true });
    },
  );

  it('are counted no further than 999, by a bounded number of rows', { timeout: fillLimitMs }, async () => {
    await sql`update listing set price_minor = null`.execute(db);
    await sql`insert into listing_dirty (channel_id, listing_id) select channel_id, id from listing`.execute(db);
    while ((await settleListings(api.engines)) > 0);
    expect(await rowsRead()).toBeLessThan(mostRows);
    expect(await need()).toMatchObject({ count: 999, isExact: false });
  });
});
