import { hash } from 'node:crypto';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import {
  type Cart,
  evaluateDiscounts,
  type Evaluation,
  isCountable,
  type ReservedCartDraft,
} from '@quarry/contracts/discounts';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { placeOf } from './bench.ts';
import { amongIds, type Candidates, findCandidates, runningOn } from './candidates.store.ts';
import { findCartGoods, findVariantsByExternalId, findVariantsBySku } from './cart-goods.store.ts';
import { customerKey } from './customer-key.ts';
import type { NotAllowed } from './discount.commands.ts';
import { discountLabel, type DiscountRecord, evaluatedDiscount } from './discount.ts';
import {
  addUses,
  claimReservation,
  type CountedUse,
  dropReservation,
  findReserved,
  keepReservation,
  lockCounters,
  releaseExpired,
  releaseKey,
  type Reservation,
} from './reservation.store.ts';

export type SellingChannel = {
  id: string;
  shopId: string;
  name: string;
  status: string;
  locale: string | null;
};
export type Reserved = { kind: 'reserved'; reservationKey: string; reservation: Reservation };
export type NoLongerApplies = {
  kind: 'no_longer_applies';
  discountId: string;
  code: string | null;
  refusal: Reasoned;
  totalMinor: number;
};
type ReserveOutcome = Reserved | NoLongerApplies | NotAllowed | { kind: 'invalid'; issues: readonly InputIssue[] };

/** How long a use is held before it is paid for. */
const heldForMs = 15 * 60_000;

/**
 * Holds one use of each discount that a cart gets. The same key with the same cart is answered the same while that is held. Where a
 * code of the cart is used up, nothing is held, and the answer names what the cart comes to without it.
 */
export function reserveDiscount(
  deps: Deps,
  channel: SellingChannel,
  { reservationKey, cart: given }: ReservedCartDraft,
): Promise<ReserveOutcome> {
  return withTransaction(deps.db, async (tx): Promise<ReserveOutcome> => {
    if (channel.status !== 'ACTIVE' && channel.status !== 'PAUSED')
      return { kind: 'not_allowed', ...reasoned('RESERVATION_NOT_SOLD', { channel: channel.name }) };
    if (!isCountable(given.lines, given.shippingMinor))
      return { kind: 'invalid', issues: [inputIssue('cart.lines', 'too_large')] };
    const now = deps.clock.now();
    const key = { channelId: channel.id, shopId: channel.shopId, key: reservationKey };
    const claim = {
      hash: hash('sha256', sortedJson(given), 'buffer'),
      expiresAt: new Date(now.getTime() + heldForMs),
      now,
    };
    const kept = await claimReservation(tx, key, claim);
    if (kept && kept.expiresAt > now)
      return kept.hash.equals(claim.hash)
        ? { kind: 'reserved', reservationKey, reservation: kept.answer }
        : { kind: 'not_allowed', ...reasoned('RESERVATION_OTHER_CART') };
    const cart = await cartOf(tx, channel, given);
    const { candidates, evaluation } = await evaluateLocked(
      tx,
      channel,
      cart,
      kept ? await findReserved(tx, key) : [],
      now,
    );
    const usedUp = usedUpCode(evaluation, candidates);
    if (usedUp) {
      await dropReservation(tx, key);
      return { ...usedUp, totalMinor: evaluation.totals.totalMinor };
    }
    const { expiresAt } = claim;
    await addUses(tx, { ...key, expiresAt }, usesOf(evaluation, candidates), { ...cart, now });
    const reservation = answerOf(evaluation, candidates.discounts, channel, { currency: cart.currency, expiresAt });
    await keepReservation(tx, key, { ...claim, answer: reservation });
    return { kind: 'reserved', reservationKey, reservation };
  });
}

/** Gives back what a key holds, which is kept without space around it; a key that holds nothing is released as well. */
export function releaseDiscount(
  deps: Deps,
  { id: channelId }: Pick<SellingChannel, 'id'>,
  reservationKey: string,
): Promise<{ kind: 'released' }> {
  return withTransaction(deps.db, async (tx) => {
    const key = { channelId, key: reservationKey.trim() };
    await dropReservation(tx, key);
    await lockCounters(tx, await findReserved(tx, key));
    await releaseKey(tx, key);
    return { kind: 'released' };
  });
}

async function cartOf(
  tx: Tx,
  channel: SellingChannel,
  { currency, customer, codes, lines, shippingMinor }: ReservedCartDraft['cart'],
): Promise<Cart> {
  const named = (field: 'externalId' | 'sku') => lines.flatMap((one) => one[field] ?? []);
  const byExternalId = await findVariantsByExternalId(tx, channel.id, named('externalId'));
  const bySku = await findVariantsBySku(tx, channel.shopId, named('sku'));
  const variants = lines.map(
    ({ externalId, sku }) => byExternalId.get(externalId ?? '') ?? bySku.get(sku ?? '') ?? null,
  );
  const goods = await findCartGoods(
    tx,
    variants.filter((id) => id !== null),
  );
  return {
    currency: currency ?? '',
    channelId: channel.id,
    customerKey: customerKey(channel.shopId, customer),
    codes,
    shippingMinor,
    lines: lines.map(({ quantity, unitMinor }, place) => ({
      id: String(place),
      ...placeOf(goods.get(variants[place] ?? '') ?? null),
      quantity,
      unitMinor,
    })),
  };
}

