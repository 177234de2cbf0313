import { inputIssue } from '@quarry/contracts/common';
import {
  formRefund,
  orderAtRefund,
  type RefundDraft,
  refundOfAll,
  type RefundShare,
  refusalOfChange,
  refusalOfLimit,
  refusalToApprove,
  refusalToDecline,
  refusalToWithdraw,
  spreadOver,
} from '@quarry/contracts/payments';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type RecordKind } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import {
  addRefunded,
  closeRefunded,
  findOrderForUpdate,
  type OrderMoney,
  type OrderRecord,
  type SettleDeps,
  settlePaid,
} from '../orders/index.ts';
import { lockPaymentsOf, manualCode } from './payment.store.ts';
import { insertRequest } from './payment-request.store.ts';
import { changeSince } from './order-change.ts';
import { proposedShares } from './return-money.ts';
import { auditedPayment, type PaymentRecord } from './payment.ts';
import { book, hasReference, paidOf } from './payment-writing.store.ts';
import { findRefundFacts, type OrderRefundFacts } from './refund-facts.store.ts';
import { findLimitLeft } from './refund-limit.ts';
import { auditedRefund, isOwnRefund, type RefundRecord } from './refund.ts';
import { findRefundForUpdate, findRefundLines } from './refund.store.ts';
import { decideRefund, insertRefund } from './refund-writing.store.ts';

export const refundKind: RecordKind<RefundRecord> = {
  entity: 'refund',
  lock: findRefundForUpdate,
  audited: auditedRefund,
};

type Seen = { id: string; version: number };

/** Gives money of an order back, or has it wait for a second person where it is above the limit of the one who asks. */
export function requestRefund(deps: Deps, origin: ChangeOrigin, { id: orderId, version }: Seen, draft: RefundDraft) {
  return createRecord(deps, origin, refundKind, async (tx, id) => {
    const order = await findOrderForUpdate(tx, orderId);
    if (!order) return { kind: 'not_found' as const };
    if (order.version !== version) return { kind: 'conflict' as const, currentVersion: order.version };
    const asked = await ask(tx, deps, origin, { id, order, returnId: null }, draft);
    return asked.kind === 'given' || asked.kind === 'waiting' ? undefined : asked;
  });
}

type Asked = { id: string; order: OrderRecord; returnId: string | null };

/** Gives money of an order back that the transaction has locked, or has it wait; why not before anything is written. */
async function ask(tx: Tx, deps: SettleDeps, origin: ChangeOrigin, { id, order, returnId }: Asked, draft: RefundDraft) {
  const now = deps.clock.now();
  const facts = await factsOf(tx, order);
  const formed = formRefund(facts, draft);
  if (formed.kind !== 'formed') return formed;
  const { amountMinor } = formed.refund;
  const isWaiting = amountMinor > (await findLimitLeft(tx, origin.actor, facts, now));
  const giving = { ...draft, ...formed.refund, id, order, returnId, at: draft.at ?? now };
  const sources = isWaiting ? [] : await sourcesOf(tx, giving);
  if (await isTold(tx, sources, giving)) return recordedBefore();
  const { id: orderId, shopId, currency } = order;
  const state = isWaiting ? 'AWAITING_APPROVAL' : stateAtOnce(sources);
  const askedOf = isWaiting ? orderAtRefund(facts, { waitingMinor: 0 }) : null;
  const stored = { ...giving, happenedAt: draft.at, shopId, orderId, currency, state, askedOf } as const;
  await insertRefund(tx, stored, origin.actor, now);
  if (isWaiting) await tell(tx, deps, origin, order, 'refund_requested', { amountMinor, now });
  else await give(tx, deps, origin, giving, sources);
  return state === 'SUCCEEDED' ? { kind: 'given' as const } : { kind: 'waiting' as const };
}

/** The refund of a return, within the transaction that does something to its order. */
export const refundReturn: OrderMoney['refundReturn'] = async (tx, deps, origin, order, returned, draft) => {
  const id = newId();
  const shares = proposedShares(await factsOf(tx, order), returned.lines);
  const lines = draft.amountMinor === null ? shares.lines : null;
  const amountMinor = draft.amountMinor ?? (lines ? null : shares.amountMinor);
  const asked = await ask(
    tx,
    deps,
    origin,
    { id, order, returnId: returned.id },
    { ...draft, purpose: 'RETURN', lines, amountMinor },
  );
  if (asked.kind === 'given' || asked.kind === 'waiting') await noteCreated(tx, deps, origin, id);
  return asked;
};

