import type { Cart, DiscountCounters, LinePart } from './cart.ts';
import { type Discount, type DiscountClass, discountClass, discountClasses } from './discount.ts';
import { goodsOf, leftMinor, type Goods, lineFinder, type LineFinder, unitsMinor } from './goods.ts';
import { codesIn, type Loss, lossBefore, lossOnGoods } from './loss.ts';
import { type DiscountPlan, type DiscountStep, planDiscount, type Standing } from './plan.ts';

export type AppliedDiscount = {
  discountId: string;
  class: DiscountClass;
  /** The code by which it came, in its normal form. */
  code: string | null;
  savingMinor: number;
  steps: readonly DiscountStep[];
};

export type LostDiscount = { discountId: string; loss: Loss };

export type EvaluatedLine = {
  lineId: string;
  /** What its units cost after the discounts of products. */
  parts: readonly LinePart[];
  beforeMinor: number;
  /** What discounts of products, and its part of those of orders, took off. */
  productMinor: number;
  orderMinor: number;
  afterMinor: number;
};

export type EvaluatedTotals = {
  goodsMinor: number;
  productMinor: number;
  orderMinor: number;
  shippingMinor: number;
  shippingOffMinor: number;
  /** What is paid, shipping with it. */
  totalMinor: number;
};

export type Evaluation = {
  /** In the order in which they were taken. */
  applied: readonly AppliedDiscount[];
  /** By class, the higher priority first. */
  lost: readonly LostDiscount[];
  /** Codes of the cart that nothing has, in their normal form. */
  unknownCodes: readonly string[];
  lines: readonly EvaluatedLine[];
  totals: EvaluatedTotals;
};

/** What is evaluated: the discounts that could count, with how often they were used, at a moment. */
export type EvaluationInput = {
  cart: Cart;
  discounts: readonly Discount[];
  counters: DiscountCounters;
  at: Date;
};

/**
 * Says which discounts a cart gets and why the others lost. Classes are taken in the order PRODUCT, ORDER, SHIPPING; within a class by
 * priority, then by what a discount would save by itself, then by id. One is taken if it combines with all that were taken before. Amounts
 * are minor units of the cart's currency; nothing falls below 0, the parts add up, and the order of the input does not matter but for lines,
 * of which the first takes what cannot be divided. Throws a RangeError for a cart that is none.
 */
export function evaluateDiscounts({ cart, discounts, counters, at }: EvaluationInput): Evaluation {
  const goods = goodsOf(cart);
  const find = lineFinder(cart.lines);
  const given = codesIn(cart, discounts, counters);
  const lost: (LostDiscount & { discount: Discount })[] = [];
  const lose = (discount: Discount, loss: Loss) => lost.push({ discountId: discount.id, loss, discount });
  const taken = takenDiscounts();
  const candidates = discounts.filter((discount) => {
    const loss = lossBefore({ cart, counters, at }, discount, given);
    if (loss) lose(discount, loss);
    return loss === null;
  });
  let standing: Standing = { goods, shippingMinor: cart.shippingMinor };
  for (const one of discountClasses) {
    const ofClass = candidates.filter(({ kind }) => discountClass(kind) === one);
    for (const discount of inOrder(standing, ofClass, find, lose)) {
      const against = taken.against(discount);
      if (against) {
        lose(discount, { code: 'NOT_COMBINABLE', withId: against.id });
        continue;
      }
      const plan = planDiscount(standing, discount, find);
      if (plan.savingMinor === 0) lose(discount, { code: 'NO_EFFECT' });
      else {
        taken.add(discount, plan);
        standing = plan.apply();
      }
    }
  }
  return {
    applied: taken.all.map(({ discount: { id, kind }, plan: { savingMinor, steps } }) => ({
      discountId: id,
      class: discountClass(kind),
      code: given.codeOf.get(id) ?? null,
      savingMinor,
      steps: steps(),
    })),
    lost: lost
      .toSorted((left, right) => byRank(left.discount, right.discount))
      .map(({ discountId, loss }) => ({ discountId, loss })),
    unknownCodes: given.unknown,
    lines: standing.goods.map(evaluatedLine),
    totals: totalsOf(cart, standing),
  };
}

