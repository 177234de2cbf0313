import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../features/products/product.builder.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const rowCount = 1_203;

const query = `query ProductsList($first: Int!, $after: String, $search: String, $filter: ProductFilter, $sort: [ProductSort!]) {
  products(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
    nodes { id name brand { id name } lowestPrice { minor currency } offerCount }
    pageInfo { endCursor hasNextPage } total { count isExact } } }`;
const columns = [
  { header: 'Name', path: 'name' },
  { header: 'Brand', path: 'brand.name' },
  { header: 'Lowest price', path: 'lowestPrice' },
  { header: 'Offers', path: 'offerCount' },
];

const send = (client: TestClient, body: object) =>
  api.app.inject({
    method: 'POST',
    url: '/exports',
    headers: client.accessToken ? { authorization: `Bearer ${client.accessToken}` } : {},
    payload: { query, operationName: 'ProductsList', columns, format: 'csv', ...body },
  });
type Refused = { errors: { extensions: { code: string } }[] };
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as Refused).errors[0]?.extensions.code;
const newBrand = async (name: string) => {
  const id = crypto.randomUUID();
  await db.insertInto('brand').values({ id, name, slug: id, name_key: id }).execute();
  return id;
};

let ownBrand: string;
let manyBrand: string;
beforeAll(async () => {
  ownBrand = await newBrand('Nord, "the" mill');
  manyBrand = await newBrand('Many');
  await buildProduct(db, { name: '=1+1', brandId: ownBrand, lowestPriceMinor: 1999 });
  await buildProduct(db, { name: "'-quoted", brandId: ownBrand });
  await sql`insert into product (id, name, slug, brand_id) select gen_random_uuid(), 'Many ' || n, 'many-' || n, ${manyBrand}::uuid
    from generate_series(1, ${rowCount}) n`.execute(db);
});

describe('the export of a list', () => {
  it('is the rows that the list shows, as a table that no spreadsheet runs', async () => {
    const variables = { filter: { brandId: [ownBrand] }, sort: [{ field: 'name', direction: 'DESC' }] };
    const answer = await send(administrator, { variables });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    const day = api.deps.clock.now().toISOString().slice(0, 10);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="products-${day}.csv"`);
    expect(answer.body.split('\r\n').toSorted()).toEqual(
      [
        '\u{feff}Name,Brand,Lowest price,Lowest price (ISO 4217),Offers',
        `'=1+1,"Nord, ""the"" mill",19.99,EUR,0`,
        `''-quoted,"Nord, ""the"" mill",,,0`,
        '',
      ].toSorted(),
    );
  });

  it('holds every row once, window after window, in the order of the list', async () => {
    const variables = { filter: { brandId: [manyBrand] }, sort: [{ field: 'name', direction: 'ASC' }] };
    const answer = await send(administrator, {
      variables,
      format: 'jsonl',
      columns: [{ header: 'Name', path: 'name' }],
    });
    const names = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { name: string }).name);
    expect(new Set(names).size).toBe(rowCount);
    const inOrder = await sql<{
      name: string;
    }>`select name from product where name like 'Many %' order by name`.execute(db);
    expect(names).toEqual(inOrder.rows.map(({ name }) => name));
  });

  it('keeps to what a person may both read and export', async () => {
    const manager = await api.newUser({ roleKeys: ['brand_manager'] });
    await sql`insert into user_brand (user_id, brand_id) values (${manager.id}, ${ownBrand})`.execute(db);
    const client = await api.as(manager);
    const { products } = await client.query<{ products: { total: { count: number } } }>(
      '{ products(first: 1) { total { count } } }',
    );
    expect(products.total.count).toBeGreaterThan(rowCount);
    const answer = await send(client, { format: 'jsonl' });
    expect(answer.body.trimEnd().split('\n')).toHaveLength(2);
  });

  it('is refused to visitors, and to anyone who may read and not export', async () => {
    const visitor = await send(api.visitor(), {});
    expect([visitor.statusCode, codeOf(visitor)]).toEqual([401, 'UNAUTHENTICATED']);
    const support = await send(await api.as(await api.newUser({ roleKeys: ['support'] })), {});
    expect([support.statusCode, codeOf(support)]).toEqual([403, 'FORBIDDEN']);
  });

  it.each([
    ['a column that no row has', { columns: [{ header: 'X', path: 'brand.secret' }] }, 'UNKNOWN_COLUMN'],
    ['no column', { columns: [] }, 'BAD_REQUEST'],
    ['another format', { format: 'xls' }, 'BAD_REQUEST'],
    ['a mutation', { query: 'mutation { ping }', operationName: undefined }, 'NOT_EXPORTABLE'],
    ['a query that is no list', { query: '{ installation { name } }', operationName: undefined }, 'NOT_EXPORTABLE'],
    [
      'a list that is not asked for window by window',
      { query: '{ products(first: 1) { nodes { id } pageInfo { endCursor hasNextPage } } }', operationName: undefined },
      'NOT_EXPORTABLE',
    ],
    [
      'windows that cost too much, however small the first is said to be',
      {
        query: `query ($first: Int, $after: String) { products(first: $first, after: $after) {
          nodes { id offers(first: 500) { nodes { id } } } pageInfo { endCursor hasNextPage } } }`,
        operationName: undefined,
        variables: { first: 1 },
      },
      'DOCUMENT_TOO_LARGE',
    ],
    [
      'a list beside another',
      { query: '{ products { nodes { id } } brands { nodes { id } } }', operationName: undefined },
      'NOT_EXPORTABLE',
    ],
    ['a filter that the list does not have', { variables: { filter: { colour: 'red' } } }, 'BAD_DOCUMENT'],
  ])('answers %s with a sentence', async (_what, body, code) => {
    const answer = await send(administrator, body);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, code]);
  });

  /** Rows of which no more than some fit between the server and a reader who waits. */
  const beginLongExport = async () => {
    const brandId = await newBrand('Wordy');
    await sql`insert into product (id, name, slug, brand_id, description)
      select gen_random_uuid(), 'Wordy ' || n, ${brandId} || n, ${brandId}::uuid, repeat('words ', 5000)
      from generate_series(1, ${rowCount}) n`.execute(db);
    const server = await api.secondProcess();
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const reader = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
    const response = await fetch(`${address}/exports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${reader.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: query.replace('id name', 'id name description'),
        operationName: 'ProductsList',
        variables: { filter: { brandId: [brandId] } },
        columns: [
          { header: 'Name', path: 'name' },
          { header: 'Description', path: 'description' },
        ],
        format: 'jsonl',
      }),
    });
    expect(response.status).toBe(200);
    return { response, address, reader };
  };

  it('goes on when the access token it began with has expired', async () => {
    const { response } = await beginLongExport();
    api.deps.clock.advance(11 * 60_000);
    expect((await response.text()).trimEnd().split('\n')).toHaveLength(rowCount);
  });

  it('breaks off when its reader signs out', async () => {
    const { response, address, reader } = await beginLongExport();
    await fetch(`${address}/jwt/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${reader.accessToken}` },
    });
    api.deps.clock.advance(6_000);
    await expect(response.text()).rejects.toThrow('terminated');
  });
});
