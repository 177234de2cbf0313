import { type Client, escapeLiteral } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ArchiveHead } from './archive.ts';
import { columnList, identifier } from './copying.ts';

/** A foreign key with the words that make it again. */
export type ForeignKey = { table: string; name: string; definition: string };

/** What an installation holds that somebody would miss. */
export type Holdings = { users: number; shops: number; products: number };

const workers = ['quarry api', 'quarry worker', 'quarry seed', 'quarry crawl'];

/** The parts of Quarry that work on this database now. */
export async function readUse(client: Client): Promise<string[]> {
  const found = await client.query<{ part: string }>(
    `select distinct application_name as part from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = any($1) order by 1`,
    [workers],
  );
  return found.rows.map(({ part }) => part);
}

/** Undefined when the database has no table at all, and `foreign` when it has some that are not Quarry's. */
export async function readHoldings(client: Client): Promise<Holdings | 'foreign' | undefined> {
  const found = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  );
  if (found.rows.length === 0) return undefined;
  const names = new Set(found.rows.map(({ name }) => name));
  if (!names.has('schema_migration')) return 'foreign';
  const count = async (table: string) => {
    if (!names.has(table)) return 0;
    const counted = await client.query<{ count: string }>(`select count(*) from public.${identifier(table)}`);
    return Number(counted.rows[0]?.count);
  };
  return { users: await count('app_user'), shops: await count('shop'), products: await count('product') };
}

/** Removes Quarry's tables with what hangs on them, views, functions and queues; what belongs to an extension stays. */
export async function dropEverything(client: Client): Promise<void> {
  await client.query(`
    do $$
    declare
      statements text[];
      statement text;
    begin
      select array_agg(format('drop %s if exists %s cascade',
          case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.oid::regclass))
        into statements
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
            and (d.deptype = 'e' or c.relkind = 'S' and d.deptype in ('i', 'a')));
      statements := coalesce(statements, '{}') || coalesce((
        select array_agg(format('drop routine if exists %s cascade', p.oid::regprocedure))
        from pg_proc p where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')), '{}')
        || 'drop schema if exists pgboss cascade'::text;
      foreach statement in array statements loop execute statement; end loop;
    end
    $$`);
}

/** Takes all foreign keys away, so that tables can come in any order, and once rather than row by row be checked. */
export async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const found = await client.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace
    order by 1, 2`);
  for (const { table, name } of found.rows)
    await client.query(`alter table public.${identifier(table)} drop constraint ${identifier(name)}`);
  return found.rows;
}

/** Frees the owner of the tables from their policies, under which no row can be copied in; gives the tables. */
export async function freeOwner(client: Client): Promise<string[]> {
  const found = await client.query<{ table: string }>(`
    select relname as table from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace order by 1`);
  for (const { table } of found.rows)
    await client.query(`alter table public.${identifier(table)} no force row level security`);
  return found.rows.map(({ table }) => table);
}

/** Holds the owner to the policies of a table again. */
export async function holdOwner(client: Client, table: string): Promise<void> {
  await client.query(`alter table public.${identifier(table)} force row level security`);
}

/** Keeps triggers from adding to what is copied in; gives their tables. */
export async function restTriggers(client: Client): Promise<string[]> {
  const found = await client.query<{ table: string }>(`
    select distinct c.relname as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`);
  for (const { table } of found.rows)
    await client.query(`alter table public.${identifier(table)} disable trigger user`);
  return found.rows.map(({ table }) => table);
}

/** Lets the triggers of a table work again. */
export async function wakeTriggers(client: Client, table: string): Promise<void> {
  await client.query(`alter table public.${identifier(table)} enable trigger user`);
}

/** Takes away the indexes that no constraint needs, because one is built sooner than it is kept; gives the statements that make them. */
export async function dropIndexes(client: Client): Promise<string[]> {
  const found = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by 1`);
  for (const { name } of found.rows) await client.query(`drop index ${name}`);
  return found.rows.map(({ definition }) => definition);
}

/** Makes an index again. */
export async function addIndex(client: Client, definition: string): Promise<void> {
  await client.query(definition);
}

/** Puts a foreign key back; throws when a row names another that is not there. */
export async function addForeignKey(client: Client, { table, name, definition }: ForeignKey): Promise<void> {
  await client.query(`alter table public.${identifier(table)} add constraint ${identifier(name)} ${definition}`);
}

/** Empties what the migrations themselves filled, and divides tables as they were. */
export async function prepareTables(client: Client, { tables, partitions }: ArchiveHead): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => `public.${identifier(name)}`).join(', ')}`);
  for (const { name, parent, from, to } of partitions) {
    const range = `for values from (${escapeLiteral(from)}) to (${escapeLiteral(to)})`;
    await client.query(
      `create table if not exists public.${identifier(name)} partition of public.${identifier(parent)} ${range}`,
    );
  }
}

/** A stream that takes the rows of a table as COPY wrote them. */
export function fillTable(client: Client, { name, columns }: ArchiveHead['tables'][number]) {
  return client.query(copyFrom(`copy public.${identifier(name)} (${columnList(columns)}) from stdin`));
}

/** Counting columns go on behind the last number they had given out. */
export async function setCounters(client: Client, counters: ArchiveHead['counters']): Promise<void> {
  for (const { table, column, last } of counters) {
    if (last > 0)
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [
        `public.${identifier(table)}`,
        column,
        last,
      ]);
  }
}
