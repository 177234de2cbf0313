import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Takes one bounded step; true when there is more to do. Several workers may call it, of whom one works. */
export async function keepMonthPartitions(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ hasMore: boolean }>`select keep_month_partitions(${now}) as "hasMore"`.execute(db);
  return rows[0]?.hasMore ?? false;
}

/** The tables that have no partition for the month after `now`: their rows are about to fall into the default one. */
export async function findTablesWithoutNextMonth(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array['page_fetch', 'offer_snapshot', 'order_event', 'feed_row_history']) name
    where not exists (select from pg_inherits where inhparent = name::regclass and inhrelid =
      to_regclass(name || '_' || to_char((${now}::timestamptz at time zone 'UTC') + interval '1 month', 'YYYY_MM')))
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}
