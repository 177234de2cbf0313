const digit = /(?![0-9])\p{Nd}/gu;
const isDigit = /^\p{Nd}$/u;

/** Decimal digits of every script (Arabic-Indic, Devanagari, Thai, full width) as 0 to 9; Unicode keeps each ten of them together. */
export function plainDigits(text: string): string {
  return text.replaceAll(digit, (sign) => String(valueOf(sign.codePointAt(0) ?? 0)));
}

function valueOf(code: number): number {
  let value = 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
