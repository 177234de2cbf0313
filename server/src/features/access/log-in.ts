import type { SessionAnswer } from '@quarry/contracts/access';
import { passwordMatches } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { isKnownDevice, rememberDevice, reserveAttempt, settleAttempt } from './login-attempts.store.ts';
import { beginSession, type SessionDeps } from './session-answer.ts';
import { newDevice, readDevice, signDevice } from './session-secret.ts';
import { type Credentials, findCredentials } from './user.store.ts';

export type LoginRequest = {
  email: string;
  password: string;
  deviceMark: string | undefined;
  userAgent: string | null;
};

export type LoginOutcome =
  | { kind: 'signed_in'; answer: SessionAnswer; deviceMark: string }
  | { kind: 'wrong' }
  | { kind: 'throttled'; retryAfterMs: number };

/**
 * Every step is taken for unknown addresses and wrong passwords alike, until a password proved right; each password is
 * counted before it is looked at.
 */
export async function logIn(deps: SessionDeps, request: LoginRequest): Promise<LoginOutcome> {
  const { db, clock, secret } = deps;
  // The database cannot hold this character, so no account has it.
  const email = request.email.replaceAll('\0', '\uFFFD');
  const credentials = await findCredentials(db, email);
  const device = readDevice(secret, request.deviceMark) ?? newDevice();
  const isKnown = await isKnownDevice(db, credentials?.userId, device);
  const reservation = await reserveAttempt(db, { email, knownDeviceId: isKnown ? device : null }, clock.now);
  if (!reservation.isAllowed) return { kind: 'throttled', retryAfterMs: reservation.retryAfterMs };
  const isRight = await evaluate(db, reservation.attemptId, request.password, credentials, isKnown);
  const answer = isRight && credentials && (await beginSession(deps, credentials, request.userAgent));
  if (!answer) return { kind: 'wrong' };
  await rememberDevice(db, credentials.userId, device, clock.now());
  return { kind: 'signed_in', answer, deviceMark: signDevice(secret, device) };
}

async function evaluate(
  db: Db,
  attemptId: string,
  password: string,
  credentials: Credentials | undefined,
  isPreferred: boolean,
): Promise<boolean> {
  let isWrong = false;
  try {
    const matches = await passwordMatches(password, credentials?.passwordHash ?? null, { isPreferred });
    isWrong = !matches || credentials?.isDisabled !== false;
    return !isWrong;
  } finally {
    await settleAttempt(db, attemptId, isWrong);
  }
}
