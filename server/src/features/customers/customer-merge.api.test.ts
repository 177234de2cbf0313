import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { orderWorld } from '../orders/testing/order-world.ts';
import { customers } from './testing/customer-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();

let pairs = 0;
/** Two who bought in the shop, each with an address, a statement and an id of the channel. */
async function pair() {
  const n = (pairs += 1);
  const one = async (word: string, given: boolean, day: string) => {
    const customer = { email: `${word}${n}@mail.example`, name: `${word} ${n}`, externalId: `${word}-${n}` };
    const { order } = await world.receive(administrator, mill.channelId, { customer, placedAt: `${day}T12:00:00Z` });
    const id = order.customer!.id;
    const found = (await customers.one(manager, id))!;
    await customers.address(manager, found, { city: word });
    const { customer: last } = await customers.consent(manager, id, { given, at: `${day}T12:00:00Z`, source: word });
    return { ...last, orderId: order.id };
  };
  return { old: await one('Old', true, '2026-01-31'), fresh: await one('Fresh', false, '2026-02-28') };
}

describe('a merge of two customers', () => {
  it('moves orders, addresses, statements and ids, of which the later statement counts', async () => {
    const { old, fresh } = await pair();
    const { customer } = await customers.merge(manager, old, fresh, ['EMAIL']);
    expect(customer).toMatchObject({ name: old.name, email: fresh.email, trade: { orders: 2 } });
    expect(customer.addresses).toMatchObject([
      { city: 'Old', isDefaultBilling: true },
      { city: 'Fresh', isDefaultBilling: false },
    ]);
    expect(customer.consents).toMatchObject([
      { source: 'Fresh', given: false, isLatest: true },
      { source: 'Old', given: true, isLatest: false },
    ]);
    expect(customer.externalIds).toHaveLength(2);
    expect(await customers.one(manager, fresh.id)).toMatchObject({
      status: 'MERGED',
      mergedInto: { id: old.id, name: old.name },
      mayUpdate: false,
      trade: { orders: 0 },
    });
    expect((await world.order(manager, fresh.orderId))?.customer?.id).toBe(old.id);
    expect((await customers.list(manager, { search: 'fresh 1' })).nodes).toEqual([{ id: old.id, name: old.name }]);
    const refused = await customers.update(manager, { id: fresh.id, version: fresh.version + 1 }, { name: 'Again' });
    expect(refused).toMatchObject({ code: 'CUSTOMER_MERGED' });
  });

  it('sends later orders of both to the survivor', async () => {
    const { old, fresh } = await pair();
    await customers.merge(manager, old, fresh);
    for (const customer of [
      { email: fresh.email },
      { email: 'other@mail.example', externalId: fresh.externalIds[0]?.externalId },
      { id: fresh.id },
    ]) {
      const { order } = await world.receive(administrator, mill.channelId, { customer });
      expect(order.customer?.id).toBe(old.id);
    }
  });

  it('is taken back with what still points to the survivor', async () => {
    const { old, fresh } = await pair();
    const merged = await customers.merge(manager, old, fresh, ['NAME', 'EMAIL']);
    const { order: later } = await world.receive(administrator, mill.channelId, { customer: { email: fresh.email } });
    expect(await customers.revert(manager, merged.changeId)).toMatchObject({
      __typename: 'ChangeReverted',
      isRevertible: false,
    });
    const [first, second] = [(await customers.one(manager, old.id))!, (await customers.one(manager, fresh.id))!];
    expect(first).toMatchObject({ name: old.name, email: old.email, addresses: old.addresses, consents: old.consents });
    expect(second).toMatchObject({
      status: 'ACTIVE',
      mergedInto: null,
      email: fresh.email,
      addresses: fresh.addresses,
      consents: fresh.consents,
      externalIds: fresh.externalIds,
    });
    expect((await world.order(manager, fresh.orderId))?.customer?.id).toBe(fresh.id);
    expect((await world.order(manager, later.id))?.customer?.id).toBe(old.id);
    expect(await customers.revert(manager, merged.changeId)).toMatchObject({ __typename: 'NotAllowedNow' });
  });

  it('is taken back but for what the survivor said since, unless an address of e-mail is in the way', async () => {
    const { old, fresh } = await pair();
    const merged = await customers.merge(manager, old, fresh, ['EMAIL']);
    const { name, email } = merged.customer;
    const edited = (await customers.update(manager, merged.customer, { name: 'Renamed', email })).customer;
    expect(await customers.revert(manager, merged.changeId)).toMatchObject({ code: 'CUSTOMER_EMAIL_TAKEN' });
    expect((await customers.one(manager, fresh.id))?.status).toBe('MERGED');
    await customers.update(manager, edited, { name, email: old.email });
    expect((await customers.revert(manager, merged.changeId)).__typename).toBe('ChangeReverted');
    expect(await customers.one(manager, fresh.id)).toMatchObject({ status: 'ACTIVE', email: fresh.email });
  });

  it('is taken back from the last one on where merges follow each other', async () => {
    const { old, fresh } = await pair();
    const { old: third } = await pair();
    const first = await customers.merge(manager, old, fresh);
    const second = await customers.merge(manager, third, first.customer);
    expect(second.customer.trade?.orders).toBe(3);
    const { order } = await world.receive(administrator, mill.channelId, { customer: { email: fresh.email } });
    expect(order.customer?.id).toBe(third.id);
    expect(await customers.revert(manager, first.changeId)).toMatchObject({ code: 'CUSTOMER_MERGED' });
    expect((await customers.revert(manager, second.changeId)).__typename).toBe('ChangeReverted');
    expect((await customers.revert(manager, first.changeId)).__typename).toBe('ChangeReverted');
    expect(await customers.one(manager, fresh.id)).toMatchObject({ status: 'ACTIVE', trade: { orders: 1 } });
  });

  it('is refused for one and the same, for different shops and for versions that are over', async () => {
    const { old, fresh } = await pair();
    const far = (await customers.create(administrator, yard.shopId, { name: 'Far' })).customer;
    expect(await customers.merge(manager, old, old)).toMatchObject({ code: 'CUSTOMER_MERGE_SAME' });
    expect(await customers.merge(administrator, old, far)).toMatchObject({ code: 'CUSTOMER_MERGE_SHOPS' });
    expect((await customers.merge(manager, old, far)).__typename).toBe('NotFound');
    expect(await customers.merge(manager, old, { ...fresh, version: 1 })).toMatchObject({
      __typename: 'VersionConflict',
    });
  });

  it('lets one of two who merge a pair at once win', async () => {
    const { old, fresh } = await pair();
    const both = await Promise.all([customers.merge(manager, old, fresh), customers.merge(administrator, fresh, old)]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['CustomersMerged', 'NotAllowedNow']);
  });

  it('says before what would come of it, and changes nothing', async () => {
    const { old, fresh } = await pair();
    const { customerMergePreview: preview } = await manager.query<{ customerMergePreview: object }>(
      `query ($survivorId: ID!, $mergedId: ID!) { customerMergePreview(survivorId: $survivorId, mergedId: $mergedId, take: [NAME]) { __typename
        ... on CustomerMergePreview { name email addresses consents { source given } survivor { trade { orders } } } } }`,
      { survivorId: old.id, mergedId: fresh.id },
    );
    expect(preview).toEqual({
      __typename: 'CustomerMergePreview',
      name: fresh.name,
      email: old.email,
      addresses: 2,
      consents: [{ source: 'Fresh', given: false }],
      survivor: { trade: { orders: 1 } },
    });
    const { rows } = await sql`select from customer_merge where survivor_id = ${old.id}`.execute(db);
    expect(rows).toEqual([]);
  });
});
