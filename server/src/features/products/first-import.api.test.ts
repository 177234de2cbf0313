import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { refreshSearchTexts } from './catalogue-refresh.store.ts';
import { refreshCompleteness } from './completeness.store.ts';
import { findProductsForUpdate } from './product.store.ts';
import { findKeyedProducts } from './product-import.store.ts';

const { db } = (await testApi()).deps;
const many = 10_000;

/** Tables that were never analyzed, as they are while a first import fills them. */
async function fillTables(): Promise<string[]> {
  const insert = (statement: RawBuilder<unknown>) => statement.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into product (id, name, slug) select gen_random_uuid(), 'Kettle ' || n, 'kettle-' || n from generate_series(1, ${many}) n
    returning id`.execute(db);
  await insert(sql`insert into variant (id, product_id) select gen_random_uuid(), id from product`);
  await insert(sql`insert into variant_identifier (id, variant_id, kind, value, display, source_kind)
    select gen_random_uuid(), v.id, k, p.slug || k, p.slug, 'manual'
    from variant v join product p on p.id = v.product_id cross join unnest(array['gtin', 'mpn', 'sku']) k`);
  await insert(sql`insert into product_value (id, product_id, attribute_id, value, source_kind)
    select gen_random_uuid(), p.id, a.id, '"x"', 'manual' from product p cross join attribute a where a.code in ('name', 'color')`);
  return rows.map(({ id }) => id);
}

/** How many entries of a table and its indexes the work reads; a connection counts on over its transactions. */
function readOf(table: string, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  const counted = async (tx: Tx) => {
    const { rows } = await sql<{ read: number }>`
      select (pg_stat_get_xact_tuples_returned(c.oid) + coalesce((select sum(pg_stat_get_xact_tuples_returned(i.indexrelid))
        from pg_index i where i.indrelid = c.oid), 0))::int as read from pg_class c where c.oid = ${table}::regclass`.execute(
      tx,
    );
    return rows[0]?.read ?? 0;
  };
  return withTransaction(db, async (tx) => {
    const before = await counted(tx);
    await work(tx);
    return (await counted(tx)) - before;
  });
}

describe('an import into tables without statistics', () => {
  it('reads for each product what is of it alone', async () => {
    const ids = (await fillTables()).slice(0, 20);
    const keys = Array.from({ length: 20 }, (_, at) => `kettle-${at + 1}sku`);
    const found: string[] = [];
    const bySku = async (tx: Tx) => {
      found.push(...(await findKeyedProducts(tx, systemActor, 'sku', keys)).map(({ key }) => key));
    };
    // Twenty products have 60 identifiers and 40 values; of the others there are thousands.
    expect(await readOf('variant_identifier', (tx) => refreshSearchTexts(tx, ids))).toBeLessThan(1_000);
    expect(await readOf('variant_identifier', (tx) => findProductsForUpdate(tx, ids))).toBeLessThan(1_000);
    expect(await readOf('product', (tx) => findProductsForUpdate(tx, ids))).toBeLessThan(1_000);
    expect(await readOf('variant_identifier', bySku)).toBeLessThan(1_000);
    expect(await readOf('variant', bySku)).toBeLessThan(1_000);
    expect(await readOf('product_value', (tx) => refreshCompleteness(tx, ids, new Date()))).toBeLessThan(1_000);
    expect(new Set(found)).toEqual(new Set(keys));
  });
});
