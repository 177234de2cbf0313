import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { PlacedProducts } from '../shelves/index.ts';

/** An offer with the shelf it lies on, locked against other writers until the transaction ends. */
export type ShelvedOffer = { id: string; shopName: string; shelfId: string | null; isAccepted: boolean };

/** Locks those of the offers that nobody else writes just now, without waiting, in the order of their ids. */
export async function lockFreeOffers(tx: Tx, ids: readonly string[]): Promise<ShelvedOffer[]> {
  const found = await sql<ShelvedOffer>`
    select o.id, s.name as "shopName", o.shelf_id as "shelfId", coalesce(h.state = 'ACCEPTED', false) as "isAccepted"
    from offer o join shop s on s.id = o.shop_id left join shelf h on h.id = o.shelf_id
    where o.id = any(${ids}::uuid[]) order by o.id for no key update of o skip locked`.execute(tx);
  return found.rows;
}

/** Those of the offers that are there. */
export async function findOfferIds(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`select id from offer where id = any(${ids}::uuid[])`.execute(tx);
  return new Set(found.rows.map(({ id }) => id));
}

/** Puts offers on shelves; null takes one off. Where it lies is no edit of the offer. */
export async function putOnShelves(
  tx: Tx,
  places: readonly { offerId: string; shelfId: string | null }[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`update offer o set shelf_id = p."shelfId"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p ("offerId" uuid, "shelfId" uuid) where o.id = p."offerId"`.execute(
    tx,
  );
}

/** The offers on sale of each of these shelves, as `putShelfFigures` takes them. */
export function shelfFigures(shelfIds: readonly string[]) {
  return sql`select i.id, (select count(*) from offer o where o.shelf_id = i.id and o.state = 'active')::integer as offers
    from unnest(${shelfIds.toSorted()}::uuid[]) as i (id)`;
}

/** The next offers behind one, in the order of their ids. */
export async function findOffersBehind(db: Db | Tx, after: string | null, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from offer
    where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** The next offers on a shelf that hang on products, in the order of their ids. */
export async function findHangingOffers(
  tx: Tx,
  shelfId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from offer
    where shelf_id = ${shelfId} and product_id is not null and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`.execute(
    tx,
  );
  return found.rows.map(({ id }) => id);
}

/** Whether a shelf of one of the offers' shops was accepted. */
export async function haveAcceptedShelves(tx: Tx, offerIds: readonly string[]): Promise<boolean> {
  const found = await sql`select from shelf h where h.state = 'ACCEPTED'
    and h.shop_id in (select shop_id from offer where id = any(${offerIds}::uuid[])) limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** The shelves on which offers of these products lie. */
export async function findShelvesOfProducts(tx: Tx, productIds: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct shelf_id as id from offer
    where product_id = any(${productIds}::uuid[]) and shelf_id is not null`.execute(tx);
  return found.rows.map(({ id }) => id);
}

const offersLookedAt = 500;

/** How many products lie in which category, of the first offers of each shelf. */
export async function findPlacedProducts(tx: Tx, shelfIds: readonly string[]): Promise<PlacedProducts> {
  const found = await sql<{ id: string; categoryId: string; count: number }>`
    select i.id, p.category_id as "categoryId", count(distinct p.id)::integer as count
    from unnest(${shelfIds}::uuid[]) as i (id), lateral (select o.product_id from offer o where o.shelf_id = i.id and o.product_id is not null
        order by o.id limit ${offersLookedAt}) o
      join product p on p.id = o.product_id and p.deleted_at is null
      join category c on c.id = p.category_id and c.deleted_at is null
    group by i.id, p.category_id`.execute(tx);
  const byShelf = Map.groupBy(found.rows, ({ id }) => id);
  return new Map(
    [...byShelf].map(([id, rows]) => [id, new Map(rows.map(({ categoryId, count }) => [categoryId, count]))]),
  );
}
