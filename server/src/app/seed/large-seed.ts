import { sql } from 'kysely';
import { recountAllSales } from '../../features/analytics/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { tablesOfOrders, tablesOfSales } from './large-seed-orders.sql.ts';
import { largeSeedSteps } from './large-seed.sql.ts';

/** How much load data to generate; the defaults are the data set that benchmarks are stated for. */
export type LargeSeedSize = {
  shops: number;
  brands: number;
  categories: number;
  products: number;
  offers: number;
  proposals: number;
  /** Of one channel of the own shop. */
  listings: number;
  /** Of the own shop, all of which run. */
  discounts: number;
  /** Of the own shop, over a year. */
  orders: number;
};

export const benchmarkSize: LargeSeedSize = {
  shops: 200,
  brands: 1_000,
  categories: 500,
  products: 100_000,
  offers: 1_000_000,
  proposals: 20_000,
  listings: 20_000,
  discounts: 1_000,
  orders: 200_000,
};

const tablesOfCatalogue = ['product', 'offer', 'price_point', 'product_value', 'product_name'];
/** Their triggers put names into `product_name`, where a step of the seed does. */
const tablesOfNames = ['product', 'product_value'];
/** Some hundred thousand rows each. */
const furtherTables = ['variant', 'offer_snapshot', 'shop_product', 'completeness', 'order_event'];

/**
 * Load data for benchmarks, generated straight into the tables: deterministic, skewed as in life, every row naming the
 * generator as its source. Refuses a database that has products already. Tells each step with its time.
 */
export async function seedLarge(
  db: Db,
  size: LargeSeedSize,
  tell: (step: string, seconds: number) => void,
): Promise<'seeded' | 'not_empty'> {
  return db.connection().execute(async (connection) => {
    const present = await sql`select 1 from product limit 1`.execute(connection);
    if (present.rows.length > 0) return 'not_empty';
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set synchronous_commit = off`.execute(connection);
    await sql`set maintenance_work_mem = '256MB'`.execute(connection);
    await connection.transaction().execute(async (tx) => {
      await prepare(tx, size);
      const indexes = await dropIndexes(tx, [...tablesOfCatalogue, ...tablesOfOrders]);
      const foreignKeys = await dropForeignKeys(tx, [...tablesOfCatalogue, ...furtherTables, ...tablesOfOrders]);
      const resting = [...tablesOfSales, ...tablesOfNames];
      for (const table of resting) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      for (const step of largeSeedSteps) await timed(step.name, tell, () => runAll(tx, step.statements));
      await timed('indexes', tell, () => runAll(tx, indexes));
      await timed('foreign keys', tell, () => runAll(tx, foreignKeys));
      for (const table of resting) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
      await sql`analyze`.execute(tx);
      await timed('sales', tell, () => recountAllSales(tx));
    });
    await timed('statistics', tell, () => sql`vacuum analyze`.execute(connection));
    await sql`reset all`.execute(connection);
    return 'seeded';
  });
}

async function prepare(tx: Tx, size: LargeSeedSize): Promise<void> {
  await sql`create temporary table size on commit drop as select
    ${size.shops}::int as shops, ${size.brands}::int as brands, ${size.categories}::int as categories,
    ${size.products}::int as products, ${size.offers}::int as offers, ${size.proposals}::int as proposals,
    ${size.listings}::int as listings, ${size.discounts}::int as discounts,
    ${size.orders}::int as orders`.execute(tx);
}

/** A million rows go in faster without secondary indexes; resolves with the statements that make them again. */
async function dropIndexes(tx: Tx, tables: readonly string[]): Promise<string[]> {
  const found = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any(${tables})
      and indexname not in (select conname from pg_constraint)`.execute(tx);
  for (const { name } of found.rows) await sql`drop index ${sql.id(name)}`.execute(tx);
  return found.rows.map(({ definition }) => definition);
}

/** A row's foreign keys are looked up one by one, a whole table's by one join; resolves with the statements that make and check them again. */
async function dropForeignKeys(tx: Tx, tables: readonly string[]): Promise<string[]> {
  const found = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conparentid = 0 and conrelid = any(${tables.map((table) => `"${table}"`)}::regclass[])`.execute(
    tx,
  );
  for (const { table, name } of found.rows) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx);
  return found.rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

async function runAll(tx: Tx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx);
}

async function timed(step: string, tell: (step: string, seconds: number) => void, work: () => Promise<unknown>) {
  const startedAt = performance.now();
  await work();
  tell(step, (performance.now() - startedAt) / 1000);
}
