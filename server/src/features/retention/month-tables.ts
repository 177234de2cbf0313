import { type RawBuilder, sql } from 'kysely';

/** A table that is divided by months and kept within limits. */
export type RetainedTable = 'page_fetch' | 'offer_snapshot';

export type MonthTable = { parent: RetainedTable; table: string; month: Date };

/** A query for the months of these tables that have a table of their own, with the start of each in UTC. */
export function monthTables(...parents: RetainedTable[]): RawBuilder<MonthTable> {
  // Named by its start; the table of all other times has no such name.
  return sql<MonthTable>`
    select p.relname as parent, c.relname as table, to_timestamp(right(c.relname, 7) || ' UTC', 'YYYY_MM TZ') as month
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where i.inhparent = any(${parents}::regclass[]) and c.relname ~ '_[0-9]{4}_[0-9]{2}$'`;
}
