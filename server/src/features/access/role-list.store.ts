import type { GivenScope, RoleDraft } from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  type NameOrder,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { RoleFilter } from '../../platform/graphql/index.ts';
import { knownIds } from '../../platform/ids.ts';
import type { RoleHolder, RoleRecord } from './role.ts';
import { readRule } from './user.store.ts';

export type RoleSortField = 'name' | 'createdAt' | 'updatedAt';
export type RoleListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<RoleSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  nameOrder?: NameOrder | undefined;
};

type RoleRow = Omit<RoleRecord, 'rules'> & { rules: unknown[] };

const roles = recordList<RoleRow, RoleSortField>({
  table: 'role r',
  columns: sql`r.id, r.key, r.name, r.is_preset as "isPreset", r.rules,
    (select count(*) from user_role ur where ur.role_id = r.id) as "peopleCount",
    r.requires_second_factor as "requiresSecondFactor",
    (select count(*) from user_role ur join app_user u on u.id = ur.user_id
      where ur.role_id = r.id and u.status <> 'INACTIVE' and u.second_factor_since is null) as "peopleWithoutSecondFactor",
    r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`,
  sorts: {
    name: { column: 'r.name', type: 'text', isName: true },
    createdAt: { column: 'r.created_at', type: 'timestamptz' },
    updatedAt: { column: 'r.updated_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'name', direction: 'ASC' }],
});

/** What the list of roles can be asked. */
export const roleFilter = listFilter<RoleFilter>({
  name: { type: 'text', column: 'r.name' },
  personId: {
    type: 'id',
    of: 'User',
    holds: (ids) =>
      sql`exists (select from user_role ur where ur.role_id = r.id and ur.user_id = any(${knownIds(ids)}::uuid[]))`,
  },
  requiresSecondFactor: { type: 'flag', isTrue: sql`r.requires_second_factor` },
  updatedAt: { type: 'date', column: 'r.updated_at' },
  createdAt: { type: 'date', column: 'r.created_at' },
});

function listConditions({ search, filter }: RoleListRequest): RawBuilder<unknown>[] {
  const words = search?.trim();
  return words
    ? [...filter, sql`(r.name ilike ${containing(words)} or r.key ilike ${containing(words)})`]
    : [...filter];
}

export async function listRoles(db: Db, request: RoleListRequest): Promise<ListPage<RoleRecord>> {
  const page = await roles.page(db, { ...request, where: listConditions(request) });
  return { ...page, nodes: page.nodes.map(recordOf) };
}

export function countRoles(db: Db, request: RoleListRequest): Promise<{ count: number; isExact: boolean }> {
  return roles.total(db, listConditions(request));
}

export async function findRolesById(db: Db | Tx, ids: readonly string[]): Promise<Map<string, RoleRecord>> {
  const found = await roles.find(db, ids);
  return new Map([...found].map(([id, row]) => [id, recordOf(row)]));
}

export async function lockRole(tx: Tx, id: string): Promise<RoleRecord | undefined> {
  const row = await roles.lock(tx, id);
  return row && recordOf(row);
}

export async function insertRoleRow(
  tx: Tx,
  id: string,
  key: string,
  draft: RoleDraft,
  now: Date,
  { isPreset = false, version = 1 }: { isPreset?: boolean; version?: number } = {},
): Promise<void> {
  await tx
    .insertInto('role')
    .values({ id, key, ...roleFields(draft), is_preset: isPreset, version, created_at: now, updated_at: now })
    .execute();
}

export async function updateRoleRow(tx: Tx, id: string, draft: RoleDraft, now: Date): Promise<void> {
  await tx
    .updateTable('role')
    .set((role) => ({
      ...roleFields(draft),
      updated_at: now,
      version: role('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** What a draft leaves out stays as it is. */
function roleFields({ name, rules, requiresSecondFactor }: RoleDraft) {
  return {
    name,
    rules: JSON.stringify(rules),
    ...(requiresSecondFactor !== undefined && { requires_second_factor: requiresSecondFactor }),
  };
}

export async function deleteRoleRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('role').where('id', '=', id).execute();
}

/** Which other role has the name, and which the key. */
export async function takenRoleWords(
  tx: Tx,
  { name, key }: { name: string; key: string },
  ownId: string,
): Promise<{ name: boolean; key: boolean }> {
  const { rows } = await sql<{ name: boolean; key: boolean }>`
    select exists (select from role where lower(name) = lower(${name}) and id <> ${ownId}::uuid) as name,
      exists (select from role where key = ${key} and id <> ${ownId}::uuid) as key`.execute(tx);
  return rows[0] ?? { name: false, key: false };
}

/** Who has each of the roles, by name, the first so many. */
export async function findHolders(
  db: Db | Tx,
  roleIds: readonly string[],
  most: number,
): Promise<Map<string, RoleHolder[]>> {
  const { rows } = await sql<RoleHolder & { roleId: string }>`
    select role.id as "roleId", holder.* from unnest(${roleIds}::uuid[]) role (id)
    cross join lateral (
      select u.id, u.shown_name as name, u.status from user_role ur join app_user u on u.id = ur.user_id
      where ur.role_id = role.id order by u.shown_name, u.id limit ${most}) holder`.execute(db);
  return Map.groupBy(rows, ({ roleId }) => roleId);
}

/** The shops and brands for which the people of each role have it. */
export async function scopesOfHolders(db: Db | Tx, roleIds: readonly string[]): Promise<Map<string, GivenScope>> {
  const { rows } = await sql<GivenScope & { roleId: string }>`
    select role.id as "roleId",
      array(select distinct us.shop_id from user_role ur join user_shop us on us.user_id = ur.user_id where ur.role_id = role.id) as "shopIds",
      array(select distinct ub.brand_id from user_role ur join user_brand ub on ub.user_id = ur.user_id where ur.role_id = role.id) as "brandIds"
    from unnest(${roleIds}::uuid[]) role (id)`.execute(db);
  return new Map(rows.map(({ roleId, ...scope }) => [roleId, scope]));
}

function recordOf<Row extends { rules: unknown[] }>(row: Row): Omit<Row, 'rules'> & Pick<RoleRecord, 'rules'> {
  return { ...row, rules: row.rules.flatMap(readRule) };
}
