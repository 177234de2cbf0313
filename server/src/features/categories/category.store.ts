import type { LocalTexts } from '@quarry/contracts/common';
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
import type { CategoryFilter } from '../../platform/graphql/index.ts';
import { knownIds } from '../../platform/ids.ts';
import { coverageFields } from './category-coverage.ts';
import { isBelow } from './category-order.store.ts';
import type { CategoryRecord, CategoryStatus, CategoryTexts } from './category.ts';

export type CategorySortField = 'NAME' | 'POSITION' | 'CREATED_AT' | 'UPDATED_AT';
export type CategoryListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<CategorySortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  nameOrder?: NameOrder | undefined;
};

const categories = recordList<CategoryRecord & { deletedAt: Date | null }, CategorySortField>({
  table: 'category c',
  columns: sql`c.id, c.parent_id as "parentId", c.position, c.name, coalesce(c.slug, '') as slug, c.description,
    json_build_object('names', c.names, 'slugs', c.slugs, 'descriptions', c.descriptions,
      'pictureAlts', c.picture_alts) as texts, c.picture_id as "pictureId", m.address_id as "pictureAddressId", c.status, c.tax_class as "taxClass",
    c.created_at as "createdAt", c.updated_at as "updatedAt", c.version, c.deleted_at as "deletedAt"`,
  relations: sql`left join media m on m.id = c.picture_id`,
  sorts: {
    NAME: { column: 'c.name', type: 'text', isName: true },
    POSITION: { column: 'c.position', type: 'integer' },
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
  isRoot: { type: 'flag', isTrue: sql`c.parent_id is null` },
  ...coverageFields,
  createdAt: { type: 'date', column: 'c.created_at' },
  updatedAt: { type: 'date', column: 'c.updated_at' },
});

const isThere = sql`c.deleted_at is null`;

const mostWords = 12;

/** Each word of a search stands in a name in any language, whatever its accents. Full-width wildcards are signs before they are escaped. */
function areNamed(search: string): RawBuilder<unknown>[] {
  const words = search.normalize('NFKD').split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.map((word) => sql`c.search_names like searched_name(${containing(word)})`);
}

function listConditions({ search, filter }: CategoryListRequest): RawBuilder<unknown>[] {
  return [isThere, ...filter, ...areNamed(search ?? '')];
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

type SlugOwner = { locale: string; slug: string; categoryId: string };

/** Which of the slugs others below the parent have in the same locale; asked under the lock of the tree, it stays so. */
export async function findSlugOwners(
  tx: Tx,
  parentId: string | null,
  slugs: LocalTexts,
  ownId: string,
): Promise<SlugOwner[]> {
  if (Object.keys(slugs).length === 0) return [];
  const { rows } = await sql<SlugOwner>`
    select distinct on (s.locale) s.locale, s.slug, c.id as "categoryId"
    from jsonb_each_text(${JSON.stringify(slugs)}::jsonb) s (locale, slug) join category c on c.slugs ->> s.locale = s.slug
    where ${isBelow(parentId)} and c.deleted_at is null and c.id <> ${ownId} order by s.locale`.execute(tx);
  return rows;
}

/** What people set of a category. */
export type CategorySet = {
  texts: CategoryTexts;
  parentId: string | null;
  position: number;
  status?: CategoryStatus;
  taxClass?: string | null;
  pictureId?: string | null;
};

function columnsOf({ texts, parentId, position, status, taxClass, pictureId }: CategorySet) {
  return {
    names: JSON.stringify(texts.names),
    slugs: JSON.stringify(texts.slugs),
    descriptions: JSON.stringify(texts.descriptions),
    picture_alts: JSON.stringify(texts.pictureAlts),
    parent_id: parentId,
    position,
    ...(status && { status }),
    ...(taxClass !== undefined && { tax_class: taxClass }),
    ...(pictureId !== undefined && { picture_id: pictureId }),
  };
}

export async function insertCategory(tx: Tx, id: string, set: CategorySet, now: Date): Promise<void> {
  await tx
    .insertInto('category')
    .values({ id, ...columnsOf(set), created_at: now, updated_at: now })
    .execute();
}

export async function updateCategoryRow(tx: Tx, id: string, set: CategorySet, now: Date): Promise<void> {
  await change(tx, id, columnsOf(set), now);
}

export async function putCategory(
  tx: Tx,
  id: string,
  { parentId, position }: Pick<CategorySet, 'parentId' | 'position'>,
  now: Date,
): Promise<void> {
  await change(tx, id, { parent_id: parentId, position }, now);
}

export async function setCategoryStatus(tx: Tx, id: string, status: CategoryStatus, now: Date): Promise<void> {
  await change(tx, id, { status }, now);
}

export async function setCategoryPictureId(tx: Tx, id: string, pictureId: string | null, now: Date): Promise<void> {
  await change(tx, id, { picture_id: pictureId }, now);
}

/** Whether the picture was given to this category. */
export async function isPictureOf(tx: Tx, id: string, pictureId: string): Promise<boolean> {
  const found = await sql`select from media where id::text = ${pictureId} and category_id = ${id}`.execute(tx);
  return found.rows.length > 0;
}

/** A picture in the history, by its width and height in pixels: it has no name. */
export async function findPictureSize(db: Db, pictureId: string): Promise<string | null> {
  const { rows } = await sql<{ size: string | null }>`
    select width || ' × ' || height as size from media where id::text = ${pictureId}`.execute(db);
  return rows[0]?.size ?? null;
}

export async function markCategoryDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await change(tx, id, { deleted_at: now }, now);
}

export async function unmarkCategoryDeleted(tx: Tx, id: string, set: CategorySet, now: Date): Promise<void> {
  await change(tx, id, { ...columnsOf(set), deleted_at: null }, now);
}

type Changed = Partial<ReturnType<typeof columnsOf>> & { deleted_at?: Date | null };

async function change(tx: Tx, id: string, changed: Changed, now: Date): Promise<void> {
  await tx
    .updateTable('category')
    .set((category) => ({ ...changed, updated_at: now, version: category('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Counts what a feature above keeps of these categories as a change of them. */
export async function touchCategories(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update category set updated_at = ${now}, version = version + 1 where id in (
    select id from category where id = any(${ids}::uuid[]) order by id for update)`.execute(tx);
}

/** Those that lie in the bin, locked before they go for good. */
export async function lockPurgedCategories(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from category where id = any(${knownIds(ids) ?? []}::uuid[]) and deleted_at is not null order by id for update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** They let go of their pictures, which are then deleted. */
export async function dropCategoryPictures(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update category set picture_id = null where id = any(${ids}::uuid[]) and picture_id is not null`.execute(
    tx,
  );
}

export async function removeCategories(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from category where id = any(${ids}::uuid[])`.execute(tx);
}
