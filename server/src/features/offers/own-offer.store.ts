import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { OfferShop } from './offer.ts';
import { lockShopOffers } from './save-offers.store.ts';

/** By which door people state something. */
export type OwnSourceKind = 'form' | 'import' | 'api';

/** What people state of an offer; amounts in minor units of `currency`. */
export type OwnStatement = {
  price: number | null;
  listPrice: number | null;
  availability: string | null;
  cost: number | null;
  stock: number | null;
};

/** An offer of which people may state something, with what they state. */
export type OwnOfferRecord = OwnStatement & {
  id: string;
  shop: OfferShop;
  /** That of the amounts, else the shop's. */
  currency: string | null;
  title: string;
  sku: string | null;
  sourceKind: OwnSourceKind | null;
  updatedAt: Date | null;
  updatedBy: string | null;
  version: number;
  /** The reading that holds the statement; null while there is none. */
  snapshot: { id: string; at: string } | null;
};

const shopOf = sql`json_build_object('id', s.id, 'kind', s.kind, 'isMarketplace', s.is_marketplace, 'currency', s.currency,
  'pricesIncludeTax', s.prices_include_tax)`;

const amountOf = (field: 'price' | 'listPrice') => sql`(n.fields #>> ${`{${field},value,minor}`}::text[])::bigint`;

const ownOffers = sql`
  select o.id, ${shopOf} as shop, coalesce(w.currency, s.currency) as currency, o.title, o.sku, w.source_kind as "sourceKind",
    w.updated_at as "updatedAt", case when w.id is not null then coalesce(person_name(w.updated_by), '') end as "updatedBy",
    coalesce(w.version, 0) as version, ${amountOf('price')} as price, ${amountOf('listPrice')} as "listPrice",
    n.fields #>> '{availability,value}' as availability, w.cost_minor as cost, w.stock_quantity as stock,
    case when n.id is not null then json_build_object('id', n.id, 'at', n.observed_at) end as snapshot
  from offer o join shop s on s.id = o.shop_id left join own_offer w on w.id = o.id
    left join offer_snapshot n on n.id = o.own_snapshot_id and n.observed_at = o.own_snapshot_at`;

/** What is stated of offers of own shops; others are left out. */
export async function findOwnOffers(db: Db | Tx, ids: readonly string[]): Promise<Map<string, OwnOfferRecord>> {
  const found = await readWithinScope(
    db,
    sql<OwnOfferRecord>`${ownOffers} where o.id = any(${ids}::uuid[]) and s.kind = 'own'`,
  );
  return new Map(found.map((row) => [row.id, row]));
}

/** The same for one offer of whatever shop, which nobody else states or saves anything of until the transaction ends. */
export async function lockOwnOffer(tx: Tx, id: string): Promise<OwnOfferRecord | undefined> {
  const place = await sql<{ shopId: string }>`select shop_id as "shopId" from offer where id = ${id}`.execute(tx);
  const [offer] = place.rows;
  if (offer === undefined) return undefined;
  await lockShopOffers(tx, offer.shopId);
  const found = await sql<OwnOfferRecord>`${ownOffers} where o.id = ${id} for update of o`.execute(tx);
  return found.rows[0];
}

