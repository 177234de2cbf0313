import { type CheckedInput, inputIssue, type InputIssue } from '@quarry/contracts/common';
import {
  type BenchDraft,
  type Cart,
  cartLimits,
  cheaperChoice,
  type CheaperChoice,
  evaluateDiscounts,
  type Evaluation,
  isCountable,
  type Loss,
} from '@quarry/contracts/discounts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
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
  const named = await findNamedGoods(db, channel.shopId, lines);
  const known = named.flatMap(({ variantId }) => variantId ?? []);
  const places = [...new Set(known)].map((variantId) => ({ channelId: channel.id, variantId }));
  // Prices of the channel are in its own currency.
  const prices = channel.currency === currency ? await findStandings(db, places, at) : new Map();
  const issues: InputIssue[] = [];
  const read = lines.map(({ sku, quantity, priceMinor }, place): BenchLine => {
    const { variantId = null, found } = named[place] ?? {};
    if (!found) issues.push(unknownLine(lines, place));
    const standing = variantId === null ? undefined : prices.get(placeKey({ channelId: channel.id, variantId }));
    const unitMinor = priceMinor ?? standing?.price ?? null;
    if (found && unitMinor === null) issues.push(inputIssue(`lines.${place}.price`, 'no_price'));
    return { title: found?.title ?? sku ?? '', goods: found ?? null, quantity, unitMinor: unitMinor ?? 0 };
  });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: read };
}

type NamedLine = Pick<BenchDraft['lines'][number], 'variantId' | 'sku'>;

/** What each line names, as far as the catalogue has it. */
async function findNamedGoods(db: Deps['db'], shopId: string, lines: readonly NamedLine[]) {
  const skus = lines.flatMap(({ variantId, sku }) => (variantId === null && sku !== null ? [sku] : []));
  const bySku = await findVariantsBySku(db, shopId, skus);
  const variantIds = lines.map(({ variantId, sku }) => variantId ?? bySku.get(sku ?? '') ?? null);
  const goods = await findCartGoods(
    db,
    variantIds.filter((id) => id !== null),
  );
  return variantIds.map((variantId) => ({ variantId, found: variantId === null ? undefined : goods.get(variantId) }));
}

function unknownLine(lines: readonly NamedLine[], place: number): InputIssue {
  return inputIssue(`lines.${place}.${lines[place]?.variantId ? 'variantId' : 'sku'}`, 'unknown');
}

/** The lines of a faulty cart whose goods the catalogue does not have, so that they are told with its other faults. */
export async function unknownLines(
  { db }: Deps,
  shopId: string,
  given: readonly { variantId?: string | null; sku?: string | null }[],
): Promise<InputIssue[]> {
  const asked = given.slice(0, cartLimits.lines);
  const lines = asked.map(({ variantId, sku }) => ({
    variantId: variantId && isId(variantId) ? variantId : null,
    sku: sku?.trim() || null,
  }));
  const named = await findNamedGoods(db, shopId, lines);
  const isNamed = ({ variantId, sku }: NamedLine, place: number) =>
    variantId !== null || (sku !== null && !asked[place]?.variantId);
  return lines.flatMap((line, place) =>
    isNamed(line, place) && !named[place]?.found ? [unknownLine(lines, place)] : [],
  );
}
