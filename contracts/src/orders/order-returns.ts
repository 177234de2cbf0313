import type { ActionNow, StateTable } from '../states/index.ts';
import { type Reasoned, reasoned } from '../wording/index.ts';
import type { Action } from '../access/index.ts';

export const returnStates = ['REQUESTED', 'APPROVED', 'RECEIVED', 'CLOSED', 'DECLINED', 'CANCELLED'] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnReasons = [
  'UNWANTED',
  'SIZE',
  'DAMAGED',
  'DEFECTIVE',
  'WRONG_ITEM',
  'NOT_AS_DESCRIBED',
  'LATE',
  'OTHER',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnConditions = ['AS_NEW', 'OPENED', 'USED', 'DAMAGED'] as const;
export type ReturnCondition = (typeof returnConditions)[number];

/** So many days after its approval a return that did not arrive needs somebody. */
export const returnArrivesWithinDays = 14;

/** What of a return was given back, or would be; amounts in minor units of its order's currency. */
export type ReturnMoney = {
  /** For all units that were accepted and are not refunded yet. */
  proposedMinor: number;
  /** Asked for, and waiting for a second person. */
  waitingMinor: number;
  refundedMinor: number;
};

/** What decides where a return may go. */
export type ReturnFacts = ReturnMoney & {
  currency: string;
  /** Why its refund is none, where somebody said so. */
  outcome: string | null;
};

function refusalOfWaiting({ waitingMinor, currency }: ReturnFacts): Reasoned | null {
  return waitingMinor > 0 ? reasoned('RETURN_REFUND_WAITS', { amount: { minor: waitingMinor, currency } }) : null;
}

function refusalToClose(facts: ReturnFacts): Reasoned | null {
  const { proposedMinor, refundedMinor, currency, outcome } = facts;
  const isOpen = proposedMinor > 0 && refundedMinor === 0 && outcome === null;
  const waits = refusalOfWaiting(facts);
  return waits ?? (isOpen ? reasoned('RETURN_REFUND_OPEN', { amount: { minor: proposedMinor, currency } }) : null);
}

/** The life of a return; in the order of its buttons. */
export const returnTable: StateTable<ReturnState, ReturnFacts> = {
  actions: [
    { action: 'approve', from: ['REQUESTED'], to: 'APPROVED', right: 'approve' },
    { action: 'decline', from: ['REQUESTED'], to: 'DECLINED', right: 'approve' },
    { action: 'receive', from: ['APPROVED'], to: 'RECEIVED', right: 'update' },
    { action: 'close', from: ['RECEIVED'], to: 'CLOSED', right: 'update', guard: refusalToClose },
    { action: 'cancel', from: ['REQUESTED', 'APPROVED'], to: 'CANCELLED', right: 'update' },
  ],
  noWay: (from) => reasoned(`RETURN_NO_WAY:${from}`),
};

/** Why no money can be given back for a return. */
export function refusalToRefundReturn(state: ReturnState, facts: ReturnFacts): Reasoned | null {
  if (state !== 'RECEIVED') return reasoned(`RETURN_NO_WAY:${state}`);
  const waits = refusalOfWaiting(facts);
  return waits ?? (facts.proposedMinor > 0 ? null : reasoned('RETURN_NOTHING_TO_REFUND'));
}

/** Refunding a return as an action on it: offered once it was received. */
export function returnRefundNow(
  state: ReturnState,
  facts: ReturnFacts,
  lacking: (right: Action) => Action | undefined,
): ActionNow<ReturnState>[] {
  if (state !== 'RECEIVED') return [];
  const lacks = lacking('refund') ?? null;
  return [{ action: 'refund', to: 'CLOSED', refusal: lacks ? null : refusalToRefundReturn(state, facts), lacks }];
}
