import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { categoriesAbove } from '../categories/index.ts';

/** What is known of a variant that lies in a cart. */
export type CartGoods = {
  variantId: string;
  productId: string;
  brandId: string | null;
  /** The product's category and all above it, with what was merged into these. */
  categoryIds: string[];
  title: string;
};

/** Variants with what discounts can be about, by their ids; those in the bin are left out. */
export async function findCartGoods(db: Db | Tx, variantIds: readonly string[]): Promise<Map<string, CartGoods>> {
  const found = await sql<CartGoods>`
    with recursive goods as (
      select v.id, v.product_id, p.brand_id, p.category_id, concat_ws(', ', p.name, nullif(v.name, '')) as title
      from variant v join product p on p.id = v.product_id where v.id = any(${variantIds}::uuid[]) and p.deleted_at is null),
    way (start, id, parent_id) as (
      select c.id, c.id, c.parent_id from category c where c.id in (select category_id from goods)
      union all select w.start, c.id, c.parent_id from way w cross join lateral ${categoriesAbove('w')} c)
    select g.id as "variantId", g.product_id as "productId", g.brand_id as "brandId", g.title,
      array(select w.id from way w where w.start = g.category_id) as "categoryIds" from goods g`.execute(db);
  return new Map(found.rows.map((goods) => [goods.variantId, goods]));
}

/** The variants that own offers of a shop sell under these SKUs. */
export async function findVariantsBySku(
  db: Db | Tx,
  shopId: string,
  skus: readonly string[],
): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const found = await sql<{ sku: string; variantId: string }>`
    select distinct on (sku) sku, variant_id as "variantId" from offer
    where shop_id = ${shopId} and origin = 'own' and sku = any(${skus}::text[]) and state <> 'expired' and variant_id is not null
    order by sku, first_seen_at, id`.execute(db);
  return new Map(found.rows.map(({ sku, variantId }) => [sku, variantId]));
}

/** The variants that a channel knows by these ids; one that was merged into another is that. */
export async function findVariantsByExternalId(
  db: Db | Tx,
  channelId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await readWithinScope(
    db,
    sql<{ externalId: string; variantId: string }>`
      select l.external_id as "externalId", coalesce(m.variant_id, l.variant_id) as "variantId"
      from listing l left join listing m on m.id = l.merged_into
      where l.channel_id = ${channelId} and l.external_id = any(${ids}::text[]) and coalesce(m.variant_id, l.variant_id) is not null`,
  );
  return new Map(rows.map(({ externalId, variantId }) => [externalId, variantId]));
}
