import type { BrandDraft } from '@quarry/contracts/brands';
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
import type { BrandFilter } from '../../platform/graphql/index.ts';
import { slugBeside, slugOf } from '../../platform/slug.ts';
import { aliasesOf, brandKey, type BrandRecord, type BrandStatus } from './brand.ts';

export type BrandSortField = 'name' | 'createdAt';
export type BrandListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<BrandSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  nameOrder?: NameOrder | undefined;
};

const brands = recordList<BrandRecord, BrandSortField>({
  table: 'brand b',
  columns: sql`b.id, b.name, b.slug, b.website, b.country, b.description, b.status,
    b.created_at as "createdAt", b.updated_at as "updatedAt", b.version,
    array(select a.alias from brand_alias a where a.brand_id = b.id order by a.alias) as aliases`,
  sorts: {
    name: { column: 'b.name', type: 'text', isName: true },
    createdAt: { column: 'b.created_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'name', direction: 'ASC' }],
});

/** What the brand list can be asked. */
export const brandFilter = listFilter<BrandFilter>({
  name: { type: 'text', column: 'b.name' },
  status: { type: 'choice', column: 'b.status', choices: ['ACTIVE', 'ARCHIVED'] },
  country: { type: 'code', column: 'b.country', isNullable: true },
  website: { type: 'text', column: 'b.website', isNullable: true },
  createdAt: { type: 'date', column: 'b.created_at' },
});

/** The condition of the brand list over `brand b`, also for counts of what the list shows. */
export function brandConditions(request: Pick<BrandListRequest, 'search' | 'filter'>): RawBuilder<unknown>[] {
  const search = request.search?.trim();
  return [
    sql`b.redirect_to is null`,
    ...request.filter,
    ...(search
      ? [
          sql`(b.name ilike ${containing(search)} or exists (
          select 1 from brand_alias a where a.brand_id = b.id and a.alias ilike ${containing(search)}))`,
        ]
      : []),
  ];
}

export function listBrands(db: Db, request: BrandListRequest): Promise<ListPage<BrandRecord>> {
  return brands.page(db, { ...request, where: brandConditions(request) });
}

export function countBrands(db: Db, request: BrandListRequest): Promise<{ count: number; isExact: boolean }> {
  return brands.total(db, brandConditions(request));
}

/** Brands by their ids, and one locked against a second editor until the transaction ends. */
export const { find: findBrands, lock: findBrandForUpdate } = brands;

/** The brand that answers to one of these keys, by name or alias. */
export async function findBrandByKeys(
  db: Db | Tx,
  keys: readonly string[],
): Promise<{ id: string; key: string } | undefined> {
  const found = await sql<{ id: string; key: string }>`
    select id, name_key as key from brand where name_key = any(${keys}) and redirect_to is null
    union all select brand_id, alias_key from brand_alias where alias_key = any(${keys}) limit 1`.execute(db);
  return found.rows[0];
}

/** Brands by the key that names them, by name or alias. */
export async function findBrandIds(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const found = await sql<{ id: string; key: string }>`
    select brand_id as id, alias_key as key from brand_alias where alias_key = any(${keys})
    union all select id, name_key from brand where name_key = any(${keys}) and redirect_to is null`.execute(tx);
  return new Map(found.rows.map(({ id, key }) => [key, id]));
}

/** Adds brands of which only the name is known; a slug that is taken gets the tail of the id. */
export async function insertBrandNames(
  tx: Tx,
  brands: readonly { id: string; key: string; name: string }[],
  now: Date,
): Promise<void> {
  const insert = (rows: readonly { id: string; key: string; name: string; slug: string }[]) =>
    sql<{ id: string }>`
    insert into brand (id, name, name_key, slug, created_at, updated_at)
    select r.id, r.name, r.key, r.slug, ${now}, ${now} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, name text, key text, slug text)
    on conflict (slug) do nothing returning id`.execute(tx);
  if (brands.length === 0) return;
  const wanted = brands.map(({ id, key, name }) => ({ id, key, name, slug: slugOf(name) }));
  const inserted = new Set((await insert(wanted)).rows.map(({ id }) => id));
  const beside = wanted.filter(({ id }) => !inserted.has(id));
  if (beside.length > 0) await insert(beside.map((brand) => ({ ...brand, slug: slugBeside(brand.slug, brand.id) })));
}

export async function insertBrand(tx: Tx, id: string, draft: BrandDraft, now: Date): Promise<void> {
  const slug = slugOf(draft.name);
  const taken = await tx.selectFrom('brand').select('id').where('slug', '=', slug).executeTakeFirst();
  await tx
    .insertInto('brand')
    .values({
      id,
      slug: taken ? slugBeside(slug, id) : slug,
      ...brandFields(draft),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await replaceAliases(tx, id, draft);
}

export async function updateBrandRow(tx: Tx, id: string, draft: BrandDraft, now: Date): Promise<void> {
  await tx
    .updateTable('brand')
    .set((brand) => ({ ...brandFields(draft), updated_at: now, version: brand('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('brand_alias').where('brand_id', '=', id).execute();
  await replaceAliases(tx, id, draft);
}

function brandFields({ name, website, country, description }: BrandDraft) {
  return { name, name_key: brandKey(name), website, country, description };
}

async function replaceAliases(tx: Tx, brandId: string, draft: BrandDraft): Promise<void> {
  const aliases = aliasesOf(draft).map(({ alias, key }) => ({ alias, alias_key: key, brand_id: brandId }));
  if (aliases.length > 0) await tx.insertInto('brand_alias').values(aliases).execute();
}

export async function setBrandStatus(tx: Tx, id: string, status: BrandStatus, now: Date): Promise<void> {
  await tx
    .updateTable('brand')
    .set((brand) => ({ status, updated_at: now, version: brand('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function countActiveProducts(db: Db | Tx, brandId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) as count from product where brand_id = ${brandId} and status = 'ACTIVE' and deleted_at is null`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

/** Lets nobody else take these names until the transaction ends; the caller sorts them, so that two who meet wait in one order. */
export async function lockNames(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand:' || key, 0))
    from (select key from unnest(${keys}::text[]) with ordinality as k (key, position) order by position) k`.execute(
    tx,
  );
}

/** The name of the brand where it is archived, else null; held as it is until the transaction ends. */
export async function holdArchivedBrand(tx: Tx, id: string): Promise<string | null> {
  const held = await sql<{
    name: string;
    status: string;
  }>`select name, status from brand where id = ${id} for share`.execute(tx);
  const [brand] = held.rows;
  return brand?.status === 'ARCHIVED' ? brand.name : null;
}
