import { shareOf, spread } from './arithmetic.ts';
import type { Discount, Reduction } from './discount.ts';
import { type Goods, leftMinor, type LineFinder, type Part } from './goods.ts';
import { planSets } from './plan-sets.ts';

/** One step of the arithmetic of a discount, as the test bench shows it. */
export type DiscountStep =
  /** So many units of a line cost `toMinor` each from now on. */
  | { of: 'units'; lineId: string; quantity: number; fromMinor: number; toMinor: number }
  /** The part of a line in what is taken off the order. */
  | { of: 'line'; lineId: string; fromMinor: number; minusMinor: number }
  | { of: 'shipping'; fromMinor: number; minusMinor: number };

/** What stands of a cart. */
export type Standing = { goods: readonly Goods[]; shippingMinor: number };

/** What a discount would do to what stands; it saves nothing where `savingMinor` is 0. */
export type DiscountPlan = {
  savingMinor: number;
  /** How many units are missing for it to count once. */
  missingUnits?: number;
  steps: () => DiscountStep[];
  apply: () => Standing;
};

/** Works out a discount on what stands, and leaves it as it is. */
export function planDiscount(standing: Standing, discount: Discount, find: LineFinder): DiscountPlan {
  switch (discount.kind) {
    case 'AMOUNT_OFF_PRODUCT':
      return planUnits(standing, find(discount.scope), discount.reduction);
    case 'BUY_X_GET_Y':
      return planSets(standing, discount, find);
    case 'AMOUNT_OFF_ORDER':
      return planOrder(standing, find(discount.scope), discount.reduction);
    case 'FREE_SHIPPING':
      return planShipping(standing, discount.maxMinor);
  }
}

/** What is taken off an amount, which is never more than the amount. */
function reductionOf(minor: number, reduction: Reduction): number {
  if ('amountMinor' in reduction) return Math.min(reduction.amountMinor, minor);
  const share = shareOf(minor, reduction.percentPpm);
  return Math.min(share, reduction.maxMinor ?? share, minor);
}

/** The price that is shown is the price that is charged: each unit is rounded by itself. */
function planUnits({ goods, shippingMinor }: Standing, places: readonly number[], reduction: Reduction): DiscountPlan {
  let savingMinor = 0;
  for (const at of places)
    for (const { quantity, unitMinor } of goods[at]?.parts ?? [])
      savingMinor += reductionOf(unitMinor, reduction) * quantity;
  const reduced = (part: Part) => ({ ...part, unitMinor: part.unitMinor - reductionOf(part.unitMinor, reduction) });
  const steps = () =>
    places.flatMap((at) =>
      (goods[at]?.parts ?? []).map((part): DiscountStep => {
        const { quantity, unitMinor: fromMinor } = part;
        const lineId = goods[at]?.line.id ?? '';
        return { of: 'units', lineId, quantity, fromMinor, toMinor: reduced(part).unitMinor };
      }),
    );
  const apply = () => {
    const meant = new Set(places);
    return {
      goods: goods.map((one, at) => (meant.has(at) ? { ...one, parts: one.parts.map(reduced) } : one)),
      shippingMinor,
    };
  };
  return { savingMinor, steps, apply };
}

function planOrder({ goods, shippingMinor }: Standing, places: readonly number[], reduction: Reduction): DiscountPlan {
  const meant = places.flatMap((at) => goods[at] ?? []);
  const left = meant.map(leftMinor);
  const sum = left.reduce((total, minor) => total + minor, 0);
  const savingMinor = reductionOf(sum, reduction);
  const steps = () => {
    const parts = spread(savingMinor, left);
    return meant.map(({ line }, at): DiscountStep => {
      return { of: 'line', lineId: line.id, fromMinor: left[at] ?? 0, minusMinor: parts[at] ?? 0 };
    });
  };
  const apply = () => {
    const parts = spread(savingMinor, left);
    const minusAt = new Map(places.map((place, at) => [place, parts[at] ?? 0]));
    return {
      goods: goods.map((one, at) => ({ ...one, orderMinor: one.orderMinor + (minusAt.get(at) ?? 0) })),
      shippingMinor,
    };
  };
  return { savingMinor, steps, apply };
}

function planShipping({ goods, shippingMinor }: Standing, maxMinor: number | null): DiscountPlan {
  const savingMinor = Math.min(shippingMinor, maxMinor ?? shippingMinor);
  return {
    savingMinor,
    steps: () => [{ of: 'shipping', fromMinor: shippingMinor, minusMinor: savingMinor }],
    apply: () => ({ goods, shippingMinor: shippingMinor - savingMinor }),
  };
}
