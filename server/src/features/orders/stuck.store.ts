import { orderWaits } from '@quarry/contracts/orders';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type ShipTime, shippedBy } from './ship-time.ts';

/** Over `"order" o`: the first time at which it waited longer than its shop wants; null while it does not. */
export function stuckSince(shipTime: ShipTime, now: Date): RawBuilder<unknown> {
  const { authorizationEndsHours, heldDays, unpaidDays } = orderWaits;
  const paidAt = sql`greatest(o.captured_at, o.placed_at)`;
  const heldAt = sql`(select min(h.at) from order_hold h where h.order_id = o.id and h.released_at is null)`;
  return sql`(select min(waits.since) from (values
      (case when o.payment_status in ('PAID', 'PARTIALLY_REFUNDED') and o.fulfilment_status in ('UNFULFILLED', 'PARTIALLY_FULFILLED')
        then ${shippedBy(shipTime, paidAt)} end),
      (case when o.authorized_minor > 0 then o.auth_expires_at - make_interval(hours => ${authorizationEndsHours}) end),
      (case when o.fulfilment_status = 'ON_HOLD' then ${heldAt} + make_interval(days => ${heldDays}) end),
      (case when o.payment_status = 'PENDING' then o.placed_at + make_interval(days => ${unpaidDays}) end)) waits (since)
    where o.status = 'OPEN' and waits.since <= ${now})`;
}

/** Shops with orders that are open, and when the first of them was placed. */
export async function findShopsWithOpenOrders(db: Db): Promise<{ shopId: string; since: Date }[]> {
  const { rows } = await sql<{ shopId: string; since: Date }>`
    select s.id as "shopId", o.since from shop s cross join lateral (select min(o.placed_at) as since from "order" o
      where o.shop_id = s.id and o.status in ('DRAFT', 'OPEN') and o.status = 'OPEN') o where o.since is not null`.execute(
    db,
  );
  return rows;
}

/** So many orders are marked at a time; one that somebody is at waits for the next time. */
const batch = 500;

/** Marks the open orders of a shop that wait too long, and unmarks those that do so no more; resolves with how many changed. */
export async function markStuck(db: Db, shopId: string, shipTime: ShipTime, now: Date): Promise<number> {
  const since = stuckSince(shipTime, now);
  for (let marked = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      with wrong as (select o.id, due.since from "order" o cross join lateral (select ${since} as since) due
        where o.shop_id = ${shopId} and o.status in ('DRAFT', 'OPEN') and o.status = 'OPEN' and o.stuck_at is distinct from due.since
        order by o.id limit ${batch} for update of o skip locked)
      update "order" o set stuck_at = w.since from wrong w where o.id = w.id`.execute(db);
    marked += Number(numAffectedRows);
    if (numAffectedRows < batch) return marked;
  }
}

/** Open orders of a shop of which nothing is left to do by what their rows say, after an id. */
export async function findDone(db: Db, shopId: string, after: string): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select o.id, o.version from "order" o
    where o.shop_id = ${shopId} and o.status in ('DRAFT', 'OPEN') and o.status = 'OPEN' and o.id > ${after}
      and o.fulfilment_status = 'FULFILLED' and o.outstanding_minor <= 0
      and o.payment_status in ('PAID', 'REFUNDED', 'PARTIALLY_REFUNDED') and o.return_status in ('NONE', 'RETURNED')
      and not exists (select from order_event e where e.order_id = o.id and e.kind = 'reopened')
    order by o.id limit ${batch}`.execute(db);
  return rows;
}
