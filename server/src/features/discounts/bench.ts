import { type CheckedInput, inputIssue, type InputIssue } from '@quarry/contracts/common';
import {
  type BenchDraft,
  type Cart,
  cheaperChoice,
  type CheaperChoice,
  evaluateDiscounts,
  type Evaluation,
  isCountable,
  type Loss,
} from '@quarry/contracts/discounts';
import type { Deps } from '../../platform/feature.ts';
import { findStandings, placeKey } from '../channels/index.ts';
import { explainedAt, findCandidates } from './candidates.store.ts';
import { type CartGoods, findCartGoods, findVariantsBySku } from './cart-goods.store.ts';
import { customerKey } from './customer-key.ts';
import { type DiscountRecord, evaluatedDiscount } from './discount.ts';

export type BenchLine = { title: string; goods: CartGoods | null; quantity: number; unitMinor: number };

export type Bench = {
  currency: string;
  at: Date;
  lines: BenchLine[];
  evaluation: Evaluation;
  /** Drafts that cannot be evaluated yet among them. */
  lost: { discountId: string; loss: Loss }[];
  discounts: ReadonlyMap<string, DiscountRecord>;
  cheaper: CheaperChoice | null;
  isComplete: boolean;
};

type BenchChannel = { id: string; shopId: string; currency: string | null };

/** Evaluates a cart on a channel as it would be at a time; nothing is stored. The number of statements hangs on no number of anything. */
export async function benchOf(
  { db, clock }: Deps,
  channel: BenchChannel,
  draft: BenchDraft,
  at: Date | null,
): Promise<CheckedInput<Bench>> {
  const now = clock.now();
  const moment = at ?? now;
  const found = await linesOf(db, channel, draft, moment);
  if (!found.ok) return found;
  const lines = found.value;
  const { currency, shippingMinor } = draft;
  if (!isCountable(lines, shippingMinor)) return { ok: false, issues: [inputIssue('lines', 'too_large')] };
  const cart: Cart = {
    currency,
    channelId: channel.id,
    customerKey: customerKey(channel.shopId, draft.customer),
    codes: draft.codes,
    shippingMinor,
    lines: lines.map(({ goods, quantity, unitMinor }, place) => ({
      id: String(place),
      ...placeOf(goods),
      quantity,
      unitMinor,
    })),
  };
  const asked = { shopId: channel.shopId, cart, now };
  const { discounts, counters } = await findCandidates(db, asked, explainedAt(moment), { isEach: true });
  const input = { cart, discounts: discounts.flatMap((one) => evaluatedDiscount(one) ?? []), counters, at: moment };
  const evaluation = evaluateDiscounts(input);
  const { choice, isComplete } = cheaperChoice(input, evaluation);
  const unfinished = discounts.filter((one) => evaluatedDiscount(one) === null);
  const lost = [
    ...evaluation.lost,
    ...unfinished.map(({ id }) => ({ discountId: id, loss: { code: 'DRAFT' } as const })),
  ];
  const byId = new Map(discounts.map((one) => [one.id, one]));
  return {
    ok: true,
    value: { currency, at: moment, lines, evaluation, lost, discounts: byId, cheaper: choice, isComplete },
  };
}

/** What a line of a cart is about; nothing where the catalogue does not have it. */
export function placeOf(goods: CartGoods | null) {
  return {
    productId: goods?.productId ?? null,
    variantId: goods?.variantId ?? null,
    brandId: goods?.brandId ?? null,
    categoryIds: goods?.categoryIds ?? [],
  };
}

async function linesOf(
  db: Deps['db'],
  channel: BenchChannel,
  { currency, lines }: BenchDraft,
  at: Date,
): Promise<CheckedInput<BenchLine[]>> {
  const skus = lines.flatMap(({ variantId, sku }) => (variantId === null && sku !== null ? [sku] : []));
  const bySku = await findVariantsBySku(db, channel.shopId, skus);
  const variantIds = lines.map(({ variantId, sku }) => variantId ?? bySku.get(sku ?? '') ?? null);
  const known = variantIds.filter((id) => id !== null);
  const goods = await findCartGoods(db, known);
  const places = [...new Set(known)].map((variantId) => ({ channelId: channel.id, variantId }));
  // Prices of the channel are in its own currency.
  const prices = channel.currency === currency ? await findStandings(db, places, at) : new Map();
  const issues: InputIssue[] = [];
  const read = lines.map(({ sku, quantity, priceMinor }, place): BenchLine => {
    const variantId = variantIds[place] ?? null;
    const found = variantId === null ? undefined : goods.get(variantId);
    if (!found) issues.push(inputIssue(`lines.${place}.${lines[place]?.variantId ? 'variantId' : 'sku'}`, 'unknown'));
    const standing = variantId === null ? undefined : prices.get(placeKey({ channelId: channel.id, variantId }));
    const unitMinor = priceMinor ?? standing?.price ?? null;
    if (found && unitMinor === null) issues.push(inputIssue(`lines.${place}.price`, 'no_price'));
    return { title: found?.title ?? sku ?? '', goods: found ?? null, quantity, unitMinor: unitMinor ?? 0 };
  });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: read };
}
