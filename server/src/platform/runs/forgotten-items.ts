import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** What a step of freeing took away: rows, and their bytes without those of indexes. */
export type Freed = { rows: number; bytes: number };

/** Which items go: of runs that ended before a time, at most so many rows a step. */
export type ForgetItems = { endedBefore: Date; now: Date; most: number };

/** Takes one bounded step in a transaction of its own; null once nothing is left to take. A kill costs the step in hand. */
export type ForgetStep = (db: Db, ask: ForgetItems) => Promise<Freed | null>;

/** The newest runs of a source keep their items beyond every limit: the next one is compared with them, and the last can be resumed. */
const newestKept = 5;

/**
 * The run whose items go next, locked: the one that ended first of those that are not among the newest of their source. `isFree` says what
 * else has to hold of the run `r`.
 */
export function nextToForget(
  table: RawBuilder<unknown>,
  source: RawBuilder<unknown>,
  endedBefore: Date,
  isFree: RawBuilder<unknown> = sql`true`,
): RawBuilder<{ id: string; isBegun: boolean }> {
  return sql<{ id: string; isBegun: boolean }>`
    select r.id, r.items_gone_at is not null as "isBegun" from ${table} r
    where r.has_items and r.finished_at < ${endedBefore} and ${isFree}
      and (r.items_gone_at is not null or (select count(*) from (select 1 from ${table} n
        where n.${source} = r.${source} and (n.requested_at, n.id) > (r.requested_at, r.id) limit ${newestKept}) newer) = ${newestKept})
    order by r.finished_at, r.id limit 1 for update of r skip locked`;
}

/** The sums of deleted rows `gone`, which name their size `bytes`; each row has a head of 28 bytes besides. */
export const freedRows = sql`count(*)::int as rows, coalesce(sum(bytes + 28), 0)::bigint as bytes`;
