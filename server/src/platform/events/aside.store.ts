import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { Followed, ReadEvent } from './cursor.store.ts';

/** Why an event is set aside, and how far its effect has come. */
export type AsideReason = { error: string; progress: unknown };

/** An event that was set aside, with how far its effect has come. */
export type AsideEvent = ReadEvent & { progress: unknown };

const longestError = 500;
const errorOf = (text: string) => text.slice(0, longestError).toWellFormed().replaceAll('\0', '\ufffd');

/** When what failed so often is tried again: later and later, at most five minutes apart. */
export const nextRetry = sql`now() + least(interval '5 minutes', interval '1 second' * power(2, least(attempts, 9)))`;

/** Keeps events apart, for the cursor to go on past them: one that failed, or those that wait behind one of their record. */
export async function setAside(
  tx: Tx,
  { name, topics }: Followed,
  part: number,
  positions: readonly number[],
  reason?: AsideReason,
): Promise<void> {
  if (positions.length === 0) return;
  const failing = reason
    ? sql`1, now() + interval '1 second', now(), ${errorOf(reason.error)}, ${storedProgress(reason.progress)}`
    : sql`0, now(), null, null, null`;
  await sql`
    insert into outbox_aside (consumer, part, aggregate_id, position, topic, aggregate_kind, shop_id, brand_id, changed, actor, cause, cause_id,
      at, attempts, retry_at, failing_since, last_error, progress)
    select ${name}, o.part, o.aggregate_id, o.id, o.topic, o.aggregate_kind, o.shop_id, o.brand_id, o.changed, o.actor, o.cause, o.cause_id,
      o.at, ${failing}
    from outbox o where o.part = ${part} and o.topic = any(${topics}::text[]) and o.id = any(${positions}::bigint[])
    on conflict do nothing`.execute(tx);
}

/** The places of events that are due again, the first of each record, in order. */
export async function findDueAside(db: Db, { name }: Followed, part: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    select a.position from outbox_aside a where a.consumer = ${name} and a.part = ${part} and ${isDue}
    order by a.position limit ${limit}`.execute(db);
  return rows.map(({ position }) => position);
}

/** Whether event `a` is the first of its record and may be tried now. */
export const isDue = sql<boolean>`a.retry_at <= now() and not exists (select from outbox_aside e
  where e.consumer = a.consumer and e.part = a.part and e.aggregate_id = a.aggregate_id and e.position < a.position)`;

/** An event that was set aside; undefined once it is done. */
export async function readAside(
  tx: Tx,
  { name }: Followed,
  part: number,
  position: number,
): Promise<AsideEvent | undefined> {
  const { rows } = await sql<AsideEvent>`
    select a.position, a.topic, a.aggregate_kind as "aggregateKind", a.aggregate_id as "aggregateId", a.shop_id as "shopId",
      a.brand_id as "brandId", a.changed, a.actor as "actorId", a.cause, a.cause_id as "causeId", a.at, a.progress
    from outbox_aside a where a.consumer = ${name} and a.part = ${part} and a.position = ${position}`.execute(tx);
  return rows[0];
}

/** Takes an event away in the transaction of its effect. */
export async function settleAside(tx: Tx, { name }: Followed, part: number, position: number): Promise<void> {
  await sql`delete from outbox_aside where consumer = ${name} and part = ${part} and position = ${position}`.execute(
    tx,
  );
}

/** Notes how far the effect of an event has come. */
export async function keepAsideProgress(
  tx: Tx,
  { name }: Followed,
  part: number,
  position: number,
  progress: unknown,
): Promise<void> {
  await sql`
    update outbox_aside set progress = ${storedProgress(progress)}, attempts = 0, retry_at = now(), failing_since = null, last_error = null
    where consumer = ${name} and part = ${part} and position = ${position}`.execute(tx);
}

/** Notes that an event failed once more. */
export async function noteAsideFailure(
  db: Db,
  { name }: Followed,
  part: number,
  position: number,
  error: string,
): Promise<void> {
  await sql`
    update outbox_aside set attempts = attempts + 1, last_error = ${errorOf(error)}, retry_at = ${nextRetry},
      failing_since = coalesce(failing_since, now())
    where consumer = ${name} and part = ${part} and position = ${position}`.execute(db);
}

function storedProgress(progress: unknown) {
  return sql`${progress == null ? null : JSON.stringify(progress)}::jsonb`;
}
