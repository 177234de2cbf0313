import { type ApiKeyDraft, type GivenScope, type PermissionRule } from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import {
  anyOf,
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  type NameOrder,
  readWithinScope,
  recordList,
  type Tx,
  withTransaction,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { ApiKeyFilter } from '../../platform/graphql/index.ts';
import { type Id, toId } from '../../platform/ids.ts';
import type { ApiKeyRecord, KeyGrant } from './api-key.ts';
import { factorStates } from './second-factor.store.ts';
import { readRule } from './user.store.ts';

export type ApiKeySortField = 'name' | 'createdAt' | 'lastUsedAt' | 'expiresAt';
export type ApiKeyListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<ApiKeySortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  nameOrder?: NameOrder | undefined;
};

const keys = recordList<ApiKeyRecord, ApiKeySortField>({
  table: 'api_key k',
  isScoped: true,
  relations: sql`join app_user u on u.id = k.user_id`,
  columns: sql`k.id, k.name, k.shown_part as "shownPart", u.shown_name as owner, u.id as "ownerId",
    (u.status = 'ACTIVE' and not ${factorStates.OWED}) as "isOwnerActive", k.rules,
    coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name, s.id)
      from shop s where s.id = any(k.shop_ids)), '[]') as shops,
    coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.name, b.id)
      from brand b where b.id = any(k.brand_ids)), '[]') as brands,
    k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.created_at as "createdAt", k.revoked_at as "revokedAt"`,
  sorts: {
    name: { column: 'k.name', type: 'text', isName: true },
    createdAt: { column: 'k.created_at', type: 'timestamptz' },
    lastUsedAt: { column: 'k.last_used_at', type: 'timestamptz', isNullable: true },
    expiresAt: { column: 'k.expires_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'createdAt', direction: 'DESC' }],
});

/** What the list of keys can be asked. */
export const apiKeyFilter = listFilter<ApiKeyFilter>({
  name: { type: 'text', column: 'k.name' },
  state: {
    type: 'choice',
    choices: ['ACTIVE', 'EXPIRED', 'REVOKED', 'SUSPENDED'],
    holds: (states) => sql`(case when k.revoked_at is not null then 'REVOKED' when k.expires_at <= now() then 'EXPIRED'
      when exists (select from app_user u where u.id = k.user_id and (u.status <> 'ACTIVE' or ${factorStates.OWED}))
      then 'SUSPENDED' else 'ACTIVE' end) = any(${states}::text[])`,
  },
  ownerId: { type: 'id', of: 'User', column: 'k.user_id' },
  createdAt: { type: 'date', column: 'k.created_at' },
  lastUsedAt: { type: 'date', column: 'k.last_used_at', isNullable: true },
  expiresAt: { type: 'date', column: 'k.expires_at' },
});

const readableBy = (actor: Actor) =>
  sql`k.user_id is not null and ${scopeCondition(actor, 'read', 'ApiKey', { userId: 'k.user_id' })}`;

function listConditions({ actor, search, filter }: ApiKeyListRequest): RawBuilder<unknown>[] {
  const words = search?.trim();
  const conditions = [readableBy(actor), ...filter];
  return words
    ? [...conditions, sql`(k.name ilike ${containing(words)} or k.shown_part = ${words.slice(0, 15)})`]
    : conditions;
}

export function listApiKeys(db: Db, request: ApiKeyListRequest): Promise<ListPage<ApiKeyRecord>> {
  return keys.page(db, { ...request, where: listConditions(request) });
}

export function countApiKeys(db: Db, request: ApiKeyListRequest): Promise<{ count: number; isExact: boolean }> {
  return keys.total(db, listConditions(request));
}

/** Keys by their ids, as far as the actor may read them. */
export function findApiKeys(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, ApiKeyRecord>> {
  return keys.find(db, ids, [readableBy(actor)]);
}

export const lockApiKey = keys.lock;

export async function insertApiKey(
  tx: Tx,
  key: { id: string; userId: string; hash: Buffer; shownPart: string; draft: ApiKeyDraft; expiresAt: Date; now: Date },
): Promise<void> {
  const { name, rules, shopIds, brandIds } = key.draft;
  await tx
    .insertInto('api_key')
    .values({
      id: key.id,
      user_id: key.userId,
      name,
      hash: key.hash,
      shown_part: key.shownPart,
      rules: JSON.stringify(rules),
      shop_ids: shopIds,
      brand_ids: brandIds,
      expires_at: key.expiresAt,
      created_at: key.now,
    })
    .execute();
}

export async function revokeApiKeyRow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

type LastUse = { lastUsedAt: Date | null };
/** A key that holds: of a person, or of a sales channel. */
export type UsableKey = LastUse &
  (
    | (KeyGrant & { userId: Id<'user'>; channelId: null })
    | { id: Id<'api_key'>; userId: null; channelId: Id<'channel'>; shopId: string }
  );

type KeyRow = GivenScope &
  LastUse & { id: string; rules: unknown } & (
    | { userId: string; channelId: null }
    | { userId: null; channelId: string; shopId: string }
  );

/** The key with this hash or id, while it holds. */
export async function findUsableKey(
  db: Db,
  by: { hash: Buffer } | { id: string },
  now: Date,
): Promise<UsableKey | undefined> {
  const [row] = await readWithinScope(
    db,
    sql<KeyRow>`
      select id, user_id as "userId", channel_id as "channelId", shop_id as "shopId", rules, shop_ids as "shopIds",
        brand_ids as "brandIds", last_used_at as "lastUsedAt"
      from api_key where ${'hash' in by ? sql`hash = ${by.hash}` : sql`id = ${by.id}::uuid`} and revoked_at is null and (expires_at is null or expires_at > ${now})`,
  );
  if (!row) return undefined;
  const id = toId<'api_key'>(row.id);
  if (row.userId === null) return { ...row, id, channelId: toId<'channel'>(row.channelId) };
  return { ...row, id, userId: toId<'user'>(row.userId), rules: rulesIn(row.rules) };
}

/** Notes a use, unless somebody else has within the minute. */
export async function noteKeyUse(db: Db, id: string, now: Date, notSince: Date): Promise<void> {
  await withTransaction(db, (tx) =>
    sql`update api_key set last_used_at = ${now} where id = ${id}::uuid
      and (last_used_at is null or last_used_at <= ${notSince})`.execute(tx),
  );
}

/** The names of keys that are the reader's to know of, whether they still hold or not. */
export async function findKeyNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; name: string }>`select id, name from api_key where id = ${anyOf(ids)}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function rulesIn(rules: unknown): PermissionRule[] {
  return Array.isArray(rules) ? rules.flatMap(readRule) : [];
}
