import { releaseAttempt, countAsWrong, reserveAttempt } from './login-attempts.store.ts';
import { passwordMatches } from '../../platform/auth/index.ts';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { User } from './user.store.ts';

export type PasswordProof = { kind: 'known' } | { kind: 'wrong' } | { kind: 'throttled'; retryAfterMs: number };

/**
 * Whether somebody who is signed in knows their password: any of the given ones may be it. Passwords tried here count like those of a
 * log-in from a device of its own: the session.
 */
export async function provePassword(
  deps: Pick<Deps, 'db' | 'clock'>,
  { actor }: Pick<ChangeOrigin, 'actor'>,
  { email, passwordHash }: Pick<User, 'email' | 'passwordHash'>,
  ...passwords: readonly string[]
): Promise<PasswordProof> {
  const share = { email, knownDeviceId: actor.sessionId };
  const reservation = await reserveAttempt(deps.db, share, deps.clock.now);
  if (!reservation.isAllowed) return { kind: 'throttled', retryAfterMs: reservation.retryAfterMs };
  const { attemptId } = reservation;
  try {
    for (const password of passwords) {
      if (!(await passwordMatches(password, passwordHash, { isPreferred: true }))) continue;
      await releaseAttempt(deps.db, attemptId);
      return { kind: 'known' };
    }
  } catch (error) {
    await releaseAttempt(deps.db, attemptId);
    throw error;
  }
  await countAsWrong(deps.db, attemptId);
  return { kind: 'wrong' };
}
