import type { PaymentEventState } from '@quarry/contracts/payments';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { rowScopeOf, systemActor } from '../../platform/auth/index.ts';
import { saveApart } from '../../platform/batches/index.ts';
import { reachMeanwhile, type Tx } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { findOrderForUpdate, type OrderRecord, type SettleDeps } from '../orders/index.ts';
import { bookOnPayment } from './book-event.ts';
import { findPaymentForUpdate } from './payment.store.ts';
import { auditedPayment, type PaymentRecord } from './payment.ts';
import {
  findSiblings,
  findToldBefore,
  haveUnmatchedWait,
  lockEvent,
  type PaymentEventRecord,
  placeOf,
  setEventState,
} from './payment-event.store.ts';
import { insertPayment } from './payment-writing.store.ts';
import { providerOf } from './provider.store.ts';
import { providerOrigin } from './settle-request.ts';

/** How long an event waits for its order before people are asked. */
export const waitingMs = 15 * 60_000;

/** Of what nobody has booked and nothing contradicts. */
const openStates: readonly PaymentEventState[] = ['RECEIVED', 'WAITING', 'UNMATCHED'];

/** Leaves an event to a later time, or to people once it has waited for too long; gives its state from now on. */
export async function putEventOff(
  tx: Tx,
  { clock }: SettleDeps,
  { id, receivedAt }: PaymentEventRecord,
  otherwise: 'UNMATCHED' | 'CONFLICT',
): Promise<PaymentEventState> {
  const isOver = clock.now().getTime() - receivedAt.getTime() >= waitingMs;
  const note = isOver && otherwise === 'CONFLICT' ? 'totals' : null;
  const state = isOver ? otherwise : 'WAITING';
  await setEventState(tx, id, { state, note });
  return state;
}

/** Books an event on its payment; false where it rests on what was not told yet, and is put off. */
export async function bookOrPutOff(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  event: PaymentEventRecord,
  payment: PaymentRecord,
): Promise<boolean> {
  const { id } = event;
  if (event.currency !== payment.currency) {
    await setEventState(tx, id, { state: 'CONFLICT', paymentId: payment.id, note: payment.currency });
    return true;
  }
  // What it rests on was not told yet, such as the capture of what is given back.
  if (!(await bookOnPayment(tx, deps, origin, event, payment))) {
    await putEventOff(tx, deps, event, 'CONFLICT');
    return false;
  }
  await setEventState(tx, id, { state: 'APPLIED', paymentId: payment.id });
  return true;
}

/** Books an event on its payment, or on a new one of its order where nobody knew of it. */
export async function bookAt(
  tx: Tx,
  deps: SettleDeps,
  event: PaymentEventRecord,
  { known, order }: { known: PaymentRecord | undefined; order: OrderRecord },
): Promise<boolean> {
  if (known) return bookOrPutOff(tx, deps, providerOrigin, event, known);
  if (event.currency !== order.currency) {
    await setEventState(tx, event.id, { state: 'CONFLICT', note: order.currency });
    return true;
  }
  if (await mayBeCounted(tx, event, order)) {
    await setEventState(tx, event.id, { state: 'CONFLICT', note: 'totals' });
    return true;
  }
  const payment = await makePayment(tx, deps, providerOrigin, event, order);
  return bookOrPutOff(tx, deps, providerOrigin, event, payment);
}

/** Whether people may have entered the money already, or an import: people decide of all that is told of such a payment. */
async function mayBeCounted(
  tx: Tx,
  event: PaymentEventRecord,
  { capturedMinor, outstandingMinor }: OrderRecord,
): Promise<boolean> {
  const isMoney = event.kind === 'AUTHORIZED' || event.kind === 'CAPTURED';
  if (isMoney && capturedMinor > 0 && (event.amountMinor ?? 0) > outstandingMinor) return true;
  return (await findSiblings(tx, event, ['CONFLICT'])).length > 0;
}

/** A payment of an order that nobody knew of, made by what its provider told. */
export async function makePayment(
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

/**
 * Books what providers told of an order before it was there, in the transaction that places it. An event that cannot be booked costs
 * nobody the order: it is left to the worker, which tries it again.
 */
export async function bookToldOfOrder(tx: Tx, deps: SettleDeps, placed: { id: string; shopId: string }): Promise<void> {
  // It is the provider who tells, whatever the person who places the order may do with payments.
  const product = rowScopeOf(systemActor);
  const ids = await reachMeanwhile(tx, product, () => findToldBefore(tx, placed));
  const asProduct = () => reachMeanwhile(tx, product, () => bookAll(tx, deps, ids, placed.id));
  if (ids.length > 0) await apart(tx, placed.id, ids, asProduct);
}

/** Books what was told of a payment before the reference was known here by which its provider knows it; its order is locked. */
export async function bookToldOfPayment(
  tx: Tx,
  deps: SettleDeps,
  { orderId, ...payment }: { orderId: string; providerId: string; reference: string },
): Promise<void> {
  const ids = await findSiblings(tx, payment, openStates);
  if (ids.length > 0) await apart(tx, orderId, ids, () => bookAll(tx, deps, ids, orderId));
}

/** In a savepoint: what fails there by its own fault leaves the rest of the transaction as it is. */
function apart(tx: Tx, id: string, events: readonly string[], save: () => Promise<void>): Promise<void> {
  return saveApart(tx, [id], {
    save,
    giveUp: async (_id, error) => {
      log.error({ event: 'payment-event.told-before.failed', id, reason: messageOf(error), err: error });
      await reachMeanwhile(tx, rowScopeOf(systemActor), () => haveUnmatchedWait(tx, events));
    },
  });
}

/** Books events of an order, again and again as long as one of them lets another be booked. */
async function bookAll(tx: Tx, deps: SettleDeps, ids: readonly string[], orderId: string): Promise<void> {
  const locked: PaymentEventRecord[] = [];
  // In one order, so that two who book the same never wait for each other.
  for (const id of ids.toSorted()) {
    const event = await lockEvent(tx, id);
    if (event && openStates.includes(event.state)) locked.push(event);
  }
  let left = locked.toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
  for (let before = left.length + 1; left.length > 0 && left.length < before;) {
    before = left.length;
    const further: PaymentEventRecord[] = [];
    for (const event of left) if (!(await bookOnOrder(tx, deps, event, orderId))) further.push(event);
    left = further;
  }
}

async function bookOnOrder(tx: Tx, deps: SettleDeps, event: PaymentEventRecord, orderId: string): Promise<boolean> {
  const { paymentId } = await placeOf(tx, event.id);
  const known = paymentId === null ? undefined : await findPaymentForUpdate(tx, paymentId);
  const order = await findOrderForUpdate(tx, orderId);
  if (!order) throw new Error(`The order ${orderId} vanished inside its own transaction.`);
  return bookAt(tx, deps, event, { known, order });
}
