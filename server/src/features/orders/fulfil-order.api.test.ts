import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from './check-orders.ts';
import { actionWorld } from './testing/action-world.ts';
import { receivedLine } from './testing/order-world.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const world = actionWorld(api);
const mill = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();

/** Three chairs and a table. */
async function newOrder() {
  const lines = [receivedLine({ quantity: 3 }), receivedLine({ title: 'A table', sku: null })];
  const { order } = await world.receive(administrator, mill.channelId, { lines });
  return world.acted(manager, order.id);
}
const take = ({ lines: [chair] }: Awaited<ReturnType<typeof newOrder>>, quantity: number) => [
  { lineId: chair!.id, quantity },
];

describe('units of an order', () => {
  it('are packed, shipped, delivered and found by their tracking number', async () => {
    const order = await newOrder();
    const packed = await world.pack(manager, order, { lines: take(order, 2) });
    expect(packed.order).toMatchObject({
      fulfilmentStatus: 'UNFULFILLED',
      lines: [{ packed: 2, shipped: 0 }, { packed: 0 }],
      fulfilments: [{ number: 1, status: 'PACKING', lines: [{ line: { title: 'A chair' }, quantity: 2 }] }],
    });
    const fulfilmentId = packed.order.fulfilments[0]!.id;
    const early = await world.deliver(manager, { ...packed.order }, { fulfilmentId });
    expect(early.reason).toBe('It is packed and not shipped yet. Ship it first.');
    const shipped = await world.ship(manager, packed.order, {
      input: { fulfilmentId, carrier: 'DHL', tracking: 'JD 0146 00' },
    });
    expect(shipped.order).toMatchObject({
      fulfilmentStatus: 'PARTIALLY_FULFILLED',
      lines: [{ packed: 0, shipped: 2 }, {}],
      fulfilments: [
        {
          status: 'SHIPPED',
          carrier: 'DHL',
          tracking: 'JD 0146 00',
          trackingUrl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014600',
        },
      ],
    });
    expect(shipped.order.events.nodes[0]).toMatchObject({ sentence: { text: 'F1 shipped with DHL.' } });
    expect((await world.orders(manager, { search: 'jd014600' })).nodes.map(({ id }) => id)).toEqual([order.id]);
    const again = await world.ship(manager, shipped.order, {
      input: { lines: take(order, 1), carrier: 'DHL', tracking: 'JD 0146 00' },
    });
    expect(again.issues).toEqual([{ path: 'tracking', code: 'repeated' }]);
    const rest = await world.ship(manager, shipped.order, { input: {} });
    expect(rest.order).toMatchObject({ fulfilmentStatus: 'FULFILLED', status: 'OPEN' });
    const arrived = await world.deliver(manager, rest.order, { fulfilmentId });
    expect(arrived.order.fulfilments[0]).toMatchObject({ status: 'DELIVERED' });
    expect(arrived.order.fulfilments[0]?.actions.find(({ action }) => action === 'cancel')?.refusal?.reason).toMatch(
      /^It was delivered .*: make a return\.$/,
    );
    expect((await checkOrders(api.deps.db)).differences).toEqual([]);
    const { rows } = await sql<{ action: string; after: object }>`
      select action, after from change where entity_id = ${order.id} order by at, id`.execute(api.deps.db);
    expect(rows.slice(1)).toEqual([
      { action: 'packed', after: { fulfilments: ['F1 PACKING 2'] } },
      { action: 'shipped', after: { fulfilments: ['F1 SHIPPED 2'] } },
      { action: 'shipped', after: { fulfilments: ['F1 SHIPPED 2', 'F2 SHIPPED 2'] } },
      { action: 'delivered', after: { fulfilments: ['F1 DELIVERED 2', 'F2 SHIPPED 2'] } },
    ]);
  });

  it('are there again once a shipment is undone', async () => {
    const order = await newOrder();
    const shipped = await world.ship(manager, order, { input: { lines: take(order, 3), tracking: 'GONE-1' } });
    const fulfilmentId = shipped.order.fulfilments[0]!.id;
    const undone = await world.undo(manager, shipped.order, { fulfilmentId });
    expect(undone.order).toMatchObject({
      fulfilmentStatus: 'UNFULFILLED',
      lines: [{ packed: 0, shipped: 0 }, {}],
      fulfilments: [{ status: 'CANCELLED' }],
    });
    expect((await world.orders(manager, { search: 'GONE-1' })).nodes).toEqual([]);
    expect((await world.undo(manager, undone.order, { fulfilmentId })).reason).toMatch(/^It was undone already\./);
    expect((await checkOrders(api.deps.db)).differences).toEqual([]);
    await sql`update order_line set packed = 1 where order_id = ${order.id} and position = 0`.execute(api.deps.db);
    expect((await checkOrders(api.deps.db)).differences).toEqual([
      expect.objectContaining({ order: order.id, what: 'counters of lines' }),
    ]);
    await sql`update order_line set packed = 0 where order_id = ${order.id}`.execute(api.deps.db);
  });

  it('are sent once when two people send the last ones at once, and the second reads by whom', async () => {
    const order = await newOrder();
    const first = await world.ship(manager, order, { input: { lines: take(order, 1) } });
    const both = await Promise.all(
      [manager, administrator].map((client) => world.ship(client, first.order, { input: { lines: take(order, 2) } })),
    );
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['NotAllowedNow', 'OrderChanged']);
    const { reason } = both.find(({ __typename }) => __typename === 'NotAllowedNow')!;
    expect(reason).toMatch(
      /^A chair: 0 of 3 left; 1 in F1 by .+, .+ and 2 in F2 by .+, .+\. Take at most what is left\.$/,
    );
    expect((await world.acted(manager, order.id)).lines[0]).toMatchObject({ packed: 0, shipped: 3 });
  });

  it('are told with who took them, also where the first shipment completed the order', async () => {
    const free = { netMinor: 0, taxMinor: 0, grossMinor: 0 };
    const lines = [receivedLine({ quantity: 2, unitMinor: 0, ...free })];
    const { order: came } = await world.receive(administrator, mill.channelId, { lines, ...free });
    const order = await world.acted(manager, came.id);
    const first = await world.ship(manager, order, { input: { lines: take(order, 2) } });
    expect(first.order.status).toBe('COMPLETED');
    const taken = /^A chair: 0 of 2 left; 2 in F1 by .+, .+\. Take at most what is left\.$/;
    expect((await world.ship(administrator, order, { input: { lines: take(order, 2) } })).reason).toMatch(taken);
    expect((await world.pack(administrator, order, { lines: take(order, 1) })).reason).toMatch(taken);
    const { shipOrder } = await administrator.query<{ shipOrder: object }>(
      `mutation ($id: ID!, $version: Int!) { shipOrder(id: $id, version: $version, input: {}) { __typename
        ... on VersionConflict { currentVersion lastChange { by at } } } }`,
      { id: order.id, version: order.version },
    );
    expect(shipOrder).toEqual({
      __typename: 'VersionConflict',
      currentVersion: first.order.version,
      lastChange: { by: expect.stringMatching(/./), at: expect.any(String) },
    });
  });

  it('are refused where the order has no such line, too few of them, or a time that has not come', async () => {
    const order = await newOrder();
    const stranger = (await newOrder()).lines[0]!.id;
    const lines = [...take(order, 1), ...take(order, 1), { lineId: stranger, quantity: 0 }];
    expect((await world.pack(manager, order, { lines })).issues).toEqual([
      { path: 'lines.2.quantity', code: 'too_small' },
      { path: 'lines.1.lineId', code: 'repeated' },
    ]);
    expect((await world.pack(manager, order, { lines: [{ lineId: stranger, quantity: 1 }] })).issues).toEqual([
      { path: 'lines.0.lineId', code: 'unknown' },
    ]);
    expect((await world.pack(manager, order, { lines: take(order, 4) })).reason).toBe(
      'A chair: 3 of 3 left. Take at most that.',
    );
    const shippedAt = new Date(api.deps.clock.now().getTime() + 1_000).toISOString();
    expect((await world.ship(manager, order, { input: { shippedAt } })).issues).toEqual([
      { path: 'shippedAt', code: 'time_not_come' },
    ]);
    expect(await world.acted(manager, order.id)).toMatchObject({ version: order.version, fulfilments: [] });
    expect((await world.ship(manager, order, { input: { shippedAt: '2020-01-01T10:00:00Z' } })).issues).toEqual([
      { path: 'shippedAt', code: 'before_its_order' },
    ]);
    const packed = await world.pack(manager, order, { lines: take(order, 1) });
    const input = { fulfilmentId: packed.order.fulfilments[0]!.id, shippedAt: '2020-01-01T10:00:00Z' };
    expect((await world.ship(manager, packed.order, { input })).issues).toEqual([
      { path: 'shippedAt', code: 'before_its_order' },
    ]);
    const sent = await world.ship(manager, packed.order, { input: { ...input, shippedAt: null } });
    const { fulfilmentId } = input;
    const early = await world.deliver(manager, sent.order, { fulfilmentId, at: '2020-01-02T10:00:00Z' });
    expect(early.issues).toEqual([{ path: 'at', code: 'ends_before_it_begins' }]);
  });
});

