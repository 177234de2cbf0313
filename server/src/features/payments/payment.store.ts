import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { anyOf, type Db, readWithinScope, recordList, type Tx } from '../../platform/db/index.ts';
import { findOrderForUpdate } from '../orders/index.ts';
import type { PaymentRecord } from './payment.ts';

const payments = recordList<PaymentRecord, 'CREATED_AT'>({
  table: 'payment p',
  columns: sql`p.id, p.shop_id as "shopId", p.order_id as "orderId", p.provider_id as "providerId", v.code as "providerCode",
    coalesce(p.provider_ref, (select t.provider_ref from payment_transaction t where t.shop_id = p.shop_id and t.payment_id = p.id
      and t.provider_ref is not null order by t.requested_at, t.id limit 1)) as reference,
    p.method, p.method_label as "methodLabel", p.currency, p.authorized_minor as "authorizedMinor",
    p.captured_minor as "capturedMinor", p.refunded_minor as "refundedMinor", p.refunded_pending_minor as "refundPendingMinor",
    p.voided_minor as "voidedMinor",
    coalesce((select sum(case d.kind when 'CHARGEBACK' then d.amount_minor else -d.amount_minor end) from payment_transaction d
      where d.shop_id = p.shop_id and d.payment_id = p.id and d.kind in ('CHARGEBACK', 'REVERSAL')), 0)::bigint as "disputedMinor",
    p.authorized_pending_minor + p.captured_pending_minor + p.refunded_pending_minor + p.voided_pending_minor as "pendingMinor",
    p.authorized_minor - p.captured_minor - p.captured_pending_minor - p.voided_minor - p.voided_pending_minor as "openMinor",
    p.auth_expires_at as "authExpiresAt", p.failure_code as "failureCode", p.created_at as "createdAt", p.updated_at as "updatedAt",
    p.version, s.time_zone as "timeZone",
    coalesce((select json_object_agg(w.kind, json_build_object('minor', w.amount_minor, 'since', w.requested_at))
      from payment_transaction w where w.shop_id = p.shop_id and w.payment_id = p.id
        and w.state in ('REQUESTED', 'SENT', 'PENDING', 'UNKNOWN')), '{}') as "underWay"`,
  relations: sql`join shop s on s.id = p.shop_id join payment_provider v on v.shop_id = p.shop_id and v.id = p.provider_id`,
  sorts: { CREATED_AT: { column: 'p.created_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'CREATED_AT', direction: 'DESC' }],
  isScoped: true,
});

/** The payments of these ids that the actor may read. */
export function findPayments(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, PaymentRecord>> {
  return payments.find(db, ids, [scopeCondition(actor, 'read', 'Payment', { shopId: 'p.shop_id' })]);
}

/** A payment with its order, both locked in this order until the transaction ends. */
export async function findPaymentForUpdate(tx: Tx, id: string): Promise<PaymentRecord | undefined> {
  const { rows } = await sql<{ orderId: string | null }>`
    select order_id as "orderId" from payment where id = ${id}`.execute(tx);
  const orderId = rows[0]?.orderId;
  if (orderId) await findOrderForUpdate(tx, orderId);
  return rows.length === 0 ? undefined : payments.lock(tx, id);
}

/** The ids of the payments of orders, the oldest first. */
export function findPaymentIds(db: Db, orderIds: readonly string[]): Promise<{ id: string; orderId: string }[]> {
  return readWithinScope(
    db,
    sql<{ id: string; orderId: string }>`
      select p.id, p.order_id as "orderId" from "order" o join payment p on p.shop_id = o.shop_id and p.order_id = o.id
      where o.id = ${anyOf(orderIds)} order by p.created_at, p.id`,
  );
}

/** The payments of an order that the transaction has locked, locked by their ids, those captured first before the others. */
export async function lockPaymentsOf(tx: Tx, orderId: string): Promise<PaymentRecord[]> {
  const { rows } = await sql<{ id: string; place: number }>`
    select p.id, row_number() over (order by (select min(t.settled_at) from payment_transaction t where t.shop_id = p.shop_id
      and t.payment_id = p.id and t.kind = 'CAPTURE' and t.state = 'SUCCEEDED') nulls last, p.id) as place
    from payment p where p.order_id = ${orderId} order by p.id`.execute(tx);
  const locked: { payment: PaymentRecord; place: number }[] = [];
  for (const { id, place } of rows) {
    const payment = await payments.lock(tx, id);
    if (payment) locked.push({ payment, place });
  }
  return locked.toSorted((left, right) => left.place - right.place).map(({ payment }) => payment);
}

/** Gives every own shop among these the provider of what people enter. */
export async function addManualProviders(tx: Tx, shopIds: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into payment_provider (id, shop_id, code, name, mode, capture, created_at, updated_at)
    select gen_random_uuid(), id, 'manual', 'Manual', 'live', 'manual', ${now}, ${now} from shop
    where id = any(${shopIds}::uuid[]) and kind = 'own' on conflict (shop_id) where code = 'manual' do nothing`.execute(
    tx,
  );
}

export const manualCode = 'manual';

/** The provider of what people enter in a shop. */
export async function manualProvider(tx: Tx, shopId: string, now: Date): Promise<{ id: string; name: string }> {
  const find = () =>
    sql<{ id: string; name: string }>`
      select id, name from payment_provider where shop_id = ${shopId} and code = 'manual'`.execute(tx);
  const [known] = (await find()).rows;
  if (known) return known;
  // The shop was made a moment ago, and the log is followed just behind it.
  await addManualProviders(tx, [shopId], now);
  const [added] = (await find()).rows;
  if (!added) throw new Error(`The shop ${shopId} has an order and takes no payments.`);
  return added;
}
