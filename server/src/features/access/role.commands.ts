import { type GivenScope, isAllRights, isGivable, type PermissionRule, type RoleDraft } from '@quarry/contracts/access';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type Missed,
  type RecordKind,
  type Saved,
} from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { slugBeside, slugOf } from '../../platform/slug.ts';
import { auditedRole, noScope, type RoleRecord, rulesNotHeld } from './role.ts';
import { administratorRole } from './role-presets.ts';
import { hasAdministrator, lockUserNames } from './role.store.ts';
import {
  deleteRoleRow,
  findHolders,
  insertRoleRow,
  lockRole,
  scopesOfHolders,
  takenRoleWords,
  updateRoleRow,
} from './role-list.store.ts';

export type RoleNameTaken = { kind: 'name_taken'; name: string };
/** With the sentence for where only a reason is shown, as when a change is taken back. */
export type RightsNotHeld = { kind: 'rights_not_held'; rules: PermissionRule[] };
type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };

const namedHolders = 5;

export const roleKind: RecordKind<RoleRecord> = {
  entity: 'role',
  lock: async (tx, id) => {
    // Before the role's own row: anyone who gives a role holds this lock when the role is looked up.
    await lockUserNames(tx);
    return lockRole(tx, id);
  },
  audited: auditedRole,
  judged: ({ name, rules, requiresSecondFactor }) => ({ name, rules, requiresSecondFactor }),
};

/** Makes a role that nobody has yet. */
export function createRole(
  deps: Deps,
  origin: ChangeOrigin,
  draft: RoleDraft,
): Promise<Saved<RoleRecord> | RoleNameTaken | RightsNotHeld | Invalid> {
  return createRecord(deps, origin, roleKind, async (tx, id) => {
    await lockUserNames(tx);
    const refusal = notBuilt(draft.rules, []) ?? notHeld(origin.actor, draft.rules, noScope);
    if (refusal) return refusal;
    const slug = slugOf(draft.name).slice(0, 60);
    const taken = await takenRoleWords(tx, { name: draft.name, key: slug }, id);
    if (taken.name) return { kind: 'name_taken', name: draft.name };
    await insertRoleRow(tx, id, taken.key ? slugBeside(slug.slice(0, 50), id) : slug, draft, deps.clock.now());
    return undefined;
  });
}

/**
 * Changes a role for everybody who has it. Anyone who does must hold all that it allows, before and afterwards, for all shops and brands
 * that its people have; and somebody who can sign in keeps all rights.
 */
export function changeRole(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draft: RoleDraft,
): Promise<Saved<RoleRecord> | Missed | RoleNameTaken | RightsNotHeld | NotAllowed | Invalid> {
  return changeRecord(deps, origin, roleKind, { id, version, action: 'updated' }, async (tx, before) => {
    const given = (await scopesOfHolders(tx, [id])).get(id) ?? noScope;
    const refusal =
      notBuilt(draft.rules, before.rules) ?? notHeld(origin.actor, [...before.rules, ...draft.rules], given);
    if (refusal) return refusal;
    const { name } = await takenRoleWords(tx, { name: draft.name, key: before.key }, id);
    if (name) return { kind: 'name_taken', name: draft.name };
    if (losesAllRights(before, draft) && !(await hasAdministrator(tx, { isActive: true, exceptRoleId: id })))
      return { kind: 'not_allowed', ...reasoned('LAST_WITH_ALL_RIGHTS') };
    await updateRoleRow(tx, id, draft, deps.clock.now());
    return undefined;
  });
}

/** Puts a role that nobody has into the bin. */
export function deleteRole(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
): Promise<{ kind: 'deleted'; name: string } | Missed | RightsNotHeld | NotAllowed> {
  return deleteRecord(deps, origin, roleKind, { id, version }, async (tx, before) => {
    const refusal = await refusalToDelete(tx, origin.actor, before);
    if (refusal) return { refused: refusal };
    await deleteRoleRow(tx, id);
    const { key, name, isPreset, rules, requiresSecondFactor } = before;
    const content = { key, name, isPreset, rules, requiresSecondFactor, version: before.version };
    return { binned: { name, content } };
  });
}

async function refusalToDelete(
  tx: Tx,
  actor: Actor,
  role: RoleRecord,
): Promise<RightsNotHeld | NotAllowed | undefined> {
  if (role.key === administratorRole) return { kind: 'not_allowed', ...reasoned('ADMINISTRATOR_ROLE') };
  if (role.peopleCount > 0) {
    const holders = (await findHolders(tx, [role.id], namedHolders)).get(role.id) ?? [];
    const more = role.peopleCount > holders.length ? ['…'] : [];
    const names = [...holders.map(({ name }) => name), ...more].join(', ');
    return { kind: 'not_allowed', ...reasoned('ROLE_IN_USE', { count: role.peopleCount, names }) };
  }
  return notHeld(actor, role.rules, noScope);
}

function notHeld(actor: Actor, rules: readonly PermissionRule[], given: GivenScope): RightsNotHeld | undefined {
  const missing = rulesNotHeld(actor, rules, given);
  return missing.length === 0 ? undefined : { kind: 'rights_not_held', rules: missing };
}

/** A right that nothing asks for yet is given to nobody anew; a role that has it keeps it. */
function notBuilt(rules: readonly PermissionRule[], held: readonly PermissionRule[]): Invalid | undefined {
  const isNew = (rule: PermissionRule) =>
    !isGivable(rule) && !held.some(({ action, subject }) => action === rule.action && subject === rule.subject);
  return rules.some(isNew) ? { kind: 'invalid', issues: [inputIssue('rules', 'not_a_choice')] } : undefined;
}

function losesAllRights(before: RoleRecord, draft: RoleDraft): boolean {
  return before.rules.some(isAllRights) && !draft.rules.some(isAllRights);
}
