import { currencyExponent } from './currency.ts';

/** An amount in minor units of an ISO 4217 currency; safe up to 2^53 minor units. */
export type Money = { minor: number; currency: string };

/** A decimal text as digits and scale: "-1299.90" gives { digits: -129990n, scale: 2 }; undefined when it is no plain decimal. */
export function parseDecimal(text: string): { digits: bigint; scale: number } | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  return { digits: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
}

/**
 * The exact decimal `amount` in minor units of `currency`, rounded half away from zero.
 * `rounded` is true when digits were lost; undefined when `amount` is no plain decimal or beyond 2^53 minor units.
 */
export function toMinor(amount: string, currency: string | null): { minor: number; rounded: boolean } | undefined {
  const exponent = currencyExponent(currency);
  const short = shortMinor(amount, exponent);
  if (short !== undefined) return { minor: short, rounded: false };
  const decimal = parseDecimal(amount);
  if (!decimal) return undefined;
  const shift = exponent - decimal.scale;
  if (shift >= 0) return withinSafeRange(decimal.digits * 10n ** BigInt(shift), false);
  const divisor = 10n ** BigInt(-shift);
  const magnitude = decimal.digits < 0n ? -decimal.digits : decimal.digits;
  const quotient = (magnitude * 2n + divisor) / (divisor * 2n);
  return withinSafeRange(decimal.digits < 0n ? -quotient : quotient, magnitude % divisor !== 0n);
}

const longestShort = 11;
const point = 0x2e;
const zero = 0x30;

/** The minor units of an amount such as "1299.90", which a double counts exactly; undefined for what is longer, signed or to be rounded. */
function shortMinor(amount: string, exponent: number): number | undefined {
  if (amount.length > longestShort) return undefined;
  let digits = 0;
  let pointAt = -1;
  for (let at = 0; at < amount.length; at += 1) {
    const code = amount.charCodeAt(at);
    if (code >= zero && code <= zero + 9) digits = digits * 10 + code - zero;
    else if (code === point && at > 0 && pointAt === -1) pointAt = at;
    else return undefined;
  }
  const scale = pointAt === -1 ? 0 : amount.length - 1 - pointAt;
  const isPlain = amount !== '' && pointAt !== amount.length - 1;
  return isPlain && scale <= exponent ? digits * 10 ** (exponent - scale) : undefined;
}

function withinSafeRange(minor: bigint, rounded: boolean): { minor: number; rounded: boolean } | undefined {
  const number = Number(minor);
  return Number.isSafeInteger(number) ? { minor: number, rounded } : undefined;
}

/** The decimal text of an amount in minor units: (129990, 'EUR') gives "1299.90". */
export function formatMinor(minor: number, currency: string | null): string {
  const exponent = currencyExponent(currency);
  const digits = Math.abs(minor)
    .toString()
    .padStart(exponent + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return exponent === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

/** The sum of two amounts of one currency; throws a RangeError for two currencies, which are never added together. */
export function addMoney(left: Money, right: Money): Money {
  refuseMixedCurrencies(left, right);
  return { minor: left.minor + right.minor, currency: left.currency };
}

/** Negative, zero or positive as `left` is less than, equal to or greater than `right`; throws a RangeError for two currencies. */
export function compareMoney(left: Money, right: Money): number {
  refuseMixedCurrencies(left, right);
  return left.minor - right.minor;
}

function refuseMixedCurrencies(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new RangeError(`Amounts in ${left.currency} and ${right.currency} cannot be put together.`);
  }
}
