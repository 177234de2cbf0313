import {
  type Action,
  covers,
  isAllRights,
  type PermissionRule,
  reachesFields,
  type Subject,
} from '@quarry/contracts/access';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RoleThatMay } from '../../platform/graphql/index.ts';
import { administratorRole } from './role-presets.ts';
import { readRule } from './user.store.ts';

export type Role = { id: string; key: string; name: string; rules: PermissionRule[] };

export async function findRoles(db: Db | Tx): Promise<Role[]> {
  const found = await sql<{ id: string; key: string; name: string; rules: unknown[] }>`
    select id, key, name, rules from role order by name, key`.execute(db);
  return found.rows.map(({ rules, ...role }) => ({ ...role, rules: rules.flatMap(readRule) }));
}

/** The roles that let somebody do this to the subject, to all of it or to their own. */
export function rolesHolding(roles: readonly Role[], action: Action, subject: Subject): RoleThatMay[] {
  return roles.flatMap(({ key, name, rules }) => {
    const granting = rules.filter((rule) => covers(rule, action, subject) && reachesFields(rule));
    return granting.length === 0 ? [] : [{ key, name, isOfOwnOnly: granting.every(({ scope }) => scope) }];
  });
}

/** Anyone who takes a name or an administrator away waits for the one before. */
export async function lockUserNames(tx: Tx): Promise<void> {
  await tx.selectFrom('role').select('id').where('key', '=', administratorRole).forUpdate().execute();
}

/** Among whom somebody with all rights is looked for; everybody when nothing is said. */
type Among = { isActive?: true; userId?: string; exceptUserId?: string; exceptRoleId?: string };

/** Whether somebody has all rights, and so could give any of them. */
export async function hasAdministrator(db: Db | Tx, among: Among): Promise<boolean> {
  const { isActive, userId, exceptUserId, exceptRoleId } = among;
  const roles = (await findRoles(db)).filter(({ id, rules }) => id !== exceptRoleId && rules.some(isAllRights));
  const conditions = [
    sql`ur.role_id = any(${roles.map(({ id }) => id)}::uuid[])`,
    ...(isActive ? [sql`u.status = 'ACTIVE'`] : []),
    ...(userId ? [sql`u.id = ${userId}::uuid`] : []),
    ...(exceptUserId ? [sql`u.id <> ${exceptUserId}::uuid`] : []),
  ];
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from app_user u join user_role ur on ur.user_id = u.id
      where ${sql.join(conditions, sql` and `)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Whether nobody who can sign in would have all rights without this person. */
export async function isLastAdministrator(db: Db | Tx, userId: string): Promise<boolean> {
  const isOne = await hasAdministrator(db, { isActive: true, userId });
  return isOne && !(await hasAdministrator(db, { isActive: true, exceptUserId: userId }));
}
