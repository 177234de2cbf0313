import type { DisputeState } from '@quarry/contracts/payments';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { findOrderForUpdate, type OrderRecord, type SettleDeps } from '../orders/index.ts';
import { findPaymentForUpdate } from './payment.store.ts';
import { auditedPayment, type PaymentRecord } from './payment.ts';
import { book, type Booking } from './payment-writing.store.ts';
import { tell } from './refund.commands.ts';
import type { RefundRecord } from './refund.ts';
import { insertRefund, setDisputeState } from './refund-writing.store.ts';

type NewDispute = { id?: string; amountMinor: number; reference: string | null; reason: string; at: Date };

/** Books what a bank took back of a payment, which the transaction has locked with its order; answers with the id of the refund. */
export async function openDispute(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  payment: PaymentRecord,
  { id = newId(), amountMinor, reference, reason, at }: NewDispute,
): Promise<string> {
  const order = await orderOf(tx, payment);
  const now = deps.clock.now();
  const { shopId, currency } = payment;
  const place = { id, shopId, orderId: order.id, returnId: null, currency };
  const dispute = { purpose: 'DISPUTE', state: 'SUCCEEDED', disputeState: 'OPEN', note: null, lines: [] } as const;
  const told = { amountMinor, reference, reason, happenedAt: at };
  await insertRefund(tx, { ...place, ...dispute, ...told }, origin.actor, now);
  await bookOn(tx, deps, origin, payment, { kind: 'CHARGEBACK', amountMinor, reference, at, refundId: id }, 'disputed');
  await tell(tx, deps, origin, order, 'disputed', { amountMinor, now });
  return id;
}

/** Ends an open dispute, locked with its order and payment: one that was won brings the money back. */
export async function endDispute(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  { dispute, payment }: { dispute: RefundRecord; payment: PaymentRecord },
  { state, at, note = null }: { state: Exclude<DisputeState, 'OPEN'>; at: Date; note?: string | null },
): Promise<void> {
  const order = await orderOf(tx, payment);
  const now = deps.clock.now();
  const { id, amountMinor, reference } = dispute;
  await setDisputeState(tx, id, state, now);
  if (state === 'WON')
    await bookOn(tx, deps, origin, payment, { kind: 'REVERSAL', amountMinor, reference, at, refundId: id }, 'reversed');
  await tell(tx, deps, origin, order, state === 'WON' ? 'dispute_won' : 'dispute_lost', { amountMinor, now, note });
}

async function bookOn(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  payment: PaymentRecord,
  booking: Booking,
  action: string,
): Promise<void> {
  await book(tx, payment, origin, [booking], deps.clock.now());
  const after = await findPaymentForUpdate(tx, payment.id);
  const entry = { ...origin, entity: 'payment', entityId: payment.id, action };
  await recordChange(tx, deps, {
    ...entry,
    before: auditedPayment(payment),
    after: after ? auditedPayment(after) : null,
  });
}

async function orderOf(tx: Tx, { id, orderId }: PaymentRecord): Promise<OrderRecord> {
  const order = orderId === null ? undefined : await findOrderForUpdate(tx, orderId);
  if (!order) throw new Error(`The payment ${id} is of no order.`);
  return order;
}
