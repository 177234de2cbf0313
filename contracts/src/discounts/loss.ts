import type { Cart, DiscountCounters } from './cart.ts';
import { type Discount, discountStatus, normalCode } from './discount.ts';
import { type Goods, leftMinor, type LineFinder } from './goods.ts';

/** Why a discount does not count for a cart. */
export type Loss =
  | { code: 'DRAFT' | 'NOT_STARTED' | 'ENDED' | 'PAUSED' | 'WRONG_CHANNEL' | 'WRONG_CURRENCY' | 'CODE_NOT_GIVEN' }
  | { code: 'NO_MATCHING_LINE' | 'CUSTOMER_NEEDED' | 'NO_EFFECT' }
  | { code: 'LIMIT_REACHED' | 'CUSTOMER_LIMIT_REACHED'; limit: number }
  /** In minor units, or in units of goods. */
  | { code: 'MINIMUM_NOT_REACHED'; missing: { minor: number } | { quantity: number } }
  | { code: 'NOT_COMBINABLE'; withId: string };

/** The codes of a cart: by which one each discount comes, and which nothing has. */
export type GivenCodes = { codeOf: ReadonlyMap<string, string>; unknown: readonly string[] };

/** Looks the codes of a cart up. Of several codes for one discount that with uses left counts, of those the first in order. */
export function codesIn(cart: Cart, discounts: readonly Discount[], { codes }: DiscountCounters): GivenCodes {
  const given = [...new Set(cart.codes.map(normalCode))].filter((code) => code !== '').toSorted();
  const known = new Set(discounts.map(({ id }) => id));
  const codeOf = new Map<string, string>();
  const unknown: string[] = [];
  for (const code of given) {
    const found = codes.get(code);
    if (!found || !known.has(found.discountId)) unknown.push(code);
    else {
      const before = codeOf.get(found.discountId);
      if (before === undefined || isUsedUp(codes.get(before))) codeOf.set(found.discountId, code);
    }
  }
  return { codeOf, unknown };
}

function isUsedUp(code: { used: number; limit: number | null } | undefined): boolean {
  return code !== undefined && code.limit !== null && code.used >= code.limit;
}

/** Why a discount cannot count, whatever is in the cart; null where it can. */
export function lossBefore(
  { cart, counters, at }: { cart: Cart; counters: DiscountCounters; at: Date },
  discount: Discount,
  { codeOf }: GivenCodes,
): Loss | null {
  const status = discountStatus(discount, at);
  if (status === 'SCHEDULED') return { code: 'NOT_STARTED' };
  if (status !== 'ACTIVE') return { code: status };
  const { id, channelIds, currency, method } = discount;
  if (channelIds.length > 0 && !channelIds.includes(cart.channelId)) return { code: 'WRONG_CHANNEL' };
  if (currency !== null && currency !== cart.currency) return { code: 'WRONG_CURRENCY' };
  const code = codeOf.get(id);
  if (method === 'CODE' && code === undefined) return { code: 'CODE_NOT_GIVEN' };
  return lossByLimit(discount, cart.customerKey, counters, code);
}

function lossByLimit(
  { id, limitTotal, limitPerCustomer }: Discount,
  customerKey: string | null,
  counters: DiscountCounters,
  code: string | undefined,
): Loss | null {
  if (limitTotal !== null && (counters.total.get(id) ?? 0) >= limitTotal)
    return { code: 'LIMIT_REACHED', limit: limitTotal };
  const ofCode = code === undefined ? undefined : counters.codes.get(code);
  if (ofCode && ofCode.limit !== null && isUsedUp(ofCode)) return { code: 'LIMIT_REACHED', limit: ofCode.limit };
  if (limitPerCustomer === null) return null;
  if (customerKey === null) return { code: 'CUSTOMER_NEEDED' };
  if ((counters.byCustomer.get(id) ?? 0) < limitPerCustomer) return null;
  return { code: 'CUSTOMER_LIMIT_REACHED', limit: limitPerCustomer };
}

/** Why a discount cannot count for these goods; null where it can. The minimum is measured on the lines that the discount is about. */
export function lossOnGoods(goods: readonly Goods[], discount: Discount, find: LineFinder): Loss | null {
  const sides = discount.kind === 'BUY_X_GET_Y' ? [discount.buy.targets, discount.get.targets] : [discount.scope];
  if (sides.some((targets) => find(targets).length === 0)) return { code: 'NO_MATCHING_LINE' };
  const missing = missingOf(discount, goods, find(sides[0] ?? []));
  return missing && { code: 'MINIMUM_NOT_REACHED', missing };
}

function missingOf(
  { minimum }: Discount,
  goods: readonly Goods[],
  places: readonly number[],
): { minor: number } | { quantity: number } | null {
  if (minimum.kind === 'none') return null;
  const sum = (of: (one: Goods) => number) =>
    places.reduce((total, place) => total + (goods[place] ? of(goods[place]) : 0), 0);
  if (minimum.kind === 'amount') {
    const minor = minimum.minor - sum(leftMinor);
    return minor > 0 ? { minor } : null;
  }
  const quantity = minimum.quantity - sum(({ line }) => line.quantity);
  return quantity > 0 ? { quantity } : null;
}
