import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const rowCount = 24_000;

type Window = {
  nodes: { name: string }[];
  pageInfo: {
    startCursor: string | null;
    endCursor: string | null;
    hasPreviousPage: boolean;
    hasNextPage: boolean;
    offset: { count: number; isExact: boolean };
  };
};
const byName = [{ field: 'name', direction: 'ASC' }];
const read = async (variables: object): Promise<Window> => {
  const { products } = await administrator.query<{ products: Window }>(
    `query ($first: Int = 100, $after: String, $from: ListStart, $filter: ProductFilter, $sort: [ProductSort!]) {
      products(first: $first, after: $after, from: $from, filter: $filter, sort: $sort) {
        nodes { name } pageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } } } }`,
    { ...variables },
  );
  return products;
};
const namesOf = ({ nodes }: Window) => nodes.map(({ name }) => name);
const few = crypto.randomUUID();

beforeAll(async () => {
  await sql`insert into brand (id, name, slug, name_key) values (${few}::uuid, 'Few', 'few', 'few')`.execute(db);
  await sql`insert into product (id, name, slug, brand_id, lowest_price_minor, lowest_price_currency)
    select gen_random_uuid(), case when n % 2 = 0 then 'Kettle ' else 'mug ' end || lpad(n::text, 6, '0'), 'p-' || n,
      case when n <= 25 then ${few}::uuid end, case when n % 5 > 0 then n % 7 end, case when n % 5 > 0 then 'EUR' end
    from generate_series(1, ${rowCount}) n`.execute(db);
  await sql`analyze product, product_name`.execute(db);
});

