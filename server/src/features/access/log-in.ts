import type { CodeWanted } from '@quarry/contracts/access';
import { passwordMatches } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { countAsWrong, releaseAttempt, reserveAttempt } from './login-attempts.store.ts';
import { askForCode } from './login-challenge.ts';
import { beginSession, type OpenedSession, type SessionDeps } from './session-answer.ts';
import { newDevice, readDevice, signDevice } from './session-secret.ts';
import { type Credentials, findCredentials } from './user.store.ts';

export type LoginRequest = {
  email: string;
  password: string;
  deviceMark: string | undefined;
  userAgent: string | null;
  address: string | null;
};

/** A session, or the code that somebody with a second factor brings first. */
export type Opening = ({ kind: 'signed_in' } & OpenedSession) | ({ kind: 'code_wanted' } & CodeWanted);

export type LoginOutcome = Opening | { kind: 'wrong' } | { kind: 'throttled'; retryAfterMs: number };

/**
 * Every step is taken for unknown addresses and wrong passwords alike, until a password proved right; each password is
 * counted before it is looked at.
 */
export async function logIn(deps: SessionDeps, request: LoginRequest): Promise<LoginOutcome> {
  const { db, clock, secret } = deps;
  // The database cannot hold this character, so no account has it.
  const email = request.email.replaceAll('\0', '\uFFFD');
  const deviceId = readDevice(secret, request.deviceMark) ?? newDevice();
  const credentials = await findCredentials(db, email, deviceId);
  const isKnown = credentials?.isKnownDevice ?? false;
  const reservation = await reserveAttempt(db, { email, knownDeviceId: isKnown ? deviceId : null }, clock.now);
  if (!reservation.isAllowed) return { kind: 'throttled', retryAfterMs: reservation.retryAfterMs };
  const { attemptId } = reservation;
  const isRight = await evaluate(db, attemptId, request.password, credentials, isKnown);
  if (!isRight || !credentials || credentials.isDisabled) {
    await countAsWrong(db, attemptId);
    return { kind: 'wrong' };
  }
  if (credentials.hasSecondFactor) {
    const wanted = await askForCode(deps, { ...credentials, attemptId, deviceId });
    return wanted ? { kind: 'code_wanted', ...wanted } : { kind: 'wrong' };
  }
  const { userAgent, address } = request;
  const signIn = { userAgent, address, attemptId, deviceId, isPastSecondFactor: false };
  const answer = await beginSession(deps, credentials, signIn);
  return answer ? { kind: 'signed_in', answer, deviceMark: signDevice(secret, deviceId) } : { kind: 'wrong' };
}

async function evaluate(
  db: Db,
  attemptId: string,
  password: string,
  credentials: Credentials | undefined,
  isPreferred: boolean,
): Promise<boolean> {
  try {
    return await passwordMatches(password, credentials?.passwordHash ?? null, { isPreferred });
  } catch (error) {
    await releaseAttempt(db, attemptId);
    throw error;
  }
}
