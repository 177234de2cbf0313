import { parseDecimal, toMinor } from '../money/index.ts';
import type { InputCode } from './input.ts';

/** The most that an amount that people write can be, in minor units. */
export const largestAmountMinor = 10_000_000_000_000;

/** A decimal text in minor units of the currency, or what is wrong with it; digits that the currency does not have are refused. */
export function readAmount(text: string, currency: string | null): InputCode | number {
  const decimal = parseDecimal(text);
  if (decimal === undefined) return 'not_a_decimal';
  if (decimal.digits < 0n) return 'too_small';
  if (currency === null) return 'shop_without_currency';
  const counted = toMinor(text, currency);
  if (counted === undefined || counted.minor > largestAmountMinor) return 'too_large';
  return counted.rounded ? 'too_many_decimals' : counted.minor;
}
