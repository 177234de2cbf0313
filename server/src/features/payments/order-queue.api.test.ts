import { ordersShipWithinSetting, ordersWorkingDaysSetting } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { settingValue } from '../../platform/settings/index.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { watchOrders } from '../orders/index.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { receivedLine } from '../orders/testing/order-world.ts';
import { checkPayments } from './check-payments.ts';
import { orderMoney } from './order-money.ts';
import { paymentWorld } from './testing/payment-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
// Only hours of working days count, and a week of them is enough for all tests.
const dayMs = 86_400_000;
clock.set(new Date((Math.floor(clock.now().getTime() / dayMs / 7 + 1) * 7 + 4) * dayMs + dayMs / 4));
let administrator = await api.asAdministrator();
const world = { ...paymentWorld(api), ...actionWorld(api) };
/** Hours go by, after which people sign in anew. */
const hours = async (count: number) => {
  clock.advance(count * 3_600_000);
  administrator = await api.asAdministrator();
};
const watch = () => watchOrders(api.deps, orderMoney, new AbortController().signal);

type Queue = {
  nodes: { order: { id: string }; needs: string[] }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};
const queue = async (client: TestClient, args: object = {}) =>
  (
    await client.query<{ orderQueue: Queue }>(
      `query ($first: Int, $after: String, $shopId: [ID!], $assignment: OrderAssignment, $need: [OrderNeed!]) {
        orderQueue(first: $first, after: $after, shopId: $shopId, assignment: $assignment, need: $need) {
          nodes { order { id } needs } pageInfo { endCursor hasNextPage } } }`,
      { ...args },
    )
  ).orderQueue;
const counts = async (client: TestClient, args: object = {}) =>
  Object.fromEntries(
    (
      await client.query<{ orderQueueCounts: { need: string; count: number }[] }>(
        `query ($shopId: [ID!], $assignment: OrderAssignment) { orderQueueCounts(shopId: $shopId, assignment: $assignment) {
          need count } }`,
        { ...args },
      )
    ).orderQueueCounts.map(({ need, count }) => [need, count]),
  );

async function newShop() {
  const shop = await world.sellingShop(administrator);
  const order = async (input: object = {}) => (await world.receive(administrator, shop.channelId, input)).order;
  const paid = async () => {
    const { id } = await order();
    await world.record(administrator, id, { amount: '11.90' });
    return world.acted(administrator, id);
  };
  return { ...shop, order, paid, manager: await (await world.managerOf(shop.shopId))() };
}

describe('the queue of orders', () => {
  it('has what needs somebody, with what for, in windows', async () => {
    const { order, paid, manager, shopId } = await newShop();
    const unpaid = await order();
    const held = await world.hold(administrator, await paid(), { reason: 'STOCK' });
    const unknown = await order({ lines: [receivedLine({ sku: 'NOBODY' })], grossMinor: 9_999 });
    const ready = await paid();
    const done = await world.ship(administrator, await paid(), { input: {} });
    const whole = await queue(manager);
    const found = new Map(whole.nodes.map(({ order: { id }, needs }) => [id, needs]));
    expect(Object.fromEntries(found)).toEqual({
      [unpaid.id]: ['UNPAID'],
      [held.order.id]: ['HELD'],
      [unknown.id]: ['UNPAID', 'TOTALS_DIFFER', 'UNKNOWN_LINES'],
      [ready.id]: ['TO_SHIP'],
    });
    expect(found.has(done.order.id)).toBe(false);
    expect(await counts(manager)).toEqual({
      HELD: 1,
      TO_SHIP: 1,
      LATE: 0,
      UNPAID: 2,
      AUTHORIZATION_ENDING: 0,
      TOTALS_DIFFER: 1,
      UNKNOWN_LINES: 1,
      RETURN_WAITING: 0,
      RETURN_TO_REFUND: 0,
    });
    const first = await queue(administrator, { first: 3, shopId: [shopId] });
    const second = await queue(administrator, { first: 3, shopId: [shopId], after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes]).toEqual(whole.nodes);
    expect((await queue(manager, { need: ['HELD'] })).nodes).toEqual([
      { order: { id: held.order.id }, needs: ['HELD'] },
    ]);
    const other = await (await world.managerOf((await newShop()).shopId))();
    expect((await queue(other, { shopId: [shopId] })).nodes).toEqual([]);
    expect((await counts(other, { shopId: [shopId] })).UNPAID).toBe(0);
  });

  it('has of a shop what is mine or nobody’s', async () => {
    const { order, shopId, manager } = await newShop();
    const [mine, nobodys, others] = [await order(), await order(), await order()];
    const { id: me } = (await manager.query<{ me: { id: string } }>('{ me { id } }')).me;
    const somebody = await api.newUser({ roleKeys: ['support'] });
    await db.insertInto('user_shop').values({ user_id: somebody.id, shop_id: shopId }).execute();
    await world.assign(manager, mine, { userId: me });
    await world.assign(manager, others, { userId: somebody.id });
    const ids = async (assignment?: string) => (await queue(manager, { assignment })).nodes.map((one) => one.order.id);
    expect((await ids('MINE_OR_NOBODYS')).toSorted()).toEqual([mine.id, nobodys.id].toSorted());
    expect(await ids('MINE')).toEqual([mine.id]);
    expect((await ids('ANY')).length).toBe(3);
    expect((await counts(manager, { assignment: 'MINE' })).UNPAID).toBe(1);
  });
});

