import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type TextColumn = { table: string; column: string; type: string };

/** Every column of a table that holds texts, those within JSON too. */
async function textColumns(db: Db): Promise<TextColumn[]> {
  const { rows } = await sql<TextColumn>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and format_type(a.atttypid, null) in ('text', 'text[]', 'json', 'jsonb', 'citext', 'character varying')
    order by 1, 2`.execute(db);
  return rows;
}

/** The longest text of each column, in bytes, where one is longer than this. */
export async function columnsBeyond(db: Db, most: { text: number; json: number }): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, type } of await textColumns(db)) {
    const bound = type.startsWith('json') ? most.json : most.text;
    const { rows } = await sql<{ bytes: number | null }>`
      select max(octet_length(${sql.ref(column)}::text))::int as bytes from ${sql.table(table)}`.execute(db);
    const bytes = rows[0]?.bytes ?? 0;
    if (bytes > bound) found.push(`${table}.${column}: ${bytes}`);
  }
  return found;
}

/** Columns of type json hold a text as it was written: half of a pair and U+0000 would stand in them, and break their readers. */
export async function illFormedJson(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, type } of await textColumns(db)) {
    if (type !== 'json') continue;
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(column)}::text ~* ${String.raw`\\u(0000|d[89a-f][0-9a-f]{2})`} limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