/** A use of each discount that a cart gets. */
export function usesOf({ applied }: Evaluation, { codeIds }: Candidates): CountedUse[] {
  return applied.map(({ discountId, code, savingMinor }) => ({
    discountId,
    codeId: code === null ? null : (codeIds.get(code) ?? null),
    amountMinor: savingMinor,
  }));
}

/** Losses that no use of anybody and no other discount makes undone. */
const isSettled = new Set(['NO_MATCHING_LINE', 'CUSTOMER_NEEDED', 'WRONG_CURRENCY']);

/**
 * Evaluates a cart while nobody else counts a use of what it could get: looked at first, then locked in one order, expired uses released,
 * and evaluated again by what stands then.
 */
export async function evaluateLocked(
  tx: Tx,
  { id: channelId, shopId }: Pick<SellingChannel, 'id' | 'shopId'>,
  cart: Cart,
  held: readonly string[],
  now: Date,
  releaseHeld?: () => Promise<void>,
): Promise<{ candidates: Candidates; evaluation: Evaluation }> {
  const asked = { shopId, cart, now };
  const first = await findCandidates(tx, asked, runningOn(channelId, now), { isEach: false });
  const possible = possibleAmong(first.discounts, evaluate(first, cart, now));
  const ids = [...new Set([...possible, ...held])];
  await lockCounters(tx, ids);
  await releaseExpired(tx, ids, now);
  await releaseHeld?.();
  const candidates = await findCandidates(tx, asked, amongIds(possible), { isEach: false });
  return { candidates, evaluation: evaluate(candidates, cart, now) };
}

/** What the cart could come to get once others counted uses: what it gets now, what can be used up, and what would then take its place. */
function possibleAmong(discounts: readonly DiscountRecord[], { applied, lost }: Evaluation): string[] {
  const settled = new Set(lost.flatMap(({ discountId, loss }) => (isSettled.has(loss.code) ? [discountId] : [])));
  const taken = new Set(applied.map(({ discountId }) => discountId));
  const canFall = discounts.some((one) => taken.has(one.id) && isLimited(one));
  return discounts.flatMap((one) =>
    !settled.has(one.id) && (canFall || taken.has(one.id) || isLimited(one)) ? [one.id] : [],
  );
}

/** Whether it can be used up; codes have limits of their own. */
function isLimited({ method, limitTotal, limitPerCustomer }: DiscountRecord): boolean {
  return method === 'CODE' || limitTotal !== null || limitPerCustomer !== null;
}

export function evaluate({ discounts, counters }: Candidates, cart: Cart, at: Date): Evaluation {
  return evaluateDiscounts({ cart, discounts: discounts.flatMap((one) => evaluatedDiscount(one) ?? []), counters, at });
}

/** The first discount that a code of the cart was to give and that has no use left. */
export function usedUpCode(
  { lost }: Evaluation,
  { discounts, counters }: Candidates,
): Omit<NoLongerApplies, 'totalMinor'> | undefined {
  for (const { discountId, loss } of lost) {
    if (loss.code !== 'LIMIT_REACHED' && loss.code !== 'CUSTOMER_LIMIT_REACHED') continue;
    // An automatic one is nothing that the customer asked for.
    if (discounts.find(({ id }) => id === discountId)?.method !== 'CODE') continue;
    const [code = null] = [...counters.codes].find(([, known]) => known.discountId === discountId) ?? [];
    const { limit } = loss;
    const isTotal = loss.code === 'LIMIT_REACHED';
    const refusal = reasoned(isTotal ? 'DISCOUNT_USED_UP' : 'DISCOUNT_CUSTOMER_USED_UP', { limit });
    return { kind: 'no_longer_applies', discountId, code, refusal };
  }
  return undefined;
}

function answerOf(
  { applied, totals }: Evaluation,
  discounts: readonly DiscountRecord[],
  { locale }: SellingChannel,
  { currency, expiresAt }: { currency: string; expiresAt: Date },
): Reservation {
  const labelOf = (id: string) =>
    discountLabel(
      discounts.find((one) => one.id === id),
      locale,
    );
  return {
    expiresAt: expiresAt.toISOString(),
    applied: applied.map(({ discountId, code, savingMinor }) => ({
      discountId,
      label: labelOf(discountId),
      code,
      savingMinor,
    })),
    totalMinor: totals.totalMinor,
    currency,
  };
}
