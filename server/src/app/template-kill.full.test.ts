import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { buildAttribute } from '../features/attributes/attribute.builder.ts';
import { categoryDoors } from '../features/categories/testing/category-doors.ts';
import { templateDoors } from '../features/templates/testing/template-doors.ts';
import { keepRunning, killAtTable, testApi } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const patience = { timeout: 240_000, interval: 50 };
const products = 3_000;

const api = await testApi();
const { db } = api.deps;
const { administrator, made } = await categoryDoors(api);
const { saved } = templateDoors(administrator);

/** Of each product what is required and how much of it is there; none of it is out of date. */
async function counts(): Promise<{ required: number; filled: number; gaps: string[]; count: number }[]> {
  const { rows } = await sql<{ required: number; filled: number; gaps: string[]; count: number }>`
    select c.required, c.filled, c.gaps, count(*)::int as count from completeness c group by 1, 2, 3 order by 1, 2, 3`.execute(
    db,
  );
  return rows;
}
const countedByTemplate = async () =>
  (await counts()).filter(({ required }) => required === 8).reduce((sum, { count }) => sum + count, 0);

describe('a change of a template whose worker is killed', () => {
  it('has all products counted as without the kill', { timeout: 600_000 }, async () => {
    await migrateAll(api.url);
    const { id: categoryId } = await made({ name: 'Lamps' });
    const [power, plug] = [
      await buildAttribute(db, { code: 'power', name: 'Power' }),
      await buildAttribute(db, { code: 'plug', name: 'Plug' }),
    ];
    await sql`insert into product (id, name, slug, category_id, status)
      select gen_random_uuid(), 'Lamp ' || n, 'lamp-' || n, ${categoryId}, 'DRAFT' from generate_series(1, ${products}::int) n`.execute(
      db,
    );
    await sql`insert into product_value (id, product_id, attribute_id, value, source_kind)
      select gen_random_uuid(), p.id, a.id, to_jsonb(p.name), 'manual' from product p cross join attribute a
      where a.code = 'name' or (a.id = ${power} and right(p.name, 1) = '7')`.execute(db);
    await sql`insert into completeness (product_id, required, filled) select id, 0, 0 from product`.execute(db);
    const worker = keepRunning('worker', { ...process.env, DATABASE_URL: api.url, QUARRY_DATA: api.dataFolder });
    afterAll(worker.stop);
    await expect.poll(async () => (await counts()).map(({ required }) => required), patience).toEqual([6]);

    const entries = [power, plug].map((attributeId) => ({ attributeId, state: 'REQUIRED' }));
    let begun: Promise<unknown> = Promise.resolve();
    // Before it knows by what to count, and twice while it counts.
    await killAtTable(db, worker, 'completeness_basis', { begin: () => (begun = saved(categoryId, entries)) });
    await begun;
    await killAtTable(db, worker, 'completeness');
    await expect.poll(countedByTemplate, patience).toBeGreaterThan(0);
    await killAtTable(db, worker, 'completeness');
    expect(await countedByTemplate()).toBeLessThan(products);

    await expect.poll(countedByTemplate, patience).toBe(products);
    const basics = ['description', 'brand', 'category', 'image', 'gtin'];
    expect(await counts()).toEqual([
      { required: 8, filled: 1, gaps: [...basics, 'plug', 'power'], count: 2_700 },
      { required: 8, filled: 2, gaps: [...basics, 'plug'], count: 300 },
    ]);
  });
});
