import { isKnownCurrency } from '@quarry/contracts/money';
import { type CurrencyRule, formPrice, type PriceValue } from '@quarry/contracts/offers';
import type { PriceDoubt } from './price-types.ts';

type Found = {
  amount: string;
  minor: number;
  currency: string | null;
  isHinted?: true;
  tax?: 'included' | 'excluded';
  doubts: readonly PriceDoubt[];
};

/** Where the currency stands that a text was read with: the one beside it, and by which rule. */
export type StatedCurrency = { currency: string | null | undefined; rule: CurrencyRule };

/**
 * The price of an amount that `readDecimal` or `readPrices` found, with the rule that gave its currency and what its text says of tax. `stated` is the hint of that
 * reading; a word that says "free" leaves the currency to it.
 */
export function formFound(found: Found, { currency, rule }: StatedCurrency): PriceValue {
  const { amount, minor, tax } = found;
  const isHinted = found.isHinted === true || found.doubts.includes('currency_from_hint');
  const beside = isHinted
    ? found.currency
    : typeof currency === 'string' && isKnownCurrency(currency)
      ? currency
      : null;
  const named = { text: isHinted ? null : found.currency, [rule]: beside };
  const price = formPrice(amount, named) ?? { amount, minor, currency: found.currency };
  return tax === undefined ? price : { ...price, tax };
}
