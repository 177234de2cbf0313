export const orderStatuses = ['DRAFT', 'OPEN', 'COMPLETED', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderPaymentStatuses = [
  'PENDING',
  'AUTHORIZED',
  'PARTIALLY_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'VOIDED',
  'EXPIRED',
  'FAILED',
] as const;
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number];

export const orderFulfilmentStatuses = ['UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'ON_HOLD'] as const;
export type OrderFulfilmentStatus = (typeof orderFulfilmentStatuses)[number];

export const orderReturnStatuses = ['NONE', 'REQUESTED', 'IN_PROGRESS', 'RETURNED'] as const;
export type OrderReturnStatus = (typeof orderReturnStatuses)[number];

/** What the axes of an order follow from; amounts in minor units of its currency. */
export type OrderFacts = {
  status: OrderStatus;
  grossMinor: number;
  /** Sums over its payments and refunds. */
  paid: {
    /** Authorised, and neither captured nor voided. */
    authorizedMinor: number;
    capturedMinor: number;
    /** All that succeeded, chargebacks with them. */
    refundedMinor: number;
    /** The same without those by which an edit was settled. */
    creditedMinor: number;
    /** What the last transaction came to, where nothing is left of it. */
    last: 'EXPIRED' | 'VOIDED' | 'FAILED' | null;
  };
  lines: readonly { quantity: number; ships: boolean; shipped: number; returned: number }[];
  returns: readonly ('REQUESTED' | 'APPROVED' | 'RECEIVED' | 'CLOSED' | 'DECLINED' | 'CANCELLED')[];
  hasOpenHold: boolean;
};

export type OrderAxes = {
  paymentStatus: OrderPaymentStatus;
  fulfilmentStatus: OrderFulfilmentStatus;
  returnStatus: OrderReturnStatus;
  /** What is still to be paid; below zero where more was captured than the order is about. */
  outstandingMinor: number;
};

/** Where an order stands on its axes, and what is outstanding: of each axis the first line that fits counts. */
export function orderAxes(facts: OrderFacts): OrderAxes {
  const { status, grossMinor, paid } = facts;
  const refundedByEdits = paid.refundedMinor - paid.creditedMinor;
  const outstandingMinor = status === 'CANCELLED' ? 0 : grossMinor - paid.capturedMinor + refundedByEdits;
  return {
    paymentStatus: paymentOf(facts, outstandingMinor),
    fulfilmentStatus: fulfilmentOf(facts),
    returnStatus: returnOf(facts),
    outstandingMinor,
  };
}

function paymentOf({ status, grossMinor, paid }: OrderFacts, outstandingMinor: number): OrderPaymentStatus {
  const { authorizedMinor, capturedMinor, refundedMinor, creditedMinor, last } = paid;
  if (status === 'DRAFT') return 'PENDING';
  if (capturedMinor > 0 && refundedMinor >= capturedMinor) return 'REFUNDED';
  if (creditedMinor > 0) return 'PARTIALLY_REFUNDED';
  if (grossMinor <= 0 || (capturedMinor > 0 && outstandingMinor <= 0)) return 'PAID';
  if (capturedMinor > 0) return 'PARTIALLY_PAID';
  if (authorizedMinor > 0) return 'AUTHORIZED';
  return last ?? 'PENDING';
}

function fulfilmentOf({ status, lines, hasOpenHold }: OrderFacts): OrderFulfilmentStatus {
  // Nothing of a draft was sold yet.
  if (status === 'DRAFT') return 'UNFULFILLED';
  const shipping = lines.filter(({ ships }) => ships);
  const isDone = shipping.every(({ shipped, quantity }) => shipped >= quantity);
  if (hasOpenHold && !isDone) return 'ON_HOLD';
  if (isDone) return 'FULFILLED';
  return shipping.some(({ shipped }) => shipped > 0) ? 'PARTIALLY_FULFILLED' : 'UNFULFILLED';
}

function returnOf({ lines, returns }: OrderFacts): OrderReturnStatus {
  if (returns.includes('REQUESTED')) return 'REQUESTED';
  if (returns.some((status) => status === 'APPROVED' || status === 'RECEIVED')) return 'IN_PROGRESS';
  return lines.some(({ returned }) => returned > 0) ? 'RETURNED' : 'NONE';
}
