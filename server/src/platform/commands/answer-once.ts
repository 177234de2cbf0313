import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Db, type Tx, withTransaction } from '../db/index.ts';
import { codeOf, Failure } from '../failure.ts';

/** A request that its sender may send again: who sends it, under which key, and what it asks. */
export type KeyedRequest = { actorId: string; operation: string; key: string; hash: Buffer };
export type OnceAnswer = { reply: unknown; isRepeated: boolean };

/** Replies are kept this long; a key that is older may be used for something else. */
const keptForMs = 24 * 3_600_000;
const statementTimedOut = '57014';

/**
 * Answers a keyed request once: the first one does `work` and its reply is kept with the key; every later one, from whatever process
 * and also while the first is still at it, gets that reply. `work` is given the transaction that keeps the key: what it changes there
 * is kept with the reply or not at all. When it throws, the key is free again.
 * Throws a Failure KEY_REUSED for another request under the same key, and IN_PROGRESS when the first takes too long to wait for.
 */
export async function answerOnce(
  deps: { db: Db; clock: Clock },
  request: KeyedRequest,
  work: (tx: Tx) => Promise<unknown>,
): Promise<OnceAnswer> {
  return withTransaction(deps.db, async (tx) => {
    if (!(await claimKey(tx, request, deps.clock.now()))) return repeated(tx, request);
    const reply = await work(tx);
    await keepReply(tx, request, reply);
    return { reply, isRepeated: false };
  });
}

/**
 * The same for work that has transactions of its own and may take longer than any that writes (decision 020). The key is held by a lock
 * and nothing is written before the work is done, so that this transaction has no number and holds back nobody who follows the log.
 */
export async function answerLongOnce(
  deps: { db: Db; clock: Clock },
  request: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<OnceAnswer> {
  return withTransaction(deps.db, async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await lockKey(tx, request);
    if (await isKept(tx, request)) return repeated(tx, request);
    const reply = await work();
    await claimKey(tx, request, deps.clock.now());
    await keepReply(tx, request, reply);
    return { reply, isRepeated: false };
  });
}

/** Forgets replies that nobody asks for any more; resolves with their number. */
export async function forgetReplies({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const before = new Date(clock.now().getTime() - keptForMs);
  const forgotten = await db.deleteFrom('idempotent_reply').where('created_at', '<', before).executeTakeFirst();
  return Number(forgotten.numDeletedRows);
}

/** Forgets the replies to a person, and those that told of them to others. */
export async function forgetRepliesAbout(tx: Tx, personId: string): Promise<void> {
  await sql`delete from idempotent_reply where actor_id = ${personId}::uuid or reply::text like ${`%${personId}%`}`.execute(
    tx,
  );
}

/** Forgets the replies in which one of these ids stands. */
export async function forgetRepliesNaming(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from idempotent_reply r
    where exists (select from unnest(${[...ids]}::text[]) i (id) where position(i.id in r.reply::text) > 0)`.execute(
    tx,
  );
}

/** Whether the key was free. While another transaction holds it, this waits for its end. */
async function claimKey(tx: Tx, { actorId, operation, key, hash }: KeyedRequest, now: Date): Promise<boolean> {
  const claim = sql`
    insert into idempotent_reply (actor_id, operation, key, request_hash, created_at)
    values (${actorId}, ${operation}, ${key}, ${hash}, ${now}) on conflict do nothing returning 1`;
  return (await orInProgress(claim.execute(tx))).rows.length > 0;
}

/** Waits for the end of anyone who has the key, and holds it until this transaction ends. */
async function lockKey(tx: Tx, { actorId, operation, key }: KeyedRequest): Promise<void> {
  const name = ['reply', actorId, operation, key].join(' ');
  await orInProgress(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx));
}

async function isKept(tx: Tx, { actorId, operation, key }: KeyedRequest): Promise<boolean> {
  const kept = await sql`select 1 from idempotent_reply
    where actor_id = ${actorId} and operation = ${operation} and key = ${key}`.execute(tx);
  return kept.rows.length > 0;
}

async function orInProgress<T>(waiting: Promise<T>): Promise<T> {
  try {
    return await waiting;
  } catch (error) {
    if (codeOf(error) !== statementTimedOut) throw error;
    throw new Failure('IN_PROGRESS', 'The first request with this key is still being worked on: send it again later.');
  }
}

async function repeated(tx: Tx, { actorId, operation, key, hash }: KeyedRequest): Promise<OnceAnswer> {
  const { request_hash: first, reply } = await tx
    .selectFrom('idempotent_reply')
    .select(['request_hash', 'reply'])
    .where('actor_id', '=', actorId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.equals(hash)) return { reply, isRepeated: true };
  throw new Failure(
    'KEY_REUSED',
    'This Idempotency-Key was used for another request: send each request with a key of its own.',
  );
}

async function keepReply(tx: Tx, { actorId, operation, key }: KeyedRequest, reply: unknown): Promise<void> {
  await sql`update idempotent_reply set reply = ${JSON.stringify(reply)}::json
    where actor_id = ${actorId} and operation = ${operation} and key = ${key}`.execute(tx);
}
