/** What one line comes to is told by its price, its quantity in hundredths, and its tax in hundredths of a per cent. */
export type LineFigures = { priceMinor: number; quantityHundredths: number; taxBasisPoints: number };

export type TaxPart = { basisPoints: number; baseMinor: number; taxMinor: number };

export type InvoiceTotals = {
  lineMinors: readonly number[];
  subtotalMinor: number;
  discountMinor: number;
  /** One part for each rate above zero, the lowest first. */
  taxes: readonly TaxPart[];
  totalMinor: number;
};

/**
 * What an invoice comes to, in whole minor units throughout: each line is rounded once, the discount once, and each rate's tax once
 * on what is left of its lines after their share of the discount.
 */
export function totalsOf(lines: readonly LineFigures[], discountBasisPoints: number): InvoiceTotals {
  const lineMinors = lines.map(({ priceMinor, quantityHundredths }) => part(priceMinor, quantityHundredths, 100n));
  const subtotalMinor = lineMinors.reduce((sum, minor) => sum + minor, 0);
  const discountMinor = part(subtotalMinor, discountBasisPoints, 10_000n);
  const rates = [...new Set(lines.map(({ taxBasisPoints }) => taxBasisPoints))].toSorted((left, right) => left - right);
  const grossMinors = rates.map((rate) =>
    lines.reduce((sum, line, index) => (line.taxBasisPoints === rate ? sum + (lineMinors[index] ?? 0) : sum), 0),
  );
  const discounts = allotted(discountMinor, grossMinors);
  const taxes = rates.flatMap((basisPoints, index): TaxPart[] => {
    const baseMinor = (grossMinors[index] ?? 0) - (discounts[index] ?? 0);
    return basisPoints === 0 ? [] : [{ basisPoints, baseMinor, taxMinor: part(baseMinor, basisPoints, 10_000n) }];
  });
  const taxMinor = taxes.reduce((sum, tax) => sum + tax.taxMinor, 0);
  return { lineMinors, subtotalMinor, discountMinor, taxes, totalMinor: subtotalMinor - discountMinor + taxMinor };
}

/** `amount * share / whole`, rounded half up; exact however large both are. */
function part(amount: number, share: number, whole: bigint): number {
  return Number((BigInt(amount) * BigInt(share) + whole / 2n) / whole);
}

/** An amount shared out in proportion to `weights`, so that the shares add up to it: what rounding leaves goes to the largest remainders. */
function allotted(amount: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  if (sum === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / sum));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % sum }))
    .toSorted((one, other) => Number(other.remainder - one.remainder))
    .slice(0, left);
  for (const { index } of byRemainder) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
