import { recordChange } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { addRefunded, findOrderForUpdate, type SettleDeps, settlePaid } from '../orders/index.ts';
import { findPaymentForUpdate } from './payment.store.ts';
import { auditedPayment, type PaymentRecord } from './payment.ts';
import { endRequest, type OpenRequest, type RequestEnd } from './payment-request.store.ts';
import { paidOf } from './payment-writing.store.ts';
import { closeReturnOf } from './refund.commands.ts';
import { findRefundForUpdate, findRefundLines } from './refund.store.ts';
import { progressOf, setRefundState } from './refund-writing.store.ts';

export const providerOrigin = { actor: systemActor, cause: 'schedule' as const };

const actions = { AUTHORIZE: 'authorized', CAPTURE: 'captured', VOID: 'voided', REFUND: 'refunded' } as const;
const events = {
  AUTHORIZE: 'payment_authorized',
  CAPTURE: 'payment_captured',
  VOID: 'payment_voided',
  REFUND: 'refunded',
} as const;

/**
 * Ends a request of a payment that is locked with its order, and writes what that comes to on payment, refund and order; `at` is when it
 * happened, where the provider said so.
 */
export async function settleLocked(
  tx: Tx,
  deps: SettleDeps,
  payment: PaymentRecord,
  request: OpenRequest,
  end: RequestEnd,
  at?: Date,
): Promise<void> {
  const now = deps.clock.now();
  const { kind, amountMinor, refundId } = request;
  await endRequest(tx, payment.id, request, end, { now, at: at ?? now });
  const isDone = end.kind === 'succeeded';
  await auditPayment(tx, deps, payment, isDone ? actions[kind] : 'refused');
  if (refundId !== null) await carryRefundOn(tx, deps, refundId);
  await tellOrder(tx, deps, payment, { kind: isDone ? events[kind] : 'payment_failed', amountMinor });
}

/** The audit entry of what became of a payment since it was locked. */
export async function auditPayment(tx: Tx, deps: SettleDeps, before: PaymentRecord, action: string): Promise<void> {
  const after = await findPaymentForUpdate(tx, before.id);
  if (!after) throw new Error(`The payment ${before.id} vanished inside its own transaction.`);
  const entry = { ...providerOrigin, entity: 'payment', entityId: before.id, action };
  await recordChange(tx, deps, { ...entry, before: auditedPayment(before), after: auditedPayment(after) });
}

/** Writes on the order of a payment what its payments come to, and what happened. */
export async function tellOrder(
  tx: Tx,
  deps: SettleDeps,
  { orderId, currency }: Pick<PaymentRecord, 'orderId' | 'currency'>,
  { kind, amountMinor }: { kind: string; amountMinor: number },
): Promise<void> {
  const order = orderId === null ? undefined : await findOrderForUpdate(tx, orderId);
  if (!order) return;
  const event = { kind, data: { amount: { minor: amountMinor, currency } } };
  await settlePaid(tx, deps, providerOrigin, order, await paidOf(tx, order.id), { event, now: deps.clock.now() });
}

/** A refund has gone through once all its parts have; one part that failed fails it, and keeps what went through. */
async function carryRefundOn(tx: Tx, deps: SettleDeps, refundId: string): Promise<void> {
  const refund = await findRefundForUpdate(tx, refundId);
  if (!refund) throw new Error(`The refund ${refundId} of a request is not there.`);
  const { isOpen, movedMinor } = await progressOf(tx, refundId);
  if (isOpen || refund.state !== 'PROCESSING') return;
  const isWhole = movedMinor === refund.amountMinor;
  const now = deps.clock.now();
  await setRefundState(tx, refundId, isWhole ? 'SUCCEEDED' : 'FAILED', now);
  if (isWhole) await closeReturnOf(tx, providerOrigin, refund, now);
  // An edit takes its units away by itself.
  if (isWhole && refund.purpose !== 'EDIT') await addRefunded(tx, refund.shopId, await findRefundLines(tx, [refundId]));
}
