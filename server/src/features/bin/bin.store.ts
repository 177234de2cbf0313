import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { BinEntry, BinKind } from '../../platform/commands/index.ts';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { BinFilter } from '../../platform/graphql/index.ts';

export type BinRecord = BinEntry & { deletedBy: string | null };
export type BinSortField = 'deletedAt' | 'name';
export type BinListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<BinSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  /** What the reader sees. */
  scope: RawBuilder<unknown>;
};

const entries = recordList<BinRecord, BinSortField>({
  table: 'bin_entry b',
  columns: sql`b.id, b.entity, b.name, b.shop_id as "shopId", b.brand_id as "brandId", b.owner_id as "ownerId", b.content,
    b.deleted_by as "deletedById", u.shown_name as "deletedBy", b.deleted_at as "deletedAt"`,
  relations: sql`left join app_user u on u.id = b.deleted_by`,
  sorts: {
    deletedAt: { column: 'b.deleted_at', type: 'timestamptz' },
    name: { column: 'b.name', type: 'text' },
  },
  defaultSort: [{ field: 'deletedAt', direction: 'DESC' }],
});

/** What the bin can be asked. */
export const binFilter = listFilter<BinFilter>({
  name: { type: 'text', column: 'b.name' },
  entity: { type: 'choice', column: 'b.entity' },
  deletedById: { type: 'id', of: 'User', column: 'b.deleted_by', isNullable: true },
  deletedAt: { type: 'date', column: 'b.deleted_at' },
  deletedSince: { type: 'shorthand', of: 'deletedAt', operator: 'after' },
  deletedUntil: { type: 'shorthand', of: 'deletedAt', operator: 'before' },
});

/** What a reader sees of the bin: of each kind what its feature says. */
export function visibleEntries(kinds: readonly BinKind[], actor: Actor): RawBuilder<unknown> {
  const each = kinds.map(({ entity, visible }) => sql`(b.entity = ${entity} and ${visible(actor)})`);
  return sql`(${sql.join(each, sql` or `)})`;
}

function listConditions({ scope, search, filter }: BinListRequest): RawBuilder<unknown>[] {
  const words = search?.trim();
  return [scope, ...filter, ...(words ? [sql`b.name ilike ${containing(words)}`] : [])];
}

export function listEntries(db: Db, request: BinListRequest): Promise<ListPage<BinRecord>> {
  return entries.page(db, { ...request, where: listConditions(request) });
}

export function countEntries(db: Db, request: BinListRequest): Promise<{ count: number; isExact: boolean }> {
  return entries.total(db, listConditions(request));
}

export function findEntries(
  db: Db | Tx,
  ids: readonly string[],
  scope: RawBuilder<unknown>,
): Promise<Map<string, BinRecord>> {
  return entries.find(db, ids, [scope]);
}

/** An entry, locked until the transaction ends; undefined once it was taken out. */
export function lockEntry(tx: Tx, id: string): Promise<BinRecord | undefined> {
  return entries.lock(tx, id);
}

/** The oldest entries of a kind that were deleted before a time and that nobody else holds, locked until the transaction ends. */
export async function takeOldEntries(tx: Tx, entity: string, before: Date, limit: number): Promise<BinEntry[]> {
  const found = await sql<{ id: string }>`select id from bin_entry where entity = ${entity} and deleted_at < ${before}
    order by deleted_at, id limit ${limit} for update skip locked`.execute(tx);
  const ids = found.rows.map(({ id }) => id);
  const taken = await entries.find(tx, ids);
  return ids.flatMap((id) => taken.get(id) ?? []);
}

export async function countDeletedBefore(db: Db, before: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from bin_entry where deleted_at < ${before}`.execute(db);
  return found.rows[0]?.count ?? 0;
}
