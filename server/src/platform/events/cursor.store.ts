import { sql } from 'kysely';
import { type Db, executePrepared, holdRelease, type Tx, withTransaction } from '../db/index.ts';
import type { Deps } from '../feature.ts';
import { isDue, nextRetry } from './aside.store.ts';

/** An event as a consumer gets it. */
export type ReadEvent = {
  /** Its place in the log. */
  position: number;
  topic: string;
  aggregateKind: string;
  aggregateId: string;
  shopId: string | null;
  brandId: string | null;
  changed: string[];
  actorId: string | null;
  cause: string;
  causeId: string | null;
  at: Date;
};

/** What a consumer is known by, and follows. */
export type Followed = { name: string; topics: readonly string[] };

/** How far a consumer has come in one part, locked until the transaction ends. */
export type Cursor = { position: number; progress: unknown };

/** The same with how often the next event failed, and by what. */
export type TakenCursor = Cursor & { attempts: number; lastError: string | null };

/** Transactions that write are ended before a minute is over (decision 020), so what began earlier than that is in the log. */
const surelyOverSeconds = 60;

/**
 * Makes the cursors that a consumer lacks. Throws a Failure when the database is made for another release: that release alone says whom
 * the log is kept for.
 */
export async function makeCursors(
  { db, records }: Pick<Deps, 'db' | 'records'>,
  { name, topics }: Followed,
  from: 'beginning' | 'now',
): Promise<void> {
  const start =
    from === 'beginning'
      ? sql`0`
      : sql`coalesce((select max(id) from outbox where at < now() - make_interval(secs => ${surelyOverSeconds})), 0)`;
  await withTransaction(db, async (tx) => {
    await holdRelease(tx, records.schema);
    await sql`
      insert into outbox_cursor (consumer, part, topics, position)
      select ${name}, part, ${topics}::text[], ${start} from generate_series(0, 15) part
      on conflict (consumer, part) do nothing`.execute(tx);
  });
}

/** Where a consumer can go on. */
export type Ahead = {
  /** The parts in which new events wait for it, or some that it set aside are due again. */
  parts: { part: number; hasEvents: boolean; hasDue: boolean }[];
  /** Whether it lacks a cursor: it is new, or somebody took it away. */
  lacksCursors: boolean;
};

/**
 * Where the consumer can go on, with events up to `reached`. Each topic is looked for by itself: joined, the log would be read from the
 * place of the consumer on, and one whose topics are rare stays far behind.
 */
export async function lookAhead(db: Db | Tx, { name, topics }: Followed, reached: number): Promise<Ahead> {
  const rows = await executePrepared(
    db,
    sql<{ part: number; isThere: boolean; hasEvents: boolean; hasDue: boolean }>`
    select * from (select p.part, c.part is not null as "isThere",
      c.topics = ${topics}::text[] and (c.retry_at is null or c.retry_at <= now()) and exists (
        select from unnest(${topics}::text[]) t (topic) cross join lateral (
          select from outbox o where o.part = c.part and o.topic = t.topic and o.id > c.position and o.id <= ${reached} limit 1) o) as "hasEvents",
      c.topics = ${topics}::text[] and exists (
        select from outbox_aside a where a.consumer = ${name} and a.part = p.part and ${isDue}) as "hasDue"
    from generate_series(0, 15) p (part) left join outbox_cursor c on c.consumer = ${name} and c.part = p.part) looked
    where not "isThere" or "hasEvents" or "hasDue" order by part`,
  );
  return {
    parts: rows.flatMap(({ isThere, ...row }) => (isThere ? [row] : [])),
    lacksCursors: rows.some(({ isThere }) => !isThere),
  };
}

/**
 * Takes the cursor of one part; undefined while somebody else has it, and where another release has the consumer follow other topics,
 * since one place serves them all. Anyone who is killed lets go of it with the connection.
 */
export async function takeCursor(tx: Tx, { name, topics }: Followed, part: number): Promise<TakenCursor | undefined> {
  const { rows } = await sql<TakenCursor>`
    select position, progress, attempts, last_error as "lastError" from outbox_cursor
    where consumer = ${name} and part = ${part} and topics = ${topics}::text[] for update skip locked`.execute(tx);
  return rows[0];
}

/** Events, and the records among theirs of which one is set aside. */
type NextEvents = { events: ReadEvent[]; held: Set<string> };

/** The next events of one part in order. */
export async function readEvents(
  tx: Tx,
  { name, topics }: Followed,
  part: number,
  { position }: Cursor,
  reached: number,
  limit: number,
): Promise<NextEvents> {
  const { rows } = await sql<ReadEvent & { isHeld: boolean }>`
    select e.*, exists (select from outbox_aside a
        where a.consumer = ${name} and a.part = ${part} and a.aggregate_id = e."aggregateId") as "isHeld"
    from unnest(${topics}::text[]) t cross join lateral (
      select o.id as position, o.topic, o.aggregate_kind as "aggregateKind", o.aggregate_id as "aggregateId", o.shop_id as "shopId",
        o.brand_id as "brandId", o.changed, o.actor as "actorId", o.cause, o.cause_id as "causeId", o.at
      from outbox o where o.part = ${part} and o.topic = t and o.id > ${position} and o.id <= ${reached} order by o.id limit ${limit}) e
    order by e.position limit ${limit}`.execute(tx);
  const held = new Set(rows.flatMap(({ isHeld, aggregateId }) => (isHeld ? [aggregateId] : [])));
  return { events: rows.map(({ isHeld: _isHeld, ...event }) => event), held };
}

/** Moves a cursor in the transaction of the effect. */
export async function moveCursor(tx: Tx, name: string, part: number, { position, progress }: Cursor): Promise<void> {
  await sql`
    update outbox_cursor set position = ${position}, progress = ${progress == null ? null : JSON.stringify(progress)}::jsonb,
      attempts = 0, retry_at = null, failing_since = null, last_error = null
    where consumer = ${name} and part = ${part}`.execute(tx);
}

const longestError = 500;

/** Notes that the next event of a part failed; it is tried again, later and later, at most five minutes apart. */
export async function noteFailure(db: Db, name: string, part: number, error: string): Promise<void> {
  await sql`
    update outbox_cursor set attempts = attempts + 1, last_error = ${error.slice(0, longestError)},
      retry_at = ${nextRetry},
      failing_since = coalesce(failing_since, now())
    where consumer = ${name} and part = ${part}`.execute(db);
}