/** The same for offers of one shop at once. */
export async function lockOwnOffers(
  tx: Tx,
  shopId: string,
  ids: readonly string[],
): Promise<Map<string, OwnOfferRecord>> {
  await lockShopOffers(tx, shopId);
  const found = await sql<OwnOfferRecord>`${ownOffers}
    where o.id = any(${ids}::uuid[]) and o.shop_id = ${shopId} order by o.id for update of o`.execute(tx);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** The offers of a shop by their keys, with what is stated of them. */
export async function findOwnOffersByKeys(
  db: Db | Tx,
  shopId: string,
  keys: readonly string[],
): Promise<Map<string, OwnOfferRecord>> {
  const found = await readWithinScope(
    db,
    sql<
      OwnOfferRecord & { key: string }
    >`select f.*, k.offer_key as key from (${ownOffers}) f join offer k on k.id = f.id
      where k.shop_id = ${shopId} and k.offer_key = any(${keys}::text[])`,
  );
  return new Map(found.map(({ key, ...offer }) => [key, offer]));
}

/** The shop that offers are made in. */
export async function findOfferShop(db: Db | Tx, id: string): Promise<OfferShop | undefined> {
  const found = await sql<{ shop: OfferShop }>`select ${shopOf} as shop from shop s where s.id = ${id}`.execute(db);
  return found.rows[0]?.shop;
}

/** The shops that people state offers of. */
export async function findOwnShops(db: Db): Promise<{ id: string; name: string; currency: string | null }[]> {
  const found = await sql<{ id: string; name: string; currency: string | null }>`
    select id, name, currency from shop where kind = 'own' and status <> 'CLOSED' order by name, id`.execute(db);
  return found.rows;
}

/** What an own shop is called; undefined for every other shop. */
export async function findOwnShop(db: Db, id: string): Promise<string | undefined> {
  const found = await sql<{ name: string }>`select name from shop where id = ${id} and kind = 'own'`.execute(db);
  return found.rows[0]?.name;
}

export type OwnOfferColumns = {
  id: string;
  shopId: string;
  currency: string | null;
  cost: number | null;
  stock: number | null;
  sourceKind: OwnSourceKind;
  updatedBy: string | null;
};

export async function putOwnOffers(tx: Tx, rows: readonly OwnOfferColumns[], now: Date): Promise<void> {
  await sql`
    insert into own_offer as w (id, shop_id, currency, cost_minor, stock_quantity, source_kind, updated_by, created_at, updated_at)
    select r.id, r."shopId", r.currency, r.cost, r.stock, r."sourceKind", r."updatedBy", ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "shopId" uuid, currency text, cost bigint, stock integer,
      "sourceKind" text, "updatedBy" uuid)
    on conflict (id) do update set currency = excluded.currency, cost_minor = excluded.cost_minor,
      stock_quantity = excluded.stock_quantity, source_kind = excluded.source_kind, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at, version = w.version + 1`.execute(tx);
}

/** The reading that holds what people state of an offer; null where they state nothing any more. */
export type OwnReadingPlace = { offerId: string; snapshotId: string | null; at: Date | null };

export async function setOwnReadings(tx: Tx, places: readonly OwnReadingPlace[]): Promise<void> {
  await sql`update offer o set own_snapshot_id = r."snapshotId", own_snapshot_at = r.at
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r ("offerId" uuid, "snapshotId" uuid, at timestamptz)
    where o.id = r."offerId"`.execute(tx);
}

/** The offers that a shop has of these keys, by key. */
export async function findOfferKeys(tx: Tx, shopId: string, keys: readonly string[]): Promise<Map<string, string>> {
  const found = await sql<{ id: string; key: string }>`
    select id, offer_key as key from offer where shop_id = ${shopId} and offer_key = any(${keys}::text[])`.execute(tx);
  return new Map(found.rows.map(({ id, key }) => [key, id]));
}

/** What an offer is to hang on, and what that is called in the language of the shop. */
export type OfferTarget = {
  productId: string;
  /** Null where the product has several and none is named. */
  variantId: string | null;
  brandId: string | null;
  name: string;
};

/** What offers of a shop are to hang on, each named by a product or by one of its variants. */
export type OfferTargetName = { productId: string | null; variantId: string | null };

/** A product by its own id, or that of one of its variants, in the order of their names; undefined for one that is gone. */
export async function findOfferTargets(
  db: Db | Tx,
  shopId: string,
  names: readonly OfferTargetName[],
): Promise<(OfferTarget | undefined)[]> {
  const asked = names.map((name, at) => ({ ...name, at }));
  const found = await sql<OfferTarget & { at: number }>`
    select w.at, p.id as "productId", p.brand_id as "brandId",
      coalesce(w."variantId", (select (array_agg(v.id))[1] from variant v where v.product_id = p.id having count(*) = 1)) as "variantId",
      coalesce((select v.value #>> '{}' from product_value v join attribute a on a.id = v.attribute_id and a.code = 'name'
        where v.product_id = p.id and v.variant_id is null and v.locale in (s.locale, split_part(s.locale, '-', 1))
        order by length(v.locale) desc limit 1), p.name) as name
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w (at integer, "productId" uuid, "variantId" uuid)
      join shop s on s.id = ${shopId}
      join product p on p.id = coalesce((select product_id from variant where id = w."variantId"), w."productId")
    where p.deleted_at is null and (w."productId" is null or p.id = w."productId")
      and (w."variantId" is null or exists (select from variant v where v.id = w."variantId" and v.product_id = p.id))`.execute(
    db,
  );
  const byPlace = new Map(found.rows.map(({ at, ...target }) => [at, target]));
  return names.map((_name, at) => byPlace.get(at));
}
