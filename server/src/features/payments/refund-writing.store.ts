import type { DisputeState, OrderAtRefund, RefundShare, RefundState } from '@quarry/contracts/payments';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { RefundRecord } from './refund.ts';

export type NewRefund = Omit<
  RefundRecord,
  | 'number'
  | 'requestedById'
  | 'requestedBy'
  | 'decidedBy'
  | 'decidedAt'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'disputeState'
  | 'disputedAt'
  | 'askedOf'
> & { lines: readonly RefundShare[]; askedOf?: OrderAtRefund | null; disputeState?: DisputeState };

/** Inserts a refund of an order that the transaction has locked, under its next number, with its lines. */
export async function insertRefund(tx: Tx, refund: NewRefund, { userId }: Actor, now: Date): Promise<void> {
  const {
    id,
    shopId,
    orderId,
    returnId,
    purpose,
    reason,
    note,
    reference,
    happenedAt,
    currency,
    amountMinor,
    state,
    askedOf = null,
    disputeState = null,
    lines,
  } = refund;
  await sql`
    insert into refund (id, shop_id, order_id, return_id, number, purpose, reason, note, reference, happened_at, currency, amount_minor, state,
      asked_of, dispute_state, requested_by, created_at, updated_at)
    select ${id}, ${shopId}, ${orderId}, ${returnId}::uuid, coalesce(max(r.number), 0) + 1, ${purpose}, ${reason}, ${note ?? ''}, ${reference},
      ${happenedAt}::timestamptz, ${currency}, ${amountMinor}, ${state},
      ${askedOf && JSON.stringify(askedOf)}::jsonb, ${disputeState}::text, ${userId}::uuid, ${now}, ${now} from refund r where r.order_id = ${orderId}`.execute(
    tx,
  );
  await sql`
    insert into refund_line (shop_id, refund_id, order_line_id, quantity, net_minor, tax_minor, gross_minor)
    select ${shopId}, ${id}, l."lineId", l.quantity, l."netMinor", l."taxMinor", l."grossMinor"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("lineId" uuid, quantity integer, "netMinor" bigint, "taxMinor" bigint,
      "grossMinor" bigint)`.execute(tx);
}

/** Writes how a refund that waited was decided; nobody decides where it is withdrawn. */
export async function decideRefund(
  tx: Tx,
  id: string,
  state: Extract<RefundState, 'PROCESSING' | 'SUCCEEDED' | 'DECLINED' | 'WITHDRAWN'>,
  { userId }: Actor,
  now: Date,
): Promise<void> {
  await sql`
    update refund set state = ${state}, decided_by = ${state === 'WITHDRAWN' ? null : userId}::uuid, decided_at = ${now}, updated_at = ${now},
      version = version + 1 where id = ${id}`.execute(tx);
}

/** How far the money of a refund has moved, whose order the transaction has locked. */
export async function progressOf(tx: Tx, id: string): Promise<{ isOpen: boolean; movedMinor: number }> {
  const { rows } = await sql<{ isOpen: boolean; movedMinor: number }>`
    select coalesce(bool_or(state not in ('SUCCEEDED', 'FAILED')), false) as "isOpen",
      coalesce(sum(amount_minor) filter (where state = 'SUCCEEDED'), 0)::bigint as "movedMinor"
    from payment_transaction where refund_id = ${id}`.execute(tx);
  return rows[0] ?? { isOpen: false, movedMinor: 0 };
}

/** Writes what became of a refund at its provider. */
export async function setRefundState(
  tx: Tx,
  id: string,
  state: Extract<RefundState, 'PROCESSING' | 'SUCCEEDED' | 'FAILED'>,
  now: Date,
): Promise<void> {
  await sql`update refund set state = ${state}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** The dispute of a payment by the reference of its provider, whose order the transaction has locked. */
export async function findDisputeId(tx: Tx, paymentId: string, reference: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select refund_id as id from payment_transaction
    where payment_id = ${paymentId} and kind = 'CHARGEBACK' and provider_ref = ${reference}`.execute(tx);
  return rows[0]?.id;
}

/** Writes how a dispute ended: what was won is given back no longer. */
export async function setDisputeState(
  tx: Tx,
  id: string,
  disputeState: Exclude<DisputeState, 'OPEN'>,
  now: Date,
): Promise<void> {
  await sql`
    update refund set dispute_state = ${disputeState}, state = case when ${disputeState} = 'WON' then 'WITHDRAWN' else state end,
      updated_at = ${now}, version = version + 1 where id = ${id}`.execute(tx);
}

/** The payment of which a bank took back what a dispute is about. */
export async function findDisputedPayment(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select payment_id as id from payment_transaction where refund_id = ${id} and kind = 'CHARGEBACK'`.execute(tx);
  return rows[0]?.id;
}
