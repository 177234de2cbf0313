import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { tooBusy } from '../../platform/auth/index.ts';
import { type Db, withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

/** How many wrong passwords are evaluated per account and share in the time below. */
const allowedWrong = 10;
const windowMs = 15 * 60_000;
/** An evaluation whose process died counts as wrong after this. */
const evaluationMs = 20_000;
const lookAgainMs = 50;
const longestQueue = 50;

export type Reservation = { isAllowed: true; attemptId: string } | { isAllowed: false; retryAfterMs: number };

/** Whose attempts are counted together: those of one device that the account knows, or those of all strangers (null). */
export type Share = { email: string; knownDeviceId: string | null };

let waiting = 0;

/**
 * Reserves one evaluation before the password is looked at, so that passwords tried at the same moment cannot slip past
 * the count. Devices that have signed in before have a share of their own: strangers cannot use it up.
 * Throws a Failure TOO_BUSY when 50 others wait for the rest of their share.
 */
export async function reserveAttempt(db: Db, share: Share, now: () => Date): Promise<Reservation> {
  const first = await tryReserve(db, share, now());
  if (first !== 'wait') return first;
  if (waiting >= longestQueue) throw tooBusy();
  waiting += 1;
  try {
    while (true) {
      // The rest of the share is being evaluated at this moment: right ones will free their place.
      await delay(lookAgainMs);
      const outcome = await tryReserve(db, share, now());
      if (outcome !== 'wait') return outcome;
    }
  } finally {
    waiting -= 1;
  }
}

function tryReserve(db: Db, { email, knownDeviceId }: Share, now: Date): Promise<Reservation | 'wait'> {
  return withTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 1))`.execute(tx);
    const since = new Date(now.getTime() - windowMs);
    const evaluatingSince = new Date(now.getTime() - evaluationMs);
    const { rows } = await sql<{ wrong: number; in_flight: number; oldest: Date | null; reserved: string | null }>`
      with outdated as (
        delete from login_attempt where id in (select id from login_attempt where at <= ${since} order by at limit 100 for update skip locked)
      ), counted as (
        select count(*) filter (where was_wrong or at <= ${evaluatingSince}) as wrong,
          count(*) filter (where was_wrong is null and at > ${evaluatingSince}) as in_flight, min(at) as oldest
        from login_attempt
        where account = ${accountOf(email)} and device_id is not distinct from ${knownDeviceId}::uuid and at > ${since}
      ), reserved as (
        insert into login_attempt (id, account, device_id, at)
        select ${newId<'login_attempt'>()}::uuid, ${accountOf(email)}, ${knownDeviceId}::uuid, ${now}::timestamptz
        from counted where wrong + in_flight < ${allowedWrong} returning id
      )
      select wrong, in_flight, oldest, (select id from reserved) as reserved from counted`.execute(tx);
    const { wrong, oldest, reserved } = rows[0] ?? { wrong: 0, oldest: null, reserved: null };
    if (reserved !== null) return { isAllowed: true, attemptId: reserved };
    if (wrong < allowedWrong) return 'wait';
    return { isAllowed: false, retryAfterMs: (oldest ?? now).getTime() + windowMs - now.getTime() };
  });
}

/** Unknown addresses are counted like known ones. Lowered by the database, as the look-up of a user is. */
function accountOf(email: string): RawBuilder<Buffer> {
  return sql<Buffer>`sha256(convert_to('account:' || lower(${email}), 'UTF8'))`;
}

/** A wrong password stays counted; a right one, or one that was never evaluated, gives its place back. */
export async function settleAttempt(db: Db, attemptId: string, wasWrong: boolean): Promise<void> {
  await (wasWrong
    ? db.updateTable('login_attempt').set({ was_wrong: true }).where('id', '=', attemptId).execute()
    : db.deleteFrom('login_attempt').where('id', '=', attemptId).execute());
}

/** Whether the device has signed in to this account before. */
export async function isKnownDevice(db: Db, userId: string | undefined, deviceId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from known_device where user_id = ${userId ?? null}::uuid and device_id = ${deviceId}::uuid) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

export async function rememberDevice(db: Db, userId: string, deviceId: string, now: Date): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_id: deviceId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet({ last_used_at: now }))
    .execute();
}
