import { listLink, type Measure, measureDefinitions, measures } from '@quarry/contracts/analytics';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { figuresWorld, type Row } from './testing/figures-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = figuresWorld(api);
const ofQuality = measures.filter((measure) => measureDefinitions[measure].report === 'quality');
const brandId = newId<'brand'>();
const period = { kind: 'LAST_28_DAYS' };
const figures = (client: TestClient, input: object = {}) =>
  world.figures(client, { measures: ofQuality, period, ...input });

async function listed(
  client: TestClient,
  measure: Measure,
  row: Row,
  by: 'NONE' | 'BRAND' | 'ATTRIBUTE',
): Promise<number | null> {
  const link = listLink(measure, { by, from: '2026-01-01', until: '2026-01-28' }, row);
  const { products } = await client.query<{
    products: { nodes: { completeness: { percent: number; missing: { code: string }[] } }[] };
  }>(
    `query ($filter: ProductFilter) { products(first: 100, filter: $filter) { nodes { completeness { percent missing { code } } } } }`,
    { filter: link?.filter },
  );
  if (measure === 'MISSING_VALUES') {
    const missing = products.nodes.flatMap(({ completeness }) => completeness.missing.map(({ code }) => code));
    return by === 'ATTRIBUTE' ? missing.filter((code) => code === row.key).length : missing.length;
  }
  if (measure !== 'COMPLETENESS') return products.nodes.length;
  const percents = products.nodes.map(({ completeness }) => completeness.percent);
  return Math.round((percents.reduce((sum, one) => sum + one, 0) * 10_000) / percents.length);
}

describe('figures of the quality of products', () => {
  beforeAll(async () => {
    await db
      .insertInto('brand')
      .values({ id: brandId, name: 'Nordwind', slug: 'nordwind', name_key: 'nordwind' })
      .execute();
    const percents = [100, 100, 70, 40, 33, 0];
    for (const [at, percent] of percents.entries()) {
      const { id } = await world.newProduct();
      await sql`update product set completeness = ${percent}, brand_id = ${at % 2 ? brandId : null} where id = ${id}`.execute(
        db,
      );
      const missing = percent === 100 ? [] : at === 2 ? ['image', 'gtin'] : ['image'];
      await sql`insert into completeness (product_id, required, filled, missing) values (${id}, 9, 9, ${missing}::text[])
        on conflict (product_id, channel_id) do update set missing = excluded.missing`.execute(db);
      if (at === 1) await sql`update product set deleted_at = now() where id = ${id}`.execute(db);
    }
  });

  it.each(['NONE', 'BRAND'] as const)('by %s equal the list of products, for every measure and role', async (by) => {
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const brandManager = await api.as(await api.newUser({ roleKeys: ['brand_manager'] }));
    for (const client of [administrator, manager, brandManager]) {
      const { rows, totals } = await figures(client, { by });
      const named = rows.filter(({ key }) => key !== 'none');
      expect(named.length).toBeGreaterThan(0);
      for (const row of [...named, ...totals]) {
        for (const [at, measure] of ofQuality.entries())
          expect([measure, row.values[at]?.value]).toEqual([
            measure,
            await listed(client, measure, row, row.key === '' ? 'NONE' : by),
          ]);
      }
    }
  });

  it('by attribute say what is missing most, and lead to the products that miss it', async () => {
    const { rows, totals } = await figures(administrator, { measures: ['MISSING_VALUES'], by: 'ATTRIBUTE' });
    expect(rows.map(({ key, label, values }) => [key, label, values[0]?.value])).toEqual([
      ['image', 'Picture', 4],
      ['gtin', 'GTIN', 1],
    ]);
    for (const row of [...rows, ...totals])
      expect(row.values[0]?.value).toBe(
        await listed(administrator, 'MISSING_VALUES', row, row.key === '' ? 'NONE' : 'ATTRIBUTE'),
      );
  });

  it('are states now: no channel or currency, and nothing to compare with', async () => {
    const shown = await figures(administrator, { compare: 'PREVIOUS' });
    expect(shown).toMatchObject({ comparedFrom: null, rows: [{ currency: null }] });
    expect(shown.totals[0]?.values.map(({ compared }) => compared)).toEqual([null, null, null, null]);
    const { issues } = await world.figures(administrator, {
      measures: ['PRODUCTS', 'ORDERS'],
      period,
      by: 'CHANNEL',
      currency: ['EUR'],
    });
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'measures.0 not_counted_so',
      'measures.1 of_another_report',
      'currency not_counted_so',
    ]);
  });
});
