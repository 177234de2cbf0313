import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, executePrepared, readWithinScope, type Tx, withTransaction } from '../../platform/db/index.ts';
import { type Id, newId, toId } from '../../platform/ids.ts';
import { deviceMs } from './session-times.ts';

export type SessionEnd =
  | 'signed_out'
  | 'replayed'
  | 'disabled'
  | 'password_changed'
  | 'revoked'
  | 'second_factor_changed';

/** A refresh token as stored, with its session, both locked by the transaction that reads them. */
export type LockedToken = {
  sessionId: Id<'session'>;
  userId: Id<'user'>;
  replacedAt: Date | null;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  refreshMinute: Date | null;
  refreshCount: number;
};

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A session as it begins, with what signing in settles beside it. */
export type NewSession = {
  userId: string;
  /** The password that was checked; null for somebody who has none. */
  passwordHash: string | null;
  userAgent: string | null;
  address: string | null;
  refreshToken: string;
  now: Date;
  expiresAt: Date;
  /** The evaluation of the password, which gives its place back now. */
  attemptId: string | null;
  /** The device that is one of the user's own from now on. */
  deviceId: string | null;
  /** Whether a code of the second factor was right; nobody who has one gets in without. */
  isPastSecondFactor: boolean;
};

const keptAfterEndMs = 30 * 86_400_000;

/**
 * Begins a session, all of it in one statement. Undefined when the user was disabled, or has another password or a
 * second factor by now: a session that begins then would outlive the end of all others. Some sessions that have been over for a month are deleted, and
 * some devices whose mark no browser has any more.
 */
export async function insertSession(db: Db | Tx, session: NewSession): Promise<Id<'session'> | undefined> {
  const { userId, passwordHash, userAgent, address, now, expiresAt, attemptId, deviceId, isPastSecondFactor } = session;
  const clearedBefore = new Date(now.getTime() - keptAfterEndMs);
  const forgottenBefore = new Date(now.getTime() - deviceMs);
  const [begun] = await withTransaction(db, (tx) =>
    executePrepared(
      tx,
      sql<{ id: string }>`
      with noted as (
        update app_user set last_seen_at = ${now}
        where id = ${userId}::uuid and status <> 'INACTIVE' and password_hash is not distinct from ${passwordHash}::text
          and (second_factor_since is null or ${isPastSecondFactor}::boolean)
        returning id
      ), settled as (
        delete from login_attempt where id = ${attemptId}::uuid
      ), cleared as (
        delete from session where id in (
          select id from session where expires_at < ${clearedBefore} order by expires_at limit 20 for update skip locked)
      ), forgotten as (
        delete from known_device where (user_id, device_id) in (
          select user_id, device_id from known_device
          where last_used_at < ${forgottenBefore} and device_id is distinct from ${deviceId}::uuid
          order by last_used_at limit 20 for update skip locked)
      ), remembered as (
        insert into known_device (user_id, device_id, last_used_at)
        select id, ${deviceId}::uuid, ${now}::timestamptz from noted where ${deviceId}::uuid is not null
        on conflict (user_id, device_id) do update set last_used_at = excluded.last_used_at
      ), begun as (
        insert into session (id, user_id, user_agent, address, created_at, last_used_at, expires_at)
        select ${newId<'session'>()}::uuid, id, ${userAgent}::text, ${address}::text, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
        from noted returning id
      )
      insert into refresh_token (hash, session_id, issued_at)
      select ${hashToken(session.refreshToken)}::bytea, id, ${now}::timestamptz from begun returning session_id as id`,
    ),
  );
  return begun && toId<'session'>(begun.id);
}

export async function insertToken(tx: Tx, sessionId: string, token: string, now: Date): Promise<void> {
  await tx
    .insertInto('refresh_token')
    .values({ hash: hashToken(token), session_id: sessionId, issued_at: now })
    .execute();
}

/** Locks the session first, so that any number of refreshes of one family go one after the other. */
export async function lockToken(tx: Tx, token: string): Promise<LockedToken | undefined> {
  const hash = hashToken(token);
  await sql`select from session where id = (select session_id from refresh_token where hash = ${hash}) for update`.execute(
    tx,
  );
  const row = await tx
    .selectFrom('refresh_token as t')
    .innerJoin('session as s', 's.id', 't.session_id')
    .select([
      's.id',
      's.user_id',
      't.replaced_at',
      's.last_used_at',
      's.expires_at',
      's.ended_at',
      's.refresh_minute',
      's.refresh_count',
    ])
    .where('t.hash', '=', hash)
    .executeTakeFirst();
  return (
    row && {
      sessionId: toId<'session'>(row.id),
      userId: toId<'user'>(row.user_id),
      replacedAt: row.replaced_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
      endedAt: row.ended_at,
      refreshMinute: row.refresh_minute,
      refreshCount: row.refresh_count,
    }
  );
}

export async function markReplaced(tx: Tx, token: string, now: Date): Promise<void> {
  await tx.updateTable('refresh_token').set({ replaced_at: now }).where('hash', '=', hashToken(token)).execute();
}

/** Whether the token is the newest of its family: known, and not yet replaced. */
export async function isNewest(tx: Tx, token: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_token')
    .select('replaced_at')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined && row.replaced_at === null;
}

export async function updateSession(
  tx: Tx,
  id: string,
  fields: { last_used_at?: Date; address?: string | null; refresh_minute?: Date; refresh_count?: number },
): Promise<void> {
  await tx.updateTable('session').set(fields).where('id', '=', id).execute();
}

export async function endSession(db: Db | Tx, id: string, reason: SessionEnd, now: Date): Promise<void> {
  await withTransaction(db, (tx) =>
    tx
      .updateTable('session')
      .set({ ended_at: now, ended_reason: reason })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute(),
  );
}

/** Ends the sessions of a user, all but the one that is kept, and the log-ins that wait for a code. */
export async function endSessionsOfUser(
  tx: Tx,
  userId: string,
  reason: SessionEnd,
  now: Date,
  keptId: string | null = null,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now, ended_reason: reason })
    .where('user_id', '=', userId)
    .where('id', 'is distinct from', keptId)
    .where('ended_at', 'is', null)
    .execute();
  await tx.deleteFrom('login_challenge').where('user_id', '=', userId).execute();
}

/** The session a refresh token belongs to, for log-out. */
export async function sessionOfToken(db: Db, token: string): Promise<string | undefined> {
  const [found] = await readWithinScope(
    db,
    sql<{ id: string }>`select session_id as id from refresh_token where hash = ${hashToken(token)}`,
  );
  return found?.id;
}
