import { releaseAttempt, countAsWrong, reserveAttempt } from './login-attempts.store.ts';
import { passwordMatches } from '../../platform/auth/index.ts';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { User } from './user.store.ts';

export type PasswordProof = { kind: 'known' } | { kind: 'wrong' } | { kind: 'throttled'; retryAfterMs: number };

type ProofDeps = Pick<Deps, 'db' | 'clock'>;
type Prover = Pick<User, 'email' | 'passwordHash'>;

/**
 * Whether somebody who is signed in knows their password: any of the given ones may be it, and each that is tried counts. Passwords
 * tried here count like those of a log-in from a device of its own: the session.
 */
export async function provePassword(
  deps: ProofDeps,
  { actor }: Pick<ChangeOrigin, 'actor'>,
  user: Prover,
  ...passwords: readonly string[]
): Promise<PasswordProof> {
  for (const password of passwords) {
    const proof = await tryPassword(deps, actor.sessionId, user, password);
    if (proof.kind !== 'wrong') return proof;
  }
  return { kind: 'wrong' };
}

async function tryPassword(
  { db, clock }: ProofDeps,
  sessionId: string | null,
  { email, passwordHash }: Prover,
  password: string,
): Promise<PasswordProof> {
  const reservation = await reserveAttempt(db, { email, knownDeviceId: sessionId }, clock.now);
  if (!reservation.isAllowed) return { kind: 'throttled', retryAfterMs: reservation.retryAfterMs };
  const { attemptId } = reservation;
  try {
    if (await passwordMatches(password, passwordHash, { isPreferred: true })) {
      await releaseAttempt(db, attemptId);
      return { kind: 'known' };
    }
  } catch (error) {
    await releaseAttempt(db, attemptId);
    throw error;
  }
  await countAsWrong(db, attemptId);
  return { kind: 'wrong' };
}
