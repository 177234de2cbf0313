import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { codeOf } from '../../platform/failure.ts';
import { monthTables, type RetainedTable } from './month-tables.ts';

/** How a step ended: `waits` where tables are in use or a swapped month rests, `busy` where another worker is at it. */
export type RetentionStep = 'more' | 'waits' | 'busy' | 'done';

/** A month of such a table, and where its rewriting stands; null where it was never written anew. */
export type RetainedMonth = {
  parent: RetainedTable;
  month: Date;
  phase: 'holding' | 'copying' | 'copied' | 'swapped' | 'done' | null;
  /** The shops whose limits it was begun with. */
  passed: string[];
  /** The shops that still have rows in it because their limit is longer. */
  waiting: string[];
};

export type FreedMonth = { rows: number; bytes: number };

/** All months that have a table or are on their way, the oldest first. */
export async function listRetainedMonths(db: Db): Promise<RetainedMonth[]> {
  const { rows } = await sql<RetainedMonth>`
    with tables as (${monthTables('page_fetch', 'offer_snapshot')})
    select parent, month, r.phase, coalesce(r.passed, '{}') as passed, coalesce(r.waiting, '{}') as waiting
    from tables full join retention_month r using (parent, month)
    where tables.parent is not null or r.phase <> 'done' order by month, parent desc`.execute(db);
  return rows;
}

export async function listShopIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('shop').select('id').execute()).map(({ id }) => id);
}

/** Takes one step of writing a month anew; `restS` is how long a swapped month waits for those who had read it before. */
export async function takeRetentionStep(
  db: Db,
  { parent, month }: Pick<RetainedMonth, 'parent' | 'month'>,
  passed: readonly string[],
  { now, most, restS }: { now: Date; most: number; restS: number },
): Promise<RetentionStep> {
  try {
    const { rows } = await sql<{ step: RetentionStep }>`
      select retain_month(${parent}, ${month}, ${passed}::uuid[], ${now}, ${most}, make_interval(secs => ${restS})) as step`.execute(
      db,
    );
    return rows[0]?.step ?? 'busy';
  } catch (error) {
    // A table that the step reads is locked for long, as by a migration.
    if (codeOf(error) === '55P03') return 'waits';
    throw error;
  }
}

/** What writing a month anew freed. */
export async function findFreed(
  db: Db,
  { parent, month }: Pick<RetainedMonth, 'parent' | 'month'>,
): Promise<FreedMonth> {
  const { rows } = await sql<FreedMonth>`
    select greatest(0, rows_before - rows_kept) as rows, greatest(0, bytes_before - bytes_after) as bytes
    from retention_month where parent = ${parent} and month = ${month}`.execute(db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}
