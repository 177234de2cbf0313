import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { anyOf, type Db, readWithinScope } from '../../platform/db/index.ts';
import type { OrdersOfCustomers } from '../customers/index.ts';

/** Orders go with their customer when two become one. */
export const ordersOfCustomers: OrdersOfCustomers = {
  move: async (tx, { shopId, from, to }) => {
    const { rows } = await sql<{ id: string }>`update "order" set customer_id = ${to}
      where shop_id = ${shopId} and customer_id = ${from} returning id`.execute(tx);
    return rows.map(({ id }) => id);
  },
  moveBack: async (tx, { shopId, from, to }, ids) => {
    await sql`update "order" set customer_id = ${to}
      where shop_id = ${shopId} and customer_id = ${from} and id = any(${ids}::uuid[])`.execute(tx);
  },
  firstOrderAt: async (tx, { shopId, customerId }) => {
    const { rows } = await sql<{ at: Date | null }>`select min(placed_at) as at from "order"
      where shop_id = ${shopId} and customer_id = ${customerId}`.execute(tx);
    return rows[0]?.at ?? null;
  },
};

export type TradeOfCustomer = {
  customerId: string;
  currency: string;
  orders: number;
  sold: number;
  grossMinor: number;
};

/** What customers bought, by currency, as far as the actor sees orders: as the list of orders counts them by the customer. */
export function tradeOfCustomers(db: Db, actor: Actor, customerIds: readonly string[]): Promise<TradeOfCustomer[]> {
  const isSold = sql`o.status in ('OPEN', 'COMPLETED')`;
  // A key of a channel reads no list; of the order that it made, the database reaches those of its shop.
  const isReadable =
    actor.kind === 'channel' ? sql`true` : scopeCondition(actor, 'read', 'Order', { shopId: 'o.shop_id' });
  return readWithinScope(
    db,
    sql<TradeOfCustomer>`
      select c.id as "customerId", o.currency, count(*) as orders, count(*) filter (where ${isSold}) as sold,
        coalesce(sum(o.gross_minor) filter (where ${isSold}), 0)::bigint as "grossMinor"
      from customer c join "order" o on o.shop_id = c.shop_id and o.customer_id = c.id
      where c.id = ${anyOf(customerIds)} and ${isReadable}
        and o.deleted_at is null and o.archived_at is null
      group by 1, 2 order by 2`,
  );
}