const noPlan = { savingMinor: 0, missingUnits: 0 };

/** Those of a class that can count as things stand when it begins, the first to be taken first. */
function inOrder(
  standing: Standing,
  ofClass: readonly Discount[],
  find: LineFinder,
  lose: (discount: Discount, loss: Loss) => void,
): Discount[] {
  const ranked = ofClass.flatMap((discount) => {
    const loss = lossOnGoods(standing.goods, discount, find);
    const { savingMinor, missingUnits: quantity = 0 } = loss ? noPlan : planDiscount(standing, discount, find);
    if (loss) lose(discount, loss);
    else if (quantity > 0) lose(discount, { code: 'MINIMUM_NOT_REACHED', missing: { quantity } });
    else return [{ discount, savingMinor }];
    return [];
  });
  return ranked
    .toSorted(
      ({ discount: one, savingMinor: saves }, { discount: other, savingMinor: otherSaves }) =>
        other.priority - one.priority || otherSaves - saves || byId(one, other),
    )
    .map(({ discount }) => discount);
}

/** Discounts that were taken, and which of them another one does not go with; asked for each candidate, so that it looks at classes first. */
function takenDiscounts() {
  const all: { discount: Discount; plan: DiscountPlan }[] = [];
  const classes = new Set<DiscountClass>();
  const allowed: Record<DiscountClass, boolean> = { PRODUCT: true, ORDER: true, SHIPPING: true };
  return {
    all,
    add: (discount: Discount, plan: DiscountPlan) => {
      all.push({ discount, plan });
      classes.add(discountClass(discount.kind));
      for (const one of discountClasses) allowed[one] &&= discount.combinesWith[one];
    },
    against: (discount: Discount) => {
      const { kind, combinesWith } = discount;
      if (allowed[discountClass(kind)] && [...classes].every((one) => combinesWith[one])) return undefined;
      return all.find((other) => !goTogether(other.discount, discount))?.discount;
    },
  };
}

/** Whether each of two discounts allows the class of the other. */
export function goTogether(one: Discount, other: Discount): boolean {
  return one.combinesWith[discountClass(other.kind)] && other.combinesWith[discountClass(one.kind)];
}

const placeOf = new Map(discountClasses.map((one, at) => [one, at]));

function byRank(one: Discount, other: Discount): number {
  const place = ({ kind }: Discount) => placeOf.get(discountClass(kind)) ?? 0;
  const between = place(one) - place(other);
  return between || other.priority - one.priority || byId(one, other);
}

function byId({ id: one }: Discount, { id: other }: Discount): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function evaluatedLine(goods: Goods): EvaluatedLine {
  const { line, parts, orderMinor } = goods;
  const beforeMinor = line.quantity * line.unitMinor;
  const alike = new Map<number, number>();
  for (const { quantity, unitMinor } of parts) alike.set(unitMinor, (alike.get(unitMinor) ?? 0) + quantity);
  return {
    lineId: line.id,
    parts: [...alike].map(([unitMinor, quantity]) => ({ quantity, unitMinor })),
    beforeMinor,
    productMinor: beforeMinor - unitsMinor(goods),
    orderMinor,
    afterMinor: leftMinor(goods),
  };
}

function totalsOf({ lines, shippingMinor }: Cart, standing: Standing): EvaluatedTotals {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, minor) => total + minor, 0);
  const goodsMinor = sum(lines.map(({ quantity, unitMinor }) => quantity * unitMinor));
  const unitsLeft = sum(standing.goods.map(unitsMinor));
  const orderMinor = sum(standing.goods.map((one) => one.orderMinor));
  return {
    goodsMinor,
    productMinor: goodsMinor - unitsLeft,
    orderMinor,
    shippingMinor,
    shippingOffMinor: shippingMinor - standing.shippingMinor,
    totalMinor: unitsLeft - orderMinor + standing.shippingMinor,
  };
}
