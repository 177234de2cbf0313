import { randomBytes } from 'node:crypto';
import { type LinkFault, linkHours, type LinkKind, linkPaths } from '@quarry/contracts/access';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { hashPassword } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findLink, insertLink, linkFault, markLinkUsed, replaceLinks } from './account-link.store.ts';
import { findRoles } from './role.store.ts';
import { actorFor } from './session-answer.ts';
import { endSessionsOfUser } from './session.store.ts';
import type { UserRecord } from './user.ts';
import { newPasswordFault } from './user.commands.ts';
import { findUserForUpdate } from './user-list.store.ts';
import { roleNotHeld, type RoleNotHeld } from './user-record.commands.ts';
import { findUserById, updateUser, type User } from './user.store.ts';

/** A link as it is handed out, once: nobody can read its token anywhere afterwards. */
export type NewLink = { kind: LinkKind; path: string; expiresAt: Date };

type LinkMade = { kind: 'made'; user: UserRecord; link: NewLink };

/** Makes a link by which somebody sets their password; the one before it leads nowhere from then on. */
export function makeLink(
  deps: Deps,
  origin: ChangeOrigin,
  userId: string,
): Promise<LinkMade | RoleNotHeld | { kind: 'not_found' } | ({ kind: 'not_allowed' } & Reasoned)> {
  return withTransaction(deps.db, async (tx) => {
    const user = await findUserForUpdate(tx, userId);
    if (!user) return { kind: 'not_found' };
    const refusal = roleNotHeld(origin.actor, user, await findRoles(tx));
    if (refusal) return refusal;
    if (user.status === 'INACTIVE') return { kind: 'not_allowed', ...reasoned('USER_DISABLED') };
    return { kind: 'made', user, link: await writeLink(tx, deps, origin, userId) };
  });
}

/** Writes the link of a user whose row is locked. */
export async function writeLink(tx: Tx, deps: Deps, origin: ChangeOrigin, userId: string): Promise<NewLink> {
  const known = await findUserById(tx, userId);
  const kind = known?.passwordHash ? 'reset' : 'invitation';
  const token = randomBytes(32).toString('base64url');
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000);
  await insertLink(tx, { userId, kind, token, now, expiresAt });
  await recordChange(tx, deps, {
    ...origin,
    entity: 'user',
    entityId: userId,
    action: 'link_made',
    before: { linkExpiresAt: null },
    after: { linkExpiresAt: expiresAt.toISOString() },
  });
  return { kind, path: `${linkPaths[kind]}?token=${token}`, expiresAt };
}

/** Whose link it is; or why it leads nowhere. */
export async function readLink(deps: Deps, token: string): Promise<{ kind: LinkKind; user: User } | LinkFault> {
  const link = await findLink(deps.db, token);
  const fault = linkFault(link, deps.clock.now());
  if (fault !== undefined || !link) return fault ?? 'unknown';
  const user = await findUserById(deps.db, link.userId);
  return user ? { kind: link.kind, user } : 'unknown';
}

export type LinkUse =
  | { kind: 'used'; user: User }
  | { kind: 'refused'; fault: LinkFault }
  | { kind: 'bad_password'; text: string };

/**
 * Sets a password by a link, which leads nowhere afterwards: ends all sessions, and lets in who was invited. Of two who
 * use it at once one does.
 */
export async function useLink(deps: Deps, token: string, password: string, requestId: string): Promise<LinkUse> {
  const read = await readLink(deps, token);
  if (typeof read === 'string') return { kind: 'refused', fault: read };
  const text = newPasswordFault(password, read.user);
  if (text !== null) return { kind: 'bad_password', text };
  const passwordHash = await hashPassword(password);
  return withTransaction(deps.db, async (tx) => {
    // The user is locked first, as everywhere; nobody changes their links meanwhile.
    await findUserForUpdate(tx, read.user.id);
    const link = await findLink(tx, token);
    const now = deps.clock.now();
    const fault = linkFault(link, now);
    if (fault !== undefined || !link) return { kind: 'refused', fault: fault ?? 'unknown' };
    const isInvited = link.kind === 'invitation' && read.user.status === 'PENDING';
    await updateUser(tx, link.userId, { password_hash: passwordHash, ...(isInvited && { status: 'ACTIVE' }) });
    await endSessionsOfUser(tx, link.userId, 'password_changed', now);
    await markLinkUsed(tx, link.id, now);
    await replaceLinks(tx, link.userId, now);
    await recordChange(tx, deps, {
      actor: actorFor(read.user, null),
      cause: 'screen',
      requestId,
      entity: 'user',
      entityId: link.userId,
      action: link.kind === 'invitation' ? 'invitation_accepted' : 'password_changed',
      before: { passwordChangedAt: null, ...(isInvited && { status: 'PENDING' }) },
      after: { passwordChangedAt: now.toISOString(), ...(isInvited && { status: 'ACTIVE' }) },
    });
    const user = await findUserById(tx, link.userId);
    return user ? { kind: 'used', user } : { kind: 'refused', fault: 'unknown' };
  });
}
