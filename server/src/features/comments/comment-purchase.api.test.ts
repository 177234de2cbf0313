import { beforeEach, describe, expect, it } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { provedPurchases } from './purchase.commands.ts';
import { commentDoors } from './testing/comment-doors.ts';

const api = await testApi();
const { db, clock } = api.deps;
const world = actionWorld(api);
const { shopId, channelId, productId } = await world.sellingShop(await api.asAdministrator());

let administrator: TestClient;
let client: TestClient;
let count = 0;
const { comment, submit, list, ratings, remove } = commentDoors(() => client);

beforeEach(async () => {
  clock.advance(60_000);
  administrator = await api.asAdministrator();
  client = administrator;
});

/** An order of Ada's, shipped unless told otherwise, and some time before what comes next. */
async function ordered({ isShipped = true, externalId = `A-${(count += 1)}` } = {}) {
  const { order } = await world.receive(administrator, channelId, {
    externalId,
    customer: { externalId: 'ada', name: 'Ada', email: 'Ada@Stone.example' },
  });
  if (isShipped) await world.ship(administrator, order, { input: {} });
  clock.advance(60_000);
  return { ...order, externalId };
}

const follow = () => followToEnd(api.deps, provedPurchases);

async function sent(rest: object = {}): Promise<string> {
  const said = { kind: 'REVIEW', productId, authorName: 'Ada', rating: 4, text: `Good ${(count += 1)}.`, ...rest };
  const { id, issues } = await submit(channelId, said);
  if (!id) throw new Error(JSON.stringify(issues));
  return id;
}

describe('a verified purchase', () => {
  it.each([
    ['the number of the order', ({ number }: { number: string | null }) => ({ orderNumber: number })],
    ['its external id', ({ externalId }: { externalId: string }) => ({ orderNumber: externalId })],
    ['the customer', () => ({ customerId: 'ada' })],
    ['the e-mail', () => ({ customerEmail: 'ADA@stone.example' })],
    ['number and customer', ({ number }: { number: string | null }) => ({ orderNumber: number, customerId: 'ada' })],
  ])('is proved by %s, with the line as its proof', async (_how, said) => {
    const order = await ordered();
    const id = await sent(said(order));
    const shown = await comment(id);
    expect(shown).toMatchObject({ isVerified: true, status: 'PENDING', orderLine: { title: 'A chair' } });
    expect(shown?.order?.id).toEqual(expect.any(String));
    expect(await list({ isVerified: true, productId: [productId] })).toContain(id);
  });

  it.each([
    ['an order of somebody else', { customerEmail: 'bob@stone.example' }, {}],
    ['an order that is not shipped', {}, { isShipped: false }],
    ['no order at all', { orderNumber: 'nowhere' }, {}],
  ])('is none with %s', async (_what, said, how) => {
    const order = await ordered(how);
    await world.receive(administrator, channelId, { customer: { name: 'Bob', email: 'bob@stone.example' } });
    expect(await comment(await sent({ orderNumber: order.externalId, ...said }))).toMatchObject({
      isVerified: false,
      order: null,
      orderLine: null,
    });
  });

  it('is none before the goods were shipped, nor of a product that the order has not', async () => {
    const order = await ordered();
    const early = new Date(clock.now().getTime() - 3_600_000).toISOString();
    const other = await world.newProduct();
    expect(await comment(await sent({ orderNumber: order.externalId, submittedAt: early }))).toMatchObject({
      isVerified: false,
    });
    expect(await comment(await sent({ orderNumber: order.externalId, productId: other.id }))).toMatchObject({
      isVerified: false,
    });
  });

  it('is proved by an order that comes in later, once, and stays when the goods come back', async () => {
    const written = new Date(clock.now().getTime() + 300_000);
    clock.advance(600_000);
    administrator = await api.asAdministrator();
    client = administrator;
    const id = await sent({ orderNumber: 'late', submittedAt: written.toISOString() });
    const placedAt = new Date(written.getTime() - 2_000).toISOString();
    const { order } = await world.receive(administrator, channelId, { externalId: 'late', placedAt });
    await world.ship(administrator, order, { input: { shippedAt: new Date(written.getTime() - 1_000).toISOString() } });
    await follow();
    const shown = await comment(id);
    expect(shown).toMatchObject({ isVerified: true, order: { id: order.id } });
    await follow();
    expect((await comment(id))?.version).toBe(shown?.version);
    await db.updateTable('order_line').set({ returned: 1 }).where('order_id', '=', order.id).execute();
    expect(await comment(id)).toMatchObject({ isVerified: true });
  });

  it('shows its order only to those who may read it', async () => {
    const order = await ordered();
    const id = await sent({ orderNumber: order.externalId });
    const rules = ['Comment', 'Shop'].map((subject) => ({ action: 'read', subject }));
    await administrator.query('mutation ($input: RoleInput!) { createRole(input: $input) { __typename } }', {
      input: { name: 'Reader of comments', rules },
    });
    const { key } = await db
      .selectFrom('role')
      .select('key')
      .where('name', '=', 'Reader of comments')
      .executeTakeFirstOrThrow();
    client = await api.as(await api.newUser({ roleKeys: [key] }));
    expect(await comment(id)).toMatchObject({ isVerified: true, order: null, orderLine: null });
  });
});

describe('the setting that approves reviews of verified purchases', () => {
  it('approves those without a flag, and none other', async () => {
    const order = await ordered();
    const before = await sent({ orderNumber: order.externalId });
    await administrator.query(
      `mutation ($shopId: ID!) { updateSetting(key: "commentsApproveVerified", scope: { kind: SHOP, id: $shopId }, version: 0,
        value: true) { __typename } }`,
      { shopId },
    );
    const said = { orderNumber: order.externalId };
    const [approved, flagged, question, unproved] = [
      await sent(said),
      await sent({ ...said, text: 'See www.elsewhere.example' }),
      await sent({ ...said, kind: 'QUESTION', rating: null }),
      await sent(),
    ];
    expect(await comment(approved)).toMatchObject({ status: 'APPROVED' });
    for (const id of [before, flagged, question, unproved])
      expect(await comment(id)).toMatchObject({ status: 'PENDING' });
    expect(await ratings(productId)).toMatchObject([{ count: 1, average: 4 }]);
    await remove(approved);
  });
});
