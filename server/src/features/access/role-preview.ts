import { givenDimensions, type GivenScope, mapGiven, narrowGiven, rulesOfBoth } from '@quarry/contracts/access';
import { type Actor, makeActor, may } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { isId, knownIds } from '../../platform/ids.ts';
import { findRolesById } from './role-list.store.ts';

/** Which role the dashboard is seen as, and with which shops and brands. */
export type RoleView = GivenScope & { roleId: string };

/** A view as every request of the preview names it. */
export function writeRoleView(asked: RoleView): string {
  const view = new URLSearchParams({ role: asked.roleId });
  for (const { name, given } of givenDimensions) for (const id of asked[given]) view.append(name, id);
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
  // A person with a right only for their own shops sees no others.
  const given = narrowGiven(
    actor.rules,
    actor,
    mapGiven(({ name }) => knownIds(asked.getAll(name)) ?? []),
  );
  return makeActor({ ...actor, ...given, isPreview: true, rules: role ? rulesOfBoth(actor.rules, role.rules) : [] });
}
