import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildAttribute } from '../attributes/attribute.builder.ts';
import { categoryDoors } from '../categories/testing/category-doors.ts';
import { completenessBases } from '../products/completeness-bases.consumer.ts';
import { completenessRecountLoop } from '../products/completeness-recount.loop.ts';
import { templateDoors } from './testing/template-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made } = await categoryDoors(api);
const { saved, effectsOf } = templateDoors(administrator);

const products = 100_000;

/** Products of a category with a name, half of which have a value of the attribute. */
async function load(categoryId: string, attributeId: string): Promise<void> {
  await sql`insert into product (id, name, slug, category_id, status)
    select gen_random_uuid(), 'Piece ' || n, 'piece-' || n, ${categoryId}, 'DRAFT' from generate_series(1, ${products}::int) n`.execute(
    db,
  );
  await sql`insert into variant (id, product_id) select gen_random_uuid(), id from product`.execute(db);
  await sql`insert into product_value (id, product_id, attribute_id, value, source_kind)
    select gen_random_uuid(), p.id, a.id, to_jsonb(p.name), 'manual' from product p cross join attribute a
    where a.code = 'name' or (a.id = ${attributeId} and right(p.name, 1) in ('0', '2', '4', '6', '8'))`.execute(db);
  await sql`insert into completeness (product_id, required, filled) select id, 0, 0 from product`.execute(db);
  await sql`analyze product, product_value, completeness`.execute(db);
}

/** Whether products are left, asked by the index, so that the question itself costs nothing. */
const isLeft = async () => {
  const { rows } = await sql<{
    isLeft: boolean;
  }>`select exists (select from completeness where channel_id is null and basis is null)
    or exists (select from completeness_retired r join completeness c on c.basis = r.basis and c.channel_id is null) as "isLeft"`.execute(
    db,
  );
  return rows[0]?.isLeft ?? false;
};

/** Runs the worker's loop until no product is left; resolves with how long it took. */
async function recount(meanwhile: () => Promise<void>): Promise<number> {
  const stop = new AbortController();
  const begun = performance.now();
  const loop = completenessRecountLoop.run(api.engines, stop.signal);
  while (await isLeft()) await meanwhile();
  const took = performance.now() - begun;
  stop.abort();
  await loop;
  return took;
}

describe('a template of 100,000 products', () => {
  it('is counted within two minutes while people save', { timeout: 600_000 }, async () => {
    const { id: categoryId } = await made({ name: 'Everything' });
    const attributeId = await buildAttribute(db, { code: 'cable', name: 'Cable' });
    await load(categoryId, attributeId);
    await followToEnd(api.engines, completenessBases);
    await recount(async () => {
      await delay(200);
    });
    const effects = await effectsOf(categoryId, [{ attributeId, state: 'REQUIRED' }]);
    const { rows } = await sql<{
      id: string;
      version: number;
    }>`select id, version from product order by id limit 4000`.execute(db);
    let next = 0;
    const save = async () => {
      const product = rows[next];
      next += 1;
      if (!product) throw new Error('No product is left to save.');
      const { setProductValue } = await administrator.query<{ setProductValue: { __typename: string } }>(
        `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }`,
        { input: { productId: product.id, version: product.version, attributeCode: 'mpn', value: `M-${next}` } },
      );
      expect(setProductValue.__typename).toBe('ProductUpdated');
    };
    await saved(categoryId, [{ attributeId, state: 'REQUIRED' }]);
    await followToEnd(api.engines, completenessBases);
    const took = await recount(save);
    expect(effects).toMatchObject({ products, complete: 0 });
    const { rows: counted } = await sql<{
      required: number;
      filled: number;
      count: number;
    }>`select required, filled, count(*)::int as count
      from completeness group by 1, 2 order by 1, 2`.execute(db);
    expect(counted.reduce((sum, row) => sum + (row.required === 7 ? row.count : 0), 0)).toBe(products);
    expect(took).toBeLessThan(120_000);
  });
});
