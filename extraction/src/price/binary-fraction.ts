/** So many decimals nobody writes in a price. */
const longFraction = /^-?\d+\.\d{9,}$/;

/** Zeros or nines that fill what a price has no digits for: "5.0000000001" was computed. */
const filledFraction = /\.\d{0,2}?(?:0{6,}|9{6,})\d*$/;

/**
 * The amount that a program held as a binary fraction and printed with all its digits: "19.989999999999998" (64 bits) and "19.989999771118164"
 * (32 bits) give "19.99". Undefined where the text is no such number: a double holds fifteen digits, a float seven.
 */
export function ofBinaryFraction(amount: string): string | undefined {
  if (!longFraction.test(amount)) return undefined;
  const value = Number(amount);
  if (filledFraction.test(amount)) return String(Number(value.toFixed(4)));
  const digits = Math.fround(value) === value ? 7 : 15;
  const rounded = String(Number(value.toPrecision(digits)));
  return /^-?\d+(?:\.\d{1,4})?$/.test(rounded) ? rounded : undefined;
}
