import { comparedDays, keysOfPeriod } from '@quarry/contracts/analytics';
import { type ReceivedCode, receivedCodes, receivedFigures, receivedFilter } from '@quarry/contracts/dashboard';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { commentDoors } from '../comments/testing/comment-doors.ts';
import { refundWorld } from '../payments/testing/refund-world.ts';
import { randomFrom } from '../products/testing/random.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = refundWorld(api);
const doors = commentDoors(() => administrator);
const random = randomFrom(41);
// Their days begin 20 hours apart or more.
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);
for (const [shop, zone] of [
  [mill, 'Pacific/Auckland'],
  [yard, 'America/Los_Angeles'],
] as const)
  await sql`update shop set time_zone = ${zone} where id = ${shop.shopId}`.execute(db);

const roles = ['shop_manager', 'brand_manager', 'analyst', 'support'] as const;
type Role = (typeof roles)[number];
async function personOf(role: Role, shopId: string | null): Promise<TestClient> {
  const user = await api.newUser({ roleKeys: [role] });
  if (shopId !== null) await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  return api.as(user);
}

type Figure = {
  code: string;
  value: number;
  before: number | null;
  span: string;
  series: number[];
  target: { list: string; filter: Record<string, unknown> };
};
type Dashboard = { figures: Figure[]; figureChoices: string[] };
const read = async (client: TestClient): Promise<Dashboard> =>
  (
    await client.query<{ dashboard: Dashboard }>(
      '{ dashboard { figureChoices figures { code value before span series target { list filter } } } }',
    )
  ).dashboard;
const choose = (client: TestClient, codes: readonly string[] | null) =>
  client.query('mutation ($codes: [String!]) { chooseFigures(codes: $codes) { __typename } }', { codes });

const filterTypes = {
  orders: 'OrderFilter',
  comments: 'CommentFilter',
  customers: 'CustomerFilter',
  refunds: 'RefundFilter',
  paymentTransactions: 'PaymentTransactionFilter',
  products: 'ProductFilter',
  offers: 'OfferFilter',
} as const;
/** How many rows the list of a figure shows on some days. */
async function listed(client: TestClient, code: ReceivedCode, days: { from: string; until: string }): Promise<number> {
  const { list } = receivedFigures[code];
  const answer = await client.query<Record<string, { total: { count: number } }>>(
    `query ($filter: ${filterTypes[list]}) { ${list}(first: 1, filter: $filter) { total { count } } }`,
    { filter: receivedFilter(code, days) },
  );
  return answer[list]?.total.count ?? -1;
}

const hourMs = 3_600_000;
const within60Days = () => new Date(clock.now().getTime() - random.between(0, 60 * 24) * hourMs);

/** What comes to a shop in 60 days, by chance: some of it is cancelled, archived, binned, merged or refused. */
async function trade({ channelId, productId, shopId }: typeof mill): Promise<void> {
  for (let at = 0; at < 12; at += 1) {
    const placedAt = within60Days();
    const customer = { email: `buyer${at}@mail.example`, name: 'Ada Stone' };
    const { order } = await world.receive(administrator, channelId, { placedAt: placedAt.toISOString(), customer });
    if (random.chance(0.6)) {
      const settledAt = new Date(Math.min(placedAt.getTime() + random.between(1, 90) * hourMs, clock.now().getTime()));
      await world.record(administrator, order.id, { amount: '11.90', at: settledAt.toISOString() });
      const paid = await world.money(administrator, order.id);
      if (random.chance(0.7)) await world.refund(administrator, paid, { amount: '5.00', at: settledAt.toISOString() });
    }
    if (random.chance(0.2)) await sql`update "order" set archived_at = now() where id = ${order.id}`.execute(db);
    const { id } = await doors.submit(channelId, {
      kind: 'QUESTION',
      productId,
      authorName: 'Ada',
      text: `Words of comment ${at} at ${shopId}`,
    });
    await sql`update comment set submitted_at = ${within60Days()} where id = ${id}`.execute(db);
    if (random.chance(0.2)) await doors.remove(id);
  }
  // Times that no door takes.
  for (const table of ['customer', 'refund']) {
    const rows = await sql<{ id: string }>`select id from ${sql.table(table)} where shop_id = ${shopId}`.execute(db);
    for (const { id } of rows.rows)
      await sql`update ${sql.table(table)} set created_at = ${within60Days()} where id = ${id}`.execute(db);
  }
  await sql`update offer set first_seen_at = ${within60Days()} where shop_id = ${shopId}`.execute(db);
  await sql`update product set created_at = ${within60Days()} where id = ${productId}`.execute(db);
}

