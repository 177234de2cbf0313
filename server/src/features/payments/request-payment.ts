import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type OrderRecord, type SettleDeps, settlePaid } from '../orders/index.ts';
import { insertRequest, type NewRequest } from './payment-request.store.ts';
import { paidOf } from './payment-writing.store.ts';
import type { RequestKind } from './providers/index.ts';

const events = {
  AUTHORIZE: 'authorize_requested',
  CAPTURE: 'capture_requested',
  VOID: 'void_requested',
  REFUND: 'refund_sent',
} as const satisfies Record<RequestKind, string>;

/** Keeps what the provider of a payment is to be asked, with its order locked; a worker asks once this is committed. */
export async function requestOnOrder(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  { id, order }: { id: string; order: OrderRecord },
  request: NewRequest,
  now: Date,
): Promise<void> {
  await insertRequest(tx, { id, shopId: order.shopId }, origin, request, now);
  const amount = { minor: request.amountMinor, currency: order.currency };
  const event = { kind: events[request.kind], data: { amount } };
  await settlePaid(tx, deps, origin, order, await paidOf(tx, order.id), { event, now });
}
