import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { workOnRun } from '../../platform/runs/index.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { orderWorld } from '../orders/testing/order-world.ts';
import { orderCounts } from './order-count.ts';
import { recountSales } from './recount-sales.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator, { currency: 'USD' });
const manager = await (await world.managerOf(yard.shopId))();
const many = 10_100;

type Totals = {
  orders: number;
  isExact: boolean;
  sums: { orders: number; gross: { minor: number; currency: string }; outstanding: { minor: number } }[] | null;
  count: { id: string; state: string; done: number; finishedAt: string | null } | null;
};
const totals = async (args: object = {}, by: TestClient = administrator) =>
  (
    await by.query<{ orderTotals: Totals }>(
      `query ($search: String, $filter: OrderFilter) { orderTotals(search: $search, filter: $filter) { orders isExact
        sums { orders gross { minor currency } outstanding { minor } } count { id state done finishedAt } } }`,
      args as Record<string, unknown>,
    )
  ).orderTotals;
const count = async (args: object, by: TestClient = administrator) =>
  (
    await by.query<{ countOrders: { count: { id: string; state: string } } }>(
      `mutation ($search: String, $filter: OrderFilter) { countOrders(search: $search, filter: $filter) {
        ... on OrderCountStarted { count { id state } } } }`,
      args as Record<string, unknown>,
    )
  ).countOrders.count;

/** Orders of 1.00 one after the other, five minutes apart, from the first of January on. */
async function load({ shopId, channelId }: { shopId: string; channelId: string }): Promise<void> {
  await sql`
    insert into "order" (id, shop_id, channel_id, number, number_text, source, locale, currency, prices_with_tax, placed_at, placed_on,
      status, payment_status, fulfilment_status, return_status, item_count, net_minor, tax_minor, gross_minor, discount_minor,
      shipping_minor, outstanding_minor, created_at, updated_at)
    select gen_random_uuid(), ${shopId}, ${channelId}, 100000 + n, (100000 + n)::text, 'api', 'de', 'EUR', true, p.at,
      (p.at at time zone s.time_zone)::date, 'OPEN', 'PENDING', 'UNFULFILLED', 'NONE', 1, 84, 16, 100, 0, 0, 100, p.at, p.at
    from shop s, generate_series(1, ${many}) n, lateral (select timestamptz '2025-01-01 00:00:00+00' + n * interval '5 minutes' as at) p
    where s.id = ${shopId}`.execute(db);
  // As autovacuum does it after so many rows.
  await sql`analyze "order"`.execute(db);
}

async function workOff(): Promise<void> {
  while ((await recountSales(db)) > 0);
}

describe('totals of more orders than are added up one by one', () => {
  beforeAll(async () => {
    await load(mill);
    await world.receive(administrator, yard.channelId, { currency: 'USD', placedAt: '2025-02-01T10:00:00Z' });
    await world.draft(administrator, mill.channelId, { lines: [{ variantId: mill.variantId, quantity: 1 }] });
    await workOff();
  });

  it('come from buckets where the filter is shop, channel and period', async () => {
    expect(await totals()).toEqual({
      orders: many + 2,
      isExact: true,
      sums: [
        {
          orders: many + 1,
          gross: { minor: many * 100 + 1_000, currency: 'EUR' },
          outstanding: { minor: many * 100 + 1_000 },
        },
        { orders: 1, gross: { minor: 1_190, currency: 'USD' }, outstanding: { minor: 1_190 } },
      ],
      count: null,
    });
    // 35 days, so that a whole month lies within.
    const within = {
      shopId: [mill.shopId],
      channelId: [mill.channelId],
      placedFrom: '2025-01-01',
      placedUntil: '2025-02-28',
    };
    expect(await totals({ filter: within })).toMatchObject({ orders: many, isExact: true });
    const cut = await totals({ filter: { ...within, placedFrom: '2025-01-02' } });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from "order"
      where shop_id = ${mill.shopId} and placed_on >= '2025-01-02'`.execute(db);
    expect(cut).toMatchObject({ orders: rows[0]?.count, isExact: true });
  });

  it('hold an order at once, and an archived one no more, before a worker has counted', async () => {
    const before = await totals();
    await world.receive(administrator, mill.channelId, { placedAt: '2025-03-03T10:00:00Z' });
    const after = await totals();
    expect(after.orders).toBe(before.orders + 1);
    expect(after.sums?.[0]?.gross.minor).toBe((before.sums?.[0]?.gross.minor ?? 0) + 1_190);
    await sql`update "order" set archived_at = now() where shop_id = ${mill.shopId} and number = 100001`.execute(db);
    expect((await totals()).orders).toBe(before.orders);
    await workOff();
    expect(await totals()).toEqual({ ...after, orders: before.orders, sums: expect.anything() });
  });

  it('are those of the shops of the reader', async () => {
    await load(yard);
    expect(await totals({}, manager)).toMatchObject({ orders: many + 1, isExact: true });
    expect(await totals({ filter: { shopId: [mill.shopId] } }, manager)).toMatchObject({ orders: 0, sums: [] });
    await workOff();
    expect(await totals({}, manager)).toMatchObject({ orders: many + 1 });
  });

  it('are counted by a job where more is asked, for the person who let it', async () => {
    const asked = { filter: { status: ['OPEN'], shopId: [mill.shopId] } };
    expect(await totals(asked)).toMatchObject({ isExact: false, sums: null, count: null });
    const started = await count(asked);
    expect((await count(asked)).id).toBe(started.id);
    expect(await totals(asked)).toMatchObject({
      sums: null,
      count: { id: started.id, state: 'queued', finishedAt: null },
    });
    const { job } = await administrator.query<{ job: object }>(
      `{ job(id: "${started.id}") { kind action nextCommands } }`,
    );
    expect(job).toEqual({ kind: 'order_count', action: 'orders.count', nextCommands: ['cancel'] });
    while (await workOnRun(api.deps, orderCounts));
    const counted = await totals(asked);
    const { rows } = await sql<{ count: number; gross: number }>`
      select count(*)::int as count, sum(gross_minor)::bigint as gross from "order"
      where shop_id = ${mill.shopId} and status = 'OPEN' and archived_at is null`.execute(db);
    expect(counted).toMatchObject({
      orders: rows[0]?.count,
      isExact: false,
      sums: [{ gross: { minor: rows[0]?.gross, currency: 'EUR' } }],
      count: { id: started.id, state: 'succeeded', done: rows[0]?.count, finishedAt: expect.any(String) },
    });
    expect((await totals({ filter: { ...asked.filter, currency: ['USD'] } })).count).toBeNull();
  });

  it('are counted for nobody else, and under the rights that the person has', async () => {
    const asked = { filter: { status: ['OPEN'] } };
    const mine = await count(asked, manager);
    while (await workOnRun(api.deps, orderCounts));
    expect(await totals(asked, manager)).toMatchObject({ orders: many + 1, count: { id: mine.id } });
    expect((await totals(asked)).count).toBeNull();
    expect((await administrator.query<{ job: unknown }>(`{ job(id: "${mine.id}") { id } }`)).job).toBeNull();
  });
});
