import { type TaxedAmount, taxOnTop, taxWithin } from '../money/index.ts';

export const orderLineKinds = ['item', 'shipping', 'fee'] as const;
export type OrderLineKind = (typeof orderLineKinds)[number];

/** What a line is sold for: its unit before discounts, with tax where the order's prices are with tax. */
export type SoldLine = {
  unitMinor: number;
  quantity: number;
  discountMinor: number;
  /** Null where the shop has no rate for it: no tax is made up. */
  taxRatePpm: number | null;
};

/** A line after its discounts, on both sides of its tax: rounded once a line. Throws a RangeError beyond 2^53 minor units. */
export function taxedLine(
  { unitMinor, quantity, discountMinor, taxRatePpm }: SoldLine,
  pricesWithTax: boolean,
): TaxedAmount {
  const amount = unitMinor * quantity - discountMinor;
  if (!Number.isSafeInteger(amount)) throw new RangeError('A line is more than can be counted.');
  return pricesWithTax ? taxWithin(amount, taxRatePpm ?? 0) : taxOnTop(amount, taxRatePpm ?? 0);
}

/** What of a line the sums of its order are made of. */
export type SummedLine = TaxedAmount & { kind: OrderLineKind; quantity: number; discountMinor: number };

export type OrderSums = TaxedAmount & { discountMinor: number; shippingMinor: number; itemCount: number };

/** The sums of an order over its lines; shipping is what its lines cost with tax. */
export function orderSums(lines: readonly SummedLine[]): OrderSums {
  const sum = (of: (line: SummedLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    net: sum(({ net }) => net),
    tax: sum(({ tax }) => tax),
    gross: sum(({ gross }) => gross),
    discountMinor: sum(({ discountMinor }) => discountMinor),
    shippingMinor: sum(({ kind, gross }) => (kind === 'shipping' ? gross : 0)),
    itemCount: sum(({ kind, quantity }) => (kind === 'item' ? quantity : 0)),
  };
}

/** Whether sums that came with an order miss those of its so many lines by more than a minor unit a line. */
export function totalsDiffer(sent: TaxedAmount, ofLines: TaxedAmount, lineCount: number): boolean {
  return (['net', 'tax', 'gross'] as const).some((part) => Math.abs(sent[part] - ofLines[part]) > lineCount);
}
