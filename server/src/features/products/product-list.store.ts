import { productStatuses } from '@quarry/contracts/products';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import {
  type Db,
  anyOf,
  type NameOrder,
  readPrepared,
  type ListSort,
  type ListStart,
  recordList,
  type RecordListSpec,
  type Tx,
} from '../../platform/db/index.ts';
import { dayFields, listFilter } from '../../platform/filters/index.ts';
import type { ProductFilter } from '../../platform/graphql/index.ts';
import { categoryName } from '../categories/index.ts';
import type { ProductBrief, ProductRecord } from './product.ts';
import type { ProductSearch } from './product-search.ts';
import { productsByFinding, productsWithFindings } from './value-finding.store.ts';
import { visibleAssortment } from './visible-offers.ts';

export type ProductSortField = 'name' | 'createdAt' | 'updatedAt' | 'lowestPrice' | 'offerCount' | 'completeness';

/** The day of UTC on which a product was added; it is of no shop. */
export const productAddedOn = sql`(p.created_at at time zone 'UTC')::date`;
const createdDays = dayFields('p.created_at', productAddedOn);

/** Whether a value `v` has the option `o`, as the index of values by option is asked. */
const hasOption = sql`v.value @> to_jsonb(o.id::text) and (jsonb_typeof(v.value) = 'array' or length(v.value #>> '{}') = 36)`;

/** What the product list can be asked. */
export const productFilter = listFilter<ProductFilter>({
  name: { type: 'text', column: 'p.name' },
  status: {
    type: 'choice',
    column: 'p.status',
    choices: productStatuses,
    unlessAsked: sql`p.status <> 'ARCHIVED'`,
  },
  brandId: { type: 'id', of: 'Brand', column: 'p.brand_id', isNullable: true },
  /** With all that lies below them, see `findBranches`. */
  categoryId: { type: 'id', of: 'Category', column: 'p.category_id', isNullable: true },
  shopId: {
    type: 'id',
    of: 'Shop',
    holds: (ids, reader) =>
      sql`exists (select 1 from shop_product a where a.product_id = p.id and a.shop_id = any(${ids}::uuid[])
        and ${visibleAssortment(reader)})`,
  },
  attributeId: {
    type: 'id',
    of: 'Attribute',
    holds: (ids) => sql`p.id in (select v.product_id from product_value v where v.attribute_id = any(${ids}::uuid[]))`,
  },
  /** Options are no records of their own, so they are found from their attribute. */
  optionId: {
    type: 'id',
    holds: (ids) => sql`p.id in (select v.product_id from attribute_option o
      join product_value v on v.attribute_id = o.attribute_id and ${hasOption} where o.id = any(${ids}::uuid[]))`,
    isHidden: true,
  },
  hasFindings: { type: 'flag', isTrue: sql`p.id in ${productsWithFindings()}` },
  findingAttributeId: { type: 'id', of: 'Attribute', holds: (ids) => sql`p.id in ${productsWithFindings(ids)}` },
  /** People ask how many there are. */
  hasOffers: { type: 'flag', isTrue: sql`p.offer_count > 0`, isHidden: true },
  offerCount: { type: 'number', sqlType: 'bigint', column: 'p.offer_count' },
  lowestPrice: {
    type: 'money',
    column: 'p.lowest_price_minor',
    currency: 'p.lowest_price_currency',
    isNullable: true,
  },
  completeness: { type: 'number', sqlType: 'bigint', column: 'p.completeness', unit: 'percent' },
  completenessBelow: { type: 'shorthand', of: 'completeness', operator: 'less' },
  missing: {
    type: 'choice',
    isHidden: true,
    holds: (codes) => sql`p.id in (select f.product_id from completeness f
      where f.channel_id is null and f.missing && ${codes}::text[])`,
  },
  createdAt: { type: 'date', column: 'p.created_at' },
  createdFrom: createdDays.from,
  createdUntil: createdDays.until,
  updatedAt: { type: 'date', column: 'p.updated_at' },
});

export type ProductListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<ProductSortField>[] | null;
  search: ProductSearch;
  filter: readonly RawBuilder<unknown>[];
  /** The language that names are shown in; see `productNameOrder`. */
  nameOrder?: NameOrder | undefined;
};

/** The products an actor may read; those in the bin and those merged into another are nobody's. */
export function readableProducts(actor: Actor): RawBuilder<boolean> {
  const scope = scopeCondition(actor, 'read', 'Product', { brandId: 'p.brand_id' });
  return sql<boolean>`(p.deleted_at is null and p.redirect_to is null and ${scope})`;
}

/** The condition of the product list over `product p`, also for anyone who counts what the list shows. */
export function productConditions(
  request: Pick<ProductListRequest, 'actor' | 'filter' | 'search'>,
): RawBuilder<unknown>[] {
  const { filter, search } = request;
  return [
    readableProducts(request.actor),
    ...filter,
    ...(search.kind === 'query' ? [sql`p.search_vector @@ to_tsquery('simple', ${search.query})`] : []),
    ...(search.kind === 'nothing' ? [sql`false`] : []),
  ];
}

const briefColumns = sql`p.id, p.name, p.brand_id as "brandId", b.name as "brandName", p.category_id as "categoryId",
  ${categoryName('g')} as "categoryName", p.status, case when m.state = 'stored' then m.address_id end as "imageAddressId",
  p.offer_count as "offerCount", p.shop_count as "shopCount", p.lowest_price_minor as "lowestPriceMinor",
  p.lowest_price_currency as "lowestPriceCurrency", p.completeness as "completenessPercent", p.updated_at as "updatedAt"`;

const briefRelations = sql`left join brand b on b.id = p.brand_id left join category g on g.id = p.category_id
  left join media m on m.id = p.image_media_id`;

