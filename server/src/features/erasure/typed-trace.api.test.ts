import { startDemoShops } from '@quarry/demo-shops';
import { afterAll, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { receivedLine } from '../orders/testing/order-world.ts';
import { checkPayments } from '../payments/index.ts';
import { providerWorld } from '../payments/testing/provider-world.ts';
import { returnWorld } from '../payments/testing/return-world.ts';
import { customers } from '../customers/testing/customer-world.ts';
import { erasureWorld, whereStands } from './testing/erasure-world.ts';

const api = await testApi();
const { db } = api.deps;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(() => demo.stop());
const administrator = await api.asAdministrator();
const world = { ...providerWorld(api, demo), ...returnWorld(api) };
const { erase, work } = erasureWorld(api);
const mill = await world.sellingShop(administrator);
const { hookPath } = await world.provider(administrator, mill.shopId);

const name = 'Quilla Brändvold';
const texts = [name, encodeURIComponent(name)];

it('finds a person in what people typed about their money and returns, and in events of no order', async () => {
  const sums = { netMinor: 2266, taxMinor: 431, grossMinor: 2697 };
  const { order } = await world.receive(administrator, mill.channelId, {
    customer: { name, email: 'quilla@brandvold.example' },
    lines: [receivedLine({ quantity: 3, unitMinor: 899, ...sums })],
    ...sums,
  });
  // Two references that are one without the name.
  await world.record(administrator, order.id, { amount: '20.00', reference: `Transfer of ${name}` });
  await world.record(administrator, order.id, { amount: '6.97', reference: `${name}, the rest` });
  await world.ship(administrator, await world.acted(administrator, order.id), { input: {} });
  const paid = await world.money(administrator, order.id);
  const owed = { amount: '2.00', reason: `Owed to ${name}`, reference: `Back to ${name}` };
  expect(await world.refund(administrator, paid, owed)).toMatchObject({ refund: { state: 'SUCCEEDED' } });
  const sent = await world.back(administrator, order.id);
  const asked = await world.request(administrator, sent, {
    input: { reason: 'OTHER', lines: [{ lineId: sent.lines[0]!.id, quantity: 1 }] },
  });
  const returnId = asked.order.returns[0]!.id;
  await world.decline(administrator, asked.order, { returnId, reason: `Worn by ${name}` });
  const at = api.deps.clock.now().toISOString();
  const told = { kind: 'captured', order: `Order of ${name}`, amount: '5.00', currency: 'EUR', at };
  for (const id of ['ev-1', 'ev-2']) expect(await world.hook(hookPath, { ...told, id, payment: `p-${id}` })).toBe(200);
  await world.apply();
  const events = await world.events(administrator);
  expect(
    (await db.selectFrom('payment_event').select('blob').execute()).map(({ blob }) => blob?.includes(name)),
  ).toEqual([true, true]);
  await world.ignore(administrator, events[0]!.id, `Not of ${name}`);
  const planted = (await whereStands(db, api.dataFolder, texts)).map((found) => found.split(/[: ]/)[0]);
  for (const place of ['refund', 'order_return', 'payment_transaction', 'payment_event'])
    expect(planted).toContain(place);

  const { nodes } = await customers.list(administrator, { search: name });
  const customer = (await customers.one(administrator, nodes[0]!.id))!;
  await erase(administrator, customer);
  await work();
  expect(await whereStands(db, api.dataFolder, texts)).toEqual([]);
  const bodies = await db.selectFrom('payment_event').select('blob').execute();
  expect(bodies.filter(({ blob }) => blob?.includes(name))).toEqual([]);
  expect(await customers.one(administrator, customer.id)).toMatchObject({ status: 'ERASED' });
  expect((await checkPayments(db)).differences).toEqual([]);
  expect((await checkOrders(db)).differences).toEqual([]);
});
