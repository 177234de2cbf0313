import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findRoles } from './role.store.ts';
import { endSession, endSessionsOfUser } from './session.store.ts';
import { countOpenSessions } from './session-list.store.ts';
import { findUserForUpdate } from './user-list.store.ts';
import { roleNotHeld, type RoleNotHeld } from './user-record.commands.ts';

type Revoked = { kind: 'revoked'; count: number } | RoleNotHeld | { kind: 'not_found' };

/** Ends one session of a user. */
export function revokeSession(
  deps: Deps,
  origin: ChangeOrigin,
  { id, userId }: { id: string; userId: string },
): Promise<Revoked> {
  return revoke(deps, origin, userId, (tx, now) => endSession(tx, id, 'revoked', now));
}

/** Ends every session of a user but the one that asks. */
export function revokeSessions(deps: Deps, origin: ChangeOrigin, userId: string): Promise<Revoked> {
  const { sessionId } = origin.actor;
  return revoke(deps, origin, userId, (tx, now) => endSessionsOfUser(tx, userId, 'revoked', now, sessionId));
}

function revoke(
  deps: Deps,
  origin: ChangeOrigin,
  userId: string,
  end: (tx: Tx, now: Date) => Promise<void>,
): Promise<Revoked> {
  return withTransaction(deps.db, async (tx) => {
    const user = await findUserForUpdate(tx, userId);
    if (!user) return { kind: 'not_found' };
    const isOwn = origin.actor.userId === userId;
    const refusal = isOwn ? undefined : roleNotHeld(origin.actor, user, await findRoles(tx));
    if (refusal) return refusal;
    const now = deps.clock.now();
    const before = await countOpenSessions(tx, userId, now);
    await end(tx, now);
    const after = await countOpenSessions(tx, userId, now);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'user',
      entityId: userId,
      action: 'sessions_ended',
      before: { openSessions: before },
      after: { openSessions: after },
    });
    return { kind: 'revoked', count: before - after };
  });
}
