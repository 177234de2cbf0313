import { sql } from 'kysely';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { categoriesAbove } from '../categories/index.ts';

/** A variant that an own shop sells, with what its people say of it. */
export type ShopGoods = {
  offerId: string;
  variantId: string;
  productId: string;
  brandId: string | null;
  categoryId: string | null;
  priceMinor: number;
  currency: string;
  /** Null for anyone who may not read it. */
  costMinor: number | null;
};

/** The variants that a shop sells at a price, each by its first own offer. */
export function findShopGoods(db: Db, shopId: string): Promise<ShopGoods[]> {
  return readWithinScope(
    db,
    sql<ShopGoods>`
      select distinct on (o.variant_id) o.id as "offerId", o.variant_id as "variantId", o.product_id as "productId",
        p.brand_id as "brandId", p.category_id as "categoryId", o.price_minor as "priceMinor", o.currency,
        case when w.currency = o.currency then w.cost_minor end as "costMinor"
      from offer o join product p on p.id = o.product_id and p.deleted_at is null left join own_offer w on w.id = o.id
      where o.shop_id = ${shopId} and o.origin = 'own' and o.state <> 'expired' and not o.is_quarantined
        and o.variant_id is not null and o.price_minor is not null and o.currency is not null
      order by o.variant_id, o.first_seen_at, o.id`,
  );
}

/** Categories with all above them, themselves first, and with what was merged into these. */
export async function findWaysUp(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = await sql<{ id: string; way: string[] }>`
    with recursive way (start, id, parent_id, depth) as (
      select c.id, c.id, c.parent_id, 0 from category c where c.id = any(${ids}::uuid[])
      union all select w.start, c.id, c.parent_id, w.depth + 1 from way w cross join lateral ${categoriesAbove('w')} c)
    select start as id, array_agg(id order by depth) as way from way group by 1`.execute(db);
  return new Map(found.rows.map(({ id, way }) => [id, way]));
}

export type PriceBefore = {
  offerId: string;
  priceMinor: number;
  lowestMinor: number;
  lowestAt: Date;
  steps: { from: string; minor: number }[];
  /** Of all, not of those that are answered alone. */
  count: number;
};

/**
 * Own prices that were lower within a span than at its end, the deepest first: for all offers in one statement. Suspect and rejected
 * prices are none.
 */
export async function findLowerBefore(
  db: Db,
  offerIds: readonly string[],
  { from, until }: { from: Date; until: Date },
  most: number,
): Promise<PriceBefore[]> {
  const held = sql`p.state = 'accepted' and p.kind in ('regular', 'sale') and p.currency = o.currency
    and p.valid_from <= ${until} and (p.valid_to is null or p.valid_to > greatest(p.valid_from, ${from}::timestamptz))`;
  const found = await sql<PriceBefore>`
    select l.*, (select json_agg(json_build_object('from', greatest(p.valid_from, ${from}::timestamptz), 'minor', p.amount_minor)
        order by p.valid_from, p.id) from price_point p join offer o on o.id = p.offer_id where p.offer_id = l."offerId" and ${held}) as steps
    from (
      select o.id as "offerId", n.amount_minor as "priceMinor", b.amount_minor as "lowestMinor", b.at as "lowestAt",
        count(*) over () as count
      from offer o
      cross join lateral (select p.amount_minor from price_point p where p.offer_id = o.id and ${held}
        and (p.valid_to is null or p.valid_to >= ${until}) order by p.valid_from desc, p.id desc limit 1) n
      cross join lateral (select p.amount_minor, greatest(p.valid_from, ${from}::timestamptz) as at from price_point p
        where p.offer_id = o.id and ${held} order by p.amount_minor, p.valid_from desc limit 1) b
      where o.id = any(${offerIds}::uuid[]) and b.amount_minor < n.amount_minor
      order by n.amount_minor - b.amount_minor desc, o.id limit ${most}) l
    order by l."priceMinor" - l."lowestMinor" desc, l."offerId"`.execute(db);
  return found.rows;
}
