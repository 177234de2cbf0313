import type { PermissionRule } from '@quarry/contracts/access';
import { type Actor, makeActor, may } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { isId, knownIds } from '../../platform/ids.ts';
import { findRolesById } from './role-list.store.ts';
import { rulesOfBoth } from './rules-of-both.ts';

/** Which role the dashboard is seen as, and with which shops and brands. */
export type RoleView = { roleId: string; shopIds: readonly string[]; brandIds: readonly string[] };

/** A view as every request of the preview names it. */
export function writeRoleView({ roleId, shopIds, brandIds }: RoleView): string {
  const view = new URLSearchParams({ role: roleId });
  for (const id of shopIds) view.append('shop', id);
  for (const id of brandIds) view.append('brand', id);
  return view.toString();
}

/**
 * The actor as a role would see the dashboard: never more than they may themselves, and changing nothing but what is their own. A role
 * that is gone, or that they may not read, sees nothing.
 */
export async function seenAs(db: Db, actor: Actor, view: string): Promise<Actor> {
  const asked = new URLSearchParams(view);
  const roleId = asked.get('role');
  const isReadable = isId(roleId) && may(actor, 'read', 'Role');
  const role = isReadable ? (await findRolesById(db, [roleId])).get(roleId) : undefined;
  const { ability: _own, ...fields } = actor;
  return makeActor({
    ...fields,
    isPreview: true,
    rules: role ? rulesOfBoth(actor.rules, role.rules) : [],
    shopIds: givenOfBoth(actor, 'own_shops', actor.shopIds, asked.getAll('shop')),
    brandIds: givenOfBoth(actor, 'own_brands', actor.brandIds, asked.getAll('brand')),
  });
}

/** The shops or brands that were asked for; whoever holds a right only for their own sees no others. */
function givenOfBoth(
  actor: Actor,
  scope: PermissionRule['scope'],
  given: readonly string[],
  asked: readonly string[],
): string[] {
  const known = knownIds(asked) ?? [];
  return actor.rules.some((rule) => rule.scope === scope) ? known.filter((id) => given.includes(id)) : [...known];
}