/** Gives back what somebody else asked for; `seen` names the change of the order at which the one who approves has looked. */
export function approveRefund(deps: Deps, origin: ChangeOrigin, { id, version, seen }: Seen & { seen: string | null }) {
  return changeRecord(deps, origin, refundKind, { id, version, action: 'approved' }, async (tx, refund) => {
    const now = deps.clock.now();
    const order = await orderOf(tx, refund);
    const facts = await factsOf(tx, order);
    const limitMinor = await findLimitLeft(tx, origin.actor, facts, now);
    const isOwn = isOwnRefund(refund, origin.actor);
    const refusal =
      refusalToApprove({ ...refund, limitMinor, isOwn }) ??
      refusalOfRest(facts, refund) ??
      refusalOfChange(changeSince(facts, refund), seen);
    if (refusal) return { kind: 'not_allowed' as const, ...refusal };
    const giving: Giving = { ...refund, lines: await findRefundLines(tx, [id]), order, at: refund.happenedAt ?? now };
    const sources = await sourcesOf(tx, giving);
    if (await isTold(tx, sources, giving)) return recordedBefore();
    const state = stateAtOnce(sources);
    await decideRefund(tx, id, state, origin.actor, now);
    if (state === 'SUCCEEDED') await closeReturnOf(tx, origin, refund, now);
    await give(tx, deps, origin, giving, sources);
    return undefined;
  });
}

/** A return is done once its refund is made, no matter who made it. */
export async function closeReturnOf(
  tx: Tx,
  origin: ChangeOrigin,
  { returnId, orderId, shopId }: RefundRecord,
  now: Date,
) {
  if (returnId !== null) await closeRefunded(tx, origin, { id: orderId, shopId }, returnId, now);
}

/** Leaves money where it is, for which somebody else asked. */
export function declineRefund(deps: Deps, origin: ChangeOrigin, { id, version }: Seen, reason: string) {
  return changeRecord(deps, origin, refundKind, { id, version, action: 'declined' }, async (tx, refund) => {
    const refusal = refusalToDecline({ ...refund, isOwn: isOwnRefund(refund, origin.actor) });
    return refusal ? { kind: 'not_allowed' as const, ...refusal } : end(tx, deps, origin, refund, 'DECLINED', reason);
  });
}

/** Takes one's own request back. */
export function withdrawRefund(deps: Deps, origin: ChangeOrigin, { id, version }: Seen, reason: string) {
  return changeRecord(deps, origin, refundKind, { id, version, action: 'withdrawn' }, async (tx, refund) => {
    const refusal = refusalToWithdraw({ ...refund, isOwn: isOwnRefund(refund, origin.actor) });
    return refusal ? { kind: 'not_allowed' as const, ...refusal } : end(tx, deps, origin, refund, 'WITHDRAWN', reason);
  });
}

/**
 * Gives back, within the caller's transaction, all that was captured of an order that it has locked, and writes what that comes to on the
 * order; answers why not before anything is written. No second person decides about a part of a cancellation, so the limit has to cover it.
 */
export async function refundAll(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  order: OrderRecord,
  { reason, reference = null }: { reason: string; reference?: string | null },
): Promise<Reasoned | null> {
  const now = deps.clock.now();
  const facts = await factsOf(tx, order);
  if (facts.waitingMinor > 0)
    return reasoned('REFUND_WAITING', { amount: { minor: facts.waitingMinor, currency: facts.currency } });
  if (facts.refundableMinor <= 0) return null;
  const { amountMinor, lines } = refundOfAll(facts);
  const limitMinor = await findLimitLeft(tx, origin.actor, facts, now);
  const refusal = refusalOfLimit({ ...facts, amountMinor, limitMinor });
  if (refusal) return refusal;
  const { shopId, id: orderId, currency } = order;
  const id = newId();
  const purpose = 'CANCEL';
  const giving = { id, order, purpose, amountMinor, lines, reference, at: now } as const;
  const sources = await sourcesOf(tx, giving);
  const state = stateAtOnce(sources);
  await insertRefund(
    tx,
    { ...giving, shopId, orderId, returnId: null, happenedAt: null, currency, reason, note: null, state },
    origin.actor,
    now,
  );
  await give(tx, deps, origin, giving, sources);
  await noteCreated(tx, deps, origin, id);
  return null;
}

/** The audit entry of a refund that another command made. */
export async function noteCreated(tx: Tx, deps: SettleDeps, origin: ChangeOrigin, id: string): Promise<void> {
  const refund = await findRefundForUpdate(tx, id);
  if (!refund) throw new Error(`The refund ${id} vanished inside its own transaction.`);
  const entry = { ...origin, entity: refundKind.entity, entityId: id, action: 'created' };
  await recordChange(tx, deps, { ...entry, before: null, after: auditedRefund(refund) });
}

type Giving = Pick<RefundRecord, 'id' | 'purpose' | 'amountMinor' | 'reference'> & {
  order: OrderRecord;
  lines: readonly RefundShare[];
  at: Date;
};
type Source = ReturnType<typeof spreadOver<{ payment: PaymentRecord; leftMinor: number }>>[number];

