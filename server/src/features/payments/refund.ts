import type { DisputeState, OrderAtRefund, RefundPurpose, RefundState } from '@quarry/contracts/payments';

/** A refund as it is stored. */
export type RefundRecord = {
  id: string;
  shopId: string;
  orderId: string;
  /** The return that it is of. */
  returnId: string | null;
  number: number;
  purpose: RefundPurpose;
  reason: string;
  note: string | null;
  /** By which it is found where the money is moved. */
  reference: string | null;
  /** When its money moved, as the person who asked said; null for the moment in which it goes. */
  happenedAt: Date | null;
  currency: string;
  amountMinor: number;
  state: RefundState;
  /** The order as it stood when a second person was asked; null for what did not wait. */
  askedOf: OrderAtRefund | null;
  /** Null for what no bank took back. */
  disputeState: DisputeState | null;
  /** The code of the provider of a dispute. */
  disputedAt: string | null;
  requestedById: string | null;
  /** Names of the people; null for the product itself. */
  requestedBy: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

export type RefundLineRecord = {
  refundId: string;
  lineId: string;
  quantity: number;
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
};

/** Whether the person asked for it. */
export function isOwnRefund(
  { requestedById }: Pick<RefundRecord, 'requestedById'>,
  { userId }: { userId: string | null },
): boolean {
  return requestedById !== null && requestedById === userId;
}

/** The fields an audit entry compares. */
export function auditedRefund(refund: RefundRecord): Record<string, unknown> {
  const { orderId, number, purpose, reason, reference, currency, amountMinor, state, disputeState } = refund;
  return { orderId, number, purpose, reason, reference, amount: { minor: amountMinor, currency }, state, disputeState };
}
