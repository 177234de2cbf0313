import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
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
import type { ShelfFilter } from '../../platform/graphql/index.ts';
import { shelfKinds, shelfStatuses } from '@quarry/contracts/shelves';
import type { ShelfRecord, ShelfState } from './shelf.ts';
import { visibleShelves } from './visible-shelves.ts';

export type ShelfSortField = 'OFFER_COUNT' | 'TEXT' | 'CREATED_AT';
export type ShelfListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<ShelfSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
};

const shelves = recordList<ShelfRecord, ShelfSortField>({
  table: 'shelf h',
  columns: sql`h.id, h.shop_id as "shopId", s.name as "shopName", h.text, h.kind, h.state, h.offer_count as "offerCount",
    h.category_id as "categoryId", c.name as "categoryName", p.id as "proposedCategoryId", p.name as "proposedCategoryName", h.proposal, h.confidence, h.is_by_rule as "isByRule",
    h.decided_at as "decidedAt", h.created_at as "createdAt",
    h.updated_at as "updatedAt", h.version`,
  relations: sql`join shop s on s.id = h.shop_id
    left join category c on c.id = h.category_id and c.deleted_at is null
    left join category p on p.id = h.proposed_category_id and p.deleted_at is null`,
  sorts: {
    OFFER_COUNT: { column: 'h.offer_count', type: 'integer' },
    TEXT: { column: 'h.text', type: 'text' },
    CREATED_AT: { column: 'h.created_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'OFFER_COUNT', direction: 'DESC' }],
});

/** What the list of shelves can be asked. */
export const shelfFilter = listFilter<ShelfFilter>({
  text: { type: 'text', column: 'h.text' },
  state: { type: 'choice', column: 'h.state', choices: [...shelfStatuses] },
  shopId: { type: 'id', of: 'Shop', column: 'h.shop_id' },
  kind: { type: 'choice', column: 'h.kind', choices: [...shelfKinds] },
  categoryId: { type: 'id', of: 'Category', column: 'h.category_id', isNullable: true },
  hasProposal: { type: 'flag', isTrue: sql`h.proposed_category_id is not null` },
  isByRule: { type: 'flag', isTrue: sql`h.is_by_rule` },
  offerCount: { type: 'number', column: 'h.offer_count', sqlType: 'bigint' },
  createdAt: { type: 'date', column: 'h.created_at' },
});

function listConditions({ actor, search, filter }: ShelfListRequest): RawBuilder<unknown>[] {
  const words = search?.trim();
  return [visibleShelves(actor), ...filter, ...(words ? [sql`h.text ilike ${containing(words)}`] : [])];
}

export function listShelves(db: Db, request: ShelfListRequest): Promise<ListPage<ShelfRecord>> {
  return shelves.page(db, { ...request, where: listConditions(request) });
}

export function countShelves(db: Db, request: ShelfListRequest): Promise<{ count: number; isExact: boolean }> {
  return shelves.total(db, listConditions(request));
}

/** Shelves by id, as far as the actor sees them. */
export function findShelves(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, ShelfRecord>> {
  return shelves.find(db, ids, [visibleShelves(actor)]);
}

/** A shelf, locked against a second editor until the transaction ends. */
export const { lock: findShelfForUpdate } = shelves;

/** Who decides about a shelf; null for the product itself. */
export type Decision = { state: ShelfState; categoryId: string | null; by: string | null };

export async function decideShelfRow(
  tx: Tx,
  id: string,
  { state, categoryId, by }: Decision,
  now: Date,
): Promise<void> {
  await sql`update shelf set state = ${state}, category_id = ${categoryId}::uuid, decided_by = ${by}::uuid,
    decided_at = ${state === 'OPEN' ? null : now}::timestamptz, proposed_category_id = null, proposal = null, confidence = null,
    is_by_rule = false, proposed_at = null, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(tx);
}

/** Has accepted shelves of one category be another's, all or those of these ids; resolves with those that were. */
export async function moveShelves(
  tx: Tx,
  { from, to }: { from: string; to: string },
  ids: readonly string[] | null,
  now: Date,
): Promise<{ id: string; shopId: string }[]> {
  const found = await sql<{ id: string; shopId: string }>`
    update shelf set category_id = ${to}, updated_at = ${now}, version = version + 1
    where category_id = ${from} and state = 'ACCEPTED' and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
    returning id, shop_id as "shopId"`.execute(tx);
  return found.rows;
}

/** Locks some of the accepted shelves whose category is deleted, or lies in the bin. */
export async function findOrphanedShelves(
  tx: Tx,
  limit: number,
): Promise<{ id: string; shopId: string; categoryId: string | null }[]> {
  const found = await sql<{ id: string; shopId: string; categoryId: string | null }>`
    select h.id, h.shop_id as "shopId", h.category_id as "categoryId" from shelf h where h.state = 'ACCEPTED'
      and not exists (select from category c where c.id = h.category_id and c.deleted_at is null)
    order by h.id limit ${limit} for no key update`.execute(tx);
  return found.rows;
}
