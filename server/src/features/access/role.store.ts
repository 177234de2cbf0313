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
