import { disputableOf } from '@quarry/contracts/payments';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { SettleDeps } from '../orders/index.ts';
import { endDispute, openDispute } from './dispute.commands.ts';
import type { PaymentEventRecord } from './payment-event.store.ts';
import type { PaymentRecord } from './payment.ts';
import { noteCreated } from './refund.commands.ts';
import { auditedRefund, type RefundRecord } from './refund.ts';
import { findRefundForUpdate } from './refund.store.ts';
import { findDisputeId } from './refund-writing.store.ts';

const ends = {
  DISPUTE_WON: { state: 'WON', action: 'dispute_won' },
  DISPUTE_LOST: { state: 'LOST', action: 'dispute_lost' },
} as const;

type DisputeEvent = PaymentEventRecord & { kind: 'DISPUTED' | keyof typeof ends };

/**
 * Books on a payment, locked with its order, what its provider told of a dispute, once however often it is told. False where it contradicts
 * what is booked, or rests on what was not told yet.
 */
export async function bookDispute(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  { kind, amountMinor, dispute: reference }: DisputeEvent,
  payment: PaymentRecord,
): Promise<boolean> {
  if (amountMinor === null || reference === null) return false;
  const dispute = await findDispute(tx, payment.id, reference);
  if (dispute && dispute.amountMinor !== amountMinor) return false;
  if (kind === 'DISPUTED') {
    if (dispute) return true;
    if (amountMinor === 0 || amountMinor > disputableOf(payment)) return false;
    const id = await openDispute(tx, deps, origin, payment, {
      amountMinor,
      reference,
      reason: '',
      at: deps.clock.now(),
    });
    await noteCreated(tx, deps, origin, id);
    return true;
  }
  if (!dispute) return false;
  const { state, action } = ends[kind];
  if (dispute.disputeState !== 'OPEN') return dispute.disputeState === state;
  await endDispute(tx, deps, origin, { dispute, payment }, { state, at: deps.clock.now() });
  const after = await findRefundForUpdate(tx, dispute.id);
  const entry = { ...origin, entity: 'refund', entityId: dispute.id, action };
  await recordChange(tx, deps, {
    ...entry,
    before: auditedRefund(dispute),
    after: after ? auditedRefund(after) : null,
  });
  return true;
}

async function findDispute(tx: Tx, paymentId: string, reference: string): Promise<RefundRecord | undefined> {
  const id = await findDisputeId(tx, paymentId, reference);
  return id === undefined ? undefined : findRefundForUpdate(tx, id);
}
