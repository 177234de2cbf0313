import { type FigureDimension, type Measure, measureDefinitions, measures } from '@quarry/contracts/analytics';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { receivedLine } from '../orders/testing/order-world.ts';
import { randomFrom } from '../products/testing/random.ts';
import { checkSales } from './check-sales.ts';
import { recountSales } from './recount-sales.ts';
import { type Figures, figuresWorld } from './testing/figures-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = figuresWorld(api);
const random = randomFrom(39);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator, { currency: 'USD' });
const secondChannel = await world.openChannel(administrator, mill.shopId, {
  country: 'AT',
  currency: 'EUR',
  locale: 'de',
});
const manager = await (await world.managerOf(mill.shopId))();
const spring = { kind: 'CUSTOM', from: '2026-02-10', until: '2026-04-20' };

async function personOf(role: string, shopId: string): Promise<TestClient> {
  const user = await api.newUser({ roleKeys: [role] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  return api.as(user);
}
const analyst = await personOf('analyst', yard.shopId);

async function workOff(): Promise<void> {
  while ((await recountSales(db)) > 0);
}

/** Orders of chance around the two clock changes, some paid, refunded, cancelled or archived. */
async function trade(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const isMill = random.chance(0.6);
    const [shop, currency] = isMill ? [mill, 'EUR'] : [yard, 'USD'];
    const quantity = random.between(1, 4);
    const amounts = { netMinor: 1_000 * quantity, taxMinor: 190 * quantity, grossMinor: 1_190 * quantity };
    const { order } = await world.receive(
      administrator,
      isMill && random.chance(0.4) ? secondChannel : shop.channelId,
      {
        currency,
        placedAt: new Date(Date.UTC(2026, 1, 1) + random.between(0, 90 * 86_400_000)).toISOString(),
        customer: random.chance(0.7)
          ? { email: `buyer${random.between(1, 8)}@mail.example`, name: 'Ada Stone' }
          : undefined,
        lines: [receivedLine({ quantity, ...amounts, sku: random.chance(0.8) ? 'CHAIR' : 'GONE' })],
        ...amounts,
      },
    );
    const settle = () => new Date(Date.UTC(2026, 2, 1) + random.between(0, 60 * 86_400_000)).toISOString();
    if (random.chance(0.5)) {
      await world.record(administrator, order.id, { amount: (amounts.grossMinor / 100).toFixed(2), at: settle() });
      const paid = await world.money(administrator, order.id);
      if (random.chance(0.5)) await world.refund(administrator, paid, { amount: '5.00', at: settle() });
    }
    if (random.chance(0.2))
      await sql`update "order" set status = 'CANCELLED', cancelled_at = now() where id = ${order.id}`.execute(db);
    if (random.chance(0.2)) await sql`update "order" set archived_at = now() where id = ${order.id}`.execute(db);
  }
}

const goods = ['PRODUCT', 'CATEGORY', 'BRAND'] as const;
const ofSales = (by: FigureDimension) =>
  measures.filter((measure) => {
    const { report, dimensions: its } = measureDefinitions[measure];
    return report === 'sales' && its.includes(by);
  });
const of = (by: FigureDimension, client: TestClient, input: object = {}) =>
  world.figures(client, {
    measures: ofSales(by),
    period: spring,
    by,
    ...input,
  });

describe('figures of sales', () => {
  beforeAll(async () => {
    await sql`update shop set time_zone = 'Europe/Berlin' where id = ${mill.shopId}`.execute(db);
    await sql`update shop set time_zone = 'America/Los_Angeles' where id = ${yard.shopId}`.execute(db);
    const [brandId, categoryId] = [newId<'brand'>(), newId<'category'>()];
    await sql`insert into brand (id, name, slug, name_key) values (${brandId}, 'Nordwind', 'nordwind', 'nordwind')`.execute(
      db,
    );
    await sql`insert into category (id, names, slugs) values (${categoryId}, '{"en":"Chairs"}', '{"en":"chairs"}')`.execute(
      db,
    );
    await sql`update product set brand_id = ${brandId}, category_id = ${categoryId} where id = ${mill.productId}`.execute(
      db,
    );
    await trade(30);
    await workOff();
    await trade(12);
  });

  const dimensions = ['NONE', 'DAY', 'MONTH', 'SHOP', 'CHANNEL', 'PRODUCT', 'CATEGORY', 'BRAND'] as const;
  it.each(dimensions)(
    'by %s equal the lists behind them, for every measure and role, counted or not',
    async (by) => {
      for (const [client, shops] of [
        [administrator, 2],
        [manager, 1],
        [analyst, 1],
      ] as const) {
        const shown = await of(by, client);
        expect(new Set(shown.rows.map(({ currency }) => currency)).size).toBe(shops);
        const asked = { by, from: shown.from, until: shown.until };
        const named = ofSales(by);
        // Of days those that have something, and one that has nothing.
        const some = shown.rows.filter(({ values }, at) => at === 0 || values.some(({ value }) => value)).slice(0, 12);
        // What is of no brand or category has no list.
        const rows = some.filter(({ key }) => key !== 'none');
        expect(rows.length).toBeGreaterThanOrEqual(client === manager ? 1 : 0);
        for (const row of [...rows, ...shown.totals]) {
          for (const [at, measure] of named.entries()) {
            // Revenue is made of others, each with its list.
            if (measureDefinitions[measure].list === null) continue;
            const question = row.key === '' ? ({ ...asked, by: 'NONE' } as const) : asked;
            const expected = await world.listed(client, measure, question, row);
            expect([measure, row.key, row.values[at]?.value]).toEqual([measure, row.key, expected]);
          }
        }
      }
    },
    120_000,
  );

  it('come to the same once a worker has counted', async () => {
    const before: Figures[] = [];
    for (const by of dimensions) before.push(await of(by, administrator, { compare: 'PREVIOUS' }));
    await workOff();
    const after: Figures[] = [];
    for (const by of dimensions) after.push(await of(by, administrator, { compare: 'PREVIOUS' }));
    expect(after).toEqual(before);
    expect((await checkSales(db)).differences).toEqual([]);
  });

  it('add up over days, months, shops and channels', async () => {
    const whole = await of('NONE', administrator);
    for (const by of ['DAY', 'MONTH', 'SHOP', 'CHANNEL'] as const)
      expect((await of(by, administrator)).totals).toEqual(whole.totals);
    // Of goods there are units and net sales alone.
    const sold = await of('NONE', administrator, { measures: ofSales('PRODUCT') });
    for (const by of goods) expect((await of(by, administrator)).totals).toEqual(sold.totals);
  });

  it('are compared day by day', async () => {
    const input = { measures: ['ORDERS'], by: 'DAY', compare: 'PREVIOUS' };
    const march = { kind: 'CUSTOM', from: '2026-03-01', until: '2026-03-10' };
    const { rows, ...shown } = await world.figures(administrator, { ...input, period: march });
    expect(shown).toMatchObject({
      comparedFrom: '2026-02-19',
      comparedUntil: '2026-02-28',
      totals: [{ currency: null }],
    });
    const before = await world.figures(administrator, {
      ...input,
      compare: null,
      period: { kind: 'CUSTOM', from: '2026-02-19', until: '2026-02-28' },
    });
    expect(rows.map(({ values }) => values[0]?.compared)).toEqual(before.rows.map(({ values }) => values[0]?.value));
  });

  it('move with an order at once, and leave the average out where there is none', async () => {
    const period = { kind: 'CUSTOM', from: '2026-06-01', until: '2026-06-30' };
    const input = { measures: ['ORDERS', 'AVERAGE_ORDER'], period, currency: ['EUR'], compare: 'SAME_LAST_YEAR' };
    expect((await world.figures(administrator, input)).totals).toEqual([]);
    await world.receive(administrator, mill.channelId, { placedAt: '2026-06-03T10:00:00Z' });
    expect((await world.figures(administrator, input)).totals).toEqual([
      {
        key: '',
        label: '',
        currency: 'EUR',
        values: [
          { value: 1, compared: 0 },
          { value: 1_000, compared: null },
        ],
      },
    ]);
  });

  it('lower revenue once for an order that is refunded and cancelled', async () => {
    const period = { kind: 'CUSTOM', from: '2026-07-01', until: '2026-07-31' };
    const named: Measure[] = ['NET_SALES', 'REFUNDS', 'REVENUE'];
    const revenue = async () =>
      (await world.figures(administrator, { measures: named, period, by: 'MONTH' })).rows[0]?.values.map(
        ({ value }) => value,
      );
    const { order } = await world.receive(administrator, mill.channelId, { placedAt: '2026-07-03T10:00:00Z' });
    await world.record(administrator, order.id, { amount: '11.90', at: '2026-07-04T10:00:00Z' });
    const paid = await world.money(administrator, order.id);
    await world.refund(administrator, paid, { at: '2026-07-06T10:00:00Z' });
    expect(await revenue()).toEqual([1_000, 1_190, 0]);
    await workOff();
    await sql`update "order" set status = 'CANCELLED', cancelled_at = now() where id = ${order.id}`.execute(db);
    expect(await revenue()).toEqual([0, 1_190, 0]);
    await workOff();
    expect(await revenue()).toEqual([0, 1_190, 0]);
    expect((await checkSales(db)).differences).toEqual([]);
  });

  it('take what a bank took back off revenue, until the day on which the dispute is won', async () => {
    const period = { kind: 'CUSTOM', from: '2026-06-01', until: '2026-06-30' };
    const named: Measure[] = ['REFUNDS', 'REVENUE'];
    const asked = { measures: named, period, by: 'DAY' };
    const days = async () =>
      new Map((await world.figures(administrator, asked)).rows.map(({ key, values }) => [key, values[0]?.value]));
    const { order } = await world.receive(administrator, mill.channelId, { placedAt: '2026-06-03T10:00:00Z' });
    const { payment } = await world.record(administrator, order.id, { amount: '11.90', at: '2026-06-04T10:00:00Z' });
    const { refund } = await world.dispute(administrator, payment, { amount: '4.00', at: '2026-06-06T10:00:00Z' });
    expect((await days()).get('2026-06-06')).toBe(400);
    await workOff();
    await world.endDispute(administrator, refund, { outcome: 'WON', at: '2026-06-09T10:00:00Z' });
    const told = [(await days()).get('2026-06-06'), (await days()).get('2026-06-09')];
    expect(told).toEqual([400, -400]);
    await workOff();
    expect([(await days()).get('2026-06-06'), (await days()).get('2026-06-09')]).toEqual(told);
    const { paymentSums } = await administrator.query<{
      paymentSums: { sums: { refunded: { minor: number } }[] };
    }>(`query ($filter: PaymentTransactionFilter) { paymentSums(filter: $filter) { sums { refunded { minor } } } }`, {
      filter: { kind: ['REFUND', 'CHARGEBACK', 'REVERSAL'], settledFrom: '2026-06-01', settledUntil: '2026-06-30' },
    });
    expect(paymentSums.sums).toEqual([{ refunded: { minor: 0 } }]);
    expect((await checkSales(db)).differences).toEqual([]);
  });

  it('are the same in a file, by anyone who may export them', async () => {
    const input = {
      measures: ['NET_SALES', 'ORDERS', 'AVERAGE_ORDER'],
      period: spring,
      by: 'MONTH',
      compare: 'PREVIOUS',
    };
    const file = (client: TestClient, asked: object) =>
      api.app.inject({
        method: 'POST',
        url: '/exports/figures',
        headers: { authorization: `Bearer ${client.accessToken}` },
        payload: { input: asked },
      });
    for (const client of [administrator, manager, analyst]) {
      const { rows } = await world.figures(client, input);
      const answer = await file(client, input);
      expect(answer.statusCode).toBe(200);
      const [head, ...lines] = answer.body.trimEnd().split('\r\n');
      expect(head).toBe(
        '\u{feff}key,label,currency,net_sales,net_sales_compared,orders,orders_compared,average_order,average_order_compared,definitions',
      );
      const inMinor = (text: string) => (text === '' ? null : Math.round(Number(text) * 100));
      expect(
        lines.map((line) => {
          const [key, , currency, net, netBefore, orders, ordersBefore, average, averageBefore] = line.split(',');
          const values = [net, netBefore, average, averageBefore].map((text) => inMinor(text ?? ''));
          return [key, currency, ...values, Number(orders), Number(ordersBefore)];
        }),
      ).toEqual(
        rows.map(({ key, currency, values: [net, orders, average] }) => [
          key,
          currency,
          net?.value,
          net?.compared,
          average?.value,
          average?.compared,
          orders?.value,
          orders?.compared,
        ]),
      );
    }
    const wrong = await file(administrator, {
      ...input,
      period: { kind: 'CUSTOM', from: '2026-03-02', until: '2026-03-01' },
    });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      { error: { code: 'INVALID_INPUT', reason: expect.stringContaining('period.until') } },
    ]);
    expect((await file(await personOf('support', mill.shopId), input)).statusCode).toBe(403);
  });

  it('refuse what cannot be counted, at its place', async () => {
    const wrong = async (input: object) =>
      (await world.figures(administrator, { measures: ['ORDERS'], period: spring, ...input })).issues.map(
        ({ path, code }) => `${path} ${code}`,
      );
    const custom = (from: string, until: string) => ({ period: { kind: 'CUSTOM', from, until } });
    expect(await wrong(custom('2026-03-02', '2026-03-01'))).toEqual(['period.until day_before_first']);
    expect(await wrong(custom('1826-03-02', '2026-03-01'))).toEqual(['period.until period_too_long']);
    expect(await wrong(custom('2026-02-30', 'tomorrow'))).toEqual([
      'period.from not_a_date',
      'period.until not_a_date',
    ]);
    expect(await wrong({ period: { kind: 'CUSTOM' } })).toEqual(['period.from required', 'period.until required']);
    expect(await wrong({ measures: [] })).toEqual(['measures required']);
    expect(await wrong({ measures: ['UNITS', 'UNITS', 'TAX'], by: 'PRODUCT', channelId: [mill.channelId] })).toEqual([
      'measures.1 repeated',
      'measures.2 not_counted_so',
      'channelId not_counted_so',
    ]);
    const many = Array.from({ length: 10_000 }, () => mill.shopId);
    await expect(wrong({ shopId: many })).rejects.toThrow(/more than 1000 items/);
  });

  it('are refused to those who may not read what they are counted from', async () => {
    const support = await personOf('support', mill.shopId);
    await expect(of('NONE', support)).rejects.toThrow(/Analytics/);
    const brand = await api.as(await api.newUser({ roleKeys: ['brand_manager'] }));
    await expect(of('NONE', brand)).rejects.toThrow(/Order/);
  });
});
