import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/** Something of a customer that has to end before they are erased. */
export type OpenMatter = {
  kind: 'ORDER' | 'RETURN' | 'PAYMENT' | 'REFUND' | 'DISPUTE';
  orderId: string;
  orderNumber: string | null;
};

/** Open orders of customers, and returns that are not closed. */
export function findOpenOrders(db: Db | Tx, customerIds: readonly string[]): Promise<OpenMatter[]> {
  return readWithinScope(
    db,
    sql<OpenMatter>`
      select 'ORDER' as kind, id as "orderId", number_text as "orderNumber" from "order"
      where customer_id = any(${[...customerIds]}::uuid[]) and status = 'OPEN'
      union all
      select 'RETURN', o.id, o.number_text from "order" o join order_return r on r.shop_id = o.shop_id and r.order_id = o.id
      where o.customer_id = any(${[...customerIds]}::uuid[]) and r.status in ('REQUESTED', 'APPROVED', 'RECEIVED')
      order by 3, 1`,
  );
}

/** All that customers ever ordered, drafts and what lies in the bin among them. */
export async function findOrdersOf(db: Db | Tx, customerIds: readonly string[]): Promise<string[]> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string }>`select id from "order" where customer_id = any(${[...customerIds]}::uuid[]) order by id`,
  );
  return rows.map(({ id }) => id);
}
