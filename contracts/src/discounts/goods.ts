import type { Cart, CartLine, LinePart } from './cart.ts';
import type { DiscountTargets, TargetKind } from './discount.ts';

/** Units of a line with what they cost now. A unit serves in one offer of the kind "buy X, get Y" alone. */
export type Part = LinePart & { isServed: boolean };

/** A line of a cart on its way through the discounts. */
export type Goods = {
  line: CartLine;
  parts: readonly Part[];
  /** What discounts of orders took off the line. */
  orderMinor: number;
};

/** Throws a RangeError for a cart that is none: amounts or quantities that are negative or no whole numbers, or sums beyond 2^53. */
export function goodsOf({ lines, shippingMinor }: Cart): Goods[] {
  const sum = lines.reduce((total, { quantity, unitMinor }) => total + quantity * unitMinor, shippingMinor);
  const isSound = lines.every(({ quantity, unitMinor }) => isWhole(quantity, 1) && isWhole(unitMinor, 0));
  if (!isSound || !isWhole(shippingMinor, 0) || !Number.isSafeInteger(sum))
    throw new RangeError('A cart has whole quantities from 1 and whole amounts from 0, and its sum is below 2^53.');
  return lines.map((line) => ({
    line,
    parts: [{ quantity: line.quantity, unitMinor: line.unitMinor, isServed: false }],
    orderMinor: 0,
  }));
}

function isWhole(number: number, least: number): boolean {
  return Number.isSafeInteger(number) && number >= least;
}

/** What the units of a line cost together, before what is taken off the order. */
export function unitsMinor({ parts }: Pick<Goods, 'parts'>): number {
  return parts.reduce((total, { quantity, unitMinor }) => total + quantity * unitMinor, 0);
}

/** What a line costs as things stand. */
export function leftMinor(goods: Goods): number {
  return unitsMinor(goods) - goods.orderMinor;
}

/** The lines that targets mean, as places in the cart. */
export type LineFinder = (targets: DiscountTargets) => readonly number[];

/** Finds lines by what they are about, without looking at each line for each discount. */
export function lineFinder(lines: readonly CartLine[]): LineFinder {
  const places: Record<TargetKind, Map<string, number[]>> = {
    product: new Map(),
    variant: new Map(),
    brand: new Map(),
    category: new Map(),
  };
  const note = (kind: TargetKind, id: string | null, at: number) => {
    if (id === null) return;
    const known = places[kind].get(id);
    if (known) known.push(at);
    else places[kind].set(id, [at]);
  };
  for (const [at, { productId, variantId, brandId, categoryIds }] of lines.entries()) {
    note('product', productId, at);
    note('variant', variantId, at);
    note('brand', brandId, at);
    for (const id of new Set(categoryIds)) note('category', id, at);
  }
  const all = lines.map((_line, at) => at);
  const placesOf = (targets: DiscountTargets, areExcluded: boolean) => {
    const found = new Set<number>();
    for (const { kind, id, isExcluded } of targets)
      if (isExcluded === areExcluded) for (const at of places[kind].get(id) ?? []) found.add(at);
    return found;
  };
  const find = (targets: DiscountTargets) => {
    const includesAll = targets.every((one) => one.isExcluded);
    const meant = includesAll ? undefined : placesOf(targets, false);
    if (meant?.size === 0) return [];
    const out = placesOf(targets, true);
    return all.filter((at) => (meant === undefined || meant.has(at)) && !out.has(at));
  };
  const found = new Map<DiscountTargets, readonly number[]>();
  return (targets) => {
    if (targets.length === 0) return all;
    const known = found.get(targets) ?? find(targets);
    found.set(targets, known);
    return known;
  };
}
