import { accountLimits, type GivenScope, mapGiven, type UserDraft } from '@quarry/contracts/access';
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
import type { UserFilter } from '../../platform/graphql/index.ts';
import { knownIds } from '../../platform/ids.ts';
import { factorStates } from './second-factor.store.ts';
import type { UserRecord } from './user.ts';
import { addRoles, type UserStatus } from './user.store.ts';

export type UserSortField = 'name' | 'email' | 'createdAt' | 'lastSeenAt';
export type UserListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<UserSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  nameOrder?: NameOrder | undefined;
};

const users = recordList<UserRecord, UserSortField>({
  table: 'app_user u',
  columns: sql`u.id, u.username, u.email, u.full_name as "fullName", u.shown_name as "shownName", u.avatar_id as "avatarId", u.status, u.language,
    coalesce((select jsonb_agg(jsonb_build_object('key', r.key, 'name', r.name, 'requiresSecondFactor', r.requires_second_factor) order by r.name, r.key)
      from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
    coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name, s.id)
      from user_shop us join shop s on s.id = us.shop_id where us.user_id = u.id), '[]') as shops,
    coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.name, b.id)
      from user_brand ub join brand b on b.id = ub.brand_id where ub.user_id = u.id), '[]') as brands,
    array(select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id order by r.name) as "roleNames",
    array(select s.name from user_shop us join shop s on s.id = us.shop_id where us.user_id = u.id
      union all select b.name from user_brand ub join brand b on b.id = ub.brand_id where ub.user_id = u.id order by 1) as "scopeNames",
    case when ${factorStates.ON} then 'ON' when ${factorStates.OWED} then 'OWED' else 'OFF' end as "secondFactor",
    u.second_factor_since as "secondFactorSince", u.last_seen_at as "lastSeenAt", u.created_at as "createdAt", u.updated_at as "updatedAt", u.version`,
  sorts: {
    name: { column: 'u.shown_name', type: 'text', isName: true },
    email: { column: 'u.email', type: 'text' },
    createdAt: { column: 'u.created_at', type: 'timestamptz' },
    lastSeenAt: { column: 'u.last_seen_at', type: 'timestamptz', isNullable: true },
  },
  defaultSort: [{ field: 'name', direction: 'ASC' }],
});

/** What the list of users can be asked. */
export const userFilter = listFilter<UserFilter>({
  name: { type: 'text', column: 'u.shown_name' },
  email: { type: 'text', column: 'u.email' },
  username: { type: 'text', column: 'u.username' },
  status: { type: 'choice', column: 'u.status', choices: ['PENDING', 'ACTIVE', 'INACTIVE'] },
  role: {
    type: 'choice',
    holds: (keys) =>
      sql`exists (select from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and r.key = any(${keys}::text[]))`,
  },
  shopId: {
    type: 'id',
    of: 'Shop',
    holds: (ids) =>
      sql`exists (select from user_shop us where us.user_id = u.id and us.shop_id = any(${knownIds(ids)}::uuid[]))`,
  },
  brandId: {
    type: 'id',
    of: 'Brand',
    holds: (ids) =>
      sql`exists (select from user_brand ub where ub.user_id = u.id and ub.brand_id = any(${knownIds(ids)}::uuid[]))`,
  },
  secondFactor: {
    type: 'choice',
    choices: Object.keys(factorStates),
    holds: (states) => {
      const asked = Object.entries(factorStates).flatMap(([state, holds]) => (states.includes(state) ? [holds] : []));
      return sql`(${sql.join(asked, sql` or `)})`;
    },
  },
  lastSeenAt: { type: 'date', column: 'u.last_seen_at', isNullable: true },
  createdAt: { type: 'date', column: 'u.created_at' },
});

/** What narrows the list: its words and its filter. */
export function listConditions({ search, filter }: Pick<UserListRequest, 'search' | 'filter'>): RawBuilder<unknown>[] {
  const words = search?.trim();
  if (!words) return [...filter];
  const part = containing(words);
  return [...filter, sql`(u.full_name ilike ${part} or u.email ilike ${part} or u.username ilike ${part})`];
}

export function listUsers(db: Db, request: UserListRequest): Promise<ListPage<UserRecord>> {
  return users.page(db, { ...request, where: listConditions(request) });
}

export function countUsers(db: Db, request: UserListRequest): Promise<{ count: number; isExact: boolean }> {
  return users.total(db, listConditions(request));
}

/** Users by their ids, and one locked against a second editor until the transaction ends. */
export const { find: findUsers, lock: findUserForUpdate } = users;

export async function insertUserRow(tx: Tx, id: string, draft: UserDraft, now: Date): Promise<void> {
  await tx
    .insertInto('app_user')
    .values({ id, ...userFields(draft), status: 'PENDING', created_at: now, updated_at: now })
    .execute();
  await putRolesAndScope(tx, id, draft);
}

export async function updateUserRow(tx: Tx, id: string, draft: UserDraft, now: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((user) => ({ ...userFields(draft), updated_at: now, version: user('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('user_role').where('user_id', '=', id).execute();
  await tx.deleteFrom('user_shop').where('user_id', '=', id).execute();
  await tx.deleteFrom('user_brand').where('user_id', '=', id).execute();
  await putRolesAndScope(tx, id, draft);
}

export async function setUserRowStatus(tx: Tx, id: string, status: UserStatus, now: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((user) => ({ status, updated_at: now, version: user('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setUserRowName(tx: Tx, id: string, fullName: string, now: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((user) => ({ full_name: fullName, updated_at: now, version: user('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setUserRowAvatar(tx: Tx, id: string, avatarId: string | null, now: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((user) => ({ avatar_id: avatarId, updated_at: now, version: user('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

function userFields({ fullName, email, username, language }: UserDraft) {
  return { full_name: fullName, email, username, language };
}

async function putRolesAndScope(tx: Tx, id: string, { roleKeys, shopIds, brandIds }: UserDraft): Promise<void> {
  await addRoles(tx, id, roleKeys);
  await sql`insert into user_shop (user_id, shop_id) select ${id}::uuid, unnest(${shopIds}::uuid[])`.execute(tx);
  await sql`insert into user_brand (user_id, brand_id) select ${id}::uuid, unnest(${brandIds}::uuid[])`.execute(tx);
}

/** `wanted`, or the first of `wanted2`, `wanted3` ... that nobody has; names are locked. */
export async function freeUsername(tx: Tx, wanted: string): Promise<string> {
  const base = wanted.slice(0, accountLimits.username - 6);
  const { rows } = await sql<{ name: string }>`
    select lower(username) as name from app_user where starts_with(lower(username), lower(${base}))`.execute(tx);
  const taken = new Set(rows.map(({ name }) => name));
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}${count}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** Those of the ids that name no shop and no brand, by field. */
export async function unknownScope(tx: Tx, scope: GivenScope): Promise<Record<keyof GivenScope, ReadonlySet<string>>> {
  const { rows } = await sql<{ given: string; id: string }>`
    select 'shopIds' as given, id from shop where id = any(${knownIds(scope.shopIds) ?? []}::uuid[])
    union all select 'brandIds', id from brand where id = any(${knownIds(scope.brandIds) ?? []}::uuid[]) and redirect_to is null`.execute(
    tx,
  );
  const known = new Set(rows.map(({ given, id }) => `${given} ${id}`));
  return mapGiven(({ given }) => new Set(scope[given].filter((id) => !known.has(`${given} ${id}`))));
}

/** The names of shops or brands that were once given to somebody, by id. */
export async function findScopeNames(
  db: Db,
  table: 'shop' | 'brand',
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
