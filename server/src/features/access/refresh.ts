import type { SessionAnswer } from '@quarry/contracts/access';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Id } from '../../platform/ids.ts';
import { sessionAnswer, type SessionDeps } from './session-answer.ts';
import { successorOf } from './session-secret.ts';
import { graceMs, idleMs, minuteMs, refreshesPerMinute } from './session-times.ts';
import {
  endSession,
  insertToken,
  isNewest,
  type LockedToken,
  lockToken,
  markReplaced,
  updateSession,
} from './session.store.ts';
import { findUserById, noteSeen } from './user.store.ts';

export type RefreshOutcome =
  | { kind: 'refreshed'; answer: SessionAnswer }
  | { kind: 'invalid'; endedSession?: Id<'session'> }
  | { kind: 'throttled'; retryAfterMs: number };

/**
 * The successor of a refresh token. It is derived from the token, so anyone who asks again with the same one gets the same
 * successor: within the grace, and while nothing came after it. An older token ends its whole family.
 */
export function refreshSession(deps: SessionDeps, token: string, address: string | null): Promise<RefreshOutcome> {
  const { db, clock, secret } = deps;
  // The grace is owed to who came in time, however long the family was locked.
  const arrivedAt = clock.now();
  return withTransaction(db, async (tx) => {
    const locked = await lockToken(tx, token);
    const now = clock.now();
    if (!locked || hasEnded(locked, now)) return { kind: 'invalid' };
    const { sessionId } = locked;
    const limit = await countRefresh(tx, locked, now);
    if (limit) return limit;
    const successor = successorOf(secret, token);
    if (locked.replacedAt === null) {
      await markReplaced(tx, token, now);
      await insertToken(tx, sessionId, successor, now);
      await updateSession(tx, sessionId, { last_used_at: now, address });
      await noteSeen(tx, locked.userId, now);
    } else if (!isWithinGrace(locked.replacedAt, arrivedAt) || !(await isNewest(tx, successor))) {
      await endSession(tx, sessionId, 'replayed', now);
      return { kind: 'invalid', endedSession: sessionId };
    }
    const user = await findUserById(tx, locked.userId);
    if (!user || user.status === 'INACTIVE') {
      await endSession(tx, sessionId, 'disabled', now);
      return { kind: 'invalid', endedSession: sessionId };
    }
    return { kind: 'refreshed', answer: await sessionAnswer(deps, user, sessionId, successor) };
  });
}

function hasEnded(token: LockedToken, now: Date): boolean {
  return token.endedAt !== null || token.expiresAt <= now || token.lastUsedAt.getTime() + idleMs <= now.getTime();
}

function isWithinGrace(replacedAt: Date, at: Date): boolean {
  return at.getTime() - replacedAt.getTime() <= graceMs;
}

/** Generous enough for any dashboard, and an end to a loop gone wild. */
async function countRefresh(tx: Tx, token: LockedToken, now: Date): Promise<RefreshOutcome | undefined> {
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
