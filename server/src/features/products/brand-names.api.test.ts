import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { testApi } from '../../testing/index.ts';
import { brandNames } from './brand-names.consumer.ts';
import { buildProduct } from './product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

async function brandWithProducts(name: string, products: readonly string[]): Promise<string> {
  const { createBrand } = await administrator.query<{ createBrand: { brand: { id: string } } }>(
    'mutation ($name: String!) { createBrand(input: { name: $name }) { ... on BrandCreated { brand { id } } } }',
    { name },
  );
  const { id } = createBrand.brand;
  for (const product of products) await buildProduct(db, { name: product, brandId: id });
  return id;
}

const rename = (id: string, version: number, name: string) =>
  administrator.query(
    `mutation ($id: ID!, $version: Int!, $name: String!) { updateBrand(id: $id, version: $version, input: { name: $name }) {
      ... on BrandUpdated { brand { id } } } }`,
    { id, version, name },
  );
const found = async (search: string) =>
  (
    await administrator.query<{ products: { nodes: { name: string }[] } }>(
      'query ($search: String!) { products(search: $search) { nodes { name } } }',
      { search },
    )
  ).products.nodes.map(({ name }) => name);
const follow = () => followToEnd(api.deps, brandNames);
const told = async (id: string) =>
  (await db.selectFrom('outbox').select('changed').where('aggregate_id', '=', id).orderBy('id').execute()).map(
    ({ changed }) => changed.toSorted(),
  );
const failures = async () =>
  (await db.selectFrom('outbox_cursor').select('last_error').where('last_error', 'is not', null).execute()).map(
    ({ last_error: said }) => said,
  );

describe('a brand that gets another name', () => {
  it('lets its products be found by it, once somebody has followed the event', async () => {
    const id = await brandWithProducts('Altnam', ['Lamp', 'Stool']);
    await follow();
    await rename(id, 1, 'Zirbelholz');
    expect(await told(id)).toEqual([['created'], ['name']]);
    expect(await found('zirbelholz')).toEqual([]);
    await follow();
    expect((await found('zirbelholz')).toSorted()).toEqual(['Lamp', 'Stool']);
  });

  it('says nothing while the save that names it fails, or leaves everything', async () => {
    const id = await brandWithProducts('Steht', []);
    await brandWithProducts('Besetzt', []);
    await rename(id, 1, 'Besetzt');
    await rename(id, 1, 'Steht');
    expect(await told(id)).toEqual([['created']]);
  });

  it('reaches all of its products, of which there are more than one transaction takes', async () => {
    const id = await brandWithProducts('Vielzahl', []);
    await sql`insert into product (id, name, slug, brand_id, status)
      select gen_random_uuid(), 'Piece ' || n, 'piece-' || n, ${id}, 'DRAFT' from generate_series(1, 1201) n`.execute(
      db,
    );
    await rename(id, 1, 'Haselnuss');
    await follow();
    const { rows } = await sql<{ count: number }>`
      select count(*) from product where brand_id = ${id} and search_text like '%haselnuss%'`.execute(db);
    expect(rows).toEqual([{ count: 1201 }]);
  });

  it('is followed once by two who come at once, and comes again when its worker fails', async () => {
    const id = await brandWithProducts('Zweifach', ['Bench']);
    await rename(id, 1, 'Birkenrinde');
    await sql`alter table product_search_word rename to product_search_word_away`.execute(db);
    await follow();
    expect(await failures()).toEqual([expect.stringContaining('product_search_word')]);
    await sql`alter table product_search_word_away rename to product_search_word`.execute(db);
    await sql`update outbox_cursor set retry_at = now()`.execute(db);
    await Promise.all([follow(), follow()]);
    expect(await found('birkenrinde')).toEqual(['Bench']);
    expect(await failures()).toEqual([]);
  });
});
