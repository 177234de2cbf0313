import type { PaymentTransactionKind } from '@quarry/contracts/payments';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { plainKey } from '../../platform/search-keys.ts';
import type { OrderPaid } from '../orders/index.ts';

export type NewPayment = {
  id: string;
  shopId: string;
  orderId: string;
  providerId: string;
  method: string;
  methodLabel: string;
  currency: string;
  authExpiresAt: Date | null;
  /** By which its provider knows it. */
  providerRef?: string;
};

/** Inserts a payment on which nothing was booked yet. */
export async function insertPayment(tx: Tx, payment: NewPayment, now: Date): Promise<void> {
  const { id, shopId, orderId, providerId, method, methodLabel, currency, authExpiresAt, providerRef = null } = payment;
  await sql`
    insert into payment (id, shop_id, order_id, provider_id, method, method_label, currency, auth_expires_at, provider_ref, version, created_at, updated_at)
    values (${id}, ${shopId}, ${orderId}, ${providerId}, ${method}, ${methodLabel}, ${currency}, ${authExpiresAt}, ${providerRef}, 0, ${now}, ${now})`.execute(
    tx,
  );
}

export type Booking = {
  kind: PaymentTransactionKind;
  amountMinor: number;
  at: Date;
  reference: string | null;
  /** Of which refund it is a part. */
  refundId?: string;
};

/** Books on a payment what happened at once, as one version of it: the transactions, and what they add to its amounts. */
export async function book(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  { actor }: { actor: Actor },
  bookings: readonly Booking[],
  now: Date,
): Promise<void> {
  const requestedBy = actor.kind === 'user' ? actor.userId : null;
  for (const { kind, amountMinor, at, reference, refundId = null } of bookings)
    await sql`
      insert into payment_transaction (id, shop_id, payment_id, kind, amount_minor, state, provider_ref, reference_key, refund_id,
        requested_by, requested_at, settled_at)
      values (${newId()}, ${shopId}, ${id}, ${kind}, ${amountMinor}, 'SUCCEEDED', ${reference},
        ${reference === null ? null : plainKey(reference)}, ${refundId}, ${requestedBy}, ${now}, ${at})`.execute(tx);
  const of = (wanted: Booking['kind']) =>
    bookings.reduce((sum, { kind, amountMinor }) => (kind === wanted ? sum + amountMinor : sum), 0);
  await sql`
    update payment set authorized_minor = authorized_minor + ${of('AUTHORIZE') + of('ADJUST')}, captured_minor = captured_minor + ${of('CAPTURE')},
      voided_minor = voided_minor + ${of('VOID')}, refunded_minor = refunded_minor + ${of('REFUND') + of('CHARGEBACK') - of('REVERSAL')}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** Whether a payment has a transaction of this kind by this reference already. */
export async function hasReference(
  tx: Tx,
  paymentId: string,
  kind: Booking['kind'],
  reference: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from payment_transaction where payment_id = ${paymentId} and kind = ${kind} and provider_ref = ${reference}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether an order has money by this reference already, from the same provider; what failed brought none. */
export async function isPaidBy(tx: Tx, orderId: string, providerId: string, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment p join payment_transaction t on t.shop_id = p.shop_id and t.payment_id = p.id
    where p.order_id = ${orderId} and p.provider_id = ${providerId} and t.kind in ('AUTHORIZE', 'CAPTURE')
      and t.state <> 'FAILED' and t.reference_key = ${plainKey(reference)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Over orders `o`: what the payments of each come to. */
export const paidOfOrder = sql`
  select coalesce(sum(p.authorized_minor - p.captured_minor - p.voided_minor), 0)::bigint as "authorizedMinor",
    coalesce(sum(p.captured_minor), 0)::bigint as "capturedMinor", coalesce(sum(p.refunded_minor), 0)::bigint as "refundedMinor",
    coalesce(sum(p.refunded_minor), 0)::bigint - coalesce((select sum(t.amount_minor) from refund r
      join payment_transaction t on t.shop_id = r.shop_id and t.refund_id = r.id and t.kind = 'REFUND' and t.state = 'SUCCEEDED'
      where r.shop_id = o.shop_id and r.order_id = o.id and r.purpose = 'EDIT'), 0)::bigint as "creditedMinor",
    min(p.auth_expires_at) filter (where p.authorized_minor > p.captured_minor + p.voided_minor) as "authExpiresAt",
    (select max(t.settled_at) from payment b join payment_transaction t on t.shop_id = b.shop_id and t.payment_id = b.id
      where b.shop_id = o.shop_id and b.order_id = o.id and t.kind = 'CAPTURE' and t.state = 'SUCCEEDED') as "capturedAt",
    (select case when t.state = 'FAILED' then 'FAILED'
        when t.kind = 'VOID' and b.auth_expires_at <= t.settled_at then 'EXPIRED'
        when t.kind = 'VOID' then 'VOIDED' end
      from payment b join payment_transaction t on t.shop_id = b.shop_id and t.payment_id = b.id
      where b.shop_id = o.shop_id and b.order_id = o.id order by t.requested_at desc, t.id desc limit 1) as last
  from payment p where p.shop_id = o.shop_id and p.order_id = o.id`;

/** What the payments of an order come to. */
export async function paidOf(tx: Tx, orderId: string): Promise<OrderPaid> {
  const { rows } = await sql<OrderPaid>`
    select paid.* from "order" o cross join lateral (${paidOfOrder}) paid where o.id = ${orderId}`.execute(tx);
  const [paid] = rows;
  if (!paid) throw new Error(`The order ${orderId} of a payment is not there.`);
  return paid;
}
