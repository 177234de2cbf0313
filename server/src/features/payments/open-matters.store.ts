import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { OpenMatter } from '../orders/index.ts';

/** Money of customers that is on its way: steps of payments without an end, refunds to be decided about or paid, and open disputes. */
export function findOpenMoney(db: Db | Tx, customerIds: readonly string[]): Promise<OpenMatter[]> {
  return readWithinScope(
    db,
    sql<OpenMatter>`
      select distinct 'PAYMENT' as kind, o.id as "orderId", o.number_text as "orderNumber" from "order" o
      join payment p on p.shop_id = o.shop_id and p.order_id = o.id
      join payment_transaction t on t.shop_id = p.shop_id and t.payment_id = p.id
      where o.customer_id = any(${[...customerIds]}::uuid[]) and t.state in ('REQUESTED', 'SENT', 'PENDING', 'UNKNOWN')
      union all
      select 'REFUND', o.id, o.number_text from "order" o join refund r on r.shop_id = o.shop_id and r.order_id = o.id
      where o.customer_id = any(${[...customerIds]}::uuid[]) and r.state in ('AWAITING_APPROVAL', 'APPROVED', 'PROCESSING')
      union all
      select 'DISPUTE', o.id, o.number_text from "order" o join refund r on r.shop_id = o.shop_id and r.order_id = o.id
      where o.customer_id = any(${[...customerIds]}::uuid[]) and r.dispute_state = 'OPEN'
      order by 3, 1`,
  );
}
