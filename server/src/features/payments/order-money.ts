import { sql } from 'kysely';
import { recordChanges } from '../../platform/audit/index.ts';
import { anyOf, readWithinScope } from '../../platform/db/index.ts';
import type { OrderMoney } from '../orders/index.ts';
import { bookOnOrder } from './payment.commands.ts';
import { refundAll, refundReturn } from './refund.commands.ts';
import { moneyOfReturns } from './return-money.ts';
import { findPaymentForUpdate, manualCode } from './payment.store.ts';
import { requestOnOrder } from './request-payment.ts';
import { auditedPayment, type PaymentRecord } from './payment.ts';
import { bookToldOfOrder } from './told-before.ts';

type Waiting = { orderId: string; captures: number; others: number };

/** What orders need of their payments. */
export const orderMoney: OrderMoney = {
  bookTold: bookToldOfOrder,
  inFlight: async (db, orderIds) => {
    const rows = await readWithinScope(
      db,
      sql<Waiting>`
        select p.order_id as "orderId", count(*) filter (where t.kind = 'CAPTURE') as captures,
          count(*) filter (where t.kind <> 'CAPTURE') as others
        from payment p join payment_transaction t on t.shop_id = p.shop_id and t.payment_id = p.id
        where p.order_id = ${anyOf(orderIds)} and t.state in ('REQUESTED', 'SENT', 'PENDING', 'UNKNOWN') group by 1`,
    );
    return new Map(rows.map(({ orderId, ...waiting }) => [orderId, waiting]));
  },
  refundAll,
  ofReturns: moneyOfReturns,
  refundReturn,
  voidOpen: async (tx, deps, origin, order) => {
    const now = deps.clock.now();
    for (const payment of await openPayments(tx, order.id)) {
      const { id, openMinor } = payment;
      const booking = { kind: 'VOID' as const, amountMinor: openMinor, at: now, reference: null };
      if (payment.providerCode === manualCode) await bookOnOrder(tx, deps, origin, { id, order }, [booking], now);
      else await requestOnOrder(tx, deps, origin, { id, order }, booking, now);
      const after = await findPaymentForUpdate(tx, id);
      const entry = { ...origin, entity: 'payment', entityId: id, action: 'voided' };
      await recordChanges(tx, deps, [
        { ...entry, before: auditedPayment(payment), after: after ? auditedPayment(after) : null },
      ]);
    }
  },
};

/** Payments of an order of which something is open, locked by id. */
async function openPayments(tx: Parameters<OrderMoney['voidOpen']>[0], orderId: string): Promise<PaymentRecord[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payment where order_id = ${orderId} order by id for update`.execute(tx);
  const found: PaymentRecord[] = [];
  for (const { id } of rows) {
    const payment = await findPaymentForUpdate(tx, id);
    if (payment && payment.openMinor > 0) found.push(payment);
  }
  return found;
}
