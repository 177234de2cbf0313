import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { commentDoors } from '../comments/testing/comment-doors.ts';
import { receivedLine } from '../orders/testing/order-world.ts';
import { refundWorld } from '../payments/testing/refund-world.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = refundWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);
const { id: managerId, client: manager } = await personOf('shop_manager');
const stranger = await (await world.managerOf(yard.shopId))();

async function personOf(roleKey: string) {
  const user = await api.newUser({ roleKeys: [roleKey] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: mill.shopId }).execute();
  return { id: user.id, client: await api.as(user) };
}

type Target = { list: string; filter: Record<string, unknown> };
type Need = {
  code: string;
  count: number;
  oldestAt: string | null;
  target: Target | null;
  places: { name: string; count: number; target: Target }[];
};
const needsOf = async (client: TestClient = manager): Promise<Need[]> =>
  (
    await client.query<{ dashboard: { needs: Need[] } }>(`{ dashboard { needs {
      code count oldestAt target { list filter } places { name count target { list filter } } } } }`)
  ).dashboard.needs;
const need = async (code: string, client = manager) => (await needsOf(client)).find((one) => one.code === code);

const filterTypes: Record<string, string> = {
  paymentTransactions: 'PaymentTransactionFilter',
  refunds: 'RefundFilter',
  comments: 'CommentFilter',
  listings: 'ListingFilter',
};
/** What the list itself shows under the target's filter. */
const totalOf = async ({ list, filter }: Target, client = manager): Promise<number> => {
  if (list === 'orderQueue') {
    const { orderQueue } = await client.query<{ orderQueue: { nodes: unknown[] } }>(
      'query ($need: [OrderNeed!]) { orderQueue(need: $need) { nodes { since } } }',
      filter,
    );
    return orderQueue.nodes.length;
  }
  if (list === 'channelFeed') {
    const { feedRows } = await client.query<{ feedRows: { nodes: unknown[] } }>(
      'query ($feedId: ID!) { feedRows(feedId: $feedId, state: [HELD]) { nodes { externalId } } }',
      { feedId: filter['feedId'] },
    );
    return feedRows.nodes.length;
  }
  const answer = await client.query<Record<string, { total: { count: number } }>>(
    `query ($filter: ${filterTypes[list]}) { ${list}(first: 1, filter: $filter) { total { count } } }`,
    { filter },
  );
  return answer[list]?.total.count ?? Number.NaN;
};

async function addListing(): Promise<string> {
  const { variantId } = await buildProduct(db, { name: 'Oak chair' });
  const id = newId();
  await sql`insert into listing (id, shop_id, channel_id, variant_id, published, external_id, created_at, updated_at)
    values (${id}, ${mill.shopId}, ${mill.channelId}, ${variantId}, true, ${id}, ${clock.now()}, ${clock.now()})`.execute(
    db,
  );
  await sql`insert into listing_dirty (channel_id, listing_id) values (${mill.channelId}, ${id})`.execute(db);
  return id;
}

/** A feed with one row that is held back, whose last rebuild failed. */
async function addFeed(name: string): Promise<string> {
  const id = newId();
  const hash = Buffer.from(id);
  await sql`insert into channel_feed (id, shop_id, channel_id, name, format, mapping_version, token_hash, token_sealed, token_key_id,
      schedule, revision, settled_at, created_at, updated_at)
    values (${id}, ${mill.shopId}, ${mill.channelId}, ${name}, 'csv', 0, ${hash}, ${hash}, 'k', '{}', 1, ${clock.now()}, ${clock.now()},
      ${clock.now()})`.execute(db);
  await sql`insert into feed_row (shop_id, feed_id, listing_id, external_id, state, format, rendered, sources, row_hash, mapping_version, changed_at)
    values (${mill.shopId}, ${id}, ${await addListing()}, 'a', 'held', 'csv', '', '[]', ${hash}, 0, ${clock.now()})`.execute(
    db,
  );
  for (const [state, hours] of [
    ['succeeded', 3],
    ['failed', 1],
  ] as const) {
    const at = new Date(clock.now().getTime() - hours * 3_600_000);
    await sql`insert into feed_run (id, shop_id, feed_id, kind, mapping_version, state, requested_at, finished_at)
      values (${newId()}, ${mill.shopId}, ${id}, 'rebuild', 0, ${state}, ${at}, ${at})`.execute(db);
  }
  return id;
}

