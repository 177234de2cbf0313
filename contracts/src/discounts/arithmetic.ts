const million = 1_000_000;

/** A share in millionths of an amount in minor units, rounded half up; both from 0. Exact, also beyond 2^53 on the way. */
export function shareOf(minor: number, ppm: number): number {
  const product = minor * ppm + million / 2;
  if (!Number.isSafeInteger(product)) return Number((BigInt(minor) * BigInt(ppm) + 500_000n) / 1_000_000n);
  const quotient = Math.floor(product / million);
  // The division of two doubles may end one too high or too low.
  const rest = product - quotient * million;
  return rest < 0 ? quotient - 1 : rest >= million ? quotient + 1 : quotient;
}

/**
 * Spreads an amount over weights in proportion, so that the parts add up to it: the largest remainders take what is left, of equal ones the
 * first. `minor` is at most the sum of the weights, and no part is more than its weight.
 */
export function spread(minor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight, at) => {
    const product = BigInt(minor) * BigInt(weight);
    return { at, whole: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
  });
  const parts = shares.map(({ whole }) => whole);
  let left = minor - parts.reduce((total, part) => total + part, 0);
  for (const { at } of shares.toSorted((one, other) => other.rest - one.rest || one.at - other.at)) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