describe('a window of a list', () => {
  it.each(['name', 'lowestPrice'].flatMap((field) => ['ASC', 'DESC'].map((direction) => [field, direction])))(
    'by %s (%s) is the same rows backwards as forwards, and knows when it has reached an end',
    async (field, direction) => {
      const asked = { first: 7, filter: { brandId: [few] }, sort: [{ field, direction }] };
      const forwards: Window[] = [await read(asked)];
      while (forwards.at(-1)?.pageInfo.hasNextPage) {
        forwards.push(await read({ ...asked, after: forwards.at(-1)?.pageInfo.endCursor }));
      }
      const backwards: Window[] = [await read({ ...asked, from: { row: 1_000 } })];
      while (backwards[0]?.pageInfo.hasPreviousPage) {
        backwards.unshift(await read({ ...asked, from: { before: backwards[0].pageInfo.startCursor } }));
      }
      expect(backwards.flatMap(namesOf)).toEqual(forwards.flatMap(namesOf));
      expect(forwards.map(({ pageInfo }) => pageInfo.offset.count)).toEqual([0, 7, 14, 21]);
      expect(backwards.map(({ pageInfo }) => pageInfo.offset.count)).toEqual([0, 4, 11, 18]);
      expect(backwards.at(-1)?.pageInfo.hasNextPage).toBe(false);
    },
  );

  it.each(['name', 'lowestPrice'])('begins again with its first row by %s', async (field) => {
    const asked = { first: 5, sort: [{ field, direction: 'DESC' }] };
    for (const row of [20_000, 12_345, 0]) {
      const window = await read({ ...asked, from: { row } });
      expect(await read({ ...asked, from: { at: window.pageInfo.startCursor } })).toEqual(window);
    }
  });

  it('begins at any row up to 10,000 exactly', async () => {
    const [walked, asked] = [
      await read({ first: 10, from: { row: 9_990 }, sort: byName }),
      (await read({ first: 500, from: { row: 9_500 }, sort: byName })).nodes.slice(490),
    ];
    expect(walked.nodes).toEqual(asked);
    expect(walked.pageInfo.offset).toEqual({ count: 9_990, isExact: true });
    expect(walked.pageInfo.hasPreviousPage).toBe(true);
  });

  it('begins near any row beyond, and says that it is an estimate', async () => {
    const { nodes, pageInfo } = await read({ first: 1, from: { row: 18_000 }, sort: byName });
    expect(pageInfo.offset).toEqual({ count: 18_000, isExact: false });
    const name = nodes[0]?.name ?? '';
    const before = await sql<{ count: number }>`select count(*) as count from product where name < ${name}`.execute(db);
    expect(Math.abs((before.rows[0]?.count ?? 0) - 18_000)).toBeLessThan(rowCount * 0.05);
  });

  it('shows the last rows where the row asked for lies behind them', async () => {
    const { nodes, pageInfo } = await read({ first: 2, from: { row: 5_000_000 }, sort: byName });
    expect(nodes.map(({ name }) => name)).toEqual(['mug 023997', 'mug 023999']);
    expect(pageInfo.hasNextPage).toBe(false);
    const before = await read({ first: 2, from: { before: pageInfo.startCursor }, sort: byName });
    expect(namesOf(before)).toEqual(['mug 023993', 'mug 023995']);
  });

  it.each([
    ['kettle 0239', 'ASC', 'Kettle 023900'],
    ['mug 0001', 'ASC', 'mug 000101'],
    ['L', 'ASC', 'mug 000001'],
    ['mug 0001', 'DESC', 'mug 000199'],
    ['L', 'DESC', 'Kettle 024000'],
  ])('begins where names begin with %s (%s)', async (text, direction, first) => {
    const window = await read({ first: 1, from: { text }, sort: [{ field: 'name', direction }] });
    expect(namesOf(window)).toEqual([first]);
    expect(window.pageInfo.hasPreviousPage).toBe(true);
  });

  it('counts the rows before a name, exactly to 10,000', async () => {
    const near = await read({ first: 1, from: { text: 'Kettle 010' }, sort: byName });
    expect(near.pageInfo.offset).toEqual({ count: 4_999, isExact: true });
    const far = await read({ first: 1, from: { text: 'mug 010' }, sort: byName });
    expect(far.pageInfo.offset.isExact).toBe(false);
    expect(Math.abs(far.pageInfo.offset.count - 17_000)).toBeLessThan(rowCount * 0.05);
  });

  it('shows the last rows for a name behind all', async () => {
    const window = await read({ first: 1, from: { text: 'z' }, sort: byName });
    expect(namesOf(window)).toEqual(['mug 023999']);
  });

  it('answers a name in an order without names, and two starts, with a sentence', async () => {
    const refused = async (from: object) =>
      administrator.request(
        `query ($from: ListStart) { products(from: $from, sort: [{ field: lowestPrice, direction: ASC }]) { nodes { id } } }`,
        { from },
      );
    expect((await refused({ text: 'k' })).errors?.[0]?.extensions.code).toBe('BAD_START');
    expect((await refused({ text: 'k', row: 1 })).errors?.[0]?.message).toContain('Exactly one key');
  });

  it.each([
    ['name', 'an id that is none', ['Kettle', 'x']],
    ['name', 'a text that no text can be', ['a\0', few]],
    ['lowestPrice', 'a number that is none', ['1e99', few]],
    ['updatedAt', 'a day that no month has', ['2026-02-30 09:30:00+00', few]],
  ])('answers a cursor by %s with %s as one of another list', async (field, _, values) => {
    const request = (after: string) =>
      administrator.request(
        `query ($after: String, $sort: [ProductSort!]) { products(first: 1, after: $after, sort: $sort) { pageInfo { endCursor } } }`,
        { after, sort: [{ field, direction: 'ASC' }] },
      );
    const ours = (await read({ first: 1, sort: [{ field, direction: 'ASC' }] })).pageInfo.endCursor ?? '';
    const [order, count, isExact] = JSON.parse(Buffer.from(ours, 'base64url').toString()) as unknown[];
    const crafted = Buffer.from(JSON.stringify([order, count, isExact, values])).toString('base64url');
    expect((await request(ours)).errors).toBeUndefined();
    expect((await request(crafted)).errors?.[0]?.extensions.code).toBe('BAD_CURSOR');
  });

  it('shows the last rows where a list that was long a moment ago has become short', async () => {
    const asked = { first: 2, from: { row: 20_000 }, filter: { status: ['DRAFT'] }, sort: byName };
    expect((await read(asked)).pageInfo.offset).toEqual({ count: 20_000, isExact: false });
    await sql`update product set status = 'ACTIVE' where name >= 'Kettle 000050'`.execute(db);
    const { nodes, pageInfo } = await read(asked);
    expect(nodes.map(({ name }) => name)).toEqual(['Kettle 000046', 'Kettle 000048']);
    expect(pageInfo.offset).toEqual({ count: 22, isExact: true });
  });
});