type Stage = {
  code: string;
  count: number;
  waiting: number;
  lagSeconds: number | null;
  waitingTarget: Target | null;
  target: Target;
};
const sellingStages = async (client: TestClient): Promise<Stage[]> =>
  (
    await client.query<{ dashboard: { chain: Stage[] } }>(
      '{ dashboard { chain { code count waiting lagSeconds waitingTarget { list filter } target { list filter } } } }',
    )
  ).dashboard.chain.filter(({ code }) => code === 'feed_rows' || code === 'orders');

describe('what of selling needs somebody', () => {
  beforeAll(async () => {
    const order = async (input: object = {}) => (await world.receive(administrator, mill.channelId, input)).order;
    await order({ placedAt: '2026-01-02T03:04:05Z' });
    await order({ lines: [receivedLine({ sku: 'NOBODY' })], grossMinor: 9_999 });
    const paid = await world.paidOrder(administrator, mill.channelId, {
      quantity: 1,
      netMinor: 10_000,
      taxMinor: 0,
      grossMinor: 10_000,
      parts: ['100.00'],
    });
    const asker = await world.refunderOf(mill.shopId, []);
    await world.refund(asker, paid, { amount: '30.00' });
    await sql`insert into payment_transaction (id, shop_id, payment_id, kind, state, amount_minor, requested_at)
      select ${newId()}, shop_id, id, 'CAPTURE', 'UNKNOWN', 100, ${clock.now()} from payment where order_id = ${paid.id}`.execute(
      db,
    );
    const { id: productId } = await buildProduct(db, { name: 'Oak table' });
    const review = { kind: 'REVIEW', productId, authorName: 'Ada', rating: 5, text: 'See https://spam.example' };
    await commentDoors(() => administrator).submit(mill.channelId, review);
    await addFeed('One');
    await addFeed('Two');
  });

  it('has each source with as many rows as the list that it leads to', async () => {
    const needs = await needsOf();
    expect(needs.map(({ code }) => code).filter((code) => code !== 'shops_without_source')).toEqual([
      'payments_unknown',
      'refunds_waiting',
      'orders_to_ship',
      'orders_unknown_lines',
      'orders_totals_differ',
      'orders_unpaid',
      'feeds_failed',
      'feed_rows_held',
      'listings_refused',
      'comments_waiting',
    ]);
    for (const { code, count, target, places } of needs) {
      const targets = target ? [{ count, target }] : places;
      expect([code, targets.reduce((sum, place) => sum + place.count, 0)]).toEqual([code, count]);
      for (const place of targets) expect([code, place.count]).toEqual([code, await totalOf(place.target)]);
    }
  });

  it('says since when the first waits', async () => {
    expect((await need('orders_unpaid'))?.oldestAt).toBe('2026-01-02T03:04:05.000Z');
    expect((await need('feeds_failed'))?.oldestAt).toBe(new Date(clock.now().getTime() - 3_600_000).toISOString());
  });

  it('leads to each feed by its name', async () => {
    expect((await need('feed_rows_held'))?.places.map(({ name, count }) => [name, count])).toEqual([
      ['One', 1],
      ['Two', 1],
    ]);
    expect((await need('feed_rows_held'))?.target).toBeNull();
  });

  it('stands at the end of the chain, with what waits there', async () => {
    const at = new Date(clock.now().getTime() - 60_000);
    await sql`insert into feed_dirty (channel_id, variant_id, at) values (${mill.channelId}, ${mill.variantId}, ${at})`.execute(
      db,
    );
    const [rows, orders] = await sellingStages(manager);
    expect(rows).toMatchObject({ code: 'feed_rows', count: 2, waiting: 1, lagSeconds: 60, waitingTarget: null });
    expect(orders).toMatchObject({ code: 'orders', count: 3, waiting: 1, target: { list: 'orders', filter: {} } });
    expect(await totalOf(orders?.waitingTarget ?? { list: '', filter: {} })).toBe(1);
    expect(await sellingStages(stranger)).toEqual([]);
  });

  it('is nothing to somebody of another shop', async () => {
    expect(await needsOf(stranger)).toEqual([]);
  });

  it('is nothing to somebody who may only look', async () => {
    const { client } = await personOf('analyst');
    expect(await needsOf(client)).toEqual([]);
  });

  it('has no refund for the person who asked for it, even one who may approve', async () => {
    await sql`update refund set requested_by = ${managerId}`.execute(db);
    expect(await need('refunds_waiting')).toBeUndefined();
  });

  it('is over once it is decided', async () => {
    await sql`update feed_run set state = 'succeeded'`.execute(db);
    await sql`update feed_row set state = 'served'`.execute(db);
    const codes = (await needsOf()).map(({ code }) => code);
    expect(codes).not.toContain('feeds_failed');
    expect(codes).not.toContain('feed_rows_held');
  });
});
