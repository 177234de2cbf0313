import type { Action } from '../access/index.ts';
import { zonedTime } from '../common/index.ts';
import type { OrderStatus } from '../orders/index.ts';
import type { ActionNow } from '../states/index.ts';
import { type DisputableFacts, refusalToDispute } from './dispute-steps.ts';
import { type Reasoned, reasoned } from '../wording/index.ts';

export const paymentTransactionKinds = [
  'AUTHORIZE',
  'CAPTURE',
  'REFUND',
  'VOID',
  'CHARGEBACK',
  'REVERSAL',
  'ADJUST',
] as const;
export type PaymentTransactionKind = (typeof paymentTransactionKinds)[number];

export const paymentTransactionStates = ['REQUESTED', 'SENT', 'PENDING', 'UNKNOWN', 'SUCCEEDED', 'FAILED'] as const;
export type PaymentTransactionState = (typeof paymentTransactionStates)[number];

/** What decides how a payment may go on; amounts in minor units of its currency. */
export type PaymentFacts = {
  currency: string;
  authorizedMinor: number;
  capturedMinor: number;
  /** Authorised, and neither captured nor voided, nor asked to be. */
  openMinor: number;
  authExpiresAt: Date | null;
  /** What its provider was asked for and has not answered, by kind. */
  underWay: { readonly [Kind in PaymentTransactionKind]?: { minor: number; since: string } };
  /** The clocks of its shop. */
  timeZone: string;
};

/** Why nothing can be paid for an order; a payment that came in is kept for a cancelled one too. */
export function refusalToPay(status: OrderStatus, isCaptured: boolean): Reasoned | null {
  if (status === 'DRAFT') return reasoned('PAYMENT_ORDER_DRAFT');
  return status === 'CANCELLED' && !isCaptured ? reasoned('PAYMENT_ORDER_CANCELLED') : null;
}

/** Why an amount cannot be captured of a payment at a time; without an amount, why nothing can. */
export function refusalToCapture(
  { currency, authorizedMinor, openMinor, authExpiresAt, underWay, timeZone }: PaymentFacts,
  at: Date,
  amountMinor?: number,
): Reasoned | null {
  const authorized = { minor: authorizedMinor, currency };
  if (underWay.CAPTURE)
    return reasoned('PAYMENT_CAPTURE_UNDER_WAY', {
      amount: { minor: underWay.CAPTURE.minor, currency },
      time: zonedTime(new Date(underWay.CAPTURE.since), timeZone),
    });
  if (openMinor === 0) return reasoned('PAYMENT_NOTHING_OPEN', { authorized });
  if ((amountMinor ?? 0) > openMinor)
    return reasoned('PAYMENT_MORE_THAN_OPEN', { left: { minor: openMinor, currency }, authorized });
  if (authExpiresAt !== null && authExpiresAt <= at)
    return reasoned('PAYMENT_AUTHORISATION_ENDED', { date: { localTime: zonedTime(authExpiresAt, timeZone) } });
  return null;
}

/** Why nothing of a payment can be voided. */
export function refusalToVoid({
  currency,
  authorizedMinor,
  capturedMinor,
  openMinor,
  underWay,
  timeZone,
}: PaymentFacts): Reasoned | null {
  if (underWay.VOID)
    return reasoned('PAYMENT_VOID_UNDER_WAY', {
      amount: { minor: underWay.VOID.minor, currency },
      time: zonedTime(new Date(underWay.VOID.since), timeZone),
    });
  if (openMinor > 0) return null;
  return capturedMinor > 0
    ? reasoned('PAYMENT_CAPTURED', { captured: { minor: capturedMinor, currency } })
    : reasoned('PAYMENT_NOTHING_OPEN', { authorized: { minor: authorizedMinor, currency } });
}

/** What can be done to a payment as things stand; `update` and `refund` are rights that the person lacks. */
export function paymentActions(
  facts: PaymentFacts & DisputableFacts,
  at: Date,
  { update: lacks, refund }: Record<'update' | 'refund', Action | null>,
): ActionNow<'CAPTURE' | 'VOID' | 'CHARGEBACK'>[] {
  return [
    { action: 'capture', to: 'CAPTURE', refusal: refusalToCapture(facts, at), lacks },
    { action: 'void', to: 'VOID', refusal: refusalToVoid(facts), lacks },
    { action: 'dispute', to: 'CHARGEBACK', refusal: refusalToDispute(facts), lacks: refund },
  ];
}
