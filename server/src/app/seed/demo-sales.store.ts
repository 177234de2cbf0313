import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** The built-in channel of a shop, over which its orders come in. */
export type Market = { channelId: string; currency: string; pricesWithTax: boolean };

export async function findMarket(db: Db, shopId: string): Promise<Market> {
  const { rows } = await sql<Market>`
    select id as "channelId", currency, prices_with_tax as "pricesWithTax" from channel
    where shop_id = ${shopId} and is_built_in and currency is not null`.execute(db);
  const [market] = rows;
  if (!market) throw new Error(`The built-in channel of the shop ${shopId} has no currency yet.`);
  return market;
}

export type Goods = { variantId: string; productId: string; title: string; sku: string };

/** What is on a channel, in an order that hangs on SKUs alone. */
export async function findGoodsOn(db: Db, channelId: string): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select l.variant_id as "variantId", p.id as "productId", p.name as title, min(o.sku) as sku from listing l
      join variant v on v.id = l.variant_id join product p on p.id = v.product_id
      join offer o on o.variant_id = v.id and o.shop_id = l.shop_id and o.origin = 'own' and o.state = 'active' and o.sku is not null
    where l.channel_id = ${channelId} and l.published and l.merged_into is null and p.status = 'ACTIVE' and p.deleted_at is null
    group by l.variant_id, p.id order by md5(min(o.sku)), l.variant_id`.execute(db);
  return rows;
}

/** Orders that came in before, by the id that their channel knows or, of a draft, by its note. */
export async function findSales(
  db: Db,
  channelId: string,
  keys: readonly string[],
  notes: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select o.external_id as key, o.id from "order" o where o.channel_id = ${channelId} and o.external_id = any(${[...keys]}::text[])
    union all
    select e.note, o.id from "order" o join order_event e on e.shop_id = o.shop_id and e.order_id = o.id and e.kind = 'drafted'
    where o.channel_id = ${channelId} and o.source = 'draft' and e.note = any(${[...notes.keys()]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ key, id }) => [notes.get(key) ?? key, id]));
}

/** The product that somebody bought by an order, which is known by the id of its channel. */
export async function findBought(db: Db, channelId: string, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ productId: string }>`
    select p.id as "productId" from "order" o join order_line l on l.shop_id = o.shop_id and l.order_id = o.id and l.kind = 'item'
      join product p on p.id = l.product_id and p.deleted_at is null
    where o.channel_id = ${channelId} and o.external_id = ${key} order by l.position limit 1`.execute(db);
  return rows[0]?.productId;
}

/** Comments that were sent before, by the id that their channel knows. */
export async function findComments(db: Db, channelId: string, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select external_id as key, id from comment where channel_id = ${channelId} and external_id = any(${[...keys]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Who bought, by the id that the channel knows them by; of two that were merged both lead to the one that stays. */
export async function findBuyers(db: Db, channelId: string, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select e.external_id as key, coalesce(c.merged_into, c.id) as id
    from customer_external e join customer c on c.shop_id = e.shop_id and c.id = e.customer_id
    where e.channel_id = ${channelId} and e.external_id = any(${[...keys]}::text[])`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
