/** A price on both sides of its tax, in minor units: `net + tax = gross`. */
export type TaxedAmount = { net: number; tax: number; gross: number };

/** Rates are counted in millionths. */
const whole = 1_000_000n;

/** `gross` minor units, the tax of `ratePpm` within them: `tax = round(gross * r / (10^6 + r))`, half away from zero. Exact for every safe integer. */
export function taxWithin(gross: number, ratePpm: number): TaxedAmount {
  const tax = roundedShare(gross, ratePpm, whole + BigInt(ratePpm));
  return { net: gross - tax, tax, gross };
}

/**
 * `net` minor units and the tax of `ratePpm` on top of them: `tax = round(net * r / 10^6)`, half away from zero. Throws a RangeError where
 * the gross is beyond 2^53 minor units.
 */
export function taxOnTop(net: number, ratePpm: number): TaxedAmount {
  const tax = roundedShare(net, ratePpm, whole);
  const gross = net + tax;
  if (!Number.isSafeInteger(gross))
    throw new RangeError(`${net} minor units with their tax are more than can be counted.`);
  return { net, tax, gross };
}

function roundedShare(minor: number, ratePpm: number, divisor: bigint): number {
  const product = BigInt(minor) * BigInt(ratePpm);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((magnitude * 2n + divisor) / (divisor * 2n));
  // A negative zero would be another number to anyone who compares.
  return product < 0n && rounded > 0 ? -rounded : rounded;
}
