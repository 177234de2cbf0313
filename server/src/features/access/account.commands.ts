import { passwordChangeFault, type PasswordChangeDraft, type ProfileDraft } from '@quarry/contracts/access';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { isCommonPassword } from '@quarry/contracts/passwords';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { hashPassword } from '../../platform/auth/index.ts';
import { changeRecord, type Missed, type Saved } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { replaceLinks } from './account-link.store.ts';
import { provePassword } from './own-password.ts';
import { endSessionsOfUser } from './session.store.ts';
import { countOpenSessions } from './session-list.store.ts';
import type { UserRecord } from './user.ts';
import { findUserForUpdate, setUserRowName } from './user-list.store.ts';
import { userKind } from './user-record.commands.ts';
import { findUserById, updateUser, type User } from './user.store.ts';

/** Saves what somebody sets of themselves. */
export function changeProfile(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  { fullName }: ProfileDraft,
): Promise<Saved<UserRecord> | Missed> {
  return changeRecord(deps, origin, userKind, { id, version, action: 'updated' }, async (tx) => {
    await setUserRowName(tx, id, fullName, deps.clock.now());
    return undefined;
  });
}

export type PasswordChange =
  | { kind: 'changed'; endedSessions: number }
  | { kind: 'throttled'; retryAfterMs: number }
  | { kind: 'invalid'; issues: InputIssue[] };

const refused = (path: keyof PasswordChangeDraft, code: InputIssue['code']): PasswordChange => ({
  kind: 'invalid',
  issues: [inputIssue(path, code)],
});

/** Gives somebody who knows their password another one, and ends all their sessions but the one that asks. */
export async function changeOwnPassword(
  deps: Deps,
  origin: ChangeOrigin,
  userId: string,
  draft: PasswordChangeDraft,
): Promise<PasswordChange> {
  const user = await findUserById(deps.db, userId);
  if (!user) return refused('currentPassword', 'wrong_password');
  const fault = passwordChangeFault(draft, user, isCommonPassword);
  if (fault) return refused('newPassword', fault);
  // Somebody who asks again because the answer was lost has the new password already.
  const proof = await provePassword(deps, origin, user, draft.currentPassword, draft.newPassword);
  if (proof.kind === 'throttled') return proof;
  if (proof.kind === 'wrong') return refused('currentPassword', 'wrong_password');
  return replacePassword(deps, origin, user, await hashPassword(draft.newPassword));
}

function replacePassword(
  deps: Deps,
  origin: ChangeOrigin,
  known: Pick<User, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<PasswordChange> {
  return withTransaction(deps.db, async (tx) => {
    await findUserForUpdate(tx, known.id);
    const user = await findUserById(tx, known.id);
    // Somebody else set one while this one was looked at.
    if (user?.passwordHash !== known.passwordHash) return refused('currentPassword', 'wrong_password');
    const now = deps.clock.now();
    const before = await countOpenSessions(tx, known.id, now);
    await updateUser(tx, known.id, { password_hash: passwordHash });
    await endSessionsOfUser(tx, known.id, 'password_changed', now, origin.actor.sessionId);
    await replaceLinks(tx, known.id, now);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'user',
      entityId: known.id,
      action: 'password_changed',
      before: { passwordChangedAt: null },
      after: { passwordChangedAt: now.toISOString() },
    });
    return { kind: 'changed', endedSessions: before - (await countOpenSessions(tx, known.id, now)) };
  });
}
