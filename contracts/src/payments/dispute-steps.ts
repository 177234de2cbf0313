import type { Action } from '../access/index.ts';
import type { ActionNow } from '../states/index.ts';
import { type Reasoned, reasoned } from '../wording/index.ts';
import type { PaymentFacts } from './payment-steps.ts';
import type { DisputeState } from './refund-steps.ts';

/** What decides how much a bank can still take back of a payment; amounts in minor units of its currency. */
export type DisputableFacts = Pick<PaymentFacts, 'currency' | 'capturedMinor'> & {
  refundedMinor: number;
  /** To be given back, and not answered yet. */
  refundPendingMinor: number;
  /** `manual` where people see its steps happen. */
  providerCode: string;
};

/** What a bank can still take back of a payment: captured, and neither given back nor asked to be. */
export function disputableOf({
  capturedMinor,
  refundedMinor,
  refundPendingMinor,
}: Omit<DisputableFacts, 'providerCode' | 'currency'>): number {
  return capturedMinor - refundedMinor - refundPendingMinor;
}

/** Why nobody records that an amount of a payment was taken back; without an amount, why nothing of it can be. */
export function refusalToDispute(facts: DisputableFacts, amountMinor?: number): Reasoned | null {
  const { providerCode, currency, capturedMinor } = facts;
  const leftMinor = disputableOf(facts);
  const money = (minor: number) => ({ minor, currency });
  if (providerCode !== 'manual') return reasoned('DISPUTE_OF_PROVIDER');
  if (leftMinor <= 0) return reasoned('DISPUTE_NOTHING_LEFT', { captured: money(capturedMinor) });
  return amountMinor !== undefined && amountMinor > leftMinor
    ? reasoned('DISPUTE_TOO_MUCH', { amount: money(amountMinor), left: money(leftMinor) })
    : null;
}

/** A dispute as somebody looks at it; both are null for a refund of another purpose. */
export type DisputeNow = { disputeState: DisputeState | null; disputedAt: string | null };

/** Why nobody records how a dispute ended. */
export function refusalToEndDispute({ disputeState, disputedAt }: DisputeNow): Reasoned | null {
  if (disputeState === null) return reasoned('DISPUTE_NONE');
  if (disputeState !== 'OPEN') return reasoned('DISPUTE_ENDED');
  return disputedAt === 'manual' ? null : reasoned('DISPUTE_OF_PROVIDER');
}

/** What can be done to a dispute as things stand. */
export function disputeActions(now: DisputeNow, lacks: Action | null): ActionNow<DisputeState>[] {
  const refusal = refusalToEndDispute(now);
  return [
    { action: 'win', to: 'WON', refusal, lacks },
    { action: 'lose', to: 'LOST', refusal, lacks },
  ];
}
