import { startDemoShops } from '@quarry/demo-shops';
import { afterAll, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { checkPayments } from '../payments/index.ts';
import { providerWorld } from '../payments/testing/provider-world.ts';
import { importsOf } from './testing/import-client.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(demo.stop);
const world = providerWorld(api, demo);
const { channelId, shopId } = await world.sellingShop(administrator);
const { hookPath } = await world.provider(administrator, shopId);
const user = await api.newUser({ roleKeys: ['shop_manager'] });
await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
const manager = await api.as(user);
const own = importsOf(api, user, manager, { kind: 'ORDERS', withinId: channelId });

it('counts what is paid of an order in a file once where its provider told it before', async () => {
  for (const [order, amount] of [
    ['F-1', '11.90'],
    ['F-2', '5.00'],
  ]) {
    const event = { id: order, kind: 'captured', payment: order, order, amount, currency: 'EUR' };
    expect(await world.hook(hookPath, { ...event, at: clock.now().toISOString() })).toBe(200);
  }
  const rows = ['F-1', 'F-2', 'F-3'].map((id) => `${id},2026-03-01 14:30,CHAIR,Chair,1,11.90,19,11.90,pay-${id}`);
  const heads = 'Order number,Placed at,SKU,Title,Quantity,Unit price,Tax rate,Paid,Payment reference';
  const { id } = await own.preview([heads, ...rows].join('\n'));
  await own.apply(await own.seen(id));
  await own.workOff();
  const { nodes } = await world.orders(manager);
  const orders = await Promise.all(nodes.map((node) => world.order(manager, node.id)));
  const paid = new Map(orders.map((order) => [order?.externalId, order]));
  for (const [externalId, methods] of [
    ['F-1', ['Demo']],
    ['F-2', ['Demo', expect.not.stringMatching('Demo')]],
    ['F-3', [expect.not.stringMatching('Demo')]],
  ] as const) {
    const order = paid.get(externalId);
    expect(order).toMatchObject({ paymentStatus: 'PAID', outstanding: { minor: 0 } });
    const { payments } = await world.money(manager, order?.id ?? '');
    const shown = await Promise.all(payments.map((payment) => world.payment(manager, payment.id)));
    expect(shown.map((payment) => payment?.methodLabel)).toEqual(methods);
    expect(shown.reduce((sum, payment) => sum + (payment?.captured.minor ?? 0), 0)).toBe(1_190);
  }
  expect((await checkPayments(db)).differences).toEqual([]);
  expect((await checkOrders(db)).differences).toEqual([]);
});
