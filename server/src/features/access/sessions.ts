import { accountLimits, type SessionAnswer } from '@quarry/contracts/access';
import { makeActor, passwordMatches, readAccessToken, signAccessToken, visitor } from '../../platform/auth/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, withTransaction } from '../../platform/db/index.ts';
import { type Id } from '../../platform/ids.ts';
import { accountOf, isKnownDevice, rememberDevice, reserveAttempt, settleAttempt } from './login-attempts.store.ts';
import { newDevice, newRefreshToken, readDevice, sessionSecret, signDevice, successorOf } from './session-secret.ts';
import {
  endSession,
  insertSession,
  insertToken,
  isNewest,
  type LockedToken,
  lockToken,
  markReplaced,
  sessionOfToken,
  updateSession,
} from './session.store.ts';
import { findUserByEmail, findUserById, findUserOfSession, updateUser, type User, userDataOf } from './user.store.ts';

const dayMs = 86_400_000;
const idleMs = 14 * dayMs;
const absoluteMs = 30 * dayMs;
const graceMs = 10_000;
const refreshesPerMinute = 100;
/** A session that ended elsewhere still counts here for at most this long. */
const actorCacheMs = 2_000;

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

export type RefreshOutcome =
  | { kind: 'refreshed'; answer: SessionAnswer }
  | { kind: 'invalid' }
  | { kind: 'throttled'; retryAfterMs: number };

/** Signing in, staying signed in, signing out; and who is behind an access token. */
export type Sessions = {
  logIn: (request: LoginRequest) => Promise<LoginOutcome>;
  /** Opens a session without a password, for one who has just registered. */
  open: (user: User, userAgent: string | null) => Promise<SessionAnswer>;
  refresh: (refreshToken: string) => Promise<RefreshOutcome>;
  /** Ends the session of the refresh token, else the one of the access token, which may be expired. */
  logOut: (tokens: { refreshToken: string | undefined; accessToken: string | undefined }) => Promise<void>;
  /** The actor of an access token; undefined when the token is false or expired or its session has ended. */
  actorOf: (accessToken: string) => Promise<Actor | undefined>;
};

