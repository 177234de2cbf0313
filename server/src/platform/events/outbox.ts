import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** What features tell those above them. Each topic has one consumer; how a consumer claims is its own, for it chooses by its scope. */
export type OutboxTopic = 'page_fetched' | 'snapshot_created' | 'offer_changed' | 'brand_changed' | 'product_keyed';

export type OutboxEvent = {
  topic: OutboxTopic;
  /** What waiting events are counted and claimed by: a crawler, a shop, a brand, a product. */
  partition_id: string;
  subject_id: string;
  /** With `subject_id` the key of a row that lies in a partition by time. */
  subject_at?: Date | null;
  run_id?: string | null;
};

export type ClaimedEvent = { position: number; subjectId: string };

/** Tells the consumers of these events, if the transaction commits, at least once and whichever process they run in. */
export async function publishEvents(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  const given = sql`json_to_recordset(${JSON.stringify(events)}::json)
    as row (topic text, partition_id uuid, subject_id uuid, subject_at timestamptz, run_id uuid)`;
  await insertEvents(sql`select topic, partition_id, subject_id, subject_at, run_id from ${given}`).execute(tx);
}

/**
 * The statement that publishes what `events` selects, as a part of a larger one or by itself. It selects topic, partition_id, subject_id,
 * subject_at and run_id, in this order.
 */
export function insertEvents(events: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into outbox (topic, partition_id, subject_id, subject_at, run_id) ${events}`;
}

/** Whether events of a topic wait, read without a transaction; whoever looks often asks this first. */
export async function hasEvents(db: Db, topic: OutboxTopic): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from outbox where topic = ${topic}) as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** The oldest events of a topic that nobody else is working off, held until the transaction ends. */
export async function claimEvents(tx: Tx, topic: OutboxTopic, limit: number): Promise<ClaimedEvent[]> {
  const claimed = await sql<ClaimedEvent>`
    select position, subject_id as "subjectId" from outbox
    where topic = ${topic} order by position limit ${limit} for update skip locked`.execute(tx);
  return claimed.rows;
}

/** Takes events away in the transaction that saved what came of them: a killed consumer leaves them to the next. */
export async function settleEvents(tx: Tx, positions: readonly number[]): Promise<void> {
  await sql`delete from outbox where position = any(${positions}::bigint[])`.execute(tx);
}
