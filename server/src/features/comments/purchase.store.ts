import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Reviews and questions whose purchase was proved just now. */
export type Proved = { id: string; shopId: string };

/** Looks for the purchase of one comment. */
export function proveComment(tx: Tx, id: string, now: Date): Promise<Proved[]> {
  return prove(tx, sql`c.id = ${id}`, now);
}

/** Looks for comments whose purchase one of these orders proves. */
export function proveByOrders(tx: Tx, orderIds: readonly string[], now: Date): Promise<Proved[]> {
  return prove(tx, sql`o.id = any(${orderIds}::uuid[])`, now);
}

/**
 * A line proves that its product was bought: by the number or external id that the comment names, or by its customer, and shipped before
 * the comment was written. What became of the order later lowers nothing.
 */
async function prove(tx: Tx, which: RawBuilder<unknown>, now: Date): Promise<Proved[]> {
  const { rows } = await sql<Proved>`
    update comment c set verified = true, order_line_id = proof.line_id, customer_id = coalesce(c.customer_id, proof.customer_id),
      updated_at = ${now}, version = c.version + 1
    from (
      select distinct on (c.id) c.id, l.id as line_id, o.customer_id
      from "order" o join order_line l on l.shop_id = o.shop_id and l.order_id = o.id and l.kind = 'item'
      join product p on p.id = l.product_id
      join comment c on c.shop_id = o.shop_id and c.product_id in (p.id, p.redirect_to) and not c.verified
        and (c.order_ref is not null or c.customer_id is not null)
      left join customer n on n.id = c.customer_id
      where ${which} and o.status in ('OPEN', 'COMPLETED')
        and (c.order_ref is null or o.number_text = c.order_ref
          or (o.external_id = c.order_ref and (c.channel_id is null or o.channel_id = c.channel_id)))
        and (c.customer_id is null or o.customer_id = coalesce(n.merged_into, n.id))
        and case when l.ships then exists (
            select from fulfilment_line fl join fulfilment f on f.shop_id = fl.shop_id and f.id = fl.fulfilment_id
            where fl.shop_id = l.shop_id and fl.order_line_id = l.id and f.status in ('SHIPPED', 'DELIVERED')
              and f.shipped_at <= c.submitted_at)
          else o.placed_at <= c.submitted_at end
      order by c.id, o.placed_at, l.position) proof
    where c.id = proof.id and not c.verified
    returning c.id, c.shop_id as "shopId"`.execute(tx);
  return rows;
}
