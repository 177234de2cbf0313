import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { customers } from '../customers/testing/customer-world.ts';
import { discountDoors } from '../discounts/testing/discount-doors.ts';
import { orderWorld } from './testing/order-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const discounts = discountDoors(() => administrator);
const begun = new Date(clock.now().getTime() - 86_400_000).toISOString();

async function desk() {
  const shop = await world.sellingShop(administrator);
  return { ...shop, person: await (await world.managerOf(shop.shopId))() };
}

/** Somebody who makes and changes orders, and reads no customers. */
async function orderClerk() {
  const key = 'order_clerk';
  const rules = ['read', 'create', 'update'].map((action) => ({ action, subject: 'Order' }));
  await db
    .insertInto('role')
    .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  return api.as(await api.newUser({ roleKeys: [key] }));
}

describe('a draft of an order', () => {
  it('is looked at with its arithmetic before anything is stored', async () => {
    const { shopId, channelId, variantId, person } = await desk();
    await discounts.live(shopId, { name: 'Ten', kind: 'AMOUNT_OFF_ORDER', percent: '10', startsAt: begun }, ['TEN']);
    const { previewOrder } = await person.query<{ previewOrder: object }>(
      `query ($channelId: ID!, $input: OrderDraftInput!) { previewOrder(channelId: $channelId, input: $input) { __typename
        ... on OrderPreview { unknownCodes gross { minor } discount { minor } lines { title quantity gross { minor } taxRatePpm }
          applied { code saving { minor } steps { text } } } } }`,
      {
        channelId,
        input: {
          lines: [
            { variantId, quantity: 2 },
            { title: 'Polish', quantity: 1, price: '5.00' },
          ],
          codes: ['TEN', 'NO'],
        },
      },
    );
    expect(previewOrder).toEqual({
      __typename: 'OrderPreview',
      unknownCodes: ['NO'],
      gross: { minor: 2_250 },
      discount: { minor: 250 },
      lines: [
        { title: 'Oak chair', quantity: 2, gross: { minor: 1_800 }, taxRatePpm: 190_000 },
        { title: 'Polish', quantity: 1, gross: { minor: 450 }, taxRatePpm: 190_000 },
      ],
      applied: [
        {
          code: 'TEN',
          saving: { minor: 250 },
          steps: [{ text: 'Oak chair: 2.00 EUR off 20.00 EUR.' }, { text: 'Polish: 0.50 EUR off 5.00 EUR.' }],
        },
      ],
    });
    const { rows } = await sql`select from "order" where shop_id = ${shopId}`.execute(db);
    expect(rows).toEqual([]);
  });

  it('is made by support of the shop, who may read no channels of their own', async () => {
    const { shopId, channelId, variantId } = await desk();
    const away = await desk();
    const user = await api.newUser({ roleKeys: ['support'] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
    const person = await api.as(user);
    const { orderChannels } = await person.query<{ orderChannels: { id: string; shop: { id: string } }[] }>(
      '{ orderChannels { id shop { id } } }',
    );
    expect(orderChannels.map((one) => one.id)).toContain(channelId);
    expect(orderChannels.map((one) => one.id)).not.toContain(away.channelId);
    expect(new Set(orderChannels.map(({ shop }) => shop.id))).toEqual(new Set([shopId]));
    const { order } = await world.draft(person, channelId, { lines: [{ variantId, quantity: 1 }] });
    expect((await world.placeDraft(person, order)).order).toMatchObject({ status: 'OPEN', number: '1001' });
  });

  it('has no number until it is placed, and keeps the prices that stand in it', async () => {
    const { channelId, variantId, person } = await desk();
    const made = await world.draft(person, channelId, {
      lines: [{ variantId, quantity: 1, price: '8.50', priceReason: 'A scratch' }],
      customer: { name: 'Cy Berg', email: 'cy@berg.example' },
      shipping: '4.90',
      note: 'By phone',
    });
    expect(made.order).toMatchObject({ number: null, status: 'DRAFT', source: 'DRAFT', gross: { minor: 1_340 } });
    const changed = await world.updateDraft(person, made.order, {
      lines: [{ variantId, quantity: 2, price: '8.50', priceReason: 'A scratch' }],
      customer: { id: made.order.customer?.id },
      billing: { name: 'Cy Berg', city: 'Bern' },
    });
    expect(changed.order).toMatchObject({ itemCount: 2, gross: { minor: 1_700 } });
    expect(await world.updateDraft(person, made.order, { lines: [] })).toMatchObject({ __typename: 'VersionConflict' });
    const placed = await world.placeDraft(person, changed.order, 1_700);
    const { orders } = await person.query<{ orders: { nodes: object[] } }>(
      '{ orders(search: "cy@berg.example") { nodes { id } } }',
    );
    expect(orders.nodes).toEqual([{ id: made.order.id }]);
    expect(placed.order).toMatchObject({
      number: '1001',
      status: 'OPEN',
      customer: { name: 'Cy Berg', orderCount: 1 },
    });
    expect(placed.order.billing).toEqual({ name: 'Cy Berg', city: 'Bern' });
    expect(placed.order.lines).toMatchObject([{ unit: { minor: 850 }, sku: 'CHAIR' }]);
    expect(placed.order.events.nodes.map(({ kind, note }) => [kind, note])).toEqual([
      ['placed', null],
      ['changed', null],
      ['drafted', 'By phone'],
    ]);
    expect(await world.placeDraft(person, placed.order)).toMatchObject({ code: 'ORDER_NOT_A_DRAFT' });
    expect(await world.discard(person, placed.order)).toMatchObject({ code: 'ORDER_NOT_DISCARDED' });
  });

  it('is in the terms of its channel when it was last said, also where the channel has others by now', async () => {
    const { channelId, person } = await desk();
    const input = { lines: [{ title: 'Polish', quantity: 1, price: '100' }] };
    const { order } = await world.draft(person, channelId, input);
    await sql`update channel set currency = 'JPY', prices_with_tax = false where id = ${channelId}`.execute(db);
    const placed = await world.placeDraft(person, (await world.draft(person, channelId, input)).order);
    expect(placed.order).toMatchObject({ gross: { minor: 119, currency: 'JPY' }, net: { minor: 100 } });
    const changed = await world.updateDraft(person, order, input);
    expect(changed.order).toMatchObject({ gross: { minor: 119, currency: 'JPY' }, net: { minor: 100 } });
    await sql`update channel set currency = 'EUR', prices_with_tax = true where id = ${channelId}`.execute(db);
    const kept = await world.placeDraft(person, changed.order, 119);
    expect(kept.order).toMatchObject({ gross: { minor: 119, currency: 'JPY' }, net: { minor: 100 } });
  });

  it('says what was typed of it last, and nothing once it is placed', async () => {
    const { channelId, variantId, person } = await desk();
    const typed = async (id: string) =>
      (
        await person.query<{ order: { draft: unknown } }>(
          `query ($id: ID!) { order(id: $id) {
            draft { codes shipping { minor } lines { position price { minor } priceReason } } } }`,
          { id },
        )
      ).order.draft;
    const { order } = await world.draft(person, channelId, { lines: [{ variantId, quantity: 1 }], codes: ['NO'] });
    expect(await typed(order.id)).toEqual({
      codes: ['NO'],
      shipping: null,
      lines: [{ position: 0, price: null, priceReason: null }],
    });
    const changed = await world.updateDraft(person, order, {
      lines: [
        { variantId, quantity: 1, price: '8.50', priceReason: 'A scratch' },
        { variantId, quantity: 2 },
      ],
      shipping: '4.90',
    });
    expect(await typed(order.id)).toEqual({
      codes: [],
      shipping: { minor: 490 },
      lines: [
        { position: 0, price: { minor: 850 }, priceReason: 'A scratch' },
        { position: 1, price: null, priceReason: null },
      ],
    });
    await world.placeDraft(person, changed.order);
    expect(await typed(order.id)).toBeNull();
  });

  it('is not placed without a line, at another total, or after a code of it ended', async () => {
    const { shopId, channelId, variantId, person } = await desk();
    const empty = await world.draft(person, channelId, { lines: [] });
    expect(await world.placeDraft(person, empty.order)).toMatchObject({
      code: 'ORDER_NO_LINES',
      reason: 'There is nothing in it yet. Add at least one line.',
    });
    const { id } = await discounts.live(
      shopId,
      { name: 'Ten', kind: 'AMOUNT_OFF_ORDER', percent: '10', startsAt: begun },
      ['TEN'],
    );
    const { order } = await world.draft(person, channelId, { lines: [{ variantId, quantity: 1 }], codes: ['ten'] });
    expect(order.gross.minor).toBe(900);
    expect(await world.placeDraft(person, order, 899)).toMatchObject({
      __typename: 'OrderTotalDiffers',
      totalMinor: 900,
    });
    await discounts.intend(id, 'ENDED', true);
    const lost = await world.placeDraft(person, order, 900);
    expect(lost).toMatchObject({ __typename: 'DiscountNoLongerApplies', totalMinor: 1_000 });
    expect(lost.refusal.reason).toContain('TEN no longer applies: It has ended.');
    expect((await world.placeDraft(person, order, 1_000)).order).toMatchObject({
      number: '1001',
      gross: { minor: 1_000 },
    });
  });

  it('names every field that is wrong', async () => {
    const { channelId, variantId, person } = await desk();
    const made = await world.draft(person, channelId, {
      lines: [
        { variantId, quantity: 1, price: '1.999' },
        { title: 'Polish', quantity: 1 },
        { quantity: 1, price: '1' },
      ],
      shipping: 'free',
      billing: { name: 'A', country: 'Germany', email: 'nobody', phone: '030 12' },
    });
    expect(made.issues.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'billing.country not_a_country',
      'billing.email not_an_email',
      'billing.phone not_a_phone_number',
      'lines.2.title required',
    ]);
    const nowhere = await world.draft(person, channelId, {
      lines: [],
      billing: { name: 'A', country: 'xx' },
      shippingTo: { name: 'A', country: 'EU' },
    });
    expect(nowhere.issues).toEqual([
      { path: 'billing.country', code: 'not_a_country' },
      { path: 'shippingTo.country', code: 'not_a_country' },
    ]);
    const amounts = await world.draft(person, channelId, {
      lines: [
        { variantId, quantity: 1, price: '1.999' },
        { title: 'Polish', quantity: 1 },
      ],
      shipping: 'free',
    });
    expect(amounts.issues.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'lines.0.price too_many_decimals',
      'lines.1.price required',
      'shipping not_a_decimal',
    ]);
  });

  it('names no customer by id to those who may not read customers, but the one that it has', async () => {
    const { shopId, channelId, person } = await desk();
    const created = async (name: string) => (await customers.create(person, shopId, { name })).customer.id;
    const [ada, bob] = [await created('Ada Stone'), await created('Bob Reed')];
    const clerk = await orderClerk();
    const line = { title: 'Polish', quantity: 1, price: '5.00' };
    const unknown = [{ path: 'customer.id', code: 'unknown' }];
    const refused = await world.draft(clerk, channelId, { customer: { id: ada }, lines: [line] });
    expect(refused).toMatchObject({ __typename: 'InvalidInput', issues: unknown });
    const placed = await world.place(clerk, channelId, { customer: { id: ada } });
    expect(placed).toMatchObject({ __typename: 'InvalidInput', issues: unknown });
    const received = await world.receive(clerk, channelId, { customer: { id: ada } });
    expect(received).toMatchObject({ __typename: 'InvalidInput', issues: unknown });
    const { order } = await world.draft(person, channelId, { customer: { id: ada }, lines: [line] });
    expect(order.customer?.name).toBe('Ada Stone');
    const kept = await world.updateDraft(clerk, order, { customer: { id: ada }, lines: [line, line] });
    expect(kept.order).toMatchObject({ customer: { id: ada }, itemCount: 2 });
    const other = await world.updateDraft(clerk, kept.order, { customer: { id: bob }, lines: [line] });
    expect(other).toMatchObject({ __typename: 'InvalidInput', issues: unknown });
  });

  it('goes into the bin, comes back, and goes for good with who it names', async () => {
    const { channelId, variantId, person } = await desk();
    const input = { lines: [{ variantId, quantity: 1 }], billing: { name: 'Dee' } };
    const { order } = await world.draft(person, channelId, input);
    expect(await world.discard(person, order)).toMatchObject({ __typename: 'OrderDraftDiscarded', id: order.id });
    expect(await world.order(person, order.id)).toBeNull();
    const { restoreFromBin } = await person.query<{ restoreFromBin: object }>(
      'mutation ($id: ID!) { restoreFromBin(id: $id) { __typename } }',
      { id: order.id },
    );
    expect(restoreFromBin).toMatchObject({ __typename: 'RestoredFromBin' });
    const back = await world.order(person, order.id);
    expect(back?.status).toBe('DRAFT');
    await world.discard(person, back!);
    await person.query('mutation ($id: ID!) { purgeFromBin(id: $id) { __typename } }', { id: order.id });
    const { rows } = await sql`select from "order" where id = ${order.id}
      union all select from person_data where subject_id = ${order.id}`.execute(db);
    expect(rows).toEqual([]);
  });
});