describe('an order on hold', () => {
  it('is neither packed nor shipped until it is released', async () => {
    const order = await newOrder();
    const held = await world.hold(manager, order, { reason: 'STOCK', note: 'Two are broken' });
    expect(held.order).toMatchObject({
      fulfilmentStatus: 'ON_HOLD',
      hold: { reason: 'STOCK', note: 'Two are broken' },
    });
    expect(held.order.actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['release']));
    for (const refused of [
      await world.ship(manager, held.order, { input: {} }),
      await world.pack(manager, held.order, { lines: take(order, 1) }),
      await world.hold(manager, held.order, { reason: 'OTHER' }),
    ])
      expect(refused.reason).toMatch(/^On hold since .*: stock is missing\. Release it first\.$/);
    const released = await world.release(manager, held.order);
    expect(released.order).toMatchObject({ fulfilmentStatus: 'UNFULFILLED', hold: null });
    expect((await world.release(manager, released.order)).code).toBe('ORDER_NOT_HELD');
    const shipped = await world.ship(manager, released.order, { input: {} });
    expect((await world.hold(manager, shipped.order, { reason: 'OTHER' })).reason).toBe(
      'Everything is shipped: there is nothing to hold.',
    );
  });
});

describe('addresses of an order', () => {
  it('stay editable until everything is shipped, and it is found by the new ones', async () => {
    const billing = { name: 'Ottilie Old', city: 'Bremen' };
    const { order } = await world.receive(administrator, mill.channelId, { billing, shippingTo: billing });
    const moved = await world.contacts(manager, order, { shippingTo: { name: 'Nora New', city: 'Kiel' } });
    expect(moved.order).toMatchObject({ billing, shippingTo: { name: 'Nora New', city: 'Kiel' } });
    const found = async (search: string) => (await world.orders(manager, { search })).nodes.map(({ id }) => id);
    expect(await found('Nora New')).toEqual([order.id]);
    expect(await found('Ottilie')).toEqual([order.id]);
    expect(await found(order.number ?? '')).toContain(order.id);
    expect((await world.contacts(manager, moved.order)).issues).toEqual([{ path: 'billing', code: 'required' }]);
    const shipped = await world.ship(manager, moved.order, { input: {} });
    expect((await world.contacts(manager, shipped.order, { billing })).code).toBe('ORDER_ADDRESSES_SENT');
  });
});
