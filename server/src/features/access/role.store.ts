import type { PermissionRule } from '@quarry/contracts/access';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { readRule } from './user.store.ts';

export type Role = { key: string; name: string; rules: PermissionRule[] };

export async function findRoles(db: Db): Promise<Role[]> {
  const found = await sql<{ key: string; name: string; rules: unknown[] }>`
    select key, name, rules from role order by name, key`.execute(db);
  return found.rows.map(({ rules, ...role }) => ({ ...role, rules: rules.flatMap(readRule) }));
}
