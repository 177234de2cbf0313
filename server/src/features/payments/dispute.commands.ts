import { inputIssue } from '@quarry/contracts/common';
import {
  type DisputeDraft,
  type DisputeEndDraft,
  type DisputeState,
  refusalToDispute,
  refusalToEndDispute,
} from '@quarry/contracts/payments';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { changeRecord, createRecord } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { findOrderForUpdate, type OrderRecord, type SettleDeps } from '../orders/index.ts';
import { findPaymentForUpdate } from './payment.store.ts';
import { auditedPayment, type PaymentRecord } from './payment.ts';
import { book, type Booking, hasReference } from './payment-writing.store.ts';
import { refundKind, tell } from './refund.commands.ts';
import type { RefundRecord } from './refund.ts';
import { findDisputedPayment, insertRefund, setDisputeState } from './refund-writing.store.ts';

type NewDispute = { id?: string; amountMinor: number; reference: string | null; reason: string; at: Date };

type Seen = { id: string; version: number };

/** Keeps that a bank took money of a payment back, as a person saw it. */
export function recordDispute(
  deps: Deps,
  origin: ChangeOrigin,
  { paymentId, version }: { paymentId: string; version: number },
  draft: DisputeDraft,
) {
  return createRecord(deps, origin, refundKind, async (tx, id) => {
    const payment = await findPaymentForUpdate(tx, paymentId);
    if (!payment) return { kind: 'not_found' as const };
    if (payment.version !== version) return { kind: 'conflict' as const, currentVersion: payment.version };
    const refusal = refusalToDispute(payment, draft.amountMinor);
    if (refusal) return { kind: 'not_allowed' as const, ...refusal };
    const { reference } = draft;
    if (reference !== null && (await hasReference(tx, paymentId, 'CHARGEBACK', reference)))
      return { kind: 'invalid' as const, issues: [inputIssue('reference', 'recorded_before')] };
    await openDispute(tx, deps, origin, payment, { ...draft, id });
    return undefined;
  });
}

/** Keeps how a dispute ended, as a person saw it. */
export function recordDisputeEnd(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: Seen,
  { outcome: state, at, note }: DisputeEndDraft,
) {
  const action = state === 'WON' ? 'dispute_won' : 'dispute_lost';
  return changeRecord(deps, origin, refundKind, { id, version, action }, async (tx, dispute) => {
    const refusal = refusalToEndDispute(dispute);
    if (refusal) return { kind: 'not_allowed' as const, ...refusal };
    const paymentId = await findDisputedPayment(tx, id);
    const payment = paymentId === undefined ? undefined : await findPaymentForUpdate(tx, paymentId);
    if (!payment) throw new Error(`The dispute ${id} is of no payment.`);
    await endDispute(tx, deps, origin, { dispute, payment }, { state, at, note });
    return undefined;
  });
}

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
