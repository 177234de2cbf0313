import { recordChange, type ChangeOrigin } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { SettleDeps } from '../orders/index.ts';
import { findPaymentForUpdate } from './payment.store.ts';
import { auditedPayment, type PaymentRecord } from './payment.ts';
import { bookDispute } from './book-dispute.ts';
import type { PaymentEventRecord } from './payment-event.store.ts';
import { findOpenRequests } from './payment-request.store.ts';
import { book, type Booking } from './payment-writing.store.ts';
import type { RequestKind } from './providers/index.ts';
import { settleLocked, tellOrder } from './settle-request.ts';

const steps = {
  AUTHORIZED: { kind: 'AUTHORIZE', event: 'payment_authorized', action: 'authorized' },
  CAPTURED: { kind: 'CAPTURE', event: 'payment_captured', action: 'captured' },
  REFUNDED: { kind: 'REFUND', event: 'refunded', action: 'refunded' },
  VOIDED: { kind: 'VOID', event: 'payment_voided', action: 'voided' },
} as const satisfies Record<string, { kind: RequestKind; event: string; action: string }>;

/**
 * Books on a payment, locked with its order, what its provider told. The total of the event counts and not its place among others: requests
 * of ours that it answers end, and what nobody asked for is booked beside them. False where it rests on what was not told yet.
 */
export async function bookOnPayment(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  event: PaymentEventRecord,
  payment: PaymentRecord,
): Promise<boolean> {
  const { kind, amountMinor, requestId, reference, occurredAt } = event;
  if (kind === 'DISPUTED' || kind === 'DISPUTE_WON' || kind === 'DISPUTE_LOST')
    return bookDispute(tx, deps, origin, { ...event, kind }, payment);
  // The clock of a provider may be ahead of ours.
  const at = new Date(Math.min(occurredAt.getTime(), deps.clock.now().getTime()));
  const open = await findOpenRequests(tx, payment.id);
  const answered = open.find(({ id }) => id === requestId);
  if (kind === 'FAILED') {
    const end = { kind: 'failed', code: 'refused', text: 'The provider refused.' } as const;
    if (answered) await settleLocked(tx, deps, payment, answered, end, at);
    return true;
  }
  const step = steps[kind];
  const end = { kind: 'succeeded', paymentRef: reference } as const;
  if (answered) await settleLocked(tx, deps, payment, answered, end, at);
  for (const request of open) {
    const now = await again(tx, payment.id);
    if (request === answered || request.kind !== step.kind) continue;
    if (request.amountMinor <= (amountMinor ?? 0) - totalOf(now, step.kind))
      await settleLocked(tx, deps, now, request, end, at);
  }
  const before = await again(tx, payment.id);
  const deltaMinor = (amountMinor ?? 0) - totalOf(before, step.kind);
  // An older event never lowers what a newer one told.
  if (deltaMinor <= 0) return true;
  const bookings = bookingsFor(before, step.kind, deltaMinor, reference, at);
  if (!bookings) return false;
  await book(tx, before, origin, bookings, deps.clock.now());
  const entry = { ...origin, entity: 'payment', entityId: payment.id, action: step.action };
  const after = auditedPayment(await again(tx, payment.id));
  await recordChange(tx, deps, { ...entry, before: auditedPayment(before), after });
  await tellOrder(tx, deps, before, { kind: step.event, amountMinor: deltaMinor });
  return true;
}

async function again(tx: Tx, id: string): Promise<PaymentRecord> {
  const payment = await findPaymentForUpdate(tx, id);
  if (!payment) throw new Error(`The payment ${id} vanished inside its own transaction.`);
  return payment;
}

function totalOf(payment: PaymentRecord, kind: RequestKind): number {
  const { authorizedMinor, capturedMinor, refundedMinor, disputedMinor, voidedMinor } = payment;
  // What a bank took back is no refund of the provider.
  const refunded = refundedMinor - disputedMinor;
  return { AUTHORIZE: authorizedMinor, CAPTURE: capturedMinor, REFUND: refunded, VOID: voidedMinor }[kind];
}

/** What nobody asked for as transactions; undefined where it is more than is there to capture, void or give back. */
function bookingsFor(
  { authorizedMinor, capturedMinor, refundedMinor, refundPendingMinor, openMinor }: PaymentRecord,
  kind: RequestKind,
  amountMinor: number,
  reference: string | null,
  at: Date,
): Booking[] | undefined {
  const booking = (of: Booking['kind'], minor: number, by: string | null = null): Booking => ({
    kind: of,
    amountMinor: minor,
    at,
    reference: by,
  });
  const raise = (minor: number) =>
    authorizedMinor === 0 ? booking('AUTHORIZE', minor, reference) : booking('ADJUST', minor);
  switch (kind) {
    case 'AUTHORIZE':
      return [raise(amountMinor)];
    case 'CAPTURE': {
      // A direct charge was authorised with it, and a higher capture is a higher authorisation first.
      const missingMinor = amountMinor - openMinor;
      const captured = booking('CAPTURE', amountMinor);
      return missingMinor > 0 ? [raise(missingMinor), captured] : [captured];
    }
    case 'REFUND':
      return refundedMinor + refundPendingMinor + amountMinor > capturedMinor
        ? undefined
        : [booking('REFUND', amountMinor)];
    case 'VOID':
      return amountMinor > openMinor ? undefined : [booking('VOID', amountMinor)];
  }
}
