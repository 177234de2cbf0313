import { orderAxes, type OrderFacts } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { noteWait, type SettleDeps } from './note-wait.ts';
import { addEvent, type NewEvent } from './order-writing.store.ts';
import type { OrderRecord } from './order.ts';

/** What the payments of an order come to. */
export type OrderPaid = OrderFacts['paid'] & {
  /** The first end of an authorisation of which something is open. */
  authExpiresAt: Date | null;
  /** When the last of what was captured was paid. */
  capturedAt: Date | null;
};

/** Writes what was paid of an order that the transaction has locked, with the axes and the wait that follow from it, and says what happened. */
export async function settlePaid(
  tx: Tx,
  deps: SettleDeps,
  origin: { actor: Actor },
  { id, shopId, status, grossMinor }: OrderRecord,
  paid: OrderPaid,
  { event, now }: { event: NewEvent; now: Date },
): Promise<void> {
  const axes = orderAxes({ ...(await axisRowsOf(tx, id)), status, grossMinor, paid });
  await sql`
    update "order" set authorized_minor = ${paid.authorizedMinor}, captured_minor = ${paid.capturedMinor},
      refunded_minor = ${paid.refundedMinor}, credited_minor = ${paid.creditedMinor}, auth_expires_at = ${paid.authExpiresAt},
      captured_at = ${paid.capturedAt},
      payment_status = ${axes.paymentStatus}, fulfilment_status = ${axes.fulfilmentStatus}, return_status = ${axes.returnStatus},
      outstanding_minor = ${axes.outstandingMinor}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
  await addEvent(tx, { id, shopId }, origin, event, now);
  await noteWait(tx, deps, { id, shopId }, now);
}

/** What of a line was given back. */
export type RefundedLine = { lineId: string; quantity: number; taxMinor: number; grossMinor: number };

/** Counts on the lines of an order, which the transaction has locked, what of them was given back. */
export async function addRefunded(tx: Tx, shopId: string, lines: readonly RefundedLine[]): Promise<void> {
  await sql`
    update order_line l set refunded_quantity = l.refunded_quantity + r.quantity, refunded_minor = l.refunded_minor + r."grossMinor",
      refunded_tax_minor = l.refunded_tax_minor + r."taxMinor"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r ("lineId" uuid, quantity integer, "taxMinor" bigint, "grossMinor" bigint)
    where l.shop_id = ${shopId} and l.id = r."lineId"`.execute(tx);
}

/** What of the axes follows from other rows than those of money. */
export async function axisRowsOf(tx: Tx, id: string): Promise<Pick<OrderFacts, 'lines' | 'returns' | 'hasOpenHold'>> {
  const { rows } = await sql<Pick<OrderFacts, 'lines' | 'returns' | 'hasOpenHold'>>`
    select
      coalesce((select json_agg(json_build_object('quantity', l.quantity, 'ships', l.ships, 'shipped', l.shipped, 'returned', l.returned))
        from order_line l where l.shop_id = o.shop_id and l.order_id = o.id), '[]') as lines,
      array(select r.status from order_return r where r.shop_id = o.shop_id and r.order_id = o.id) as returns,
      exists (select from order_hold h where h.order_id = o.id and h.released_at is null) as "hasOpenHold"
    from "order" o where o.id = ${id}`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error(`The order ${id} is locked and is not there.`);
  return facts;
}
