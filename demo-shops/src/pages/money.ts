/** How amounts are written: `1.299,90 €`, `£1,299.90`, `1 299,90 €` and the like. */
export type MoneyStyle =
  | 'german'
  | 'german-code'
  | 'german-dash'
  | 'british'
  | 'french'
  | 'french-inside'
  | 'irish'
  | 'irish-code';

const narrowSpace = '\u202f';
const hardSpace = '\u00a0';

const writers: Readonly<Record<MoneyStyle, (whole: number, rest: string) => string>> = {
  german: (whole, rest) => `${grouped(whole, '.')},${rest}${hardSpace}€`,
  'german-code': (whole, rest) => `EUR ${grouped(whole, '.')},${rest}`,
  'german-dash': (whole, rest) => `${grouped(whole, '.')},${rest === '00' ? '–' : rest} €`,
  british: (whole, rest) => `£${grouped(whole, ',')}.${rest}`,
  french: (whole, rest) => `${grouped(whole, narrowSpace)},${rest}${hardSpace}€`,
  'french-inside': (whole, rest) => `${grouped(whole, hardSpace)}€${rest}`,
  irish: (whole, rest) => `€${grouped(whole, ',')}.${rest}`,
  'irish-code': (whole, rest) => `${grouped(whole, ',')}.${rest} EUR`,
};

/** An amount in hundredths as the shop writes it. */
export function writeMoney(cents: number, style: MoneyStyle): string {
  return writers[style](Math.floor(cents / 100), String(cents % 100).padStart(2, '0'));
}

/** The plain decimal that machine-readable markup wants: `1299.90`. */
export function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function grouped(whole: number, separator: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}
