import { sql } from 'kysely';
import { type Db, executePrepared, readWithinScope, type Tx, withTransaction } from '../../platform/db/index.ts';
import { hashToken } from './session.store.ts';

/** A log-in that waits for its code. */
export type LoginChallenge = { userId: string; deviceId: string; isKnownDevice: boolean };

export type NewChallenge = {
  token: string;
  userId: string;
  /** The password that was right; null for somebody who has none. */
  passwordHash: string | null;
  deviceId: string;
  /** The evaluation of the password, which gives its place back now. */
  attemptId: string | null;
  now: Date;
  expiresAt: Date;
};

/**
 * Begins to wait for a code, and clears away some that nobody brought. False when the user was disabled or has another password by now:
 * the row is held until this is done, so that anyone who changes it ends this log-in too.
 */
export async function insertChallenge(db: Db | Tx, challenge: NewChallenge): Promise<boolean> {
  const { userId, passwordHash, deviceId, attemptId, now, expiresAt } = challenge;
  const made = await withTransaction(db, (tx) =>
    executePrepared(
      tx,
      sql<{ hash: Buffer }>`
      with settled as (
        delete from login_attempt where id = ${attemptId}::uuid
      ), cleared as (
        delete from login_challenge where hash in (
          select hash from login_challenge where expires_at < ${now}::timestamptz order by expires_at limit 20 for update skip locked)
      ), held as (
        select id from app_user
        where id = ${userId}::uuid and status <> 'INACTIVE' and password_hash is not distinct from ${passwordHash}::text for share
      )
      insert into login_challenge (hash, user_id, device_id, expires_at)
      select ${hashToken(challenge.token)}::bytea, id, ${deviceId}::uuid, ${expiresAt}::timestamptz from held returning hash`,
    ),
  );
  return made.length > 0;
}

export async function findChallenge(db: Db, token: string, now: Date): Promise<LoginChallenge | undefined> {
  const [found] = await readWithinScope(
    db,
    sql<LoginChallenge>`
    select c.user_id as "userId", c.device_id as "deviceId", d.device_id is not null as "isKnownDevice"
    from login_challenge c left join known_device d on d.user_id = c.user_id and d.device_id = c.device_id
    where c.hash = ${hashToken(token)} and c.expires_at > ${now}`,
  );
  return found;
}

/**
 * Whether the log-in still waits; of two who bring a code for it at once, one goes on. Their user is locked first, as by anyone who ends
 * sessions and log-ins.
 */
export async function lockChallenge(tx: Tx, token: string, userId: string): Promise<boolean> {
  await sql`select from app_user where id = ${userId}::uuid for no key update`.execute(tx);
  const { rows } = await sql`select from login_challenge where hash = ${hashToken(token)} for update`.execute(tx);
  return rows.length > 0;
}

export async function deleteChallenge(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('login_challenge').where('hash', '=', hashToken(token)).execute();
}
