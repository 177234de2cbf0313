import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { followRenamedBrand } from './brand-names.loop.ts';
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
const waiting = async () => (await sql`select 1 from outbox where topic = 'brand_changed'`.execute(db)).rows.length;

describe('a brand that gets another name', () => {
  it('lets its products be found by it, once somebody has worked off the event', async () => {
    const id = await brandWithProducts('Altnam', ['Lamp', 'Stool']);
    await rename(id, 1, 'Zirbelholz');
    expect(await waiting()).toBe(1);
    expect(await followRenamedBrand({ db })).toBe(true);
    expect((await found('zirbelholz')).toSorted()).toEqual(['Lamp', 'Stool']);
    expect([await followRenamedBrand({ db }), await waiting()]).toEqual([false, 0]);
  });

  it('says nothing while the save that names it fails, or leaves the name', async () => {
    const id = await brandWithProducts('Steht', []);
    await brandWithProducts('Besetzt', []);
    await rename(id, 1, 'Besetzt');
    await rename(id, 1, 'Steht');
    expect(await waiting()).toBe(0);
  });

  it('is worked off by one of two who come at once, and left to the next when its worker fails', async () => {
    const id = await brandWithProducts('Zweifach', ['Bench']);
    await rename(id, 1, 'Birkenrinde');
    await sql`alter table product_search_word rename to product_search_word_away`.execute(db);
    await expect(followRenamedBrand({ db })).rejects.toThrow('product_search_word');
    await sql`alter table product_search_word_away rename to product_search_word`.execute(db);
    expect(await waiting()).toBe(1);
    const done = await Promise.all([followRenamedBrand({ db }), followRenamedBrand({ db })]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await found('birkenrinde')).toEqual(['Bench']);
  });
});
