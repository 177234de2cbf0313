import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';
import { orderWorld, receivedLine } from './testing/order-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator, { currency: 'USD' });
await sql`update shop set time_zone = 'Pacific/Auckland' where id = ${yard.shopId}`.execute(db);
const manager = await (await world.managerOf(mill.shopId))();

const received = async (channelId: string, input: object) =>
  (await world.receive(administrator, channelId, input)).order;
const ana = await received(mill.channelId, {
  externalId: 'AB-778 / 1',
  placedAt: '2026-11-20T23:30:00Z',
  customer: { email: 'Ana.Silva@mail.example', name: 'Ana Maria Da Silva' },
  billing: { name: 'Ana Maria Da Silva', phone: '+49 421 555 01', country: 'DE' },
});
const bob = await received(mill.channelId, {
  placedAt: '2026-11-21T08:00:00Z',
  customer: { email: 'bob@mail.example' },
  billing: { name: "Bob Meyer-Lux O'Neil" },
  lines: [receivedLine({ sku: 'NOBODY-7' })],
});
const free = await received(mill.channelId, {
  placedAt: '2026-11-19T08:00:00Z',
  lines: [receivedLine({ unitMinor: 0, netMinor: 0, taxMinor: 0, grossMinor: 0 })],
  netMinor: 0,
  taxMinor: 0,
  grossMinor: 0,
});
const far = await received(yard.channelId, { currency: 'USD', placedAt: '2026-11-20T23:30:00Z' });

const idsOf = async (args: object, by: TestClient = administrator) =>
  (await world.orders(by, args)).nodes.map(({ id }) => id);

describe('the search over all kinds', () => {
  const find = async (search: string, by = administrator) => {
    const document = `query ($search: String!) {
      foundRecords(of: [Order, Customer, Discount, Channel], search: $search) { of id name } }`;
    type Answer = { foundRecords: { of: string; id: string; name: string }[] };
    return (await by.query<Answer>(document, { search })).foundRecords;
  };

  it('finds an order by its number, by that of its channel and by its id, and its customer, in the shops of the reader', async () => {
    const order = { of: 'Order', id: ana.id, name: '1001' };
    expect(await find('1001')).toEqual([{ of: 'Order', id: far.id, name: '1001' }, order]);
    expect(await find('1001', manager)).toEqual([order]);
    expect(await find('ab-778', manager)).toEqual([order]);
    expect(await find(far.id)).toEqual([{ of: 'Order', id: far.id, name: '1001' }]);
    expect(await find(far.id, manager)).toEqual([]);
    expect((await find('silva', manager)).map(({ of, name }) => [of, name])).toEqual([
      ['Order', '1001'],
      ['Customer', 'Ana Maria Da Silva'],
    ]);
  });

  it('finds channels of the shops of the reader, and nothing for anyone who may read none of all this', async () => {
    for (const [{ channelId }, name] of [
      [mill, 'Website EUR'],
      [yard, 'Website USD'],
    ] as const) {
      const { channel } = await administrator.query<{ channel: { version: number } }>(
        'query ($id: ID!) { channel(id: $id) { version } }',
        { id: channelId },
      );
      await administrator.query(
        'mutation ($id: ID!, $version: Int!, $name: String!) { updateChannel(id: $id, version: $version, input: { name: $name }) { __typename } }',
        { id: channelId, version: channel.version, name },
      );
    }
    expect((await find('website')).map(({ name }) => name)).toEqual(['Website EUR', 'Website USD']);
    expect(await find('website', manager)).toEqual([{ of: 'Channel', id: mill.channelId, name: 'Website EUR' }]);
    const brandManager = await api.as(await api.newUser({ roleKeys: ['brand_manager'] }));
    expect((await find('1001', brandManager)).filter(({ of }) => of === 'Order')).toEqual([]);
  });
});

