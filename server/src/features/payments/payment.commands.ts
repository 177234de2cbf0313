import { inputIssue, largestAmountMinor } from '@quarry/contracts/common';
import {
  type ManualPaymentDraft,
  type ManualStepDraft,
  type ManualVoidDraft,
  refusalToCapture,
  refusalToPay,
  refusalToVoid,
} from '@quarry/contracts/payments';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type RecordKind } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findOrderForUpdate, type KeepPaid, type OrderRecord, type SettleDeps, settlePaid } from '../orders/index.ts';
import { findPaymentForUpdate, manualCode, manualProvider } from './payment.store.ts';
import { auditedPayment, type PaymentRecord } from './payment.ts';
import { requestOnOrder } from './request-payment.ts';
import { book, type Booking, hasReference, insertPayment, isPaidBy, paidOf } from './payment-writing.store.ts';

export const paymentKind: RecordKind<PaymentRecord> = {
  entity: 'payment',
  lock: findPaymentForUpdate,
  audited: auditedPayment,
};

/** What happens to one payment alone; a refund may be of several. */
type Step = Booking & { kind: 'AUTHORIZE' | 'CAPTURE' | 'VOID' };

/** Which payment, and the version of it that the person saw. */
type Seen = { id: string; version: number };

/** Keeps a payment that a person saw happen: authorised, or captured with it. */
export function addPayment(
  deps: Deps,
  origin: ChangeOrigin,
  { id: orderId }: Pick<OrderRecord, 'id'>,
  { amountMinor, at, reference, methodLabel, authExpiresAt }: ManualPaymentDraft,
  isCaptured: boolean,
) {
  return createRecord(deps, origin, paymentKind, async (tx, id) => {
    const now = deps.clock.now();
    const order = await findOrderForUpdate(tx, orderId);
    if (!order) return { kind: 'not_found' as const };
    const refusal = refusalToPay(order.status, isCaptured);
    if (refusal) return { kind: 'not_allowed' as const, ...refusal };
    const { authorizedMinor, capturedMinor } = await paidOf(tx, orderId);
    if (authorizedMinor + capturedMinor + amountMinor > largestAmountMinor)
      return { kind: 'invalid' as const, issues: [inputIssue('amount', 'too_large')] };
    const { shopId, currency } = order;
    const provider = await manualProvider(tx, shopId, now);
    // The order's lock is held, so of two who note one transfer at once the second finds it.
    if (reference !== null && (await isPaidBy(tx, orderId, provider.id, reference)))
      return { kind: 'invalid' as const, issues: [inputIssue('reference', 'recorded_before')] };
    const label = methodLabel ?? provider.name;
    const place = { id, shopId, orderId, providerId: provider.id };
    await insertPayment(tx, { ...place, method: 'manual', methodLabel: label, currency, authExpiresAt }, now);
    const booking = { amountMinor, at, reference };
    const authorized: Step = { ...booking, kind: 'AUTHORIZE' };
    const bookings: Step[] = isCaptured ? [authorized, { ...booking, kind: 'CAPTURE' }] : [authorized];
    await bookOnOrder(tx, deps, origin, { id, order }, bookings, now);
    return undefined;
  });
}

/** Keeps what was paid of an order elsewhere, in the transaction that brings the order in. */
export const keepPaid: KeepPaid = async (deps, origin, orderId, paid) => {
  const outcome = await addPayment(deps, origin, { id: orderId }, { ...paid, authExpiresAt: null }, true);
  // The order is new in this transaction, and the amount was checked with it.
  if (outcome.kind !== 'saved') throw new Error(`What was paid of the order ${orderId} was answered ${outcome.kind}.`);
};

/** Captures an amount of what is open of a payment. */
export function capturePayment(deps: Deps, origin: ChangeOrigin, { id, version }: Seen, draft: ManualStepDraft) {
  const { amountMinor, at } = draft;
  return changeRecord(deps, origin, paymentKind, { id, version, action: 'captured' }, (tx, payment) => {
    const refusal = refusalToCapture(payment, at, amountMinor);
    return goOn(tx, deps, origin, payment, refusal ?? { ...draft, kind: 'CAPTURE' });
  });
}

/** Lets go of all that is open of a payment. */
export function voidPayment(deps: Deps, origin: ChangeOrigin, { id, version }: Seen, draft: ManualVoidDraft) {
  return changeRecord(deps, origin, paymentKind, { id, version, action: 'voided' }, (tx, payment) => {
    const refusal = refusalToVoid(payment);
    return goOn(tx, deps, origin, payment, refusal ?? { ...draft, kind: 'VOID', amountMinor: payment.openMinor });
  });
}

/** Books a step of a payment, unless it is refused or stands there by its reference already. */
async function goOn(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  { id, orderId, providerCode }: PaymentRecord,
  step: NonNullable<ReturnType<typeof refusalToVoid>> | Step,
) {
  if ('code' in step) return { kind: 'not_allowed' as const, ...step };
  const isManual = providerCode === manualCode;
  const { reference, kind } = step;
  // A provider says itself when it happened, and by which reference.
  if (!isManual && reference !== null)
    return { kind: 'invalid' as const, issues: [inputIssue('reference', 'said_by_provider')] };
  if (reference !== null && (await hasReference(tx, id, kind, reference)))
    return { kind: 'invalid' as const, issues: [inputIssue('reference', 'recorded_before')] };
  const order = orderId === null ? undefined : await findOrderForUpdate(tx, orderId);
  if (!order) throw new Error(`The payment ${id} is of no order.`);
  const now = deps.clock.now();
  if (isManual) await bookOnOrder(tx, deps, origin, { id, order }, [step], now);
  else await requestOnOrder(tx, deps, origin, { id, order }, step, now);
  return undefined;
}

const events = {
  AUTHORIZE: 'payment_authorized',
  CAPTURE: 'payment_captured',
  VOID: 'payment_voided',
} as const satisfies Record<Step['kind'], string>;

/** Books on a payment, and writes on its order what that comes to; of several bookings at once the last says what happened. */
export async function bookOnOrder(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  { id, order }: { id: string; order: OrderRecord },
  bookings: readonly Step[],
  now: Date,
): Promise<void> {
  await book(tx, { id, shopId: order.shopId }, origin, bookings, now);
  const last = bookings.at(-1);
  if (!last) throw new Error(`Nothing is booked on the payment ${id}.`);
  const amount = { minor: last.amountMinor, currency: order.currency };
  const event = { kind: events[last.kind], data: { amount } };
  await settlePaid(tx, deps, origin, order, await paidOf(tx, order.id), { event, now });
}
