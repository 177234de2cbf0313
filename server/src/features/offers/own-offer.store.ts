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

export type OwnOfferColumns = {
  id: string;
  shopId: string;
  currency: string | null;
  cost: number | null;
  stock: number | null;
  sourceKind: OwnSourceKind;
  updatedBy: string | null;
};

export async function putOwnOffer(tx: Tx, row: OwnOfferColumns, now: Date): Promise<void> {
  await sql`
    insert into own_offer as w (id, shop_id, currency, cost_minor, stock_quantity, source_kind, updated_by, created_at, updated_at)
    values (${row.id}, ${row.shopId}, ${row.currency}, ${row.cost}, ${row.stock}, ${row.sourceKind}, ${row.updatedBy}, ${now}, ${now})
    on conflict (id) do update set currency = excluded.currency, cost_minor = excluded.cost_minor,
      stock_quantity = excluded.stock_quantity, source_kind = excluded.source_kind, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at, version = w.version + 1`.execute(tx);
}

/** Names the reading that holds what people state; null where they state nothing any more. */
export async function setOwnReading(tx: Tx, id: string, snapshot: { id: string; at: Date } | null): Promise<void> {
  await sql`update offer set own_snapshot_id = ${snapshot?.id ?? null}, own_snapshot_at = ${snapshot?.at ?? null} where id = ${id}`.execute(
    tx,
  );
}

export async function findOfferByKey(tx: Tx, shopId: string, key: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from offer where shop_id = ${shopId} and offer_key = ${key}`.execute(tx);
  return found.rows[0]?.id;
}

/** What an offer is to hang on, and what that is called in the language of the shop. */
export type OfferTarget = {
  productId: string;
  /** Null where the product has several and none is named. */
  variantId: string | null;
  brandId: string | null;
  name: string;
};

/** A product by its own id, or that of one of its variants; undefined for one that is gone. */
export async function findOfferTarget(
  db: Db | Tx,
  shopId: string,
  { productId, variantId }: { productId: string | null; variantId: string | null },
): Promise<OfferTarget | undefined> {
  const found = await sql<OfferTarget>`
    select p.id as "productId", p.brand_id as "brandId",
      coalesce(${variantId}::uuid, (select (array_agg(v.id))[1] from variant v where v.product_id = p.id having count(*) = 1)) as "variantId",
      coalesce((select v.value #>> '{}' from product_value v join attribute a on a.id = v.attribute_id and a.code = 'name'
        where v.product_id = p.id and v.variant_id is null and v.locale in (s.locale, split_part(s.locale, '-', 1))
        order by length(v.locale) desc limit 1), p.name) as name
    from product p join shop s on s.id = ${shopId}
    where p.deleted_at is null and p.id = coalesce((select product_id from variant where id = ${variantId}::uuid), ${productId}::uuid)
      and (${productId}::uuid is null or p.id = ${productId}::uuid)
      and (${variantId}::uuid is null or exists (select from variant v where v.id = ${variantId}::uuid and v.product_id = p.id))`.execute(
    db,
  );
  return found.rows[0];
}
