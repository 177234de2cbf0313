import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { discountDoors } from '../discounts/testing/discount-doors.ts';
import { checkOrders } from './check-orders.ts';
import { orderWorld, receivedLine, receivedOrder } from './testing/order-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const { channelId, shopId, productId } = await world.sellingShop(administrator);
const program = await world.newKey(administrator, channelId);

describe('an order that was concluded elsewhere', () => {
  it('keeps its amounts as they were sent, and marks what nothing knows', async () => {
    const lines = [
      receivedLine({ title: 'Chair, as sold', taxRatePpm: 190_000, discountMinor: 5 }),
      receivedLine({ title: 'Something else', sku: 'NOBODY' }),
      receivedLine({
        kind: 'SHIPPING',
        title: 'Express',
        sku: null,
        unitMinor: 500,
        netMinor: 420,
        taxMinor: 80,
        grossMinor: 500,
      }),
    ];
    const sums = { netMinor: 2_421, taxMinor: 459, grossMinor: 2_880 };
    const placedAt = new Date(clock.now().getTime() - 40 * 86_400_000).toISOString();
    const { order } = await world.receive(program, channelId, { lines, ...sums, placedAt });
    expect(order).toMatchObject({
      number: '1001',
      source: 'API',
      status: 'OPEN',
      itemCount: 2,
      net: { minor: 2_421 },
      tax: { minor: 459 },
      gross: { minor: 2_880 },
      shipping: { minor: 500 },
      outstanding: { minor: 2_880 },
      totalsDiffer: false,
    });
    expect(order.lines.map(({ title, link }) => [title, link])).toEqual([
      ['Chair, as sold', 'LINKED'],
      ['Something else', 'UNKNOWN'],
      ['Express', 'LINKED'],
    ]);
    expect(order.events.nodes.map(({ sentence }) => sentence.text)).toEqual(['Received as 1001.']);
  });

  it('is marked where its sums miss those of its lines by more than a minor unit a line', async () => {
    const near = await world.receive(program, channelId, { grossMinor: 1_191 });
    const far = await world.receive(program, channelId, { grossMinor: 1_192 });
    expect([near, far].map(({ order }) => [order.totalsDiffer, order.gross.minor])).toEqual([
      [false, 1_191],
      [true, 1_192],
    ]);
    const { nodes } = await world.orders(administrator, { filter: { totalsDiffer: true } });
    expect(nodes.map(({ id }) => id)).toEqual([far.order.id]);
  });

  it('is the same one when it is sent again, and refused with other content', async () => {
    const sent = receivedOrder('market-again', clock.now());
    const { order } = await world.receive(program, channelId, sent);
    expect((await world.receive(program, channelId, sent)).order).toMatchObject({ id: order.id, number: order.number });
    const other = await world.receive(program, channelId, {
      ...sent,
      taxMinor: 191,
      customer: { email: 'a@b.example' },
    });
    expect(other.__typename).toBe('OrderExists');
    expect(other.refusal.reason).toContain('totals and customer');
  });

  it('counts codes also beyond their limit, and notes it', async () => {
    const discounts = discountDoors(() => administrator);
    const { id } = await discounts.live(
      shopId,
      {
        name: 'Once',
        kind: 'AMOUNT_OFF_ORDER',
        percent: '10',
        limitTotal: 1,
        startsAt: new Date(clock.now().getTime() - 1_000).toISOString(),
      },
      ['ONCE'],
    );
    for (let n = 0; n < 2; n += 1) await world.receive(program, channelId, { codes: ['once', 'NOBODY'] });
    const { rows } = await sql<{ over: boolean }>`
      select over_limit as over from discount_use where discount_id = ${id} order by at, over_limit`.execute(db);
    expect(rows.map(({ over }) => over)).toEqual([false, true]);
    expect((await discounts.discount(id))?.used).toBe(2);
  });

  it('opens as it was sold after its product was binned or is gone', async () => {
    const goods = await world.newProduct('Pine stool');
    await world.newOffer(administrator, shopId, goods.id, { variantId: goods.variantId, sku: 'STOOL', price: '5' });
    const { order } = await world.receive(program, channelId, {
      lines: [receivedLine({ title: 'Stool', sku: 'STOOL' })],
    });
    await sql`update offer set variant_id = null, product_id = null where product_id = ${goods.id}`.execute(db);
    await sql`delete from product where id = ${goods.id}`.execute(db);
    const shown = await world.order(administrator, order.id);
    expect(shown?.lines).toMatchObject([{ title: 'Stool', sku: 'STOOL', gross: { minor: 1_190 }, product: null }]);
    await sql`update product set deleted_at = now() where id = ${productId}`.execute(db);
    const later = await world.receive(program, channelId, {});
    expect(later.order.lines).toMatchObject([{ link: 'ARCHIVED', product: null }]);
    await sql`update product set deleted_at = null where id = ${productId}`.execute(db);
  });

  it('is fulfilled at once where nothing of it is sent', async () => {
    const lines = [receivedLine({ kind: 'FEE', title: 'A voucher by e-mail', sku: null })];
    const { order } = await world.receive(program, channelId, { lines });
    expect(order).toMatchObject({ fulfilmentStatus: 'FULFILLED', itemCount: 0 });
  });

  it('is taken and paid where more is taken off than it is about, and is done once it is shipped', async () => {
    const off = {
      kind: 'FEE',
      title: 'Voucher',
      sku: null,
      unitMinor: -2_000,
      netMinor: -2_000,
      taxMinor: 0,
      grossMinor: -2_000,
    };
    const sums = { netMinor: -1_000, taxMinor: 190, grossMinor: -810 };
    const { order } = await world.receive(program, channelId, { lines: [receivedLine(), receivedLine(off)], ...sums });
    expect(order).toMatchObject({ paymentStatus: 'PAID', totalsDiffer: false, gross: { minor: -810 } });
    const { shipOrder } = await administrator.query<{ shipOrder: object }>(
      `mutation ($id: ID!, $version: Int!) { shipOrder(id: $id, version: $version, input: {}) {
        ... on OrderChanged { order { status paymentStatus } } } }`,
      { id: order.id, version: order.version },
    );
    expect(shipOrder).toEqual({ order: { status: 'COMPLETED', paymentStatus: 'PAID' } });
    expect((await checkOrders(db)).differences).toEqual([]);
  });

  it('finds its customer by the id of the channel, else by the e-mail, and never by the name', async () => {
    const bought = async (customer: object) =>
      (await world.receive(program, channelId, { customer })).order.customer?.id;
    const first = await bought({ externalId: 'c-1', name: 'Ina Holm', email: 'INA@holm.example' });
    expect(await bought({ externalId: 'c-1', name: 'Somebody' })).toBe(first);
    expect(await bought({ email: 'ina@HOLM.example ' })).toBe(first);
    expect(await bought({ name: 'Ina Holm' })).not.toBe(first);
    const twice = await Promise.all([bought({ email: 'new@holm.example' }), bought({ email: 'New@holm.example' })]);
    expect(new Set(twice).size).toBe(1);
  });

  it('has 10,000 lines at most', async () => {
    const part = (of: number) => Array.from({ length: of }, () => ({ ...receivedLine(), sku: undefined, title: 'x' }));
    const parts = Array.from({ length: 10 }, () => part(1_000));
    const sums = { netMinor: 10_000_000, taxMinor: 1_900_000, grossMinor: 11_900_000 };
    const { order } = await world.receive(program, channelId, { lines: parts, ...sums });
    expect(order).toMatchObject({ itemCount: 10_000, totalsDiffer: false, gross: { minor: 11_900_000 } });
    expect(await world.receive(program, channelId, { lines: [...parts, part(1)] })).toMatchObject({
      issues: [{ path: 'lines', code: 'too_many' }],
    });
  });

  it('was placed by now, but for what the clock of its channel is ahead', async () => {
    const ahead = (ms: number) => ({ placedAt: new Date(clock.now().getTime() + ms).toISOString() });
    expect((await world.receive(program, channelId, ahead(360_000))).issues).toEqual([
      { path: 'placedAt', code: 'time_not_come' },
    ]);
    expect((await world.receive(program, channelId, ahead(240_000))).order.status).toBe('OPEN');
    expect((await world.receive(program, channelId, { placedAt: '0001-01-01T00:00:00Z' })).issues).toEqual([
      { path: 'placedAt', code: 'time_before_1990' },
    ]);
  });

  it('is refused for a quantity of 0, no line, a currency that is none, and by the key of another channel', async () => {
    const refused = async (input: object) => (await world.receive(program, channelId, input)).issues;
    expect(await refused({ lines: [receivedLine({ quantity: 0 })] })).toEqual([
      { path: 'lines.0.0.quantity', code: 'too_small' },
    ]);
    expect(await refused({ lines: [] })).toEqual([{ path: 'lines', code: 'required' }]);
    const beyond = Array.from({ length: 2 }, () => receivedLine({ discountMinor: 10_000_000_000_000 }));
    expect(await refused({ lines: beyond })).toEqual([{ path: 'lines', code: 'too_large' }]);
    expect(await refused({ billing: { name: 'A', country: 'ZZ' } })).toEqual([
      { path: 'billing.country', code: 'not_a_country' },
    ]);
    expect(await refused({ currency: 'XXX' })).toEqual([{ path: 'currency', code: 'not_a_currency' }]);
    const other = await world.sellingShop(administrator);
    expect((await world.receive(program, other.channelId, {})).__typename).toBe('NotFound');
  });
});
