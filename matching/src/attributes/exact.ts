/** A decimal number without rounding: digits x 10^exponent, without zeros at the end of the digits. */
export type Exact = { digits: bigint; exponent: number };

/** The number that a plain decimal such as "12.50" writes. */
export function exactOf(decimal: string): Exact {
  const [whole = '', fraction = ''] = decimal.split('.');
  return normal(BigInt(whole + fraction), -fraction.length);
}

/** The product of two numbers. */
export function times(left: Exact, right: Exact): Exact {
  return normal(left.digits * right.digits, left.exponent + right.exponent);
}

/** The sum of two numbers. */
export function plus(left: Exact, right: Exact): Exact {
  const exponent = Math.min(left.exponent, right.exponent);
  return normal(digitsAt(left, exponent) + digitsAt(right, exponent), exponent);
}

/** Whether `left` is less than `right`. */
export function isLess(left: Exact, right: Exact): boolean {
  const exponent = Math.min(left.exponent, right.exponent);
  return digitsAt(left, exponent) < digitsAt(right, exponent);
}

/** The number as digits and exponent, "15e2" for 1500: the same text for the same number. */
export function writeExact({ digits, exponent }: Exact): string {
  return `${digits}e${exponent}`;
}

/** The fraction of two whole numbers; what has no end as a decimal is rounded to six places. */
export function fractionOf(over: number, under: number): Exact {
  return exactOf((over / under).toFixed(6));
}

function digitsAt({ digits, exponent }: Exact, at: number): bigint {
  return digits * 10n ** BigInt(exponent - at);
}

function normal(digits: bigint, exponent: number): Exact {
  if (digits === 0n) return { digits, exponent: 0 };
  let [shorter, raised] = [digits, exponent];
  while (shorter % 10n === 0n) {
    shorter /= 10n;
    raised += 1;
  }
  return { digits: shorter, exponent: raised };
}
