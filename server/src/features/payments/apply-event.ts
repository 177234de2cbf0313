import { inputIssue } from '@quarry/contracts/common';
import { refusalToAttach, refusalToIgnore } from '@quarry/contracts/payments';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { isId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { findOrderForUpdate, type OrderRecord, type SettleDeps } from '../orders/index.ts';
import { findPaymentForUpdate } from './payment.store.ts';
import type { PaymentRecord } from './payment.ts';
import {
  findSiblings,
  lockEvent,
  noteFailure,
  type PaymentEventRecord,
  placeOf,
  setEventState,
} from './payment-event.store.ts';
import { providerOrigin } from './settle-request.ts';
import { bookAt, bookOrPutOff, bookToldOfPayment, makePayment, putEventOff, waitingMs } from './told-before.ts';

/** Books an event where it belongs, or has it wait; one that was booked meanwhile stays as it is. */
export function applyEvent(deps: SettleDeps, id: string): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const place = await placeOf(tx, id);
    // The order is locked first, as everywhere, and then looked whether somebody else made the payment.
    const hinted = place.orderId === null ? undefined : await findOrderForUpdate(tx, place.orderId);
    const { paymentId } = hinted ? await placeOf(tx, id) : place;
    const known = paymentId === null ? undefined : await findPaymentForUpdate(tx, paymentId);
    const event = await lockEvent(tx, id);
    if (!event || (event.state !== 'RECEIVED' && event.state !== 'WAITING')) return;
    if (known) await bookOrPutOff(tx, deps, providerOrigin, event, known);
    else if (hinted) await bookAt(tx, deps, event, { known, order: hinted });
    else return void (await putEventOff(tx, deps, event, 'UNMATCHED'));
    const orderId = known ? known.orderId : hinted?.id;
    const { providerId, reference } = event;
    const isNewReference = (known?.reference ?? null) === null;
    if (isNewReference && orderId && reference !== null)
      await bookToldOfPayment(tx, deps, { orderId, providerId, reference });
  });
}

const longestPauseMs = 60_000;

/** An event that failed is tried again after 1 s, 2 s, 4 s and so on, and at the latest when it is given up. */
function retryAfter({ failures, receivedAt }: PaymentEventRecord, now: Date): Date {
  const pauseMs = Math.min(1_000 * 2 ** failures, longestPauseMs);
  return new Date(Math.min(now.getTime() + pauseMs, receivedAt.getTime() + waitingMs));
}

/**
 * Leaves an event that failed by its own fault to a later time, and then to people, so that those behind it go on. Tells whether that is
 * news: it failed for the first time, or is given up.
 */
export function putFailedOff(deps: SettleDeps, id: string): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const event = await lockEvent(tx, id);
    if (event?.state !== 'RECEIVED' && event?.state !== 'WAITING') return false;
    const isGivenUp = (await putEventOff(tx, deps, event, 'CONFLICT')) === 'CONFLICT';
    await noteFailure(tx, id, event.failures + 1, retryAfter(event, deps.clock.now()));
    return event.failures === 0 || isGivenUp;
  });
}

const attachedStates = ['RECEIVED', 'WAITING', 'UNMATCHED', 'CONFLICT'] as const;

/**
 * Books on an order what a provider told of a payment, all of it; a person chose the order. An event that was ignored is booked only where
 * it is the one that the person chose. Where that one cannot be booked there, nothing changes, so that another order can still be chosen.
 */
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
    await sql`savepoint attached_event`.execute(tx);
    const payment = known ?? (await makePayment(tx, deps, origin, event, order));
    const contradiction = await bookChosen(tx, deps, origin, event, payment);
    if (contradiction) await sql`rollback to savepoint attached_event`.execute(tx);
    await sql`release savepoint attached_event`.execute(tx);
    if (contradiction) return { kind: 'not_allowed' as const, ...contradiction };
    return { kind: 'attached' as const, id, orderId: order.id };
  });
}

/**
 * Books the chosen event on a payment and what else was told of it, again and again as long as one lets another be booked. Gives why the
 * chosen one cannot be booked.
 */
async function bookChosen(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  chosen: PaymentEventRecord,
  { id }: PaymentRecord,
): Promise<Reasoned | null> {
  const siblings = await findSiblings(tx, chosen, attachedStates, chosen.id);
  let left = siblings.includes(chosen.id) ? siblings : [chosen.id];
  for (let before = left.length + 1; left.length > 0 && left.length < before;) {
    before = left.length;
    const further: string[] = [];
    for (const sibling of left) {
      const told = sibling === chosen.id ? chosen : await lockEvent(tx, sibling);
      if (told && !(await bookApart(tx, deps, origin, told, id))) further.push(sibling);
    }
    left = further;
  }
  return left.includes(chosen.id) ? contradictionOf(chosen, await paymentNow(tx, id)) : null;
}

/** An event that fails by its own fault, such as one of more than a payment can hold, is put off and hinders no other. */
async function bookApart(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  event: PaymentEventRecord,
  paymentId: string,
): Promise<boolean> {
  let isBooked = false;
  await saveApart(tx, [event], {
    save: async () => {
      isBooked = await bookOrPutOff(tx, deps, origin, event, await paymentNow(tx, paymentId));
    },
    giveUp: async ({ id }, error) => {
      log.error({ event: 'payment-event.attach.failed', id, reason: messageOf(error), err: error });
      await putEventOff(tx, deps, event, 'CONFLICT');
    },
  });
  return isBooked;
}

async function paymentNow(tx: Tx, id: string): Promise<PaymentRecord> {
  const payment = await findPaymentForUpdate(tx, id);
  if (!payment) throw new Error(`The payment ${id} vanished inside its own transaction.`);
  return payment;
}

/** Says beside the event what its payment would come to on the order. */
function contradictionOf(
  { amountMinor }: PaymentEventRecord,
  { currency, authorizedMinor, capturedMinor, refundedMinor }: PaymentRecord,
): Reasoned {
  const money = (minor: number) => ({ minor, currency });
  return reasoned('PAYMENT_EVENT_CONTRADICTS', {
    amount: money(amountMinor ?? 0),
    authorized: money(authorizedMinor),
    captured: money(capturedMinor),
    refunded: money(refundedMinor),
  });
}

function refusalOfOrder(
  { currency, amountMinor }: PaymentEventRecord,
  { status, currency: orders, outstandingMinor }: OrderRecord,
  confirmed: boolean,
): Reasoned | null {
  if (currency !== orders) return reasoned('PAYMENT_EVENT_CURRENCY', { currency: currency ?? '', orders });
  if (confirmed || (amountMinor ?? 0) <= outstandingMinor) return null;
  const money = (minor: number) => ({ minor, currency: orders });
  if (status === 'CANCELLED') return reasoned('PAYMENT_EVENT_CANCELLED', { amount: money(amountMinor ?? 0) });
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
