import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';

/** A list by name is read in one of several ways, by how many products its filters leave; all of them find the same. */

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

const brands = { few: newId(), some: newId(), many: newId(), last: newId() };
for (const [name, id] of Object.entries(brands)) {
  await sql`insert into brand (id, name, slug, name_key) values (${id}, ${name}, ${name}, ${name})`.execute(db);
}
// Of 6,000 products 60 are of the first brand, 600 and 2,000 of the next two, and the last 1,500 by name of the last.
await sql`insert into product (id, name, slug, brand_id)
  select gen_random_uuid(), 'Lamp ' || lpad(n::text, 5, '0'), 'lamp-' || n, case
    when n > 4500 then ${brands.last}::uuid when n % 75 = 0 then ${brands.few}::uuid
    when n % 75 between 1 and 10 then ${brands.some}::uuid when n % 75 between 11 and 43 then ${brands.many}::uuid end
  from generate_series(1, 6000) n`.execute(db);
await sql`analyze product, product_name`.execute(db);

type Page = {
  nodes: { localName: string }[];
  pageInfo: { startCursor: string; endCursor: string; hasPreviousPage: boolean; hasNextPage: boolean };
};

const document = `query ($first: Int, $after: String, $from: ListStart, $sort: [ProductSort!], $filter: ProductFilter) {
  products(first: $first, after: $after, from: $from, sort: $sort, filter: $filter) {
    nodes { localName } pageInfo { startCursor endCursor hasPreviousPage hasNextPage } total { count } } }`;

async function page(variables: Record<string, unknown>): Promise<Page> {
  const { products } = await administrator.query<{ products: Page }>(document, variables);
  return products;
}

async function expected(brandId: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from product where brand_id = ${brandId} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const namesOf = ({ nodes }: Page) => nodes.map(({ localName }) => localName);

/** The names of all pages: forwards from the first, or backwards from the last. */
async function allNames(variables: Record<string, unknown>, isBackwards: boolean): Promise<string[]> {
  const pages: string[][] = [];
  let at: object = isBackwards ? { from: { row: 1_000_000 } } : {};
  for (let hasMore = true; hasMore;) {
    const found = await page({ first: 100, ...variables, ...at });
    pages.push(namesOf(found));
    const { startCursor, endCursor, hasPreviousPage, hasNextPage } = found.pageInfo;
    hasMore = isBackwards ? hasPreviousPage : hasNextPage;
    at = isBackwards ? { from: { before: startCursor } } : { after: endCursor };
  }
  return (isBackwards ? pages.toReversed() : pages).flat();
}

it.each(Object.entries(brands))('lists all products of a brand by name: %s', async (_name, id) => {
  const names = await expected(id);
  const filter = { brandId: [id] };
  expect(await allNames({ filter }, false)).toEqual(names);
  expect(await allNames({ filter }, true)).toEqual(names);
  const falling = { filter, sort: [{ field: 'name', direction: 'DESC' }] };
  expect(await allNames(falling, false)).toEqual(names.toReversed());
});

it.each(Object.entries(brands))('begins at a row and at a text among those of a brand: %s', async (_name, id) => {
  const names = await expected(id);
  const filter = { brandId: [id] };
  expect(namesOf(await page({ filter, first: 5, from: { row: 30 } }))).toEqual(names.slice(30, 35));
  const [text = ''] = names.slice(40);
  expect(namesOf(await page({ filter, first: 5, from: { text } }))).toEqual(names.slice(40, 45));
});

it('looks for the products of a brand first where they stand far down the alphabet', async () => {
  const { endCursor } = (await page({ first: 1, filter: { brandId: [brands.many] } })).pageInfo;
  const after = await page({ first: 10, after: endCursor, filter: { brandId: [brands.last] } });
  expect(namesOf(after)).toEqual((await expected(brands.last)).slice(0, 10));
});
