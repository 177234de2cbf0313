import { sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/** What the catalogue and the own offers of a shop say of a variant that is sold. */
export type SoldGoods = {
  variantId: string;
  productId: string;
  title: string;
  isArchived: boolean;
  options: Record<string, unknown>;
  gtin: string | null;
  sku: string | null;
  imageRef: string | null;
};

/** Variants by their ids, those of the bin among them: an order is not refused for what became of its goods. */
export async function findSoldGoods(
  db: Db | Tx,
  shopId: string,
  variantIds: readonly string[],
): Promise<Map<string, SoldGoods>> {
  const rows = await readWithinScope(
    db,
    sql<SoldGoods>`
      select v.id as "variantId", v.product_id as "productId", concat_ws(', ', p.name, nullif(v.name, '')) as title,
        p.deleted_at is not null or p.status = 'ARCHIVED' as "isArchived", v.options,
        (select min(i.value) from variant_identifier i where i.variant_id = v.id and i.kind = 'gtin' and i.status = 'valid') as gtin,
        (select o.sku from offer o where o.variant_id = v.id and o.shop_id = ${shopId} and o.origin = 'own' and o.state <> 'expired'
          and o.sku is not null order by o.first_seen_at, o.id limit 1) as sku,
        coalesce(v.image_media_id, (select m.media_id from product_media m where m.product_id = p.id
          and (m.variant_id = v.id or m.variant_id is null) order by m.variant_id nulls last, m.position limit 1))::text as "imageRef"
      from variant v join product p on p.id = v.product_id where v.id = ${anyOf(variantIds)}`,
  );
  return new Map(rows.map((goods) => [goods.variantId, goods]));
}

/** The variants that GTINs of 14 digits name, where each names one alone. */
export async function findVariantsByGtin(db: Db | Tx, gtins: readonly string[]): Promise<Map<string, string>> {
  if (gtins.length === 0) return new Map();
  const rows = await readWithinScope(
    db,
    sql<{ gtin: string; variantId: string }>`
      select value as gtin, min(variant_id::text) as "variantId" from variant_identifier
      where kind = 'gtin' and scope = '' and status = 'valid' and value = any(${gtins}::text[])
      group by value having count(distinct variant_id) = 1`,
  );
  return new Map(rows.map(({ gtin, variantId }) => [gtin, variantId]));
}

/** The clocks of a shop. */
export async function timeZoneOf(db: Db | Tx, shopId: string): Promise<string> {
  const { rows } = await sql<{ timeZone: string }>`
    select time_zone as "timeZone" from shop where id = ${shopId}`.execute(db);
  return rows[0]?.timeZone ?? 'UTC';
}

/** A channel as people tell it from others: each own shop has one that is called the same. */
export async function channelTitle(db: Db | Tx, { shopId, name }: { shopId: string; name: string }): Promise<string> {
  const shop = await shopName(db, shopId);
  return shop === undefined ? name : `${shop} · ${name}`;
}

export async function shopName(db: Db | Tx, shopId: string): Promise<string | undefined> {
  const [shop] = await readWithinScope(db, sql<{ name: string }>`select name from shop where id = ${shopId}`);
  return shop?.name;
}
