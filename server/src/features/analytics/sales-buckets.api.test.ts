import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { refuseRows, testApi } from '../../testing/index.ts';
import { paymentWorld } from '../payments/testing/payment-world.ts';
import { checkSales } from './check-sales.ts';
import { recountSales } from './recount-sales.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = paymentWorld(api);
const mill = await world.sellingShop(administrator);
const customer = { email: 'ada@mail.example', name: 'Ada Stone' };
const at = '2026-03-29T01:07:00Z';

const receive = async (input: object) =>
  (await world.receive(administrator, mill.channelId, { customer, ...input })).order;

async function workOff(): Promise<void> {
  while ((await recountSales(db)) > 0);
}

async function rowsOf(table: string, unit: string) {
  const { rows } = await sql<Record<string, number | string>>`
    select ${sql.raw(unit)}::text as at, orders, cancelled, units, gross_minor as gross, net_minor as net, captured_minor as captured,
      refunds, refund_gross_minor as "refundGross", refund_net_minor as "refundNet", shipped_units as shipped, first_orders as first,
      listed_orders as listed, listed_outstanding_minor as outstanding
    from ${sql.table(table)} where shop_id = ${mill.shopId} order by 1`.execute(db);
  return rows;
}
const buckets = () => rowsOf('sales_bucket', "to_char(bucket at time zone 'UTC', 'YYYY-MM-DD HH24:MI')");

const marks = async () =>
  (
    await sql<{
      at: string;
    }>`select distinct to_char(bucket at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from sales_dirty
      where shop_id = ${mill.shopId} order by 1`.execute(db)
  ).rows.map((row) => row.at);

