import {
  givenDimensions,
  type GivenScope,
  holds,
  isAllRights,
  type PermissionRule,
  type UserDraft,
} from '@quarry/contracts/access';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { replaceLinks } from './account-link.store.ts';
import { findRoles, isLastAdministrator, lockUserNames, type Role } from './role.store.ts';
import { issuesOfScope } from './scope-not-held.ts';
import { endSessionsOfUser } from './session.store.ts';
import { auditedUser, scopeOf, type UserRecord } from './user.ts';
import { findUserForUpdate, insertUserRow, setUserRowStatus, unknownScope, updateUserRow } from './user-list.store.ts';
import { takenNames } from './user.store.ts';

/** The database may be a transaction of the caller's. */
type UserDeps = Pick<Deps, 'clock'> & { db: Deps['db'] | Tx };

export type UserNameTaken = { kind: 'taken'; field: 'email' | 'username' };
export type RoleNotHeld = { kind: 'role_not_held'; roleName: string };
type Invalid = { kind: 'invalid'; issues: InputIssue[] };
type NotAllowed = { kind: 'not_allowed' } & Reasoned;

export const userKind: RecordKind<UserRecord> = { entity: 'user', lock: findUserForUpdate, audited: auditedUser };

/** Adds a user who waits for a password of their own. */
export function addUser(
  deps: UserDeps,
  origin: ChangeOrigin,
  draft: UserDraft,
): Promise<Saved<UserRecord> | UserNameTaken | RoleNotHeld | Invalid> {
  return createRecord(deps, origin, userKind, async (tx, id) => {
    await lockUserNames(tx);
    const refusal = await refusalOfDraft(tx, origin.actor, draft, { id });
    if (refusal) return refusal;
    await insertUserRow(tx, id, draft, deps.clock.now());
    return undefined;
  });
}

export async function changeUser(
  deps: UserDeps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draft: UserDraft,
): Promise<Saved<UserRecord> | Missed | UserNameTaken | RoleNotHeld | Invalid | NotAllowed> {
  return changeRecord(deps, origin, userKind, { id, version, action: 'updated' }, async (tx, before) => {
    await lockUserNames(tx);
    const roles = await findRoles(tx);
    const refusal =
      roleNotHeld(origin.actor, before, roles) ??
      (await refusalOfDraft(tx, origin.actor, draft, { id, roles, scope: scopeOf(before) }));
    if (refusal) return refusal;
    if (!hasAllRights(roles, draft.roleKeys) && (await isLastAdministrator(tx, id)))
      return { kind: 'not_allowed', ...reasoned('LAST_ADMINISTRATOR') };
    await updateUserRow(tx, id, draft, deps.clock.now());
    // Anyone who reads the mail of the address that was wrong has the link that went there.
    if (draft.email !== before.email) await replaceLinks(tx, id, deps.clock.now());
    return undefined;
  });
}

/** Lets a user sign in, or ends all their sessions and links and lets them in no more. */
export function changeUserStatus(
  deps: UserDeps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  status: 'ACTIVE' | 'INACTIVE',
): Promise<Saved<UserRecord> | Missed | RoleNotHeld | NotAllowed> {
  const action = status === 'ACTIVE' ? 'enabled' : 'disabled';
  return changeRecord(deps, origin, userKind, { id, version, action }, async (tx, before) => {
    await lockUserNames(tx);
    const refusal = roleNotHeld(origin.actor, before, await findRoles(tx));
    if (refusal) return refusal;
    if (status === 'INACTIVE') {
      if (await isLastAdministrator(tx, id)) return { kind: 'not_allowed', ...reasoned('LAST_ADMINISTRATOR') };
      if (origin.actor.userId === id) return { kind: 'not_allowed', ...reasoned('OWN_ACCOUNT') };
      await endSessionsOfUser(tx, id, 'disabled', deps.clock.now());
      await replaceLinks(tx, id, deps.clock.now());
    }
    await setUserRowStatus(tx, id, status, deps.clock.now());
    return undefined;
  });
}

/** Nobody changes somebody who may do what they may not do themselves: anyone who names the address gets the account. */
export function roleNotHeld(
  actor: Actor,
  user: Pick<UserRecord, 'roles' | 'shops' | 'brands'>,
  roles: readonly Role[],
): RoleNotHeld | undefined {
  const keys = new Set(user.roles.map(({ key }) => key));
  return firstNotHeld(
    actor,
    roles.filter(({ key }) => keys.has(key)),
    scopeOf(user),
  );
}

function firstNotHeld(actor: Actor, roles: readonly Role[], scope: GivenScope): RoleNotHeld | undefined {
  const isHeld = (rule: PermissionRule) => holds(actor, rule, scope);
  const missing = roles.find(({ rules }) => !rules.every(isHeld));
  return missing && { kind: 'role_not_held', roleName: missing.name };
}

async function refusalOfDraft(
  tx: Tx,
  actor: Actor,
  draft: UserDraft,
  { id, scope, ...known }: { id: string; roles?: readonly Role[]; scope?: GivenScope },
): Promise<Invalid | UserNameTaken | RoleNotHeld | undefined> {
  const notHeld = issuesOfScope(actor, draft, scope);
  if (notHeld.length > 0) return { kind: 'invalid', issues: notHeld };
  const roles = known.roles ?? (await findRoles(tx));
  const issues = await unknownReferences(tx, draft, roles);
  if (issues.length > 0) return { kind: 'invalid', issues };
  const taken = await takenNames(tx, draft, id);
  if (taken.email || taken.username) return { kind: 'taken', field: taken.email ? 'email' : 'username' };
  return firstNotHeld(
    actor,
    roles.filter(({ key }) => draft.roleKeys.includes(key)),
    draft,
  );
}

async function unknownReferences(tx: Tx, draft: UserDraft, roles: readonly Role[]): Promise<InputIssue[]> {
  const missing = await unknownScope(tx, draft);
  const unknown = [
    ...draft.roleKeys.map((key, place) => (roles.some((role) => role.key === key) ? null : `roleKeys.${place}`)),
    ...givenDimensions.flatMap(({ given }) =>
      draft[given].map((id, place) => (missing[given].has(id) ? `${given}.${place}` : null)),
    ),
  ];
  return unknown.flatMap((path) => (path === null ? [] : [inputIssue(path, 'unknown')]));
}

function hasAllRights(roles: readonly Role[], keys: readonly string[]): boolean {
  return roles.some(({ key, rules }) => keys.includes(key) && rules.some(isAllRights));
}
