import { expect, describe, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { receivedLine } from '../orders/testing/order-world.ts';
import { workOnBulkRun } from './index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const world = actionWorld(api);
const mill = await world.sellingShop(administrator);
const strange = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();

async function newOrder(channelId = mill.channelId, input: object = {}) {
  const { order } = await world.receive(administrator, channelId, input);
  return world.acted(administrator, order.id);
}

const workOff = async () => {
  while (await workOnBulkRun(api.engines, workOnLists));
};

type Started = { __typename: string; run?: { id: string }; issues?: { path: string; code: string }[] };
async function start(action: string, ids: readonly string[], input: object | null = null, client = manager) {
  const { startBulkRun } = await client.query<{ startBulkRun: Started }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename ... on BulkRunStarted { run { id } }
      ... on InvalidInput { issues { path code } } } }`,
    { input: { list: 'orders', action, ids: [ids], ...(input && { input }) } },
  );
  return startBulkRun;
}

/** What became of each order, in their order. */
async function outcomesOf(runId: string, client: TestClient = manager) {
  const { bulkItems } = await client.query<{
    bulkItems: { nodes: { name: string | null; outcome: string; refusal: { code: string; reason: string } | null }[] };
  }>('query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name outcome refusal { code reason } } } }', { runId });
  return bulkItems.nodes.map(({ outcome, refusal }) => refusal?.code ?? outcome);
}

async function done(action: string, ids: readonly string[], input: object | null = null, client = manager) {
  const { run } = await start(action, ids, input, client);
  await workOff();
  return { id: run!.id, outcomes: await outcomesOf(run!.id, client) };
}
const command = (id: string, wanted: 'RETRY' | 'UNDO') =>
  manager.query('mutation ($id: ID!, $wanted: RunCommand!) { commandRun(id: $id, command: $wanted) { __typename } }', {
    id,
    wanted,
  });
const look = (id: string) => world.acted(administrator, id);

describe('many orders', () => {
  it('are shipped whole with what was packed, each refused in the words of the single order, and retried alone', async () => {
    const [plain, packed, held, other] = [
      await newOrder(),
      await newOrder(mill.channelId, { lines: [receivedLine({ quantity: 3 })] }),
      await newOrder(),
      await newOrder(strange.channelId),
    ];
    await world.pack(administrator, packed, { lines: [{ lineId: packed.lines[0]!.id, quantity: 2 }] });
    await world.hold(administrator, held, { reason: 'ADDRESS' });
    const ids = [plain.id, packed.id, held.id, other.id, newId()];
    const { id, outcomes } = await done('ship', ids);
    expect(outcomes).toEqual(['done', 'done', 'ORDER_ON_HOLD', 'ROW_GONE', 'ROW_GONE']);
    expect((await look(packed.id)).fulfilments).toMatchObject([
      { number: 1, status: 'SHIPPED', lines: [{ quantity: 2 }] },
      { number: 2, status: 'SHIPPED', lines: [{ quantity: 1 }] },
    ]);
    const shippedOnce = await look(plain.id);
    expect(shippedOnce.fulfilments).toHaveLength(1);
    expect(shippedOnce.events.nodes[0]).toMatchObject({ kind: 'shipped' });
    await world.release(administrator, await look(held.id));
    await command(id, 'RETRY');
    await workOff();
    expect(await outcomesOf(id)).toEqual(['done', 'done', 'done', 'ROW_GONE', 'ROW_GONE']);
    expect(await look(plain.id)).toEqual(shippedOnce);
    expect((await done('ship', [plain.id])).outcomes).toEqual(['ORDER_ALL_SHIPPED']);

    expect((await done('deliver', [plain.id, packed.id])).outcomes).toEqual(['done', 'done']);
    expect((await look(packed.id)).fulfilments.map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
    expect((await done('deliver', [plain.id])).outcomes).toEqual(['ORDER_NOTHING_ON_ITS_WAY']);
    expect((await checkOrders(api.deps.db)).differences).toEqual([]);
  });

  it('are held and released, and a hold is undone by release', async () => {
    const orders = [await newOrder(), await newOrder()];
    const ids = orders.map(({ id }) => id);
    expect((await start('hold', ids, { reason: 'BORED' })).issues).toEqual([
      { path: 'input.reason', code: 'not_a_choice' },
    ]);
    const held = await done('hold', ids, { reason: 'STOCK', note: 'Until Friday' });
    expect(held.outcomes).toEqual(['done', 'done']);
    expect((await look(ids[0]!)).hold).toMatchObject({ reason: 'STOCK', note: 'Until Friday' });
    expect((await done('release', [ids[0]!])).outcomes).toEqual(['done']);
    await command(held.id, 'UNDO');
    await workOff();
    expect(await Promise.all(ids.map(async (id) => (await look(id)).hold))).toEqual([null, null]);
  });

  it('are assigned, cancelled and archived, and archiving is undone', async () => {
    const orders = [await newOrder(), await newOrder()];
    const ids = orders.map(({ id }) => id);
    expect((await start('assign', ids, {})).issues).toEqual([{ path: 'input.userId', code: 'unknown' }]);
    expect((await done('assign', ids, { userId: newId() })).outcomes).toEqual(['CHOICE_GONE', 'CHOICE_GONE']);
    const [person] = await world.assignees(manager, mill.shopId);
    expect((await done('assign', ids, { userId: person!.id })).outcomes).toEqual(['done', 'done']);
    expect((await look(ids[1]!)).assignee).toEqual({ name: person!.name });

    expect((await done('archive', ids)).outcomes).toEqual(['ORDER_OPEN_NOT_ARCHIVED', 'ORDER_OPEN_NOT_ARCHIVED']);
    expect((await done('complete', [ids[0]!])).outcomes).toEqual(['ORDER_NOT_DONE']);
    const cancelled = await done('cancel', ids, { reason: 'CUSTOMER' });
    expect(cancelled.outcomes).toEqual(['done', 'done']);
    const archived = await done('archive', ids);
    expect(archived.outcomes).toEqual(['done', 'done']);
    expect((await look(ids[0]!)).archivedAt).not.toBeNull();
    await command(archived.id, 'UNDO');
    await workOff();
    expect((await look(ids[0]!)).archivedAt).toBeNull();
  });

  it('stay with anyone who may do it to one, whose rights are asked for each batch', async () => {
    const order = await newOrder();
    const reader = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const refused = await reader.request(
      'mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename } }',
      { input: { list: 'orders', action: 'ship', ids: [[order.id]] } },
    );
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the rows of a job', () => {
  it('are called by number and shop also while they wait, as far as the reader sees the orders', async () => {
    await api.deps.db.updateTable('shop').set({ name: 'Forge' }).where('id', '=', strange.shopId).execute();
    const own = await newOrder();
    const foreign = await newOrder(strange.channelId);
    const { run } = await start('hold', [own.id, foreign.id], { reason: 'OTHER', note: null }, administrator);
    const rows = async () => {
      const { bulkItems } = await administrator.query<{ bulkItems: { nodes: { name: string; outcome: string }[] } }>(
        'query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name outcome } } }',
        { runId: run?.id },
      );
      return bulkItems.nodes;
    };
    const numberOf = async ({ id }: { id: string }) => {
      const asked = 'query ($id: ID!) { order(id: $id) { number } }';
      return (await administrator.query<{ order: { number: string } }>(asked, { id })).order.number;
    };
    const names = [`${await numberOf(own)} · Mill`, `${await numberOf(foreign)} · Forge`];
    expect(await rows()).toEqual(names.map((name) => ({ name, outcome: 'waiting' })));
    await workOff();
    expect(await rows()).toEqual(names.map((name) => ({ name, outcome: 'done' })));
    const mine = await start('release', [own.id, foreign.id]);
    const { bulkItems } = await manager.query<{ bulkItems: { nodes: { name: string | null }[] } }>(
      'query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name } } }',
      { runId: mine.run?.id },
    );
    expect(bulkItems.nodes.map(({ name }) => name)).toEqual([names[0], null]);
    await workOff();
  });
});

describe('a list of numbers', () => {
  const named = async (references: readonly string[], client = manager, shopId = mill.shopId) =>
    (
      await client.query<{
        orderReferences: { text: string; state: string; orderId: string | null; shopName: string | null }[];
      }>(
        'query ($shopId: ID!, $references: [String!]!) { orderReferences(shopId: $shopId, references: $references) { text state orderId number shopName } }',
        { shopId, references },
      )
    ).orderReferences;

  it('names each order by its number or external id, and what it does not name', async () => {
    const one = await newOrder(mill.channelId, { externalId: 'Web 77' });
    const two = await newOrder(mill.channelId, { externalId: 'X-2' });
    const other = await newOrder(strange.channelId, { externalId: 'X-3' });
    const { order } = await administrator.query<{ order: { number: string } }>(
      'query ($id: ID!) { order(id: $id) { number } }',
      { id: two.id },
    );
    const asked = ['web77', order.number, 'x-2', 'X-3', 'nothing'];
    const found = await named(asked, administrator);
    expect(found.map(({ text, state, orderId }) => [text, state, orderId])).toEqual([
      ['web77', 'FOUND', one.id],
      [order.number, 'FOUND', two.id],
      ['x-2', 'FOUND', two.id],
      ['X-3', 'OTHER_SHOP', null],
      ['nothing', 'UNKNOWN', null],
    ]);
    expect(found[3]?.shopName).not.toBeNull();
    expect((await named(['X-3']))[0]).toMatchObject({ state: 'UNKNOWN', shopName: null });
    expect(other.id).not.toBe(one.id);
    await newOrder(mill.channelId, { externalId: order.number });
    expect((await named([order.number]))[0]).toMatchObject({ state: 'SEVERAL', orderId: null });
  });

  it('is refused with a sentence in a shop whose orders the person may not see, and that shop is not offered', async () => {
    const refused = await manager.request(
      'query ($shopId: ID!) { orderReferences(shopId: $shopId, references: ["X-3"]) { state } }',
      { shopId: strange.shopId },
    );
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringContaining('You may not read Order outside what was given to you'),
      extensions: { code: 'FORBIDDEN' },
    });
    const offered = async (client: TestClient) => {
      const { update, fulfil } = await client.query<Record<'update' | 'fulfil', { id: string }[]>>(
        '{ update: orderShops { id } fulfil: orderShops(action: FULFIL) { id } }',
      );
      return [update, fulfil].map((shops) => shops.map(({ id }) => id).toSorted());
    };
    expect(await offered(manager)).toEqual([[mill.shopId], [mill.shopId]]);
    const both = expect.arrayContaining([mill.shopId, strange.shopId]);
    expect(await offered(administrator)).toEqual([both, both]);
    const reader = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect((await reader.request('{ orderShops { id } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is asked for in parts of 500', async () => {
    const references = Array.from({ length: 501 }, (_, at) => String(at));
    const refused = await manager.request(
      'query ($shopId: ID!, $references: [String!]!) { orderReferences(shopId: $shopId, references: $references) { state } }',
      { shopId: mill.shopId, references },
    );
    expect(refused.errors?.[0]?.message).toContain('At most 500');
  });
});
