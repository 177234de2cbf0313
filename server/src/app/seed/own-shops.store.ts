import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

export async function findShopByUrl(db: Db, url: string): Promise<string> {
  const shop = await db.selectFrom('shop').select('id').where('url', '=', url).executeTakeFirst();
  if (!shop) throw new Error(`The shop at ${url} is gone.`);
  return shop.id;
}

/** What the catalogue has to sell: a GTIN that leads to one product, with the lowest price that is asked for it. */
export type Good = { gtin: string; priceMinor: number; currency: string };

/** Published products with a GTIN and a price of a shop but `besideShopId`, one variant each, in an order that hangs on their GTINs alone. */
export async function findGoods(db: Db, besideShopId: string, most: number): Promise<Good[]> {
  const found = await sql<Good>`
    select g.gtin, o.price_minor as "priceMinor", o.currency from (
      select v.product_id, min(i.value) as gtin from variant_identifier i join variant v on v.id = i.variant_id
        join product p on p.id = v.product_id
      where i.kind = 'gtin' and i.status = 'valid' and p.status = 'ACTIVE' and p.deleted_at is null and p.redirect_to is null
        and not exists (select from variant_identifier other where other.kind = 'gtin' and other.value = i.value
          and other.status = 'valid' and other.variant_id <> i.variant_id)
      group by v.product_id) g
      join lateral (select o.price_minor, o.currency from offer o
        where o.product_id = g.product_id and o.shop_id <> ${besideShopId} and o.currency in ('EUR', 'GBP') and o.price_minor > 0
        order by o.currency = 'GBP' desc, o.price_minor, o.id limit 1) o on true
    order by md5(g.gtin) limit ${most}`.execute(db);
  return found.rows;
}

/** A variant that a shop sells, with the price of its offer. */
export type SoldVariant = { variantId: string; priceMinor: number | null };

/** What a shop sells of published products, by SKU. */
export async function soldVariants(db: Db, shopId: string): Promise<SoldVariant[]> {
  const found = await sql<SoldVariant>`
    select o.variant_id as "variantId", min(o.price_minor) as "priceMinor" from offer o join product p on p.id = o.product_id
    where o.shop_id = ${shopId} and o.origin = 'own' and o.state <> 'expired' and not o.is_quarantined and o.variant_id is not null
      and p.status = 'ACTIVE' and p.deleted_at is null
    group by o.variant_id order by min(o.sku), o.variant_id`.execute(db);
  return found.rows;
}

/** A channel of a shop by its name, and by null the built-in one. */
export async function findChannel(db: Db, shopId: string, name: string | null): Promise<{ id: string } | undefined> {
  const found = await sql<{ id: string }>`
    select id from channel where shop_id = ${shopId} and (${name}::text is null and is_built_in or name = ${name})
    order by created_at, id limit 1`.execute(db);
  return found.rows[0];
}

export async function hasFeed(db: Db, channelId: string): Promise<boolean> {
  const found = await sql`select from channel_feed where channel_id = ${channelId} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** The variants that people said something of on a channel. */
export async function listedVariants(db: Db, channelId: string): Promise<Set<string>> {
  const found = await sql<{ id: string }>`
    select variant_id as id from listing where channel_id = ${channelId} and merged_into is null and variant_id is not null`.execute(
    db,
  );
  return new Set(found.rows.map(({ id }) => id));
}

export async function discountNames(db: Db, shopId: string): Promise<Set<string>> {
  const found = await sql<{ name: string }>`select name from discount where shop_id = ${shopId}`.execute(db);
  return new Set(found.rows.map(({ name }) => name));
}
