/** What the price of a cart line is told by; the price of one piece in minor units. */
export type CartFigures = { priceMinor: number; quantity: number; discountPercentage: number };

export type CartSummary = {
  goodsMinor: number;
  discountMinor: number;
  couponMinor: number;
  totalMinor: number;
  pieces: number;
};

/** The sum of lines times quantities, less each line's discount, less the coupon on what is left; each is rounded once. */
export function summaryOf(lines: readonly CartFigures[], couponPercentage: number): CartSummary {
  const goodsMinor = sumOf(lines, ({ priceMinor, quantity }) => priceMinor * quantity);
  const discountMinor = sumOf(lines, ({ priceMinor, quantity, discountPercentage }) =>
    Math.round((priceMinor * quantity * discountPercentage) / 100),
  );
  const couponMinor = Math.round(((goodsMinor - discountMinor) * couponPercentage) / 100);
  return {
    goodsMinor,
    discountMinor,
    couponMinor,
    totalMinor: goodsMinor - discountMinor - couponMinor,
    pieces: sumOf(lines, ({ quantity }) => quantity),
  };
}

function sumOf<Item>(items: readonly Item[], figureOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + figureOf(item), 0);
}
