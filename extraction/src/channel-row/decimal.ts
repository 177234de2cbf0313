import { parseDecimal } from '@quarry/contracts/money';

/** More digits than any price, measure or count has. */
const mostDigits = 30;

type Decimal = { digits: bigint; scale: number };

/** The sum of two decimals; undefined where one is none or the result has too many digits. */
export function addDecimals(left: string, right: string): string | undefined {
  const [a, b] = [parseDecimal(left), parseDecimal(right)];
  if (!a || !b) return undefined;
  const scale = Math.max(a.scale, b.scale);
  return written({ digits: scaled(a, scale) + scaled(b, scale), scale });
}

export function multiplyDecimals(left: string, right: string): string | undefined {
  const [a, b] = [parseDecimal(left), parseDecimal(right)];
  return a && b && written({ digits: a.digits * b.digits, scale: a.scale + b.scale });
}

/** Rounded half away from zero. */
export function roundDecimal(decimal: string, decimals: number): string | undefined {
  const read = parseDecimal(decimal);
  if (!read || read.scale <= decimals) return read && written(read);
  const divisor = 10n ** BigInt(read.scale - decimals);
  const magnitude = read.digits < 0n ? -read.digits : read.digits;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return written({ digits: read.digits < 0n ? -rounded : rounded, scale: decimals });
}

/** Negative, zero or positive; undefined where one is no decimal. */
export function compareDecimals(left: string, right: string): number | undefined {
  const [a, b] = [parseDecimal(left), parseDecimal(right)];
  if (!a || !b) return undefined;
  const scale = Math.max(a.scale, b.scale);
  const [first, second] = [scaled(a, scale), scaled(b, scale)];
  return first === second ? 0 : first < second ? -1 : 1;
}

function scaled({ digits, scale }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - scale);
}

/** Zeros behind the point that say nothing are left out. */
function written({ digits, scale }: Decimal): string | undefined {
  const sign = digits < 0n ? '-' : '';
  const all = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = scale === 0 ? all : all.slice(0, -scale);
  const fraction = scale === 0 ? '' : all.slice(-scale).replace(/0+$/, '');
  if (whole.length + fraction.length > mostDigits) return undefined;
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
