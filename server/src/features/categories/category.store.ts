import { type RawBuilder, sql } from 'kysely';
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
import type { CategoryFilter } from '../../platform/graphql/index.ts';
import { knownIds } from '../../platform/ids.ts';
import type { CategoryRecord, CategoryStatus, LocalTexts } from './category.ts';

export type CategorySortField = 'NAME' | 'CREATED_AT' | 'UPDATED_AT';
export type CategoryListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<CategorySortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
};

const categories = recordList<CategoryRecord & { deletedAt: Date | null }, CategorySortField>({
  table: 'category c',
  columns: sql`c.id, c.parent_id as "parentId", c.name, coalesce(c.slug, '') as slug, c.description, c.names, c.slugs, c.descriptions, c.status,
    c.created_at as "createdAt", c.updated_at as "updatedAt", c.version, c.deleted_at as "deletedAt"`,
  sorts: {
    NAME: { column: 'c.name', type: 'text' },
    CREATED_AT: { column: 'c.created_at', type: 'timestamptz' },
    UPDATED_AT: { column: 'c.updated_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'NAME', direction: 'ASC' }],
});

/** What the category list can be asked. */
export const categoryFilter = listFilter<CategoryFilter>({
  name: { type: 'text', column: 'c.name' },
  slug: { type: 'code', column: 'c.slug', isNullable: true },
  status: { type: 'choice', column: 'c.status', choices: ['ACTIVE', 'HIDDEN'] },
  parentId: { type: 'id', of: 'Category', column: 'c.parent_id', isNullable: true },
  createdAt: { type: 'date', column: 'c.created_at' },
  updatedAt: { type: 'date', column: 'c.updated_at' },
});

const isThere = sql`c.deleted_at is null`;

/** A name in any of its languages. */
export function isNamed(search: string): RawBuilder<unknown> {
  return sql`c.search_names ilike ${containing(search)}`;
}

function listConditions({ search, filter }: CategoryListRequest): RawBuilder<unknown>[] {
  const words = search?.trim();
  return [isThere, ...filter, ...(words ? [isNamed(words)] : [])];
}

export function listCategories(db: Db, request: CategoryListRequest): Promise<ListPage<CategoryRecord>> {
  return categories.page(db, { ...request, where: listConditions(request) });
}

export function countCategories(db: Db, request: CategoryListRequest): Promise<{ count: number; isExact: boolean }> {
  return categories.total(db, listConditions(request));
}

/** Categories that do not lie in the bin, by id. */
export function findCategories(db: Db | Tx, ids: readonly string[]): Promise<Map<string, CategoryRecord>> {
  return categories.find(db, ids, [isThere]);
}

/** Categories by id, also those that lie in the bin. */
export const { find: findRememberedCategories } = categories;

/** A category that does not lie in the bin, locked until the transaction ends. */
export async function findCategoryForUpdate(tx: Tx, id: string): Promise<CategoryRecord | undefined> {
  const category = await categories.lock(tx, id);
  return category?.deletedAt === null ? category : undefined;
}

/** One from the bin. */
export async function findDeletedCategory(tx: Tx, id: string): Promise<CategoryRecord | undefined> {
  const category = await categories.lock(tx, id);
  return category?.deletedAt === null ? undefined : category;
}

/** Who else below the parent has the slug, which nobody takes until the transaction ends. */
export async function findSlugOwner(
  tx: Tx,
  { parentId, slug }: { parentId: string | null; slug: string },
  ownId: string,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('category slug:' || ${slug}::text, 0))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id from category where slug = ${slug} and parent_id is not distinct from ${parentId}::uuid and deleted_at is null
      and id <> ${ownId}`.execute(tx);
  return rows[0]?.id;
}

/** What people set of a category, in its content locales. */
export type CategoryTexts = { names: LocalTexts; slugs: LocalTexts; descriptions: LocalTexts; parentId: string | null };

function columnsOf({ names, slugs, descriptions, parentId }: CategoryTexts) {
  return {
    names: JSON.stringify(names),
    slugs: JSON.stringify(slugs),
    descriptions: JSON.stringify(descriptions),
    parent_id: parentId,
  };
}

/** Adds a category behind those that have the same parent. */
export async function insertCategory(tx: Tx, id: string, texts: CategoryTexts, now: Date): Promise<void> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from category where parent_id is not distinct from ${texts.parentId}::uuid)`;
  await tx
    .insertInto('category')
    .values({ id, ...columnsOf(texts), position, created_at: now, updated_at: now })
    .execute();
}

export async function updateCategoryRow(tx: Tx, id: string, texts: CategoryTexts, now: Date): Promise<void> {
  await change(tx, id, columnsOf(texts), now);
}

export async function setCategoryStatus(tx: Tx, id: string, status: CategoryStatus, now: Date): Promise<void> {
  await change(tx, id, { status }, now);
}

export async function markCategoryDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await change(tx, id, { deleted_at: now }, now);
}

export async function unmarkCategoryDeleted(tx: Tx, id: string, texts: CategoryTexts, now: Date): Promise<void> {
  await change(tx, id, { ...columnsOf(texts), deleted_at: null }, now);
}

type Changed = Partial<ReturnType<typeof columnsOf>> & { status?: CategoryStatus; deleted_at?: Date | null };

async function change(tx: Tx, id: string, changed: Changed, now: Date): Promise<void> {
  await tx
    .updateTable('category')
    .set((category) => ({ ...changed, updated_at: now, version: category('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeCategories(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from category where id = any(${knownIds(ids) ?? []}::uuid[]) and deleted_at is not null`.execute(tx);
}
