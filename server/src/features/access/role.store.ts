import type { PermissionRule } from '@quarry/contracts/access';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { administratorRole } from './role-presets.ts';
import { readRule } from './user.store.ts';

export type Role = { key: string; name: string; rules: PermissionRule[] };

export async function findRoles(db: Db | Tx): Promise<Role[]> {
  const found = await sql<{ key: string; name: string; rules: unknown[] }>`
    select key, name, rules from role order by name, key`.execute(db);
  return found.rows.map(({ rules, ...role }) => ({ ...role, rules: rules.flatMap(readRule) }));
}

/** Whoever takes a name or an administrator away waits for the one before. */
export async function lockUserNames(tx: Tx): Promise<void> {
  await tx.selectFrom('role').select('id').where('key', '=', administratorRole).forUpdate().execute();
}

/** Among whom somebody with all rights is looked for; everybody when nothing is said. */
type Among = { isActive?: true; userId?: string; exceptUserId?: string; exceptRoleId?: string };

/** Whether somebody has all rights, and so could give any of them. */
export async function hasAdministrator(db: Db | Tx, among: Among): Promise<boolean> {
  const { isActive, userId, exceptUserId, exceptRoleId } = among;
  const conditions = [
    sql`exists (select from jsonb_array_elements(r.rules) rule
      where rule ->> 'action' = 'manage' and rule ->> 'subject' = 'all' and rule ->> 'scope' is null)`,
    ...(isActive ? [sql`u.status = 'ACTIVE'`] : []),
    ...(userId ? [sql`u.id = ${userId}::uuid`] : []),
    ...(exceptUserId ? [sql`u.id <> ${exceptUserId}::uuid`] : []),
    ...(exceptRoleId ? [sql`r.id <> ${exceptRoleId}::uuid`] : []),
  ];
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from app_user u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
      where ${sql.join(conditions, sql` and `)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Whether nobody who can sign in would have all rights without this person. */
export async function isLastAdministrator(db: Db | Tx, userId: string): Promise<boolean> {
  const isOne = await hasAdministrator(db, { isActive: true, userId });
  return isOne && !(await hasAdministrator(db, { isActive: true, exceptUserId: userId }));
}
