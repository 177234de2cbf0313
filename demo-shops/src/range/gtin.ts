/** The GS1 check digit (mod 10, weights 3 and 1 from the right) of the digits before it. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const weight = (digits.length - index) % 2 === 1 ? 3 : 1;
    sum += weight * Number(digits[index]);
  }
  return (10 - (sum % 10)) % 10;
}

/** A GTIN-13 from its first twelve digits. */
export function gtin13(firstTwelve: string): string {
  return `${firstTwelve}${checkDigit(firstTwelve)}`;
}

/** The same number with a check digit that does not fit. */
export function withWrongCheckDigit(gtin: string): string {
  return `${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 3) % 10}`;
}