async function factsOf(tx: Tx, { id }: Pick<OrderRecord, 'id'>): Promise<OrderRefundFacts> {
  const [facts] = await findRefundFacts(tx, [id]);
  if (!facts) throw new Error(`The order ${id} is locked and is not there.`);
  return facts;
}

async function orderOf(tx: Tx, { id, orderId }: RefundRecord): Promise<OrderRecord> {
  const order = await findOrderForUpdate(tx, orderId);
  if (!order) throw new Error(`The refund ${id} is of no order.`);
  return order;
}

/** Of which payments the money comes: those that were captured first, locked by their ids. */
async function sourcesOf(tx: Tx, { id, order, amountMinor }: Giving): Promise<Source[]> {
  const payments = await lockPaymentsOf(tx, order.id);
  const sources = spreadOver(
    amountMinor,
    payments.map((payment) => ({
      payment,
      leftMinor: payment.capturedMinor - payment.refundedMinor - payment.refundPendingMinor,
    })),
  );
  const found = sources.reduce((sum, source) => sum + source.amountMinor, 0);
  if (found !== amountMinor) throw new Error(`The payments of the refund ${id} hold ${found}, not ${amountMinor}.`);
  return sources;
}

/** Whether one of the payments has a refund by this reference already. */
async function isTold(tx: Tx, sources: readonly Source[], { reference }: Giving): Promise<boolean> {
  if (reference === null) return false;
  for (const { payment } of sources) if (await hasReference(tx, payment.payment.id, 'REFUND', reference)) return true;
  return false;
}

function recordedBefore() {
  return { kind: 'invalid' as const, issues: [inputIssue('reference', 'recorded_before')] };
}

/** A dispute may have taken what a refund waits for. */
function refusalOfRest(
  { currency, refundableMinor }: OrderRefundFacts,
  { amountMinor }: Pick<RefundRecord, 'amountMinor'>,
): Reasoned | null {
  // The refund itself waits, and is not a part of what is left.
  if (refundableMinor >= 0) return null;
  const money = (minor: number) => ({ minor, currency });
  return reasoned('REFUND_TOO_MUCH', {
    amount: money(amountMinor),
    left: money(Math.max(0, refundableMinor + amountMinor)),
  });
}

/** What a refund is once it is decided: what people pay out is done by then, a provider has to be asked first. */
function stateAtOnce(sources: readonly Source[]): 'PROCESSING' | 'SUCCEEDED' {
  return sources.some(({ payment: { payment } }) => payment.providerCode !== manualCode) ? 'PROCESSING' : 'SUCCEEDED';
}

/** Moves the money: transactions, amounts of payments, lines and sums of the order. */
async function give(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  { id, order, purpose, amountMinor, lines, reference, at }: Giving,
  sources: readonly Source[],
): Promise<void> {
  const now = deps.clock.now();
  for (const {
    payment: { payment },
    amountMinor: part,
  } of sources) {
    if (payment.providerCode !== manualCode) {
      await insertRequest(tx, payment, origin, { kind: 'REFUND', amountMinor: part, refundId: id }, now);
      continue;
    }
    await book(tx, payment, origin, [{ kind: 'REFUND', amountMinor: part, at, reference, refundId: id }], now);
    const after = { ...payment, refundedMinor: payment.refundedMinor + part };
    const entry = { ...origin, entity: 'payment', entityId: payment.id, action: 'refunded' };
    await recordChange(tx, deps, { ...entry, before: auditedPayment(payment), after: auditedPayment(after) });
  }
  const isSent = stateAtOnce(sources) === 'PROCESSING';
  // An edit takes its units away by itself; what a provider gives back counts once it has.
  if (purpose !== 'EDIT' && !isSent) await addRefunded(tx, order.shopId, lines);
  await tell(tx, deps, origin, order, isSent ? 'refund_sent' : 'refunded', { amountMinor, now });
}

/** Ends a request without money. */
async function end(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  refund: RefundRecord,
  state: 'DECLINED' | 'WITHDRAWN',
  reason: string,
): Promise<undefined> {
  const now = deps.clock.now();
  const order = await orderOf(tx, refund);
  await decideRefund(tx, refund.id, state, origin.actor, now);
  const kind = state === 'DECLINED' ? 'refund_declined' : 'refund_withdrawn';
  await tell(tx, deps, origin, order, kind, { amountMinor: refund.amountMinor, now, note: reason });
}

/** Writes on the order what its payments come to, and what happened; its version says that what is left is another amount. */
export async function tell(
  tx: Tx,
  deps: SettleDeps,
  origin: ChangeOrigin,
  order: OrderRecord,
  kind: string,
  { amountMinor, now, note = null }: { amountMinor: number; now: Date; note?: string | null },
): Promise<void> {
  const amount = { minor: amountMinor, currency: order.currency };
  await settlePaid(tx, deps, origin, order, await paidOf(tx, order.id), {
    event: { kind, data: { amount }, note },
    now,
  });
}
