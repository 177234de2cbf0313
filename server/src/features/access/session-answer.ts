import type { SessionAnswer } from '@quarry/contracts/access';
import { type Actor, makeActor, signAccessToken, visitor } from '../../platform/auth/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, withTransaction } from '../../platform/db/index.ts';
import type { Id } from '../../platform/ids.ts';
import { newRefreshToken } from './session-secret.ts';
import { absoluteMs } from './session-times.ts';
import { clearOldSessions, insertSession } from './session.store.ts';
import { type Credentials, findUserById, noteSignIn, type User, userDataOf } from './user.store.ts';

export type SessionDeps = { db: Db; clock: Clock; secret: Buffer };

/** Begins a session; undefined when the user was disabled or the password changed since the credentials were read. */
export async function beginSession(
  { db, clock, secret }: SessionDeps,
  credentials: Pick<Credentials, 'userId' | 'passwordHash'>,
  userAgent: string | null,
): Promise<SessionAnswer | undefined> {
  const { userId } = credentials;
  const refreshToken = newRefreshToken();
  const now = clock.now();
  const begun = await withTransaction(db, async (tx) => {
    if (!(await noteSignIn(tx, credentials, now))) return undefined;
    await clearOldSessions(tx, now);
    const expiresAt = new Date(now.getTime() + absoluteMs);
    const sessionId = await insertSession(tx, { userId, userAgent, now, expiresAt, refreshToken });
    const user = await findUserById(tx, userId);
    return user && { sessionId, user };
  });
  return begun && sessionAnswer({ clock, secret }, begun.user, begun.sessionId, refreshToken);
}

/** What the session endpoints answer when they succeed, with a fresh access token. */
export async function sessionAnswer(
  { clock, secret }: Pick<SessionDeps, 'clock' | 'secret'>,
  user: User,
  sessionId: Id<'session'>,
  refreshToken: string,
): Promise<SessionAnswer> {
  const { rules } = actorFor(user, sessionId);
  const accessToken = await signAccessToken(secret, { userId: user.id, sessionId }, clock.now());
  return { userData: userDataOf(user, rules), accessToken, refreshToken };
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