describe('buckets of sales', () => {
  let first: { id: string };

  beforeAll(async () => {
    await sql`update shop set time_zone = 'Europe/Berlin' where id = ${mill.shopId}`.execute(db);
    await workOff();
    first = await receive({ placedAt: at });
  });

  it('count an order in the quarter of an hour, the day and the month in which the shop got it', async () => {
    expect(await marks()).toEqual(['2026-03-29 01:00']);
    await workOff();
    expect(await marks()).toEqual([]);
    const figures = {
      orders: 1,
      cancelled: 0,
      units: 1,
      gross: 1_190,
      net: 1_000,
      first: 1,
      listed: 1,
      outstanding: 1_190,
    };
    expect(await buckets()).toEqual([expect.objectContaining({ at: '2026-03-29 01:00', ...figures })]);
    expect(await rowsOf('sales_day', 'day')).toEqual([expect.objectContaining({ at: '2026-03-29', ...figures })]);
    expect(await rowsOf('sales_month', 'month')).toEqual([expect.objectContaining({ at: '2026-03-01', ...figures })]);
    const { rows } =
      await sql`select product_id as id, day::text as day, units, net_minor as net, returned from product_sales_day`.execute(
        db,
      );
    expect(rows).toEqual([{ id: mill.productId, day: '2026-03-29', units: 1, net: 1_000, returned: 0 }]);
  });

  it('count the customer as new where the first order is, also when an earlier one comes in later', async () => {
    await receive({ placedAt: '2026-03-28T23:30:00Z' });
    expect(await marks()).toEqual(['2026-03-28 23:30', '2026-03-29 01:00']);
    await workOff();
    const found = await buckets();
    expect(found.map((row) => [row['at'], row['first']])).toEqual([
      ['2026-03-28 23:30', 1],
      ['2026-03-29 01:00', 0],
    ]);
    // Half past eleven in UTC is the next day in Berlin.
    expect(await rowsOf('sales_day', 'day')).toEqual([expect.objectContaining({ at: '2026-03-29', orders: 2 })]);
  });

  it('count money when it settled', async () => {
    await world.record(administrator, first.id, { amount: '5.00', at: '2026-03-30T10:20:00Z' });
    expect(await marks()).toEqual(expect.arrayContaining(['2026-03-29 01:00']));
    await workOff();
    const found = await buckets();
    expect(found.reduce((sum, row) => sum + Number(row['captured']), 0)).toBe(500);
    expect(found.find((row) => row['at'] === '2026-03-29 01:00')).toMatchObject({ captured: 0, outstanding: 690 });
  });

  it('count refunds gross and net, their tax spread over the transactions that paid them', async () => {
    const { rows } = await sql<{ id: string }>`select id from payment where order_id = ${first.id}`.execute(db);
    const payment = rows[0]?.id;
    await sql`insert into refund (id, shop_id, order_id, number, purpose, reason, currency, amount_minor, state, created_at, updated_at)
      values ('0229c000-0000-7000-8000-000000000001', ${mill.shopId}, ${first.id}, 1, 'GOODWILL', 'late', 'EUR', 300, 'SUCCEEDED', now(), now())`.execute(
      db,
    );
    await sql`insert into refund_line (shop_id, refund_id, order_line_id, quantity, net_minor, tax_minor, gross_minor)
      select ${mill.shopId}, '0229c000-0000-7000-8000-000000000001', id, 0, 252, 48, 300 from order_line where order_id = ${first.id}`.execute(
      db,
    );
    const pay = (id: number, minor: number, settledAt: string) =>
      sql`insert into payment_transaction (id, shop_id, payment_id, kind, amount_minor, state, refund_id, requested_at, settled_at)
        values (${`0229c000-0000-7000-8000-00000000001${id}`}, ${mill.shopId}, ${payment}, 'REFUND', ${minor}, 'SUCCEEDED',
          '0229c000-0000-7000-8000-000000000001', now(), ${settledAt})`.execute(db);
    await pay(1, 100, '2026-04-01T00:00:00Z');
    await pay(2, 200, '2026-04-02T00:00:00Z');
    await workOff();
    const found = (await buckets()).filter((row) => Number(row['refundGross']) > 0);
    expect(found.map((row) => [row['refunds'], row['refundGross'], row['refundNet']])).toEqual([
      [1, 100, 84],
      [0, 200, 168],
    ]);
  });

  it('count what left, and leave out what is cancelled', async () => {
    await sql`insert into fulfilment (id, shop_id, order_id, number, status, shipped_at, created_at, updated_at)
      values ('0229c000-0000-7000-8000-000000000002', ${mill.shopId}, ${first.id}, 1, 'SHIPPED', '2026-04-03T12:00:00Z', now(), now())`.execute(
      db,
    );
    await sql`insert into fulfilment_line (shop_id, fulfilment_id, order_line_id, quantity)
      select ${mill.shopId}, '0229c000-0000-7000-8000-000000000002', id, 1 from order_line where order_id = ${first.id}`.execute(
      db,
    );
    await workOff();
    expect(await buckets()).toEqual(
      expect.arrayContaining([expect.objectContaining({ at: '2026-04-03 12:00', shipped: 1 })]),
    );
    await sql`update "order" set status = 'CANCELLED', cancelled_at = now() where placed_at = '2026-03-28T23:30:00Z'`.execute(
      db,
    );
    await workOff();
    const found = await buckets();
    expect(found[0]).toMatchObject({ orders: 0, cancelled: 1, gross: 0, first: 0, listed: 1 });
    expect(found[1]).toMatchObject({ orders: 1, first: 1 });
  });

  it('move to the days of another zone with their shop', async () => {
    await sql`update shop set time_zone = 'America/Los_Angeles' where id = ${mill.shopId}`.execute(db);
    await workOff();
    const days = await rowsOf('sales_day', 'day');
    expect(days[0]).toMatchObject({ at: '2026-03-28', orders: 1, cancelled: 1 });
    expect(days.map((row) => row['at'])).not.toContain('2026-03-29');
    const { nodes } = await world.orders(administrator, {
      filter: { placedFrom: '2026-03-28', placedUntil: '2026-03-28' },
    });
    expect(nodes).toHaveLength(2);
    expect((await checkSales(db)).differences).toEqual([]);
  });

  it('are counted although another one cannot be', async () => {
    await receive({ placedAt: '2026-04-07T12:00:00Z' });
    await receive({ placedAt: '2026-04-08T12:00:00Z' });
    const failures = await refuseRows(db, 'sales_bucket', `new.bucket = '2026-04-07T12:00:00Z'`);
    await workOff();
    expect(await marks()).toEqual([]);
    const counted = (await buckets()).map((row) => row.at);
    expect(counted).toContain('2026-04-08 12:00');
    expect(counted).not.toContain('2026-04-07 12:00');
    expect(failures()).toMatchObject([{ event: 'sales.not-counted', shopId: mill.shopId, reason: 'refused' }]);
  });

  it('are shown with what waits for them', async () => {
    const waiting = async () =>
      (
        await administrator.query<{
          eventConsumers: { name: string; waiting: { count: number }; oldestAt: string | null }[];
        }>('{ eventConsumers { name waiting { count } oldestAt } }')
      ).eventConsumers.find(({ name }) => name === 'sales');
    expect(await waiting()).toEqual({ name: 'sales', waiting: { count: 0 }, oldestAt: null });
    await receive({ placedAt: '2026-05-02T12:00:00Z' });
    expect((await waiting())?.waiting.count).toBeGreaterThan(0);
  });
});
