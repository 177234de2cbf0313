import { type RawBuilder, sql } from 'kysely';
import { keptForAMinute } from './kept.ts';
import type { ListSpec } from './list.ts';
import type { ListOffset } from './list-cursor.ts';
import { whereAll } from './list-order.ts';
import type { Db, Tx } from './pool.ts';
import { readPrepared } from './prepared.ts';

/** Rows that are counted, and walked over, one by one; beyond them there are estimates. */
export const exactRows = 10_000;

/**
 * How many rows a list has: exact to 10,000, beyond it the planner's estimate (never below 10,001), so that a total
 * costs no more on a large table than on a small one.
 */
export async function listTotal(
  db: Db | Tx,
  spec: Pick<ListSpec<string>, 'from'>,
  where: readonly RawBuilder<unknown>[],
): Promise<ListOffset> {
  const all = rowsOf(spec, where);
  const counted = sql<{
    count: number;
  }>`select count(*) as count from (${all} limit ${sql.raw(String(exactRows + 1))}) capped`;
  const rows = isWithoutValues(db, where) ? await readPrepared(db, counted) : (await counted.execute(db)).rows;
  const count = rows[0]?.count ?? 0;
  if (count <= exactRows) return { count, isExact: true };
  const estimate = Math.max(await estimatedRows(db, all), exactRows + 1);
  longLists.set(keyOf(all, db), estimate);
  return { count: estimate, isExact: false };
}

const longLists = keptForAMinute<number>();

/** The total of a list that was too long to be counted within the last minute: for places far down, which are estimates anyway. */
export function recentTotal(
  db: Db | Tx,
  spec: Pick<ListSpec<string>, 'from'>,
  where: readonly RawBuilder<unknown>[],
): ListOffset | undefined {
  const count = longLists.get(keyOf(rowsOf(spec, where), db));
  return count === undefined ? undefined : { count, isExact: false };
}

function rowsOf({ from }: Pick<ListSpec<string>, 'from'>, where: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`select 1 from ${sql.raw(from)} ${whereAll(where)}`;
}

function keyOf(statement: RawBuilder<unknown>, db: Db | Tx): string {
  const { sql: text, parameters } = statement.compile(db);
  return JSON.stringify([text, parameters]);
}

/** Whether no condition carries a value: one plan is the best for every call then. */
export function isWithoutValues(db: Db | Tx, where: readonly RawBuilder<unknown>[]): boolean {
  return where.every((condition) => condition.compile(db).parameters.length === 0);
}

const estimates = keptForAMinute<number>();

/** How many rows the planner expects of a statement. */
export async function estimatedRows(db: Db | Tx, statement: RawBuilder<unknown>): Promise<number> {
  const key = keyOf(statement, db);
  const known = estimates.get(key);
  if (known !== undefined) return known;
  const plan = await sql<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
  }>`explain (format json) ${statement}`.execute(db);
  const rows = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  estimates.set(key, rows);
  return rows;
}
