import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** What one stage of the chain leaves for the next. Each topic has one consumer by nature; how it claims is its own, for it chooses by its scope. */
export type BacklogTopic = 'page_fetched' | 'snapshot_created';

export type BacklogItem = {
  topic: BacklogTopic;
  /** What waiting items are counted and claimed by: a crawler, a shop. */
  partition_id: string;
  subject_id: string;
  /** With `subject_id` the key of a row that lies in a partition by time. */
  subject_at?: Date | null;
  run_id?: string | null;
};

/** Leaves items for the stage that comes next, if the transaction commits. */
export async function addToBacklog(tx: Tx, items: readonly BacklogItem[]): Promise<void> {
  if (items.length === 0) return;
  const given = sql`json_to_recordset(${JSON.stringify(items)}::json)
    as row (topic text, partition_id uuid, subject_id uuid, subject_at timestamptz, run_id uuid)`;
  await insertBacklog(sql`select topic, partition_id, subject_id, subject_at, run_id from ${given}`).execute(tx);
}

/**
 * The statement that leaves what `items` selects, as a part of a larger one or by itself. It selects topic, partition_id, subject_id,
 * subject_at and run_id, in this order.
 */
export function insertBacklog(items: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into backlog (topic, partition_id, subject_id, subject_at, run_id) ${items}`;
}

/** Counts, before it is done, that work on items begins: committed by itself, so that it outlives a worker that dies of them. */
export async function countStarts(db: Db | Tx, positions: readonly number[]): Promise<void> {
  await sql`update backlog set starts = starts + 1 where position = any(${positions}::bigint[])`.execute(db);
}

/** Takes back such a start, for the work ended by what says nothing of its items. */
export async function uncountStarts(db: Db | Tx, positions: readonly number[]): Promise<void> {
  await sql`update backlog set starts = greatest(starts - 1, 0) where position = any(${positions}::bigint[])`.execute(
    db,
  );
}

/** Takes items away in the transaction that saved what came of them: a killed consumer leaves them to the next. */
export async function settleBacklog(tx: Tx, positions: readonly number[]): Promise<void> {
  await sql`delete from backlog where position = any(${positions}::bigint[])`.execute(tx);
}
