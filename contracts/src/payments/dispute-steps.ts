import type { PaymentFacts } from './payment-steps.ts';

/** What decides how much a bank can still take back of a payment; amounts in minor units of its currency. */
export type DisputableFacts = Pick<PaymentFacts, 'currency' | 'capturedMinor'> & {
  refundedMinor: number;
  /** To be given back, and not answered yet. */
  refundPendingMinor: number;
};

/** What a bank can still take back of a payment: captured, and neither given back nor asked to be. */
export function disputableOf({ capturedMinor, refundedMinor, refundPendingMinor }: DisputableFacts): number {
  return capturedMinor - refundedMinor - refundPendingMinor;
}
