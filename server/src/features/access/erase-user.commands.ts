import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { Actor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import { findRoles } from './role.store.ts';
import type { UserRecord } from './user.ts';
import { findUserForUpdate } from './user-list.store.ts';
import { roleNotHeld, type RoleNotHeld } from './user-record.commands.ts';

type RefusalToErase =
  | { kind: 'invalid'; issues: InputIssue[] }
  | { kind: 'not_found' }
  | ({ kind: 'not_allowed' } & Reasoned)
  | RoleNotHeld;

/**
 * The user to be erased, locked until the transaction ends, or why not: only one who is disabled, so that they are no last administrator
 * and it is no slip of the hand, and whose username was typed as it stands.
 */
export async function lockUserToErase(
  tx: Tx,
  actor: Actor,
  id: string,
  username: string,
): Promise<{ kind: 'locked'; user: UserRecord } | RefusalToErase> {
  const user = isId(id) ? await findUserForUpdate(tx, id) : undefined;
  if (!user) return { kind: 'not_found' };
  const refusal = roleNotHeld(actor, user, await findRoles(tx));
  if (refusal) return refusal;
  if (user.status !== 'INACTIVE') return { kind: 'not_allowed', ...reasoned('NOT_DISABLED') };
  if (user.username !== username) return { kind: 'invalid', issues: [inputIssue('username', 'not_the_username')] };
  return { kind: 'locked', user };
}

/** Takes the user's row out, and with it all that hangs on it: roles, sessions, keys, views, layouts, bookmarks, visits. */
export async function deleteUserRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('app_user').where('id', '=', id).execute();
}
