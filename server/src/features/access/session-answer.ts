import type { Action, RecordScope, SessionAnswer, Subject } from '@quarry/contracts/access';
import { type Actor, makeActor, may, signAccessToken } from '../../platform/auth/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Id } from '../../platform/ids.ts';
import { newRefreshToken } from './session-secret.ts';
import { absoluteMs } from './session-times.ts';
import { insertSession, type NewSession } from './session.store.ts';
import { type Credentials, findUserById, type User, userDataOf } from './user.store.ts';

export type SessionDeps = { db: Db | Tx; clock: Clock; secret: Buffer };

/** What signing in knows of the request beside the password. */
export type SignIn = {
  userAgent: string | null;
  address: string | null;
  attemptId: string | null;
  deviceId: string | null;
  /** Whether a code of the second factor was right. */
  isPastSecondFactor: boolean;
};

/** A session with the mark of its device. */
export type OpenedSession = { answer: SessionAnswer; deviceMark: string };

/** Begins a session for a user who is known already; undefined as `insertSession` says. */
export async function startSession(
  { db, clock, secret }: SessionDeps,
  user: User,
  signIn: SignIn,
): Promise<SessionAnswer | undefined> {
  const begun = newSession(clock.now(), user.passwordHash, signIn);
  const sessionId = await insertSession(db, { ...begun, userId: user.id });
  return sessionId && sessionAnswer({ clock, secret }, user, sessionId, begun.refreshToken);
}

/** Begins a session; undefined when the user was disabled, or the password changed or a second factor was set up since the credentials were read. */
export async function beginSession(
  { db, clock, secret }: SessionDeps,
  { userId, passwordHash }: Pick<Credentials, 'userId' | 'passwordHash'>,
  signIn: SignIn,
): Promise<SessionAnswer | undefined> {
  const begun = newSession(clock.now(), passwordHash, signIn);
  const [sessionId, user] = await Promise.all([insertSession(db, { ...begun, userId }), findUserById(db, userId)]);
  return sessionId && user && sessionAnswer({ clock, secret }, user, sessionId, begun.refreshToken);
}

function newSession(now: Date, passwordHash: string | null, signIn: SignIn): Omit<NewSession, 'userId'> {
  const expiresAt = new Date(now.getTime() + absoluteMs);
  return { passwordHash, refreshToken: newRefreshToken(), now, expiresAt, ...signIn };
}

/** What the session endpoints answer when they succeed, with a fresh access token. */
export async function sessionAnswer(
  { clock, secret }: Pick<SessionDeps, 'clock' | 'secret'>,
  user: User,
  sessionId: Id<'session'>,
  refreshToken: string,
): Promise<SessionAnswer> {
  const { rules } = callerFor(user, sessionId);
  const accessToken = await signAccessToken(secret, { userId: user.id, sessionId }, clock.now());
  return { userData: userDataOf(user, rules), accessToken, refreshToken };
}

/** A user as an actor; one without rules may do what a visitor may. */
export function actorFor(user: User, sessionId: Id<'session'> | null): Actor {
  return makeActor({
    kind: 'user',
    userId: user.id,
    sessionId,
    rules: user.rules,
    shopIds: user.shopIds,
    brandIds: user.brandIds,
  });
}

/** The same at a door: anyone who owes a second factor may do nothing there but set it up. */
export function callerFor(user: User, sessionId: Id<'session'> | null): Actor {
  const actor = actorFor(user, sessionId);
  return user.owesSecondFactor ? makeActor({ ...actor, owesSecondFactor: true }) : actor;
}

/**
 * Whether the person who asked for work may still have it done, by their rights as they are now: asked at every batch. What nobody asked for
 * (a schedule, the seed) the product does by itself.
 */
export async function mayStill(
  db: Db | Tx,
  userId: string | null,
  action: Action,
  subject: Subject,
  scope: RecordScope = {},
): Promise<boolean> {
  if (userId === null) return true;
  const actor = await actorOfUser(db, userId);
  return actor !== undefined && may(actor, action, subject, scope);
}

/** A person as they are now, for work they asked for when they could; undefined when they are gone or disabled. */
export async function actorOfUser(db: Db | Tx, userId: string): Promise<Actor | undefined> {
  const user = await findActiveUser(db, userId);
  return user && actorFor(user, null);
}

/** The same where they ask by a key of theirs. */
export async function callerOfUser(db: Db, userId: string): Promise<Actor | undefined> {
  const user = await findActiveUser(db, userId);
  return user && callerFor(user, null);
}

async function findActiveUser(db: Db | Tx, userId: string): Promise<User | undefined> {
  const user = await findUserById(db, userId);
  return user && user.status !== 'INACTIVE' ? user : undefined;
}
