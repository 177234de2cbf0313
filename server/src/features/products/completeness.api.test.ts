import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { recountCompleteness } from './completeness-recount.loop.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Completeness = { percent: number; required: number; missing: { code: string }[] };

const shown = 'completeness { percent required missing { code } }';

async function newProduct(): Promise<{ id: string; completeness: Completeness }> {
  const { createProduct } = await administrator.query<{
    createProduct: { product: { id: string; completeness: Completeness } };
  }>(
    `mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id ${shown} } } } }`,
    { input: { name: 'Desk lamp', description: 'It is bright.' } },
  );
  return createProduct.product;
}

async function completenessOf(id: string): Promise<Completeness> {
  const { product } = await administrator.query<{ product: { completeness: Completeness } }>(
    `query ($id: ID!) { product(id: $id) { ${shown} } }`,
    { id },
  );
  return product.completeness;
}

const countBefore = (id: string) =>
  db
    .updateTable('completeness')
    .set({ required: 5, filled: 2, missing: ['brand', 'image', 'gtin'], basis: null })
    .where('product_id', '=', id)
    .execute();

const setBasic = (isBasic: boolean) =>
  db.updateTable('attribute').set({ is_basic: isBasic }).where('code', '=', 'category').execute();

describe('the completeness of a product', () => {
  it('counts the category among its basics, also where there is none to choose yet', async () => {
    const { attributes } = await administrator.query<{ attributes: { code: string; isBasic: boolean }[] }>(
      '{ attributes { code isBasic } }',
    );
    expect(attributes.find(({ code }) => code === 'category')?.isBasic).toBe(true);
    const { completeness } = await newProduct();
    expect(completeness).toEqual({
      percent: 33,
      required: 6,
      missing: [{ code: 'brand' }, { code: 'category' }, { code: 'image' }, { code: 'gtin' }],
    });
  });

  it('is counted anew by the worker for products that were counted by other basics, and only once', async () => {
    const { id } = await newProduct();
    while ((await recountCompleteness(api.deps)) > 0);
    await countBefore(id);
    expect(await recountCompleteness(api.deps)).toBe(1);
    expect(await completenessOf(id)).toMatchObject({ percent: 33, required: 6 });
    expect(await recountCompleteness(api.deps)).toBe(0);
  });

  it('is counted for all others when that of one cannot be, which waits with the reason until the basics are others', async () => {
    const products = [await newProduct(), await newProduct(), await newProduct()];
    while ((await recountCompleteness(api.deps)) > 0);
    const bad = products[1]?.id ?? '';
    for (const { id } of products) await countBefore(id);
    await sql`create function refuse_count() returns trigger language plpgsql as $$
      begin raise exception 'uncountable' using errcode = 'data_exception'; end $$`.execute(db);
    await sql`create trigger uncountable before update of required on completeness for each row
      when (new.product_id = ${sql.lit(bad)}) execute function refuse_count()`.execute(db);
    let rounds = 0;
    try {
      while ((await recountCompleteness(api.deps)) > 0 && rounds < 5) rounds += 1;
    } finally {
      await sql`drop function refuse_count() cascade`.execute(db);
    }
    expect(rounds).toBe(1);
    const required = await Promise.all(products.map(async ({ id }) => (await completenessOf(id)).required));
    expect(required).toEqual([6, 5, 6]);
    const { rows } = await sql<{ failure: string }>`select failure from completeness where failure is not null`.execute(
      db,
    );
    expect(rows).toEqual([{ failure: expect.stringContaining('uncountable') }]);
    await setBasic(false);
    while ((await recountCompleteness(api.deps)) > 0);
    expect((await completenessOf(bad)).required).toBe(5);
    // The basics are these again.
    await setBasic(true);
    while ((await recountCompleteness(api.deps)) > 0);
    expect((await completenessOf(bad)).required).toBe(6);
  });
});
