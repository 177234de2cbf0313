import type { Action } from '../access/index.ts';
import type { ActionNow } from '../states/index.ts';
import { type Reasoned, reasoned } from '../wording/index.ts';
import type { PaymentTransactionState } from './payment-steps.ts';

export const paymentEventStates = ['RECEIVED', 'WAITING', 'APPLIED', 'UNMATCHED', 'CONFLICT', 'IGNORED'] as const;
export type PaymentEventState = (typeof paymentEventStates)[number];

export const paymentEventKinds = [
  'AUTHORIZED',
  'CAPTURED',
  'REFUNDED',
  'VOIDED',
  'FAILED',
  'DISPUTED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

/** Why it cannot be read what happened at a provider. */
export type ProviderProblem = 'UNREACHABLE' | 'SECRET_REFUSED' | 'ANSWER_UNREADABLE' | 'NOT_SET_UP';

/** Why a request is not looked up. */
export function refusalToLookUp(state: PaymentTransactionState): Reasoned | null {
  if (state === 'PENDING' || state === 'UNKNOWN') return null;
  return state === 'SUCCEEDED' || state === 'FAILED'
    ? reasoned('PAYMENT_REQUEST_ENDED')
    : reasoned('PAYMENT_REQUEST_BEING_SENT');
}

/** What can be done about a request as things stand. */
export function requestActions(state: PaymentTransactionState, lacks: Action | null): ActionNow<'SENT'>[] {
  return [{ action: 'lookUp', to: 'SENT', refusal: refusalToLookUp(state), lacks }];
}

/** Why an event is not attached to an order. */
export function refusalToAttach(state: PaymentEventState): Reasoned | null {
  return state === 'APPLIED' ? reasoned('PAYMENT_EVENT_APPLIED') : null;
}

/** Why an event is not ignored. */
export function refusalToIgnore(state: PaymentEventState): Reasoned | null {
  if (state === 'APPLIED') return reasoned('PAYMENT_EVENT_APPLIED');
  return state === 'IGNORED' ? reasoned('PAYMENT_EVENT_IGNORED') : null;
}

/** What can be done about an event as things stand. */
export function eventActions(state: PaymentEventState, lacks: Action | null): ActionNow<PaymentEventState>[] {
  return [
    { action: 'attach', to: 'APPLIED', refusal: refusalToAttach(state), lacks },
    { action: 'ignore', to: 'IGNORED', refusal: refusalToIgnore(state), lacks },
  ];
}