export async function openSessions(deps: { db: Db; clock: Clock }): Promise<Sessions> {
  const { db, clock } = deps;
  const secret = await sessionSecret(db);
  const actors = new Map<string, { actor: Actor | undefined; until: number }>();

  const answerFor = async (user: User, sessionId: Id<'session'>, refreshToken: string): Promise<SessionAnswer> => {
    const { rules } = actorFor(user, sessionId);
    const accessToken = await signAccessToken(secret, { userId: user.id, sessionId }, clock.now());
    return { userData: userDataOf(user, rules), accessToken, refreshToken };
  };

  const open = async (user: User, userAgent: string | null): Promise<SessionAnswer> => {
    const refreshToken = newRefreshToken();
    const now = clock.now();
    const sessionId = await withTransaction(db, async (tx) => {
      await updateUser(tx, user.id, { last_seen_at: now });
      const expiresAt = new Date(now.getTime() + absoluteMs);
      return insertSession(tx, { userId: user.id, userAgent, now, expiresAt, refreshToken });
    });
    return answerFor(user, sessionId, refreshToken);
  };

  const logIn = async ({ email, password, deviceMark, userAgent }: LoginRequest): Promise<LoginOutcome> => {
    if (password.length > accountLimits.longestPassword || email.length > accountLimits.email) return { kind: 'wrong' };
    const user = await findUserByEmail(db, email);
    const device = readDevice(secret, deviceMark) ?? newDevice();
    const isKnown = await isKnownDevice(db, user?.id, device);
    const share = { account: accountOf(email), deviceId: isKnown ? device : null };
    const reservation = await reserveAttempt(db, share, clock.now);
    if (!reservation.isAllowed) return { kind: 'throttled', retryAfterMs: reservation.retryAfterMs };
    const matches = await evaluate(db, reservation.attemptId, password, user?.passwordHash ?? null);
    if (!matches || !user || user.status === 'INACTIVE') return { kind: 'wrong' };
    const answer = await open(user, userAgent);
    await rememberDevice(db, user.id, device, clock.now());
    return { kind: 'signed_in', answer, deviceMark: signDevice(secret, device) };
  };

  const refresh = (token: string): Promise<RefreshOutcome> =>
    withTransaction(db, async (tx) => {
      const now = clock.now();
      const locked = await lockToken(tx, token);
      if (!locked || hasEnded(locked, now)) return { kind: 'invalid' };
      const limit = await countRefresh(tx, locked, now);
      if (limit) return limit;
      const successor = successorOf(secret, token);
      if (locked.replacedAt === null) {
        await markReplaced(tx, token, now);
        await insertToken(tx, locked.sessionId, successor, now);
        await updateSession(tx, locked.sessionId, { last_used_at: now });
      } else if (!isWithinGrace(locked.replacedAt, now) || !(await isNewest(tx, successor))) {
        await endSession(tx, locked.sessionId, 'replayed', now);
        actors.delete(locked.sessionId);
        return { kind: 'invalid' };
      }
      const user = await findUserById(tx, locked.userId);
      if (!user || user.status === 'INACTIVE') return { kind: 'invalid' };
      return { kind: 'refreshed', answer: await answerFor(user, locked.sessionId, successor) };
    });

  const logOut: Sessions['logOut'] = async ({ refreshToken, accessToken }) => {
    const sessionId =
      refreshToken === undefined
        ? accessToken && (await readAccessToken(secret, accessToken, clock.now(), { mayBeExpired: true }))?.sessionId
        : await sessionOfToken(db, refreshToken);
    if (!sessionId) return;
    await endSession(db, sessionId, 'signed_out', clock.now());
    actors.delete(sessionId);
  };

  const actorOf = async (accessToken: string): Promise<Actor | undefined> => {
    const now = clock.now();
    const claims = await readAccessToken(secret, accessToken, now);
    if (!claims) return undefined;
    const cached = actors.get(claims.sessionId);
    if (cached && cached.until > now.getTime()) return cached.actor;
    const user = await findUserOfSession(db, claims.sessionId, now, new Date(now.getTime() - idleMs));
    const actor = user && actorFor(user, claims.sessionId);
    if (actors.size > 10_000) actors.clear();
    actors.set(claims.sessionId, { actor, until: now.getTime() + actorCacheMs });
    return actor;
  };

  return { logIn, open, refresh, logOut, actorOf };
}

async function evaluate(db: Db, attemptId: string, password: string, stored: string | null): Promise<boolean> {
  let isWrong = false;
  try {
    const matches = await passwordMatches(password, stored);
    isWrong = !matches;
    return matches;
  } finally {
    await settleAttempt(db, attemptId, isWrong);
  }
}

function hasEnded(token: LockedToken, now: Date): boolean {
  return token.endedAt !== null || token.expiresAt <= now || token.lastUsedAt.getTime() + idleMs <= now.getTime();
}

function isWithinGrace(replacedAt: Date, now: Date): boolean {
  return now.getTime() - replacedAt.getTime() <= graceMs;
}

/** Generous enough for any dashboard, and an end to a loop gone wild. */
async function countRefresh(tx: Tx, token: LockedToken, now: Date): Promise<RefreshOutcome | undefined> {
  const minuteMs = 60_000;
  const began = token.refreshMinute?.getTime() ?? 0;
  const isSameMinute = now.getTime() - began < minuteMs;
  if (isSameMinute && token.refreshCount >= refreshesPerMinute) {
    return { kind: 'throttled', retryAfterMs: began + minuteMs - now.getTime() };
  }
  await updateSession(tx, token.sessionId, {
    refresh_minute: isSameMinute ? new Date(began) : now,
    refresh_count: isSameMinute ? token.refreshCount + 1 : 1,
  });
  return undefined;
}

/** A user as an actor; one without rules may do what a visitor may. */
export function actorFor(user: User, sessionId: Id<'session'> | null): Actor {
  return makeActor({
    kind: 'user',
    userId: user.id,
    sessionId,
    rules: user.rules.length > 0 ? user.rules : visitor.rules,
    shopIds: user.shopIds,
    brandIds: user.brandIds,
  });
}
