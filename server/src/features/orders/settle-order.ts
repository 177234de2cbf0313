import {
  orderAxes,
  type OrderFacts,
  type OrderMoneyInFlight,
  ordersAutoCompleteSetting,
  refusalOfOrder,
} from '@quarry/contracts/orders';
import { sql } from 'kysely';
import { systemActor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { factsOf, standingOf } from './order-facts.store.ts';
import { axisRowsOf } from './order-paid.ts';
import { addEvent } from './order-writing.store.ts';
import { noteWait, type SettleDeps } from './note-wait.ts';

type Settled = { id: string; shopId: string };

type Row = Pick<OrderFacts, 'status' | 'grossMinor'> & Omit<OrderFacts['paid'], 'last'> & { paymentStatus: string };

/** Writes what follows from the rows of an order that the transaction has locked and changed: its axes, and since when it waits too long. */
export async function settleOrder(tx: Tx, deps: SettleDeps, { id, shopId }: Settled, now: Date): Promise<void> {
  const { rows } = await sql<Row>`
    select status, gross_minor as "grossMinor", authorized_minor as "authorizedMinor", captured_minor as "capturedMinor",
      refunded_minor as "refundedMinor", credited_minor as "creditedMinor", payment_status as "paymentStatus"
    from "order" where id = ${id}`.execute(tx);
  const [order] = rows;
  if (!order) throw new Error(`The order ${id} is locked and is not there.`);
  const { status, grossMinor, paymentStatus, ...paid } = order;
  // What the last transaction came to is kept by the axis itself.
  const last = (['EXPIRED', 'VOIDED', 'FAILED'] as const).find((state) => state === paymentStatus) ?? null;
  const axes = orderAxes({ ...(await axisRowsOf(tx, id)), status, grossMinor, paid: { ...paid, last } });
  await sql`
    update "order" set payment_status = ${axes.paymentStatus}, fulfilment_status = ${axes.fulfilmentStatus},
      return_status = ${axes.returnStatus}, outstanding_minor = ${axes.outstandingMinor}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
  await noteWait(tx, deps, { id, shopId }, now);
}

/** Completes an order of which nothing is left to do, where its shop wants that; one that people reopened they complete themselves. */
export async function completeWhereDone(
  tx: Tx,
  deps: SettleDeps,
  { id, shopId }: Settled,
  inFlight: OrderMoneyInFlight,
  now: Date,
): Promise<boolean> {
  const standing = await standingOf(tx, id);
  if (standing.status !== 'OPEN' || standing.wasReopened) return false;
  if (refusalOfOrder('complete', factsOf(standing, { inFlight, mayShipUnpaid: false, givesBack: false }))) return false;
  if (!(await settingValue(deps, ordersAutoCompleteSetting, { shopId }))) return false;
  await sql`update "order" set status = 'COMPLETED', stuck_at = null, updated_at = ${now} where id = ${id}`.execute(tx);
  await addEvent(tx, { id, shopId }, { actor: systemActor }, { kind: 'completed' }, now);
  return true;
}
