import { formatMinor, type Money } from '@quarry/contracts/money';

/** What is taken off; nothing is plain nothing. */
export function negative({ minor, currency }: Money): Money {
  return { minor: minor === 0 ? 0 : -minor, currency };
}

/** What several amounts in one currency come to. */
export function sumOf(currency: string, amounts: readonly Money[]): Money {
  return { minor: amounts.reduce((sum, { minor }) => sum + minor, 0), currency };
}

/** An amount as a field for it holds it, with a point; empty where there is none. */
export function amountText(money: Money | null): string {
  return money === null ? '' : formatMinor(money.minor, money.currency);
}

/** An amount as people of the four languages type it, with a point for the server; nothing where none was typed. */
export function typedAmount(typed: string | null | undefined): string | null {
  const text = typed?.trim() ?? '';
  return text === '' ? null : text.replace(',', '.');
}
