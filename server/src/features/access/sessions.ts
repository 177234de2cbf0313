import type { UserData } from '@quarry/contracts/access';
import { type Actor, readAccessToken, type ReadToken } from '../../platform/auth/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Id } from '../../platform/ids.ts';
import { logIn, type LoginOutcome, type LoginRequest, type Opening } from './log-in.ts';
import { askForCode, type CodeOutcome, type CodeRequest, logInWithCode } from './login-challenge.ts';
import { refreshSession, type RefreshOutcome } from './refresh.ts';
import { seenAs } from './role-preview.ts';
import { callerFor, startSession, type SessionDeps } from './session-answer.ts';
import { newDevice, readDevice, sessionSecret, signDevice } from './session-secret.ts';
import { actorCacheMs, idleMs } from './session-times.ts';
import { endSession, sessionOfToken } from './session.store.ts';
import { findUserOfSession, type User, userDataOf } from './user.store.ts';

/** Signing in, staying signed in, signing out; and who is behind an access token. */
export type Sessions = {
  logIn: (request: LoginRequest) => Promise<LoginOutcome>;
  /** The second step of a log-in. */
  logInWithCode: (request: CodeRequest) => Promise<CodeOutcome>;
  /**
   * Opens a session for one who has just registered or set a password, on a device that is theirs from then on, or asks for the code of
   * their second factor; undefined when the user may not sign in.
   */
  open: (
    user: User,
    client: Pick<LoginRequest, 'deviceMark' | 'userAgent' | 'address'>,
  ) => Promise<Opening | undefined>;
  /** A fresh access token, and where from it was asked for. */
  refresh: (refreshToken: string, address: string | null) => Promise<RefreshOutcome>;
  /** Ends the session of the refresh token, else the one of the access token, which may be expired. */
  logOut: (tokens: { refreshToken: string | undefined; accessToken: string | undefined }) => Promise<void>;
  /** The actor of an access token, with `view` as the role that it names would see things; undefined when the token is false or expired or its session has ended. */
  actorOf: (accessToken: string, view?: string) => Promise<Actor | undefined>;
  /** The person of an access token as they are now, never remembered: a browser asks in order to hear of a change. */
  userDataOf: (accessToken: string) => Promise<UserData | undefined>;
  /** The actor of a session as it is now, for work that goes on when the token it began with has expired; undefined when it has ended. */
  actorOfSession: (sessionId: Id<'session'>, view?: string) => Promise<Actor | undefined>;
};

const mostCachedActors = 10_000;
const mostCachedTokens = 10_000;

export async function openSessions({ db, clock }: { db: Db; clock: Clock }): Promise<Sessions> {
  const secret = await sessionSecret(db);
  const deps: SessionDeps = { db, clock, secret };
  const actors = new Map<string, { actor: Actor | undefined; until: number }>();
  // A signature that held once holds for as long as the token does.
  const tokens = new Map<string, ReadToken>();
  const claimsOf = async (token: string, now: Date): Promise<ReadToken | undefined> => {
    const known = tokens.get(token) ?? (await readAccessToken(secret, token, now));
    if (known === undefined || known.expiresAt <= now.getTime()) {
      tokens.delete(token);
      return undefined;
    }
    if (tokens.size >= mostCachedTokens) tokens.clear();
    tokens.set(token, known);
    return known;
  };

  const refresh: Sessions['refresh'] = async (token, address) => {
    const outcome = await refreshSession(deps, token, address);
    if (outcome.kind === 'invalid' && outcome.endedSession) actors.delete(outcome.endedSession);
    return outcome;
  };

  const sessionOfAccessToken = async (token: string) =>
    (await readAccessToken(secret, token, clock.now(), { mayBeExpired: true }))?.sessionId;

  const logOut: Sessions['logOut'] = async ({ refreshToken, accessToken }) => {
    const sessionId =
      (refreshToken === undefined ? undefined : await sessionOfToken(db, refreshToken)) ??
      (accessToken === undefined ? undefined : await sessionOfAccessToken(accessToken));
    if (!sessionId) return;
    await endSession(db, sessionId, 'signed_out', clock.now());
    actors.delete(sessionId);
  };

  const userOfSession = (sessionId: Id<'session'>, now: Date) =>
    findUserOfSession(db, sessionId, now, new Date(now.getTime() - idleMs));

  const userDataOfToken: Sessions['userDataOf'] = async (accessToken) => {
    const claims = await claimsOf(accessToken, clock.now());
    const user = claims && (await userOfSession(claims.sessionId, clock.now()));
    return user && userDataOf(user, callerFor(user, claims.sessionId).rules);
  };

  const personOfSession = async (sessionId: Id<'session'>): Promise<Actor | undefined> => {
    const now = clock.now();
    const cached = actors.get(sessionId);
    if (cached && cached.until > now.getTime()) return cached.actor;
    const user = await userOfSession(sessionId, now);
    const actor = user && callerFor(user, sessionId);
    // Anyone who has just set up what they owed goes on at once.
    if (actor?.owesSecondFactor) return actor;
    if (actors.size > mostCachedActors) actors.clear();
    actors.set(sessionId, { actor, until: now.getTime() + actorCacheMs });
    return actor;
  };

  const actorOfSession: Sessions['actorOfSession'] = async (sessionId, view) => {
    const person = await personOfSession(sessionId);
    return person === undefined || view === undefined ? person : seenAs(db, person, view);
  };

  const actorOf: Sessions['actorOf'] = async (accessToken, view) => {
    const claims = await claimsOf(accessToken, clock.now());
    return claims && actorOfSession(claims.sessionId, view);
  };

  return {
    logIn: (request) => logIn(deps, request),
    logInWithCode: (request) => logInWithCode(deps, request),
    open: async (user, { deviceMark, userAgent, address }) => {
      const deviceId = readDevice(secret, deviceMark) ?? newDevice();
      const { id: userId, passwordHash } = user;
      if (user.hasSecondFactor) {
        const wanted = await askForCode(deps, { userId, passwordHash, deviceId, attemptId: null });
        return wanted && { kind: 'code_wanted', ...wanted };
      }
      const signIn = { userAgent, address, deviceId, attemptId: null, isPastSecondFactor: false };
      const answer = await startSession(deps, user, signIn);
      return answer && { kind: 'signed_in', answer, deviceMark: signDevice(secret, deviceId) };
    },
    refresh,
    logOut,
    actorOf,
    userDataOf: userDataOfToken,
    actorOfSession,
  };
}
