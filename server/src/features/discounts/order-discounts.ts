import type { Cart, Evaluation } from '@quarry/contracts/discounts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Candidates, explainedAt, findCandidates, runningOn } from './candidates.store.ts';
import type { DiscountRecord } from './discount.ts';
import { evaluate, evaluateLocked, type NoLongerApplies, usedUpCode, usesOf } from './reservation.commands.ts';
import {
  addUses,
  dropReservation,
  findReserved,
  lockCounters,
  releaseExpired,
  releaseKey,
} from './reservation.store.ts';

type Channel = { id: string; shopId: string };

/** What a cart gets, with the discounts that were looked at. */
export type CartDiscounts = { evaluation: Evaluation; discounts: ReadonlyMap<string, DiscountRecord> };

/** What an order gets: its uses are counted by `commitUses` in the same transaction, or not at all. */
export type OrderDiscounts = CartDiscounts & {
  /** The first discount that a code was to give and that has no use left. */
  usedUp: Omit<NoLongerApplies, 'totalMinor'> | undefined;
  candidates: Candidates;
};

/** Evaluates a cart as it would be now; nothing is held. Those that were expected say why they do not count. */
export async function quoteDiscounts(db: Db | Tx, channel: Channel, cart: Cart, now: Date): Promise<CartDiscounts> {
  const asked = { shopId: channel.shopId, cart, now };
  const where = sql`(${runningOn(channel.id, now)} or (d.method = 'CODE' and ${explainedAt(now)}))`;
  const found = await findCandidates(db, asked, where, { isEach: false });
  return { evaluation: evaluate(found, cart, now), discounts: byId(found) };
}

/** Evaluates the cart of an order while nobody else counts a use of what it could get; what a reservation holds is free for it. */
export async function applyDiscounts(
  tx: Tx,
  channel: Channel,
  cart: Cart,
  { reservationKey, now }: { reservationKey: string | null; now: Date },
): Promise<OrderDiscounts> {
  const key = reservationKey === null ? null : { channelId: channel.id, key: reservationKey };
  const held = key ? await findReserved(tx, key) : [];
  const { candidates, evaluation } = await evaluateLocked(tx, channel, cart, held, now, async () => {
    if (!key) return;
    await releaseKey(tx, key);
    await dropReservation(tx, key);
  });
  return { evaluation, candidates, discounts: byId(candidates), usedUp: usedUpCode(evaluation, candidates) };
}

type Placed = Channel & { orderId: string; cart: Pick<Cart, 'customerKey' | 'currency'>; now: Date };

/** Counts the uses of an order that `applyDiscounts` evaluated in the same transaction. */
export async function commitUses(
  tx: Tx,
  { id: channelId, shopId, orderId, cart, now }: Placed,
  { evaluation, candidates }: OrderDiscounts,
): Promise<void> {
  await addUses(tx, { channelId, shopId, orderId }, usesOf(evaluation, candidates), { ...cart, now });
}

/** Counts the codes that an order used elsewhere, also beyond a limit, which is noted. */
export async function recordUses(
  tx: Tx,
  { id: channelId, shopId, orderId, cart, now }: Placed,
  { codes, savedMinor }: { codes: readonly string[]; savedMinor: number },
): Promise<void> {
  const asked = { shopId, cart: { codes, customerKey: cart.customerKey }, now };
  const ids = (await findCandidates(tx, asked, sql`false`, { isEach: true })).discounts.map(({ id }) => id);
  await lockCounters(tx, ids);
  await releaseExpired(tx, ids, now);
  const { discounts, counters, codeIds } = await findCandidates(tx, asked, sql`false`, { isEach: true });
  const uses = discounts.map(({ id: discountId, limitTotal, limitPerCustomer }) => {
    const [norm, code] = [...counters.codes].find(([, known]) => known.discountId === discountId) ?? [];
    const isOver = (used: number | undefined, limit: number | null | undefined) =>
      limit !== null && limit !== undefined && (used ?? 0) >= limit;
    return {
      discountId,
      codeId: codeIds.get(norm ?? '') ?? null,
      // What each of several codes took off was not sent.
      amountMinor: discounts.length === 1 ? Math.max(0, savedMinor) : 0,
      isOverLimit:
        isOver(counters.total.get(discountId), limitTotal) ||
        isOver(counters.byCustomer.get(discountId), limitPerCustomer) ||
        isOver(code?.used, code?.limit),
    };
  });
  await addUses(tx, { channelId, shopId, orderId }, uses, { ...cart, now });
}

function byId({ discounts }: Candidates): ReadonlyMap<string, DiscountRecord> {
  return new Map(discounts.map((one) => [one.id, one]));
}
