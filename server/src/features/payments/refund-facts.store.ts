import type { RefundFacts } from '@quarry/contracts/payments';
import { sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { manualCode } from './payment.store.ts';

export type OrderRefundFacts = RefundFacts & {
  orderId: string;
  shopId: string;
  /** Asked for, and neither given back nor declined. */
  waitingMinor: number;
  /** Active providers of the shop that are no people, the oldest first. */
  askableIds: string[];
};

/** Asked for, and neither given back nor declined. */
const isWaiting = sql`r.state in ('AWAITING_APPROVAL', 'APPROVED', 'PROCESSING')`;

/** What counts as taken of an order's lines: an edit takes its units away by itself. */
const takesLines = sql`r.state not in ('DECLINED', 'WITHDRAWN', 'FAILED') and r.purpose <> 'EDIT'`;

/** What decides what may be given back of orders. */
export function findRefundFacts(db: Db | Tx, orderIds: readonly string[]): Promise<OrderRefundFacts[]> {
  return readWithinScope(
    db,
    sql<OrderRefundFacts>`
      select o.id as "orderId", o.shop_id as "shopId", o.currency, o.status, o.outstanding_minor as "outstandingMinor", p.captured as "capturedMinor",
        w.waiting as "waitingMinor",
        (p.captured - p.refunded - w.waiting)::bigint as "refundableMinor", coalesce(l.lines, '[]') as lines,
        array(select v.id from payment_provider v where v.shop_id = o.shop_id and v.code <> ${manualCode} and v.status = 'ACTIVE'
          order by v.created_at, v.id)::text[] as "askableIds"
      from "order" o
        cross join lateral (select coalesce(sum(p.captured_minor), 0)::bigint as captured,
            coalesce(sum(p.refunded_minor + p.refunded_pending_minor), 0)::bigint as refunded
          from payment p where p.shop_id = o.shop_id and p.order_id = o.id) p
        cross join lateral (select coalesce(sum(r.amount_minor - coalesce(t.moved, 0)), 0)::bigint as waiting
          from refund r left join lateral (select sum(t.amount_minor) as moved from payment_transaction t
            where t.shop_id = r.shop_id and t.refund_id = r.id and t.state <> 'FAILED') t on true
          where r.shop_id = o.shop_id and r.order_id = o.id and ${isWaiting}) w
        cross join lateral (select json_agg(json_build_object('id', l.id,
            'sold', json_build_object('quantity', l.quantity, 'netMinor', l.net_minor, 'taxMinor', l.tax_minor, 'grossMinor', l.gross_minor),
            'taken', json_build_object('quantity', t.quantity, 'netMinor', t.net, 'taxMinor', t.tax, 'grossMinor', t.gross))
            order by l.position) as lines
          from order_line l cross join lateral (
            select coalesce(sum(f.quantity), 0) as quantity, coalesce(sum(f.net_minor), 0)::bigint as net,
              coalesce(sum(f.tax_minor), 0)::bigint as tax, coalesce(sum(f.gross_minor), 0)::bigint as gross
            from refund_line f join refund r on r.shop_id = f.shop_id and r.id = f.refund_id
            where f.shop_id = l.shop_id and f.order_line_id = l.id and ${takesLines}) t
          where l.shop_id = o.shop_id and l.order_id = o.id) l
      where o.id = ${anyOf(orderIds)}`,
  );
}

/** What a person gave back of orders since a time, or had given back: asked for or approved. */
export function findGivenBack(
  db: Db | Tx,
  { userId, since }: { userId: string | null; since: Date },
  orderIds: readonly string[],
): Promise<{ orderId: string; amountMinor: number }[]> {
  return readWithinScope(
    db,
    sql<{ orderId: string; amountMinor: number }>`
      select r.order_id as "orderId", sum(r.amount_minor)::bigint as "amountMinor"
      from "order" o join refund r on r.shop_id = o.shop_id and r.order_id = o.id
      where o.id = ${anyOf(orderIds)} and r.state not in ('DECLINED', 'WITHDRAWN', 'FAILED') and r.purpose <> 'DISPUTE'
        and (r.requested_by = ${userId}::uuid and r.created_at > ${since} or r.decided_by = ${userId}::uuid and r.decided_at > ${since})
      group by r.order_id`,
  );
}
