import type { Archival } from '@quarry/contracts/products';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { holdCategories } from '../categories/index.ts';
import { countedCompleteness } from './completeness.store.ts';
import { identifiersOfVariant } from './identifiers-of-variant.ts';
import type { EditableProduct, IdentifierKind, ProductStatus } from './product.ts';

/** A product with its first variant, which a form's identifiers belong to. */
export type LockedProduct = EditableProduct & { variantIds: string[] };

/** What a person may set on a product, locked against a second editor until the transaction ends. */
export async function findProductForUpdate(tx: Tx, id: string): Promise<LockedProduct | undefined> {
  return (await findProductsForUpdate(tx, [id])).get(id);
}

/**
 * The same of many products, locked in the order of their ids; one that is gone, binned or merged is left out. Each is looked up by its id
 * alone: while the table grows, its statistics had the planner read all of a partial index for each.
 */
export async function findProductsForUpdate(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedProduct>> {
  const found = await sql<LockedProduct>`
    select p.id, p.name, p.description, p.brand_id as "brandId", p.category_id as "categoryId", p.tags, p.status,
      p.archive_reason as "archiveReason", p.archive_note as "archiveNote", p.version,
      array(select v.id from variant v where v.product_id = p.id order by v.position, v.id) as "variantIds",
      ${handIdentifier('gtin')} as gtin, ${handIdentifier('mpn')} as mpn, ${handIdentifier('sku')} as sku
    from (select distinct w.id from unnest(${ids}::uuid[]) w (id) order by 1) w cross join lateral (
      select * from product where id = w.id offset 0 for no key update) p
    where p.deleted_at is null and p.redirect_to is null`.execute(tx);
  return new Map(found.rows.map((product) => [product.id, product]));
}

/** The identifier that was set by hand, on the first variant that has one. */
function handIdentifier(kind: IdentifierKind) {
  const shown = sql.ref(kind === 'gtin' ? 'i.value' : 'i.display');
  return sql`(select ${shown} from variant v ${identifiersOfVariant}
    where v.product_id = p.id and i.kind = ${kind} and i.source_kind = 'manual' order by v.position, v.id, i.id limit 1)`;
}

export type ProductColumns = {
  name: string;
  description: string | null;
  brandId: string | null;
  categoryId: string | null;
  tags: readonly string[];
};

/** The columns of an edited product; `searchText` is left out where it stays. */
export type EditedRow = ProductColumns & { id: string; searchText?: string | undefined };

/**
 * Writes the columns of edited products, each of which becomes a new version, with the completeness of those that are `counted` anew: in
 * one update, since each writes the entries of all indexes.
 */
export async function updateProductRows(
  tx: Tx,
  rows: readonly EditedRow[],
  { now, counted }: { now: Date; counted: readonly string[] },
): Promise<void> {
  if (rows.length === 0) return;
  const isCounted = new Set(counted);
  const products = JSON.stringify(rows.filter(({ id }) => isCounted.has(id)));
  // By the category that they come to.
  const selected = sql`select id, "categoryId" as category_id
    from jsonb_to_recordset(${products}::jsonb) as r (id uuid, "categoryId" uuid)`;
  await sql`
    with ${countedCompleteness(selected, now)}
    update product p set name = r.name, description = r.description, brand_id = r."brandId", category_id = r."categoryId", tags = r.tags,
      search_text = coalesce(r."searchText", p.search_text), completeness = coalesce(c.percent, p.completeness), updated_at = ${now},
      version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, name text, description text, "brandId" uuid, "categoryId" uuid,
      tags text[], "searchText" text) left join counted c on c.product_id = r.id
    where p.id = r.id`.execute(tx);
}

/** Why a product is archived, and by whom; null for one that is not. */
export type ArchivedBy = Archival & { by: string | null };

export async function setProductStatus(
  tx: Tx,
  id: string,
  status: ProductStatus,
  archived: ArchivedBy | null,
  now: Date,
): Promise<void> {
  await sql`update product set status = ${status}, archive_reason = ${archived?.reason ?? null}, archive_note = ${archived?.note ?? null},
    archived_by = ${archived?.by ?? null}, archived_at = ${archived ? now : null}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Ids that values refer to, by what they are ids of. */
export type References = {
  brandIds: readonly string[];
  categoryIds: readonly string[];
  mediaIds: readonly string[];
  productIds?: readonly string[];
};
export type KnownReferences = {
  brands: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  media: ReadonlySet<string>;
  products: ReadonlySet<string>;
};

/** What a record has to be for a value to refer to it. */
const conditions = {
  brand: sql`redirect_to is null`,
  // A picture that a product or a category was given goes with it, so that no other may show it.
  media: sql`product_id is null and category_id is null`,
  product: sql`deleted_at is null`,
};

/** Those of the references that lead to a record; categories stay there until the transaction ends. */
export async function findReferences(
  tx: Tx,
  { brandIds, categoryIds, mediaIds, productIds = [] }: References,
): Promise<KnownReferences> {
  const found = async (table: keyof typeof conditions, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await sql<{ id: string }>`
      select id from ${sql.table(table)} where id = any(${ids}::uuid[]) and ${conditions[table]}`.execute(tx);
    return new Set(rows.rows.map(({ id }) => id));
  };
  return {
    brands: await found('brand', brandIds),
    categories: await holdCategories(tx, categoryIds),
    media: await found('media', mediaIds),
    products: await found('product', productIds),
  };
}

/** The names of brands by their ids. */
export async function findBrandNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; name: string }>`
    select id, name from brand where id = any(${ids}::uuid[])`.execute(tx);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** Products of a brand in the order of their ids, those after `after`. */
export async function findProductIdsOfBrand(
  tx: Tx,
  brandId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from product where brand_id = ${brandId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`.execute(
    tx,
  );
  return found.rows.map(({ id }) => id);
}

export type ProductOfBranch = { categoryId: string; id: string };

/** Products of categories, those in the bin as well, by category and id; those behind `after`. */
export async function findProductsOfBranch(
  tx: Tx,
  categoryIds: readonly string[],
  after: ProductOfBranch | null,
  limit: number,
): Promise<ProductOfBranch[]> {
  const [category, product] = [after?.categoryId ?? null, after?.id ?? null];
  // An index gives each category its next products, so a batch reads no more than it takes.
  const found = await sql<ProductOfBranch>`
    select c.id as "categoryId", p.id
    from (select id from unnest(${categoryIds}::uuid[]) i (id) where ${category}::uuid is null or id >= ${category}::uuid order by id) c
    cross join lateral (select p.id from product p
      where p.category_id = c.id and (${product}::uuid is null or c.id > ${category}::uuid or p.id > ${product}::uuid)
      order by p.id limit ${limit}) p
    order by c.id, p.id limit ${limit}`.execute(tx);
  return found.rows;
}

/** Products per brand that are not in the bin. */
export async function countProducts(db: Db, brandIds: readonly string[]): Promise<Map<string, number>> {
  const found = await sql<{ id: string; count: number }>`
    select brand_id as id, count(*) as count from product where brand_id = any(${brandIds}::uuid[]) and deleted_at is null group by brand_id`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}
