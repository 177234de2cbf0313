import { orderAtRefund, type OrderChange, orderChangeOf } from '@quarry/contracts/payments';
import type { OrderRefundFacts } from './refund-facts.store.ts';
import type { RefundRecord } from './refund.ts';

/** What of the order changed since a refund that waits was asked for. */
export function changeSince(
  facts: OrderRefundFacts,
  { state, askedOf, amountMinor, currency }: Pick<RefundRecord, 'state' | 'askedOf' | 'amountMinor' | 'currency'>,
): OrderChange | null {
  if (state !== 'AWAITING_APPROVAL' || askedOf === null) return null;
  return orderChangeOf(askedOf, orderAtRefund(facts, { waitingMinor: amountMinor }), currency);
}
