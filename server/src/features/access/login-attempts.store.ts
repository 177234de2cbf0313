import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

/** How many wrong passwords are evaluated per account and share in the time below. */
const allowedWrong = 10;
const windowMs = 15 * 60_000;
/** An evaluation whose process died counts as wrong after this. */
const evaluationMs = 20_000;

export type Reservation = { isAllowed: true; attemptId: string } | { isAllowed: false; retryAfterMs: number };

type Share = { account: Buffer; deviceId: string | null };

/** Unknown addresses are counted like known ones, by the same hash. */
export function accountOf(email: string): Buffer {
  return createHash('sha256').update(`account:${email.toLowerCase()}`).digest();
}

/**
 * Reserves one evaluation before the password is looked at, so that passwords tried at the same moment cannot slip past
 * the count. Devices that have signed in before have a share of their own: strangers cannot use it up.
 */
export async function reserveAttempt(db: Db, share: Share, now: () => Date): Promise<Reservation> {
  while (true) {
    const outcome = await tryReserve(db, share, now());
    if (outcome !== 'wait') return outcome;
    // The rest of the share is being evaluated at this moment: right ones will free their place.
    await delay(50);
  }
}

async function tryReserve(db: Db, { account, deviceId }: Share, now: Date): Promise<Reservation | 'wait'> {
  return withTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${account.toString('hex')}, 1))`.execute(tx);
    await sql`delete from login_attempt where at <= ${new Date(now.getTime() - windowMs)}`.execute(tx);
    const { rows } = await sql<{ wrong: number; in_flight: number; oldest: Date | null }>`
      select count(*) filter (where was_wrong or at <= ${new Date(now.getTime() - evaluationMs)}) as wrong,
        count(*) filter (where was_wrong is null and at > ${new Date(now.getTime() - evaluationMs)}) as in_flight,
        min(at) as oldest
      from login_attempt
      where account = ${account} and device_id is not distinct from ${deviceId}::uuid`.execute(tx);
    const { wrong, in_flight: inFlight, oldest } = rows[0] ?? { wrong: 0, in_flight: 0, oldest: null };
    if (wrong >= allowedWrong) {
      return { isAllowed: false, retryAfterMs: (oldest?.getTime() ?? now.getTime()) + windowMs - now.getTime() };
    }
    if (wrong + inFlight >= allowedWrong) return 'wait';
    const attemptId = newId<'login_attempt'>();
    await tx
      .insertInto('login_attempt')
      .values({ id: attemptId, account, device_id: deviceId, at: now, was_wrong: null })
      .execute();
    return { isAllowed: true, attemptId };
  });
}

/** A wrong password stays counted; a right one, or one that was never evaluated, gives its place back. */
export async function settleAttempt(db: Db, attemptId: string, wasWrong: boolean): Promise<void> {
  await (wasWrong
    ? db.updateTable('login_attempt').set({ was_wrong: true }).where('id', '=', attemptId).execute()
    : db.deleteFrom('login_attempt').where('id', '=', attemptId).execute());
}

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