describe('the figures of what came', () => {
  beforeAll(async () => {
    await trade(mill);
    await trade(yard);
  });

  it.each([
    ['administrator', async () => administrator, receivedCodes],
    ['shop_manager', async () => personOf('shop_manager', mill.shopId), receivedCodes],
    ['support', async () => personOf('support', yard.shopId), receivedCodes.filter((code) => code !== 'offers_added')],
    [
      'analyst',
      async () => personOf('analyst', yard.shopId),
      ['orders_received', 'refunds_requested', 'payments_received', 'products_added', 'offers_added'],
    ],
    ['brand_manager', async () => personOf('brand_manager', null), ['products_added', 'offers_added']],
  ] as const)(
    'equal the lists behind them day by day, for %s',
    async (_role, enter, codes) => {
      const client = await enter();
      const { figureChoices } = await read(client);
      expect(receivedCodes.filter((code) => figureChoices.includes(code))).toEqual(codes);
      for (const some of [codes.slice(0, 4), codes.slice(4)].filter((part) => part.length > 0)) {
        await choose(client, some);
        const { figures } = await read(client);
        expect(figures.map(({ code }) => code)).toEqual(some);
        for (const [at, { code, ...figure }] of figures.entries()) {
          const { from, until } = receivedFigures[some[at]!];
          const days = { from: String(figure.target.filter[from]), until: String(figure.target.filter[until]) };
          expect(figure.target).toEqual({
            list: receivedFigures[some[at]!].list,
            filter: receivedFilter(some[at]!, days),
          });
          const series = [];
          for (const day of keysOfPeriod(days, 'DAY', 28))
            series.push(await listed(client, some[at]!, { from: day, until: day }));
          const before = comparedDays({ kind: 'LAST_28_DAYS' }, days, 'PREVIOUS');
          expect({ code, ...figure }).toMatchObject({
            span: 'PERIOD',
            value: await listed(client, some[at]!, days),
            before: await listed(client, some[at]!, before),
            series,
          });
        }
      }
    },
    120_000,
  );

  it('are of rows that there are', async () => {
    await choose(administrator, receivedCodes.slice(0, 5));
    for (const { value, before } of (await read(administrator)).figures) {
      expect(value).toBeGreaterThan(0);
      expect(before).toBeGreaterThan(0);
    }
    await choose(administrator, null);
  });

  it.each([
    [
      'support',
      mill.shopId,
      'orders_received comments_received refunds_requested customers_added payments_received products',
    ],
    ['support', null, 'products complete_products products_added'],
    ['brand_manager', null, 'products offers proposals_waiting fresh_offers complete_products products_added'],
    ['analyst', null, 'products offers fresh_offers complete_products products_added offers_added'],
    ['analyst', mill.shopId, 'products offers orders net_sales fresh_offers units'],
    ['shop_manager', mill.shopId, 'orders net_sales units new_customers products offers'],
  ] as const)(
    'make six of the figures that %s looks at first, with rows to read for each',
    async (role, shop, codes) => {
      const client = await personOf(role, shop);
      expect((await read(client)).figures.map(({ code }) => code).join(' ')).toBe(codes);
    },
  );
});
