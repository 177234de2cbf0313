import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { declaredColumns } from '../platform/personal/index.ts';
import { testDatabase } from '../testing/test-database.ts';
import { personalTables } from './personal-tables.ts';

const { db } = await testDatabase();

/** The columns of texts, lists of texts and JSON, but those that hold one of a few words; by tables, and whether these lie in a shop. */
const { rows: tables } = await sql<{
  name: string;
  isOfShop: boolean;
  columns: string[];
  required: string[];
  texts: string[];
}>`
  select c.relname as name, bool_or(a.attname = 'shop_id') as "isOfShop", array_agg(a.attname::text) as columns,
    coalesce(array_agg(a.attname::text) filter (where a.attnotnull), '{}') as required,
    coalesce(array_agg(a.attname::text order by a.attnum) filter (where t.typname in ('text', 'varchar', 'bpchar', '_text', 'json', 'jsonb')
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%')), '{}') as texts
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by c.relname order by 1`.execute(db);

const declared = Object.fromEntries(
  personalTables.flatMap((of) => Object.entries(of)).map(([table, one]) => [table, declaredColumns(one)]),
);

describe('what is personal', () => {
  it('is said of each text of a table that lies in a shop', () => {
    const missing = tables
      .filter(({ isOfShop }) => isOfShop)
      .flatMap(({ name, texts }) => {
        const said = new Set(declared[name]);
        return texts.filter((column) => !said.has(column)).map((column) => `${name}.${column}`);
      });
    expect(missing).toEqual([]);
  });

  it('is cleared in a way that its column takes', () => {
    const requiredOf = new Map(tables.map(({ name, required }) => [name, required]));
    const refused = personalTables
      .flatMap((of) => Object.entries(of))
      .flatMap(([table, { erased }]) =>
        Object.entries(erased?.set ?? {})
          .filter(([column, to]) => to.compile(db).sql === 'null' && requiredOf.get(table)?.includes(column))
          .map(([column]) => `${table}.${column}`),
      );
    expect(refused).toEqual([]);
  });

  it('is said of columns that are there, each by one feature', () => {
    const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
    const unknown = Object.entries(declared).flatMap(([table, columns]) =>
      columns.filter((column) => !columnsOf.get(table)?.includes(column)).map((column) => `${table}.${column}`),
    );
    expect(unknown).toEqual([]);
    const names = personalTables.flatMap((of) => Object.keys(of));
    expect(names).toEqual([...new Set(names)]);
  });
});
