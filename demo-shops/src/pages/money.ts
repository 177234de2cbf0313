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

/** An amount in hundredths as the shop writes it. */
export function writeMoney(cents: number, style: MoneyStyle): string {
  const whole = Math.floor(cents / 100);
  const rest = String(cents % 100).padStart(2, '0');
  switch (style) {
    case 'german':
      return `${grouped(whole, '.')},${rest}${hardSpace}€`;
    case 'german-code':
      return `EUR ${grouped(whole, '.')},${rest}`;
    case 'german-dash':
      return rest === '00' ? `${grouped(whole, '.')},– €` : `${grouped(whole, '.')},${rest} €`;
    case 'british':
      return `£${grouped(whole, ',')}.${rest}`;
    case 'french':
      return `${grouped(whole, narrowSpace)},${rest}${hardSpace}€`;
    case 'french-inside':
      return `${grouped(whole, hardSpace)}€${rest}`;
    case 'irish':
      return `€${grouped(whole, ',')}.${rest}`;
    case 'irish-code':
      return `${grouped(whole, ',')}.${rest} EUR`;
  }
}

/** The plain decimal that machine-readable markup wants: `1299.90`. */
export function decimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function grouped(whole: number, separator: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}
