import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { customers } from '../customers/testing/customer-world.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { refundWorld } from '../payments/testing/refund-world.ts';
import { erasureWorld } from './testing/erasure-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = actionWorld(api);
const { preview, erase, withdraw, work, again } = erasureWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();
const stranger = await (await world.managerOf(yard.shopId))();

beforeEach(() => clock.advance(1_000));

let people = 0;
async function somebody(fields: object = {}) {
  const n = (people += 1);
  const made = { name: `Nora Nimmersatt ${n}`, email: `nora${n}@mail.example`, ...fields };
  return (await customers.create(manager, mill.shopId, made)).customer;
}
const seen = async (id: string) => (await customers.one(manager, id))!;
const orderOf = async (customer: { name: string; email: string | null }) =>
  (await world.receive(administrator, mill.channelId, { customer: { name: customer.name, email: customer.email } }))
    .order;
const trailOf = async (id: string) =>
  (await sql<{ action: string }>`select action from change where entity_id = ${id} order by id`.execute(db)).rows.map(
    ({ action }) => action,
  );

describe('erasing a customer', () => {
  it('asks for the name as it stands, by the version that was seen, and for the right to it', async () => {
    const customer = await somebody();
    expect(await erase(manager, { ...customer, name: 'Nora' })).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ path: 'name', code: 'not_the_name' }],
    });
    expect(await erase(manager, { ...customer, version: 7 })).toMatchObject({ currentVersion: 1 });
    expect((await erase(stranger, customer)).__typename).toBe('NotFound');
    expect(await preview(stranger, customer.id)).toBeNull();
    await work();
    expect((await seen(customer.id)).status).toBe('ACTIVE');
  });

  it('takes who they were and keeps that they were erased', async () => {
    const customer = await somebody();
    expect(await erase(manager, customer)).toMatchObject({ erasure: { state: 'REQUESTED' }, refusal: null });
    expect(api.queued.at(-1)).toMatchObject({ name: 'erase-customers' });
    await work();
    await work();
    expect(await seen(customer.id)).toMatchObject({ name: '', email: null, status: 'ERASED', mayUpdate: false });
    expect(await trailOf(customer.id)).toEqual(['created', 'erasure_requested', 'erased']);
    expect(await customers.update(manager, await seen(customer.id), { name: 'Nora' })).toMatchObject({
      code: 'CUSTOMER_ERASED',
    });
    const list = await customers.list(manager, { search: 'Nimmersatt' });
    expect(list.nodes.map(({ id }) => id)).not.toContain(customer.id);
  });

  it('waits for what is open, names it, and runs by itself when it ends', async () => {
    const customer = await somebody();
    const { id, number } = await orderOf(customer);
    const matter = { kind: 'ORDER', orderId: id, orderNumber: number };
    expect(await preview(manager, customer.id)).toMatchObject({ orders: 1, openMatters: [matter] });
    expect(await erase(manager, await seen(customer.id))).toMatchObject({
      erasure: { state: 'WAITING', openMatters: [matter] },
      refusal: {
        code: 'CUSTOMER_ERASURE_WAITS',
        reason: expect.stringContaining('Erasing waits for 1 open matters; it runs by itself when they end.') as string,
      },
    });
    await work();
    expect((await seen(customer.id)).name).toBe(customer.name);
    await world.cancel(manager, await world.acted(manager, id), { reason: 'CUSTOMER' });
    await work();
    expect((await seen(customer.id)).status).toBe('ERASED');
  });

  it('waits for an open dispute, which may still be won', async () => {
    const customer = await somebody();
    const { id, number } = await orderOf(customer);
    const administrator = await api.asAdministrator();
    const money = refundWorld(api);
    const { payment } = await money.record(administrator, id, { amount: '11.90' });
    const { refund } = await money.dispute(administrator, payment, { amount: '11.90' });
    await world.cancel(manager, await world.acted(manager, id), { reason: 'CUSTOMER' });
    await erase(manager, await seen(customer.id));
    await work();
    expect(await preview(manager, customer.id)).toMatchObject({
      openMatters: [{ kind: 'DISPUTE', orderId: id, orderNumber: number }],
    });
    await money.endDispute(administrator, refund, { outcome: 'LOST' });
    await work();
    expect((await seen(customer.id)).status).toBe('ERASED');
  });

  it('is asked once however often, and taken back as long as it waits', async () => {
    const customer = await somebody();
    await orderOf(customer);
    const now = await seen(customer.id);
    await erase(manager, now);
    expect((await erase(manager, now)).erasure.state).toBe('WAITING');
    expect((await withdraw(manager, customer.id)).customer).toMatchObject({ status: 'ACTIVE', erasure: null });
    await withdraw(manager, customer.id);
    expect(await trailOf(customer.id)).toEqual(['created', 'erasure_requested', 'erasure_withdrawn']);
    await erase(manager, now);
    expect((await withdraw(stranger, customer.id)).__typename).toBe('NotFound');
  });

  it('takes whom was merged into them along, and nothing brings these back', async () => {
    const [survivor, merged] = [await somebody(), await somebody()];
    const { changeId } = await customers.merge(manager, survivor, merged);
    expect(await erase(manager, await seen(merged.id))).toMatchObject({ code: 'CUSTOMER_MERGED' });
    expect(await preview(manager, survivor.id)).toMatchObject({ mergedCustomers: 1 });
    await erase(manager, await seen(survivor.id));
    await work();
    expect(await seen(merged.id)).toMatchObject({ name: '', status: 'ERASED', mergedInto: null });
    expect(await customers.revert(manager, changeId)).toMatchObject({ __typename: 'NotAllowedNow' });
  });

  it('makes a new customer of the same address with the next order', async () => {
    const customer = await somebody();
    await erase(manager, customer);
    await work();
    const { customer: next } = await orderOf(customer);
    expect(next).toMatchObject({ name: customer.name, email: customer.email });
    expect(next?.id).not.toBe(customer.id);
  });

  it('is done again to whom an older backup brings back, whatever is open', async () => {
    const customer = await somebody();
    await erase(manager, customer);
    await work();
    await sql`update customer set status = 'ACTIVE', erased_at = null, name = 'Nora Nimmersatt', email = 'nora@mail.example',
      email_norm = 'nora@mail.example' where id = ${customer.id}`.execute(db);
    await sql`delete from erasure where customer_id = ${customer.id}`.execute(db);
    await orderOf({ name: 'Nora Nimmersatt', email: 'nora@mail.example' });
    expect(await again()).toBe(1);
    expect(await seen(customer.id)).toMatchObject({ name: '', status: 'ERASED' });
    expect(await again()).toBe(0);
  });
});
