/** A line as it was sold, or a part of it; amounts in minor units. */
export type LineAmounts = { quantity: number; netMinor: number; taxMinor: number; grossMinor: number };

/** A line of an order with what of it was given back, or waits to be. */
export type RefundableLine = { id: string; sold: LineAmounts; taken: LineAmounts };

export type RefundShare = LineAmounts & { lineId: string };

/**
 * What units of a line come to, after those that were taken before: `round(total * k / n)` less what was given for them, so that the parts of
 * all units add up to the line, in whatever parts they go. `quantity` is at most what is left of the line.
 */
export function refundShare({ sold, taken }: Omit<RefundableLine, 'id'>, quantity: number): LineAmounts {
  const units = taken.quantity + quantity;
  const part = (total: number, given: number) => nextPart(total, given, units, sold.quantity);
  const grossMinor = part(sold.grossMinor, taken.grossMinor);
  const taxMinor = part(sold.taxMinor, taken.taxMinor);
  // What came with an order may not add up; what is missing in the line is missing in its parts.
  const missing = part(missingIn(sold), missingIn(taken));
  return { quantity, netMinor: grossMinor - taxMinor - missing, taxMinor, grossMinor };
}

/** What is left of each line, as shares of it; lines of which nothing is left have none. */
export function sharesLeft(lines: readonly RefundableLine[]): RefundShare[] {
  return lines.flatMap(({ id, ...line }) => {
    const left = line.sold.quantity - line.taken.quantity;
    return left > 0 ? [{ lineId: id, ...refundShare(line, left) }] : [];
  });
}

/** An amount spread over what is left of payments, the first ones first; a payment that gives nothing is left out. */
export function spreadOver<Payment extends { leftMinor: number }>(
  amountMinor: number,
  payments: readonly Payment[],
): { payment: Payment; amountMinor: number }[] {
  let open = amountMinor;
  return payments.flatMap((payment) => {
    const part = Math.min(open, payment.leftMinor);
    open -= part;
    return part > 0 ? [{ payment, amountMinor: part }] : [];
  });
}

function missingIn({ netMinor, taxMinor, grossMinor }: LineAmounts): number {
  return grossMinor - netMinor - taxMinor;
}

/** Parts that were declined meanwhile may have been larger than those that stay, so that a part is never below nothing nor above the rest. */
function nextPart(total: number, given: number, units: number, ofUnits: number): number {
  const left = total - given;
  const part = roundedPart(total, units, ofUnits) - given;
  return Math.min(Math.max(part, Math.min(left, 0)), Math.max(left, 0));
}

/** `total * units / ofUnits`, half away from zero. */
function roundedPart(total: number, units: number, ofUnits: number): number {
  const magnitude = BigInt(Math.abs(total)) * BigInt(units);
  const divisor = BigInt(ofUnits);
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n));
  return total < 0 && rounded > 0 ? -rounded : rounded;
}
