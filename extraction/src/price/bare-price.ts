import type { PriceDoubt } from './price-types.ts';

/** How far an amount that stood unquoted in JSON is trusted, of what it would be trusted in quotes. */
export const bareTrust = 0.8;

type BareReading = { amount: string; rounded?: boolean; doubts: readonly PriceDoubt[] };

/** What stood unquoted in JSON as it is read: a sign of plus says nothing. */
export function bareText(text: string): string {
  return text.replace(/^\+(?=[\d.])/, '');
}

/**
 * Whether another way of writing numbers gives another amount of what stood unquoted in JSON. `amountIn` reads it as the language of
 * the given tag writes numbers.
 */
export function isReadTwice(
  text: string,
  { amount, rounded, doubts }: BareReading,
  locale: string | undefined,
  amountIn: (locale: string) => string | undefined,
): boolean {
  const others = locale === undefined ? ['en', 'de'].map(amountIn) : [];
  const isOpen = others.some((other) => other !== amount) || rounded === true || doubts.includes('separator_ambiguous');
  return isOpen || /[.,]\s+\d|,$/.test(text);
}