const recordColumns = sql`${briefColumns}, p.slug, p.description, p.tags, p.variant_count as "variantCount",
  coalesce(f.required, 0) as "requiredCount", coalesce(f.filled, 0) as "filledCount",
  coalesce(f.missing, '{}') as "missingCodes", coalesce(f.gaps, '{}') as gaps, p.created_at as "createdAt", p.version,
  p.archived_at as "archivedAt", u.shown_name as "archivedBy", p.archive_reason as "archiveReason", p.archive_note as "archiveNote"`;

export const productListSpec: RecordListSpec<ProductSortField> = {
  table: 'product p',
  columns: briefColumns,
  relations: briefRelations,
  sorts: {
    name: { column: 'p.name', type: 'text' },
    createdAt: { column: 'p.created_at', type: 'timestamptz' },
    updatedAt: { column: 'p.updated_at', type: 'timestamptz' },
    lowestPrice: { column: 'p.lowest_price_minor', type: 'bigint', isNullable: true },
    offerCount: { column: 'p.offer_count', type: 'integer' },
    completeness: { column: 'p.completeness', type: 'integer' },
  },
  defaultSort: [{ field: 'name', direction: 'ASC' }],
};
export const products = recordList<ProductBrief, ProductSortField>(productListSpec);

export function countProductList(
  db: Db,
  request: Pick<ProductListRequest, 'actor' | 'filter' | 'search'>,
): Promise<{ count: number; isExact: boolean }> {
  return products.total(db, productConditions(request));
}

/** The products of these ids that the actor may read; the id of a merged product finds the one it was merged into. */
export async function findProducts(
  db: Db | Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, ProductRecord>> {
  const found = await readPrepared(
    db,
    sql<ProductRecord & { askedId: string }>`
      select asked.id as "askedId", ${recordColumns}
      from product asked join product p on p.id = coalesce(asked.redirect_to, asked.id) ${briefRelations}
        left join completeness f on f.product_id = p.id and f.channel_id is null
        left join app_user u on u.id = p.archived_by
      where asked.id = ${anyOf(ids)} and ${readableProducts(actor)}`,
  );
  return new Map(found.map(({ askedId, ...product }) => [askedId, product]));
}

/** A product of the reader's with this GTIN of fourteen digits, one that is not archived first. */
export async function findProductIdByGtin(
  db: Db,
  actor: Actor,
  gtin: string,
  exceptId: string | null | undefined,
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select p.id from variant_identifier i join variant v on v.id = i.variant_id join product p on p.id = v.product_id
    where i.kind = 'gtin' and i.value = ${gtin} and i.status = 'valid' and p.id::text is distinct from ${exceptId ?? null}
      and ${readableProducts(actor)}
    order by p.status = 'ARCHIVED', p.created_at, p.id limit 1`.execute(db);
  return found.rows[0]?.id;
}

/**
 * Products of the list in each of these categories and all below. Counted by category first and then added up, so that a product is
 * looked at once however many branches it is in.
 */
export async function countProductsInBranches(
  db: Db,
  categoryIds: readonly string[],
  request: Pick<ProductListRequest, 'actor' | 'filter'>,
): Promise<Map<string, number>> {
  const conditions = productConditions({ ...request, search: { kind: 'all' } });
  const found = await sql<{ id: string; count: number }>`
    with recursive branch as (
      select id as root, id from category where id = any(${categoryIds}::uuid[])
      union select b.root, c.id from category c join branch b on c.parent_id = b.id
    ), held as (
      select p.category_id as id, count(*) as count from product p
      where p.category_id in (select id from branch) and ${sql.join(conditions, sql` and `)} group by p.category_id
    )
    select b.root as id, sum(h.count)::bigint as count from branch b join held h on h.id = b.id group by b.root`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}

/** How many products of a list have each of these options. */
export async function countProductsWithOptions(
  db: Db,
  optionIds: readonly string[],
  request: Pick<ProductListRequest, 'actor' | 'filter'>,
): Promise<Map<string, number>> {
  const conditions = productConditions({ ...request, search: { kind: 'all' } });
  const found = await sql<{ id: string; count: number }>`
    select v.id, count(*) as count
    from (select distinct o.id, v.product_id from attribute_option o
        join product_value v on v.attribute_id = o.attribute_id and ${hasOption}
        where o.id = any(${optionIds}::uuid[])) v
      join product p on p.id = v.product_id
    where ${sql.join(conditions, sql` and `)} group by v.id`.execute(db);
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}

/** How many products of a list have a value of each of these attributes. */
export async function countProductsWithValues(
  db: Db,
  attributeIds: readonly string[],
  request: Pick<ProductListRequest, 'actor' | 'filter'>,
): Promise<Map<string, number>> {
  const conditions = productConditions({ ...request, search: { kind: 'all' } });
  const found = await sql<{ id: string; count: number }>`
    select v.attribute_id as id, count(*) as count
    from (select distinct attribute_id, product_id from product_value where attribute_id = any(${attributeIds}::uuid[])) v
      join product p on p.id = v.product_id
    where ${sql.join(conditions, sql` and `)} group by v.attribute_id`.execute(db);
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}

/** How many products of a list have an open finding about each of these attributes. */
export async function countProductsWithFindings(
  db: Db,
  attributeIds: readonly string[],
  request: Pick<ProductListRequest, 'actor' | 'filter'>,
): Promise<Map<string, number>> {
  const conditions = productConditions({ ...request, search: { kind: 'all' } });
  const found = await sql<{ id: string; count: number }>`
    select f.attribute_id as id, count(*) as count from ${productsByFinding(attributeIds)} f join product p on p.id = f.product_id
    where ${sql.join(conditions, sql` and `)} group by f.attribute_id`.execute(db);
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}
