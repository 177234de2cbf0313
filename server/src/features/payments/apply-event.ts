import { inputIssue } from '@quarry/contracts/common';
import { refusalToAttach, refusalToIgnore } from '@quarry/contracts/payments';
import { reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { isId, newId } from '../../platform/ids.ts';
import { findOrderForUpdate, type OrderRecord, type SettleDeps } from '../orders/index.ts';
import { findPaymentForUpdate } from './payment.store.ts';
import { auditedPayment, type PaymentRecord } from './payment.ts';
import { findSiblings, lockEvent, type PaymentEventRecord, placeOf, setEventState } from './payment-event.store.ts';
import { bookOnPayment } from './book-event.ts';
import { insertPayment } from './payment-writing.store.ts';
import { providerOf } from './provider.store.ts';
import { providerOrigin } from './settle-request.ts';

/** How long an event waits for its order before people are asked. */
export const waitingMs = 15 * 60_000;

/** Books an event where it belongs, or has it wait; one that was booked meanwhile stays as it is. */
export function applyEvent(deps: SettleDeps, id: string): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const place = await placeOf(tx, id);
    // The order is locked first, as everywhere, and then looked whether somebody else made the payment.
    const order = place.orderId === null ? undefined : await findOrderForUpdate(tx, place.orderId);
    const { paymentId } = await placeOf(tx, id);
    const known = paymentId === null ? undefined : await findPaymentForUpdate(tx, paymentId);
    const event = await lockEvent(tx, id);
    if (!event || (event.state !== 'RECEIVED' && event.state !== 'WAITING')) return;
    if (known) await bookOrWait(tx, deps, providerOrigin, event, known);
    else if (order) await bookOnNew(tx, deps, providerOrigin, event, order);
    else await wait(tx, deps, event, 'UNMATCHED');
  });
}

async function wait(
  tx: Tx,
  { clock }: SettleDeps,
  { id, receivedAt }: PaymentEventRecord,
  otherwise: 'UNMATCHED' | 'CONFLICT',
): Promise<void> {
  const isOver = clock.now().getTime() - receivedAt.getTime() >= waitingMs;
  const note = isOver && otherwise === 'CONFLICT' ? 'totals' : null;
  await setEventState(tx, id, { state: isOver ? otherwise : 'WAITING', note });
}

async function bookOrWait(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  event: PaymentEventRecord,
  payment: PaymentRecord,
): Promise<void> {
  const { id } = event;
  if (event.currency !== payment.currency)
    return setEventState(tx, id, { state: 'CONFLICT', paymentId: payment.id, note: payment.currency });
  // What it rests on was not told yet, such as the capture of what is given back.
  if (!(await bookOnPayment(tx, deps, origin, event, payment))) return wait(tx, deps, event, 'CONFLICT');
  return setEventState(tx, id, { state: 'APPLIED', paymentId: payment.id });
}

/** A payment of an order that nobody knew of, made by what its provider told. */
async function bookOnNew(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  event: PaymentEventRecord,
  order: OrderRecord,
): Promise<void> {
  if (event.currency !== order.currency)
    return setEventState(tx, event.id, { state: 'CONFLICT', note: order.currency });
  const payment = await makePayment(tx, deps, origin, event, order);
  return bookOrWait(tx, deps, origin, event, payment);
}

async function makePayment(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  { providerId, reference }: PaymentEventRecord,
  { id: orderId, shopId, currency }: OrderRecord,
): Promise<PaymentRecord> {
  const id = newId();
  const { code, name } = await providerOf(tx, providerId);
  const place = { id, shopId, orderId, providerId, currency, ...(reference !== null && { providerRef: reference }) };
  await insertPayment(tx, { ...place, method: code, methodLabel: name, authExpiresAt: null }, deps.clock.now());
  const payment = await findPaymentForUpdate(tx, id);
  if (!payment) throw new Error(`The payment ${id} vanished inside its own transaction.`);
  const entry = { ...origin, entity: 'payment', entityId: id, action: 'created' };
  await recordChange(tx, deps, { ...entry, before: null, after: auditedPayment(payment) });
  return payment;
}

/** Books on an order what a provider told of a payment, all of it; a person chose the order. */
export function attachEvent(
  deps: SettleDeps,
  origin: ChangeOrigin,
  { id, orderId, confirmed }: { id: string; orderId: string; confirmed: boolean },
) {
  return withTransaction(deps.db, async (tx) => {
    const order = isId(orderId) ? await findOrderForUpdate(tx, orderId) : undefined;
    const { paymentId } = await placeOf(tx, id);
    const known = paymentId === null ? undefined : await findPaymentForUpdate(tx, paymentId);
    const event = await lockEvent(tx, id);
    if (!event) return { kind: 'not_found' as const };
    if (order?.shopId !== event.shopId || order.status === 'DRAFT')
      return { kind: 'invalid' as const, issues: [inputIssue('orderId', 'unknown')] };
    const refusal = refusalToAttach(event.state) ?? refusalOfOrder(event, order, confirmed);
    if (refusal) return { kind: 'not_allowed' as const, ...refusal };
    if (known && known.orderId !== order.id)
      return { kind: 'invalid' as const, issues: [inputIssue('orderId', 'not_a_choice')] };
    let payment = known ?? (await makePayment(tx, deps, origin, event, order));
    for (const sibling of await findSiblings(tx, event)) {
      const told = sibling === id ? event : await lockEvent(tx, sibling);
      if (told) await bookOrWait(tx, deps, origin, told, payment);
      payment = (await findPaymentForUpdate(tx, payment.id)) ?? payment;
    }
    return { kind: 'attached' as const, id, orderId: order.id };
  });
}

function refusalOfOrder(
  { currency, amountMinor }: PaymentEventRecord,
  { currency: orders, outstandingMinor }: OrderRecord,
  confirmed: boolean,
) {
  if (currency !== orders) return reasoned('PAYMENT_EVENT_CURRENCY', { currency: currency ?? '', orders });
  if (confirmed || (amountMinor ?? 0) <= outstandingMinor) return null;
  const money = (minor: number) => ({ minor, currency: orders });
  return reasoned('PAYMENT_EVENT_AMOUNT', { amount: money(amountMinor ?? 0), outstanding: money(outstandingMinor) });
}

/** Leaves an event unbooked for good, for a reason. */
export function ignoreEvent(deps: SettleDeps, origin: ChangeOrigin, { id, reason }: { id: string; reason: string }) {
  return withTransaction(deps.db, async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event) return { kind: 'not_found' as const };
    const refusal = refusalToIgnore(event.state);
    if (refusal) return { kind: 'not_allowed' as const, ...refusal };
    await setEventState(tx, id, { state: 'IGNORED', note: reason });
    const entry = { ...origin, entity: 'payment_event', entityId: id, action: 'ignored' };
    await recordChange(tx, deps, {
      ...entry,
      before: { state: event.state, reason: null },
      after: { state: 'IGNORED', reason },
    });
    return { kind: 'ignored' as const, id };
  });
}
