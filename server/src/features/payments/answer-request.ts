import { withTransaction } from '../../platform/db/index.ts';
import type { SettleDeps } from '../orders/index.ts';
import { findPaymentForUpdate } from './payment.store.ts';
import { findOpenRequests, type RequestEnd } from './payment-request.store.ts';
import { settleLocked } from './settle-request.ts';
import { bookToldOfPayment } from './told-before.ts';

/** Ends a request by its answer or by what was looked up; an event may have ended it before. */
export function settleRequest(
  deps: SettleDeps,
  { id, paymentId }: { id: string; paymentId: string },
  end: RequestEnd,
): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const payment = await findPaymentForUpdate(tx, paymentId);
    const request = (await findOpenRequests(tx, paymentId)).find((one) => one.id === id);
    if (!payment || !request) return;
    await settleLocked(tx, deps, payment, request, end);
    const { orderId, providerId, reference: before } = payment;
    const reference = end.kind === 'succeeded' ? end.paymentRef : null;
    if (before === null && orderId !== null && reference !== null)
      await bookToldOfPayment(tx, deps, { orderId, providerId, reference });
  });
}
