import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { tooBusy } from '../../platform/auth/index.ts';
import { type Db, executePrepared } from '../../platform/db/index.ts';
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

async function tryReserve(db: Db, { email, knownDeviceId }: Share, now: Date): Promise<Reservation | 'wait'> {
  const attemptId = newId<'login_attempt'>();
  const since = new Date(now.getTime() - windowMs);
  const evaluatingSince = new Date(now.getTime() - evaluationMs);
  // Unknown addresses are counted like known ones.
  const [found] = await executePrepared(
    db,
    sql<{ wrong: number; oldest: Date | null; isReserved: boolean }>`
      select wrong, oldest, is_reserved as "isReserved" from reserve_login_attempt(${attemptId}::uuid, ${email}::text,
        ${knownDeviceId}::uuid, ${now}::timestamptz, ${since}::timestamptz, ${evaluatingSince}::timestamptz, ${allowedWrong}::integer)`,
  );
  const { wrong, oldest, isReserved } = found ?? { wrong: 0, oldest: null, isReserved: false };
  if (isReserved) return { isAllowed: true, attemptId };
  if (wrong < allowedWrong) return 'wait';
  return { isAllowed: false, retryAfterMs: (oldest ?? now).getTime() + windowMs - now.getTime() };
}

/** A wrong password stays counted. */
export async function countAsWrong(db: Db, attemptId: string): Promise<void> {
  await db.updateTable('login_attempt').set({ was_wrong: true }).where('id', '=', attemptId).execute();
}

/** A password that was never evaluated gives its place back; one that proved right does so with the session it begins. */
export async function releaseAttempt(db: Db, attemptId: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('id', '=', attemptId).execute();
}
