import { productStates } from '@quarry/contracts/products';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, may } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import type { ArchiveEffects } from '../../platform/graphql/index.ts';
import { isMeantToSell, listingsFrom, readableListings } from '../channels/index.ts';
import { readableProposals } from '../excavators/index.ts';
import { visibleOffers } from '../offers/index.ts';
import { readableOrders } from '../orders/index.ts';

const archivable = productStates.actions.find(({ action }) => action === 'archive')?.from ?? [];

/** So many products as the address of a list still holds. */
const mostNamed = 20;

function some(productId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((array_agg(distinct ${productId}))[1:${sql.lit(mostNamed)}], '{}')`;
}

type Chosen = readonly RawBuilder<unknown>[];

/** Counts what hangs on the products that the conditions over `product p` select. */
export async function findArchiveEffects(db: Db, actor: Actor, chosen: Chosen, now: Date): Promise<ArchiveEffects> {
  const [effects, listings, orders] = await Promise.all([
    findHanging(db, actor, chosen),
    may(actor, 'read', 'Channel') ? findListed(db, actor, chosen, now) : noListings,
    may(actor, 'read', 'Order') ? findOrdered(db, actor, chosen) : noOrders,
  ]);
  return { ...effects, ...listings, ...orders };
}

type ListingEffects = Pick<ArchiveEffects, 'listings' | 'channels' | 'listingProductIds'>;
type OrderEffects = Pick<ArchiveEffects, 'openOrders' | 'orderProductIds'>;
type Hanging = Omit<ArchiveEffects, keyof ListingEffects | keyof OrderEffects>;

const noListings: ListingEffects = { listings: null, channels: null, listingProductIds: [] };
const noOrders: OrderEffects = { openOrders: null, orderProductIds: [] };

async function findHanging(db: Db, actor: Actor, chosen: Chosen): Promise<Hanging> {
  const found = await sql<Hanging>`
    with chosen as materialized (select p.id, p.status from product p where ${sql.join(chosen, sql` and `)}),
      hanging as (select count(*) as offers, count(distinct o.shop_id) as shops, ${some(sql`o.product_id`)} as "offerProductIds"
        from offer o where o.product_id in (select id from chosen) and ${visibleOffers(actor)}),
      waiting as (select count(*) as proposals, ${some(sql`p.product_id`)} as "proposalProductIds" from proposal p
        where p.product_id in (select id from chosen) and p.state in ('in_review', 'conflicted') and ${readableProposals(actor)})
    select (select count(*) from chosen) as products,
      (select count(*) from chosen where status <> all(${[...archivable, 'ARCHIVED']}::text[])) as refused,
      offers, shops, "offerProductIds", proposals, "proposalProductIds" from hanging, waiting`.execute(db);
  return only(found.rows);
}

/** Those that cannot be archived keep their listings. */
async function findListed(db: Db, actor: Actor, chosen: Chosen, now: Date): Promise<ListingEffects> {
  return only(
    await readWithinScope(
      db,
      sql<ListingEffects>`
        with ${archivableOf(chosen)}
        select count(*)::int as listings, count(distinct l.channel_id)::int as channels, ${some(sql`p.id`)} as "listingProductIds"
        from ${sql.raw(listingsFrom)}
        where p.id in (select id from chosen) and ${readableListings(actor)} and ${isMeantToSell(now)}`,
    ),
  );
}

async function findOrdered(db: Db, actor: Actor, chosen: Chosen): Promise<OrderEffects> {
  return only(
    await readWithinScope(
      db,
      sql<OrderEffects>`
        with ${archivableOf(chosen)}
        select count(distinct o.id)::int as "openOrders", ${some(sql`l.product_id`)} as "orderProductIds"
        from "order" o join order_line l on l.shop_id = o.shop_id and l.order_id = o.id
        where l.product_id in (select id from chosen) and o.status = 'OPEN' and ${readableOrders(actor)}`,
    ),
  );
}

function archivableOf(chosen: Chosen): RawBuilder<unknown> {
  return sql`chosen as materialized (select p.id from product p
    where p.status = any(${archivable}::text[]) and ${sql.join(chosen, sql` and `)})`;
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('A count has always one row.');
  return row;
}