describe('an order that waits too long', () => {
  it('is marked after the hours of its shop, comes first, and is unmarked as it is shipped', async () => {
    const { order, paid, shopId } = await newShop();
    const older = await order();
    await hours(1);
    const late = await paid();
    await hours(49);
    await watch();
    const marked = await world.acted(administrator, late.id);
    expect(marked.stuckAt).not.toBeNull();
    expect(marked.version).toBe(late.version);
    expect((await world.acted(administrator, older.id)).stuckAt).toBeNull();
    expect((await queue(administrator, { shopId: [shopId] })).nodes.map((one) => [one.order.id, one.needs])).toEqual([
      [late.id, ['TO_SHIP', 'LATE']],
      [older.id, ['UNPAID']],
    ]);
    const packed = await world.ship(administrator, marked, { input: {} });
    expect(packed.order).toMatchObject({ status: 'COMPLETED', stuckAt: null });
    await hours(24);
    await watch();
    expect((await world.acted(administrator, older.id)).stuckAt).not.toBeNull();
  });

  it('waits as long as its own shop says', async () => {
    const { paid, shopId } = await newShop();
    const { id } = await paid();
    const { updateSetting } = await administrator.query<{ updateSetting: { __typename: string } }>(
      `mutation ($shopId: ID!) { updateSetting(key: "ordersShipWithin", scope: { kind: SHOP, id: $shopId }, version: 0,
        value: 2) { __typename } }`,
      { shopId },
    );
    expect(updateSetting.__typename).toBe('SettingUpdated');
    // A process knows of a change within two seconds.
    await expect.poll(() => settingValue(api.deps, ordersShipWithinSetting, { shopId })).toBe(2);
    await hours(1);
    await watch();
    expect((await world.acted(administrator, id)).stuckAt).toBeNull();
    await hours(1);
    await watch();
    expect((await world.acted(administrator, id)).stuckAt).not.toBeNull();
  });

  it('has waited since it was paid, not since somebody recorded that', async () => {
    const { order } = await newShop();
    const ago = (count: number) => new Date(clock.now().getTime() - count * 3_600_000).toISOString();
    const { id } = await order({ placedAt: ago(60) });
    await world.record(administrator, id, { amount: '10.00', at: ago(59) });
    await world.record(administrator, id, { amount: '1.90', at: ago(50) });
    const { stuckAt } = await world.acted(administrator, id);
    expect(stuckAt).toBe(ago(2));
    const early = await order({ placedAt: ago(1) });
    await world.record(administrator, early.id, { amount: '11.90', at: ago(50) });
    expect((await world.acted(administrator, early.id)).stuckAt).toBeNull();
    await watch();
    expect((await world.acted(administrator, id)).stuckAt).toBe(stuckAt);
    expect((await checkPayments(db)).differences).toEqual([]);
  });

  it('counts the hours of the working days of its shop only, by the clocks of the shop', async () => {
    const { order, shopId } = await newShop();
    await sql`update shop set time_zone = 'Europe/Berlin' where id = ${shopId}`.execute(db);
    const { id } = await order({ placedAt: '2026-03-27T11:00:00Z' });
    // A Friday at 13:00; clocks go forward on the Sunday.
    await world.record(administrator, id, { amount: '11.90', at: '2026-03-27T12:00:00Z' });
    expect((await world.acted(administrator, id)).stuckAt).toBe('2026-03-31T11:00:00.000Z');
    const work = async (weekdays: number[]) =>
      (
        await administrator.query<{ updateSetting: { __typename: string } }>(
          `mutation ($shopId: ID!, $weekdays: JSON!) { updateSetting(key: "ordersWorkingDays", scope: { kind: SHOP, id: $shopId },
            version: 0, value: $weekdays) { __typename } }`,
          { shopId, weekdays },
        )
      ).updateSetting.__typename;
    expect(await work([])).toBe('InvalidInput');
    expect(await work([7, 6, 5, 4, 3, 2, 1])).toBe('SettingUpdated');
    await expect
      .poll(() => settingValue(api.deps, ordersWorkingDaysSetting, { shopId }))
      .toEqual([1, 2, 3, 4, 5, 6, 7]);
    await watch();
    expect((await world.acted(administrator, id)).stuckAt).toBe('2026-03-29T12:00:00.000Z');
  });

  it('is no longer one of them as soon as it is paid', async () => {
    const { order } = await newShop();
    const { id } = await order();
    await hours(3 * 24 + 1);
    await watch();
    expect((await world.acted(administrator, id)).stuckAt).not.toBeNull();
    await world.record(administrator, id, { amount: '11.90' });
    expect((await world.acted(administrator, id)).stuckAt).toBeNull();
  });

  it('is one whose authorisation is about to end', async () => {
    const { order, shopId } = await newShop();
    const { id } = await order();
    const authExpiresAt = new Date(clock.now().getTime() + 30 * 3_600_000).toISOString();
    await world.authorize(administrator, id, { amount: '11.90', authExpiresAt });
    await watch();
    expect((await queue(administrator, { shopId: [shopId] })).nodes[0]?.needs).toEqual(['TO_SHIP']);
    await hours(7);
    await watch();
    expect((await queue(administrator, { shopId: [shopId] })).nodes[0]?.needs).toEqual([
      'TO_SHIP',
      'LATE',
      'AUTHORIZATION_ENDING',
    ]);
  });

  it('is completed by the product where it was paid after it was shipped, unless people reopened it', async () => {
    const { order } = await newShop();
    const shipped = await world.ship(administrator, await order(), { input: {} });
    await world.record(administrator, shipped.order.id, { amount: '11.90' });
    expect((await world.acted(administrator, shipped.order.id)).status).toBe('OPEN');
    await watch();
    const done = await world.acted(administrator, shipped.order.id);
    expect(done.status).toBe('COMPLETED');
    await world.reopen(administrator, done, { reason: 'A question' });
    await watch();
    expect((await world.acted(administrator, done.id)).status).toBe('OPEN');
  });
});