describe('the list of orders', () => {
  it('has the newest first, or the largest', async () => {
    expect(await idsOf({ filter: { shopId: [mill.shopId] } })).toEqual([bob.id, ana.id, free.id]);
    const sort = [{ field: 'GROSS', direction: 'ASC' }];
    expect((await idsOf({ filter: { shopId: [mill.shopId] }, sort }))[0]).toBe(free.id);
  });

  it.each([
    ['a number', '1001', () => [ana.id, far.id]],
    ['an external id without its spaces', 'ab-778/1', () => [ana.id]],
    ['how an external id begins', 'AB-778', () => [ana.id]],
    ['an e-mail address in other case', 'ana.silva@MAIL.example', () => [ana.id]],
    ['words of a name in any order', 'silva ana', () => [ana.id]],
    ['how a word of a name begins', 'mari', () => [ana.id]],
    ['a whole word of two letters', 'da', () => [ana.id]],
    ['two letters that begin a word', 'ma', () => []],
    ['a phone number', '+49 421 55501', () => [ana.id]],
    ['a number with zeros before it', '0001', () => []],
    ['a SKU', 'nobody-7', () => [bob.id]],
    ['a double name', 'Meyer-Lux', () => [bob.id]],
    ['a name with an apostrophe', 'o’neil', () => [bob.id]],
    ['a double name of which one is another', 'meyer-silva', () => []],
    ['words of two orders', 'silva bob@mail.example', () => []],
  ])('finds by %s', async (_what, search, found) => {
    expect((await idsOf({ search })).toSorted()).toEqual(found().toSorted());
  });

  it('is filtered by axes, channel, product, brand, country, currency and the day that the shop has', async () => {
    const of = (filter: object) => idsOf({ filter });
    expect(await of({ paymentStatus: ['PAID'] })).toEqual([free.id]);
    expect(await of({ fulfilmentStatus: ['FULFILLED'] })).toEqual([]);
    expect(await of({ returnStatus: ['NONE'], status: ['OPEN'], channelId: [yard.channelId] })).toEqual([far.id]);
    expect(await of({ channelId: [yard.channelId, mill.channelId, yard.channelId] })).toEqual(await of({}));
    expect(await of({ productId: [mill.productId] })).toEqual([ana.id, free.id]);
    const { rows } = await sql<{ id: string }>`select brand_id as id from product where id = ${yard.productId}`.execute(
      db,
    );
    expect(await of({ brandId: [rows[0]?.id] })).toEqual([far.id]);
    expect(await of({ country: ['DE'] })).toEqual([ana.id]);
    expect(await of({ currency: ['USD'] })).toEqual([far.id]);
    expect(await of({ source: ['DRAFT'] })).toEqual([]);
    expect(await of({ isArchived: true })).toEqual([]);
    expect(await of({ placedFrom: '2026-11-20', placedUntil: '2026-11-20' })).toEqual([ana.id]);
    expect((await of({ placedFrom: '2026-11-21', placedUntil: '2026-11-21' })).toSorted()).toEqual(
      [bob.id, far.id].toSorted(),
    );
    for (const day of ['yesterday', '2026-02-31']) {
      const wrong = await administrator.request(`{ orders(filter: { placedFrom: "${day}" }) { total { count } } }`);
      expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_FILTER');
    }
  });

  it('has sums of what it finds for each currency', async () => {
    const sums = async (by: TestClient, filter: object = {}) =>
      (
        await by.query<{ orderTotals: { orders: number; isExact: boolean; sums: unknown } }>(
          `query ($filter: OrderFilter) { orderTotals(filter: $filter) { orders isExact sums { orders gross { minor currency }
            outstanding { minor } } } }`,
          { filter },
        )
      ).orderTotals;
    expect(await sums(administrator)).toEqual({
      orders: 4,
      isExact: true,
      sums: [
        { orders: 3, gross: { minor: 2_380, currency: 'EUR' }, outstanding: { minor: 2_380 } },
        { orders: 1, gross: { minor: 1_190, currency: 'USD' }, outstanding: { minor: 1_190 } },
      ],
    });
    expect(await sums(manager)).toMatchObject({ orders: 3 });
    expect(await sums(administrator, { currency: ['CHF'] })).toEqual({ orders: 0, isExact: true, sums: [] });
  });

  it('shows a manager nothing of another shop, by whichever door', async () => {
    expect(await idsOf({}, manager)).toEqual([bob.id, ana.id, free.id]);
    expect(await idsOf({ search: '1001' }, manager)).toEqual([ana.id]);
    expect(await idsOf({ filter: { shopId: [yard.shopId] } }, manager)).toEqual([]);
    expect(await world.order(manager, far.id)).toBeNull();
    expect((await world.note(manager, far.id, 'A word')).__typename).toBe('NotFound');
  });

  it('is read page by page over several shops, forwards and backwards, drafts last', async () => {
    for (const { channelId, variantId } of [mill, yard])
      await world.draft(administrator, channelId, { lines: [{ variantId, quantity: 1 }] });
    const both = await api.newUser({ roleKeys: ['shop_manager'] });
    for (const { shopId } of [mill, yard])
      await db.insertInto('user_shop').values({ user_id: both.id, shop_id: shopId }).execute();
    const person = await api.as(both);
    type Page = { nodes: { id: string }[]; pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean } };
    const page = async (args: object) =>
      (
        await person.query<{ orders: Page }>(
          `query ($first: Int, $after: String, $from: ListStart, $sort: [OrderSort!]) { orders(first: $first, after: $after, from: $from,
            sort: $sort) { nodes { id } pageInfo { startCursor endCursor hasNextPage } } }`,
          { first: 2, ...args },
        )
      ).orders;
    for (const sort of [
      undefined,
      [{ field: 'PLACED_AT', direction: 'ASC' }],
      [{ field: 'GROSS', direction: 'DESC' }],
    ]) {
      const all = await idsOf({ ...(sort && { sort }) });
      const walked: string[] = [];
      let found = await page({ sort });
      for (;;) {
        walked.push(...found.nodes.map(({ id }) => id));
        if (!found.pageInfo.hasNextPage) break;
        found = await page({ sort, after: found.pageInfo.endCursor });
      }
      expect(walked).toEqual(all);
      const back = await page({ sort, from: { before: found.pageInfo.startCursor } });
      expect(back.nodes.map(({ id }) => id)).toEqual(all.slice(2, 4));
      expect((await page({ sort, from: { row: 3 } })).nodes.map(({ id }) => id)).toEqual(all.slice(3, 5));
    }
  });

  it('keeps notes with the order, and what they say out of the trail', async () => {
    const { order } = await world.note(manager, ana.id, 'Calls back on Monday');
    expect(order.events.nodes[0]).toMatchObject({ kind: 'note', note: 'Calls back on Monday' });
    const { rows } = await sql<{ action: string; text: string }>`
      select action, to_jsonb(c)::text as text from change c where entity = 'order' and entity_id = ${ana.id} order by at desc, id desc`.execute(
      db,
    );
    expect(rows.map(({ action }) => action)).toContain('noted');
    expect(rows.map(({ text }) => text).join()).not.toMatch(/Monday|Silva|mail\.example/);
    expect(await world.note(manager, ana.id, ' ')).toMatchObject({ issues: [{ path: 'text', code: 'required' }] });
  });
});
