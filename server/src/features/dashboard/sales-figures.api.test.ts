import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { orderWorld, receivedLine } from '../orders/testing/order-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator, { currency: 'USD' });

type Figure = {
  code: string;
  value: number;
  currency: string | null;
  before: number | null;
  span: string;
  measure: string | null;
  series: number[];
  target: { list: string; filter: Record<string, unknown> };
};
type Dashboard = { figures: Figure[]; figureChoices: string[] };
const dashboardOf = async (client: TestClient): Promise<Dashboard> =>
  (
    await client.query<{ dashboard: Dashboard }>(
      '{ dashboard { figureChoices figures { code value currency before span series measure target { list filter } } } }',
    )
  ).dashboard;
const figuresOf = async (client: TestClient) => (await dashboardOf(client)).figures;
const codesOf = async (client: TestClient) => (await figuresOf(client)).map(({ code }) => code);
const personOf = async (roleKey: string, shopId = mill.shopId) => {
  const user = await api.newUser({ roleKeys: [roleKey] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  return api.as(user);
};
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
const order = (channelId: string, days: number, input: object = {}) =>
  world.receive(administrator, channelId, { placedAt: daysAgo(days), ...input });

describe('the figures of sales', () => {
  it('are none where nothing was sold', async () => {
    expect(await codesOf(await personOf('shop_manager'))).not.toContain('orders');
  });

  it('count the last 28 days against those before, and lead to exactly their orders', async () => {
    await order(mill.channelId, 3);
    await order(mill.channelId, 5, { lines: [receivedLine({ sku: 'CHAIR' })] });
    await order(mill.channelId, 40);
    await order(yard.channelId, 4, { currency: 'USD' });
    const figures = await figuresOf(administrator);
    const figure = (code: string, currency: string | null = null) =>
      figures.find((one) => one.code === code && one.currency === currency);
    expect(figure('orders')).toMatchObject({ value: 3, before: 1, span: 'PERIOD' });
    const ofManager = await figuresOf(await personOf('shop_manager'));
    expect(ofManager.slice(0, 4).map(({ measure }) => measure)).toEqual([
      'ORDERS',
      'NET_SALES',
      'UNITS',
      'NEW_CUSTOMERS',
    ]);
    expect(figure('products')?.measure).toBeNull();
    expect(figure('orders')?.series).toHaveLength(28);
    expect(figure('orders')?.series.reduce((sum, day) => sum + day, 0)).toBe(3);
    // Each currency by itself, that of the most orders first.
    expect(figures.filter(({ code }) => code === 'net_sales').map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    for (const [code, currency, count] of [
      ['orders', null, 3],
      ['net_sales', 'EUR', 2],
      ['net_sales', 'USD', 1],
    ] as const) {
      const { orders, orderTotals } = await administrator.query<{
        orders: { total: { count: number } };
        orderTotals: { sums: { net: { minor: number; currency: string } }[] | null };
      }>(
        `query ($filter: OrderFilter) { orders(first: 1, filter: $filter) { total { count } }
          orderTotals(filter: $filter) { sums { net { minor currency } } } }`,
        { filter: figure(code, currency)?.target.filter },
      );
      const sum = currency && orderTotals.sums?.find(({ net }) => net.currency === currency)?.net.minor;
      const shown = currency && figure(code, currency)?.value;
      expect([code, currency, orders.total.count, sum]).toEqual([code, currency, count, shown]);
    }
  });

  it('are those that a role looks at first, six at most', async () => {
    expect(await codesOf(administrator)).toEqual([
      'orders',
      'net_sales',
      'net_sales',
      'products',
      'offers',
      'proposals_waiting',
    ]);
    expect(await codesOf(await personOf('shop_manager'))).toEqual([
      'orders',
      'net_sales',
      'units',
      'new_customers',
      'products',
      'offers',
    ]);
    expect(await codesOf(await personOf('analyst'))).toEqual([
      'products',
      'offers',
      'orders',
      'net_sales',
      'fresh_offers',
      'units',
    ]);
  });

  it('are of the shops of the reader alone, and of nobody without the right', async () => {
    const stranger = await figuresOf(await personOf('shop_manager', yard.shopId));
    expect(stranger.find(({ code }) => code === 'orders')?.value).toBe(1);
    const { figureChoices } = await dashboardOf(await personOf('support'));
    for (const code of ['orders', 'net_sales', 'units', 'new_customers']) expect(figureChoices).not.toContain(code);
  });
});
