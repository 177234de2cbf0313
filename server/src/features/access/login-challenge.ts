import { createHmac, randomBytes } from 'node:crypto';
import type { CodeWanted } from '@quarry/contracts/access';
import { recordChange } from '../../platform/audit/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { toId } from '../../platform/ids.ts';
import type { Seal } from '../../platform/seal.ts';
import { countAsWrong, releaseAttempt, reserveAttempt, type Share } from './login-attempts.store.ts';
import {
  deleteChallenge,
  findChallenge,
  insertChallenge,
  lockChallenge,
  type LoginChallenge,
  type NewChallenge,
} from './login-challenge.store.ts';
import { factorSeal, secretOf } from './second-factor-seal.ts';
import { readTypedCode, stepOfCode } from './second-factor.ts';
import { countRecoveryCodes, findFactor, useCode } from './second-factor.store.ts';
import { actorFor, type OpenedSession, type SessionDeps, startSession } from './session-answer.ts';
import { signDevice } from './session-secret.ts';
import { findUserById, type User } from './user.store.ts';

/** How long a log-in waits for its code. */
const challengeMs = 5 * 60_000;

/** Begins to wait for the code of somebody whose password was right; undefined when they may not sign in any more. */
export async function askForCode(
  { db, clock }: Pick<SessionDeps, 'db' | 'clock'>,
  asked: Pick<NewChallenge, 'userId' | 'passwordHash' | 'deviceId' | 'attemptId'>,
): Promise<CodeWanted | undefined> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + challengeMs);
  const isMade = await insertChallenge(db, { ...asked, token, now, expiresAt });
  return isMade ? { challenge: token, expiresInSeconds: challengeMs / 1000 } : undefined;
}

export type CodeRequest = {
  challenge: string;
  code: string;
  userAgent: string | null;
  address: string | null;
  requestId: string;
};

export type CodeOutcome =
  | ({ kind: 'signed_in' } & OpenedSession)
  | { kind: 'wrong_code' }
  /** The log-in was too slow, was ended meanwhile, or has gone on already. */
  | { kind: 'over' }
  | { kind: 'throttled'; retryAfterMs: number };

/**
 * The second step of a log-in. Codes are counted before they are looked at, as passwords are, and apart from them: nobody who does not
 * know the password can use a person's codes up.
 */
export async function logInWithCode(deps: SessionDeps, request: CodeRequest): Promise<CodeOutcome> {
  const { db, clock } = deps;
  const challenge = await findChallenge(db, request.challenge, clock.now());
  if (!challenge) return { kind: 'over' };
  const reservation = await reserveAttempt(db, shareOf(deps, challenge), clock.now);
  if (!reservation.isAllowed) return { kind: 'throttled', retryAfterMs: reservation.retryAfterMs };
  const { attemptId } = reservation;
  try {
    const outcome = await goOn(deps, request, challenge, attemptId);
    if (outcome.kind === 'wrong_code') await countAsWrong(db, attemptId);
    else await releaseAttempt(db, attemptId);
    return outcome;
  } catch (error) {
    await releaseAttempt(db, attemptId);
    throw error;
  }
}

async function goOn(
  deps: SessionDeps,
  request: CodeRequest,
  { userId, deviceId }: LoginChallenge,
  attemptId: string,
): Promise<CodeOutcome> {
  const seal = await factorSeal(deps.db);
  return withTransaction(deps.db, async (tx) => {
    if (!(await lockChallenge(tx, request.challenge, userId))) return { kind: 'over' };
    const user = await findUserById(tx, userId);
    if (!user) return { kind: 'over' };
    if (!(await countsNow(tx, deps, seal, user, request))) return { kind: 'wrong_code' };
    await deleteChallenge(tx, request.challenge);
    const { userAgent, address } = request;
    const signIn = { userAgent, address, attemptId, deviceId, isPastSecondFactor: true };
    const answer = await startSession({ ...deps, db: tx }, user, signIn);
    if (!answer) return { kind: 'over' };
    return { kind: 'signed_in', answer, deviceMark: signDevice(deps.secret, toId<'device'>(deviceId)) };
  });
}

/** Uses the code up; a recovery code leaves an entry in the trail. */
async function countsNow(
  tx: Tx,
  deps: Pick<SessionDeps, 'clock'>,
  seal: Seal,
  user: User,
  { code, requestId }: CodeRequest,
): Promise<boolean> {
  const now = deps.clock.now();
  const typed = readTypedCode(code);
  if (typed.kind === 'app') {
    const factor = await findFactor(tx, user.id);
    const secret = factor && seal.open(factor.sealedSecret, secretOf(user.id));
    const step = secret === undefined ? undefined : stepOfCode(secret, typed.code, now);
    return step !== undefined && useCode(tx, user.id, { step }, now);
  }
  if (!(await useCode(tx, user.id, typed, now))) return false;
  const left = (await countRecoveryCodes(tx, [user.id])).get(user.id) ?? 0;
  await recordChange(tx, deps, {
    actor: actorFor(user, null),
    cause: 'screen',
    requestId,
    entity: 'user',
    entityId: user.id,
    action: 'recovery_code_used',
    before: { recoveryCodesLeft: left + 1 },
    after: { recoveryCodesLeft: left },
  });
  return true;
}

/** Whose codes are counted together. Nobody can name it at the log-in, where an address is typed. */
function shareOf({ secret }: Pick<SessionDeps, 'secret'>, { userId, deviceId, isKnownDevice }: LoginChallenge): Share {
  const account = createHmac('sha256', secret).update(`codes of ${userId}`).digest('base64url');
  return { email: account, knownDeviceId: isKnownDevice ? deviceId : null };
}
