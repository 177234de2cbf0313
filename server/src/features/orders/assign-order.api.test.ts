import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { actionWorld } from './testing/action-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = actionWorld(api);
const mill = await world.sellingShop(administrator);

async function newPerson(fullName: string, role: string, shopId: string) {
  const user = await api.newUser({ roleKeys: [role] });
  await sql`update app_user set full_name = ${fullName} where id = ${user.id}`.execute(db);
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  return user;
}
const ana = await newPerson('Ana Assigned', 'support', mill.shopId);
const carl = await newPerson('Carl Counting', 'analyst', mill.shopId);
const far = await newPerson('Fay Faraway', 'shop_manager', (await world.sellingShop(administrator)).shopId);

it('gives an order to one who may change orders of its shop, and to nobody again', async () => {
  const { order } = await world.receive(administrator, mill.channelId, {});
  const manager = await (await world.managerOf(mill.shopId))();
  const given = await world.assign(manager, order, { userId: ana.id });
  expect(given).toMatchObject({ __typename: 'OrderChanged', order: { assignee: { name: 'Ana Assigned' } } });
  expect(given.order.events.nodes[0]?.sentence.text).toBe('Assigned to Ana Assigned.');
  for (const { id } of [carl, far])
    expect(await world.assign(manager, given.order, { userId: id })).toMatchObject({
      issues: [{ path: 'userId', code: 'unknown' }],
    });
  expect((await world.assign(manager, order, { userId: null })).currentVersion).toBe(given.order.version);
  const taken = await world.assign(manager, given.order, { userId: null });
  expect(taken.order.assignee).toBeNull();
  const { rows } = await sql`select data::text from order_event where data::text like '%Ana%'`.execute(db);
  expect(rows).toEqual([]);
});

it('offers people who may change orders of the shop, to those who may themselves', async () => {
  const names = async (search?: string) =>
    (await world.assignees(administrator, mill.shopId, search)).map(({ name }) => name);
  expect(await names('assigned')).toEqual(['Ana Assigned']);
  expect(await names()).toContain('Ana Assigned');
  expect(await names()).not.toContain('Carl Counting');
  expect(await names()).not.toContain('Fay Faraway');
  expect(await world.assignees(await api.as(far), mill.shopId)).toEqual([]);
});

it('says what can be done to an order, and why it stands where it stands', async () => {
  const { order } = await world.receive(administrator, mill.channelId, {});
  const { actions, reasons, fulfilments, hold, stuckAt } = await world.acted(administrator, order.id);
  expect(actions.filter(({ isAllowed }) => isAllowed).map(({ action }) => action)).toEqual([
    'ship',
    'pack',
    'hold',
    'cancel',
    'contacts',
    'assign',
  ]);
  expect(actions.find(({ action }) => action === 'complete')?.refusal?.reason).toBe(
    'Not yet: 11.90 EUR is not paid and 1 unit is not shipped. Settle what is open first.',
  );
  expect(reasons.map(({ text }) => text)).toEqual(['Nothing is paid: 11.90 EUR is open.', '0 of 1 unit is shipped.']);
  expect({ fulfilments, hold, stuckAt }).toEqual({ fulfilments: [], hold: null, stuckAt: null });
  const bySupport = await world.acted(await api.as(ana), order.id);
  expect(bySupport.actions.find(({ action }) => action === 'ship')?.refusal?.reason).toBe(
    'Not covered: 11.90 EUR is open. Wait for the money, or ask somebody who may ship unpaid orders.',
  );
});
