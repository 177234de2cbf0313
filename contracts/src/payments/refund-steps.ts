import type { Action } from '../access/index.ts';
import { type InputIssue, inputIssue } from '../common/index.ts';
import type { OrderStatus } from '../orders/index.ts';
import type { ActionNow } from '../states/index.ts';
import { type Reasoned, reasoned } from '../wording/index.ts';
import { refusalToPay } from './payment-steps.ts';
import { type RefundableLine, refundShare, type RefundShare, sharesLeft } from './refund-arithmetic.ts';
import type { RefundDraft } from './refund.input.ts';

export const refundStates = [
  'AWAITING_APPROVAL',
  'APPROVED',
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'DECLINED',
  'WITHDRAWN',
] as const;
export type RefundState = (typeof refundStates)[number];

export const refundPurposes = ['RETURN', 'GOODWILL', 'CANCEL', 'EDIT', 'DISPUTE'] as const;
export type RefundPurpose = (typeof refundPurposes)[number];

/** A dispute stands open until it is won, which brings the money back, or lost. */
export const disputeStates = ['OPEN', 'WON', 'LOST'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What people ask for; that a bank took money back is told by the provider. */
export const requestedPurposes = ['RETURN', 'GOODWILL', 'CANCEL', 'EDIT'] as const satisfies readonly RefundPurpose[];

/** What decides what of an order may be given back; amounts in minor units of its currency. */
export type RefundFacts = {
  currency: string;
  status: OrderStatus;
  capturedMinor: number;
  /** Captured, and neither given back nor waiting to be. */
  refundableMinor: number;
  outstandingMinor: number;
  lines: readonly RefundableLine[];
};

/** What a refund comes to; without lines where it is about an amount alone. */
export type FormedRefund = { amountMinor: number; lines: RefundShare[] };

type Asked = Pick<RefundDraft, 'purpose' | 'lines' | 'amountMinor'>;

type Formed =
  | { kind: 'formed'; refund: FormedRefund }
  | { kind: 'invalid'; issues: InputIssue[] }
  | ({ kind: 'not_allowed' } & Reasoned);

/** Why nothing of an order can be given back. */
export function refusalToRefund({ currency, capturedMinor, refundableMinor }: RefundFacts): Reasoned | null {
  if (refundableMinor > 0) return null;
  if (capturedMinor === 0) return reasoned('REFUND_NOTHING_CAPTURED');
  return reasoned('REFUND_NOTHING_LEFT', { captured: { minor: capturedMinor, currency } });
}

/** What a refund comes to by line and in sum, or why it cannot be. */
export function formRefund(facts: RefundFacts, draft: Asked): Formed {
  const refusal = refusalToRefund(facts) ?? refusalOfPurpose(facts, draft.purpose);
  if (refusal) return { kind: 'not_allowed', ...refusal };
  const formed = draft.lines ? ofLines(facts, draft.lines) : ofAmount(facts, draft);
  if ('issues' in formed) return { kind: 'invalid', issues: formed.issues };
  const tooMuch = refusalOfAmount(facts, draft.purpose, formed.amountMinor);
  return tooMuch ? { kind: 'not_allowed', ...tooMuch } : { kind: 'formed', refund: formed };
}

/** An edit gives back what was paid too much; a cancelled order what was still paid for it. */
function refusalOfPurpose({ status, outstandingMinor }: RefundFacts, purpose: RefundPurpose): Reasoned | null {
  if (purpose === 'CANCEL' && status !== 'CANCELLED') return reasoned('REFUND_NOT_CANCELLED');
  return purpose === 'EDIT' && outstandingMinor >= 0 ? reasoned('REFUND_NOT_OVERPAID') : null;
}

function refusalOfAmount(
  { currency, refundableMinor, outstandingMinor }: RefundFacts,
  purpose: RefundPurpose,
  amountMinor: number,
): Reasoned | null {
  const leftMinor = purpose === 'EDIT' ? Math.min(refundableMinor, -outstandingMinor) : refundableMinor;
  const amount = { minor: amountMinor, currency };
  return amountMinor > leftMinor ? reasoned('REFUND_TOO_MUCH', { amount, left: { minor: leftMinor, currency } }) : null;
}

function ofLines({ lines }: RefundFacts, asked: NonNullable<RefundDraft['lines']>) {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const issues: InputIssue[] = [];
  const shares = asked.flatMap(({ lineId, quantity }, place): RefundShare[] => {
    const line = byId.get(lineId);
    const left = line ? line.sold.quantity - line.taken.quantity : 0;
    if (!line) issues.push(inputIssue(`lines.${place}.lineId`, 'unknown'));
    else if (quantity > left) issues.push(inputIssue(`lines.${place}.quantity`, 'too_large'));
    else return [{ lineId, ...refundShare(line, quantity) }];
    return [];
  });
  const amountMinor = sumOf(shares);
  // Lines that were sold for nothing give nothing back.
  if (issues.length === 0 && amountMinor <= 0) issues.push(inputIssue('lines', 'too_small'));
  return issues.length > 0 ? { issues } : { amountMinor, lines: shares };
}

/** All that is left of an order whose money goes back whole. */
export function refundOfAll(facts: RefundFacts): FormedRefund {
  return ofAmount(facts, { purpose: 'CANCEL', lines: null, amountMinor: null });
}

/** All that is left is given back by line, where what is left of the lines comes to the same. */
function ofAmount(
  { lines, refundableMinor, outstandingMinor }: RefundFacts,
  { purpose, amountMinor }: Asked,
): FormedRefund {
  if (amountMinor !== null) return { amountMinor, lines: [] };
  if (purpose === 'EDIT') return { amountMinor: Math.min(refundableMinor, -outstandingMinor), lines: [] };
  const left = sharesLeft(lines);
  return { amountMinor: refundableMinor, lines: sumOf(left) === refundableMinor ? left : [] };
}

function sumOf(shares: readonly RefundShare[]): number {
  return shares.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
}

/** A refund as somebody looks at it. */
export type RefundNow = {
  state: RefundState;
  currency: string;
  amountMinor: number;
  isOwn: boolean;
  /** What the person may still give back of the order; without limit where that is infinite. */
  limitMinor: number;
  lacksApprove: Action | null;
  lacksRefund: Action | null;
};

/** Why somebody cannot approve a refund. */
export function refusalToApprove({
  state,
  currency,
  amountMinor,
  isOwn,
  limitMinor,
}: Omit<RefundNow, 'lacksApprove' | 'lacksRefund'>): Reasoned | null {
  if (state !== 'AWAITING_APPROVAL') return reasoned('REFUND_DECIDED');
  if (isOwn) return reasoned('REFUND_OWN');
  return refusalOfLimit({ currency, amountMinor, limitMinor });
}

/** Why a limit does not cover an amount. */
export function refusalOfLimit({
  currency,
  amountMinor,
  limitMinor,
}: Pick<RefundNow, 'currency' | 'amountMinor' | 'limitMinor'>): Reasoned | null {
  if (amountMinor <= limitMinor) return null;
  const money = (minor: number) => ({ minor, currency });
  return reasoned('REFUND_ABOVE_LIMIT', { limit: money(limitMinor), amount: money(amountMinor) });
}

export function refusalToDecline({ state, isOwn }: Pick<RefundNow, 'state' | 'isOwn'>): Reasoned | null {
  if (state !== 'AWAITING_APPROVAL') return reasoned('REFUND_DECIDED');
  return isOwn ? reasoned('REFUND_OWN') : null;
}

export function refusalToWithdraw({ state, isOwn }: Pick<RefundNow, 'state' | 'isOwn'>): Reasoned | null {
  if (state !== 'AWAITING_APPROVAL') return reasoned('REFUND_DECIDED');
  return isOwn ? null : reasoned('REFUND_OF_ANOTHER');
}

/** What can be done to a refund as things stand. */
export function refundActions(now: RefundNow): ActionNow<RefundState>[] {
  const lacks = now.lacksApprove;
  return [
    { action: 'approve', to: 'SUCCEEDED', refusal: refusalToApprove(now), lacks },
    { action: 'decline', to: 'DECLINED', refusal: refusalToDecline(now), lacks },
    { action: 'withdraw', to: 'WITHDRAWN', refusal: refusalToWithdraw(now), lacks: now.lacksRefund },
  ];
}

/** What can be done about the money of an order as things stand. Only where a provider can be asked is a request among it. */
export function orderPaymentActions(
  facts: RefundFacts & { isAskable: boolean },
  lacks: Record<'create' | 'refund', Action | null>,
): ActionNow<'AUTHORIZE' | 'CAPTURE' | 'REFUND'>[] {
  const request = { action: 'request', to: 'AUTHORIZE', refusal: refusalToPay(facts.status, false) } as const;
  return [
    ...(facts.isAskable ? [{ ...request, lacks: lacks.create }] : []),
    { action: 'authorize', to: 'AUTHORIZE', refusal: refusalToPay(facts.status, false), lacks: lacks.create },
    { action: 'record', to: 'CAPTURE', refusal: refusalToPay(facts.status, true), lacks: lacks.create },
    { action: 'refund', to: 'REFUND', refusal: refusalToRefund(facts), lacks: lacks.refund },
  ];
}
