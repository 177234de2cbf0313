import { toMinor } from '../money/index.ts';

/**
 * What gave a price its currency, the nearest first: `text`, the amount's own text; `page`, what the page states beside it; `header`, what
 * a feed states beside it (the name of its column, an attribute, the row's currency column); `shop`, the setting of the grabber or shop.
 */
export const currencyRules = ['text', 'page', 'header', 'shop'] as const;
export type CurrencyRule = (typeof currencyRules)[number];

/** How often a recurring price is paid. */
export const pricePeriods = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type PricePeriod = (typeof pricePeriods)[number];

/**
 * `amount` is the exact decimal as read, `minor` the same in minor units of `currency` (ISO 4217 exponent; 2 when the currency is unknown).
 * `currencyRule` says what gave the currency; absent where there is none, and in what was stored before it was noted. `tax` is what stands
 * beside the amount about sales tax; absent where nothing does.
 */
export type PriceValue = {
  amount: string;
  minor: number;
  currency: string | null;
  currencyRule?: CurrencyRule;
  tax?: 'included' | 'excluded';
};

/** A price that is paid again in each period. */
export type RecurringPriceValue = PriceValue & { period: PricePeriod };

/** The currencies that were named for an amount, by where they stood. */
export type NamedCurrencies = Readonly<Partial<Record<CurrencyRule, string | null | undefined>>>;

/**
 * Forms the price of an exact decimal amount: its currency is the nearest of those that were named, and its minor units are counted in that.
 * Undefined when `amount` is no plain decimal or beyond 2^53 minor units.
 */
export function formPrice(amount: string, named: NamedCurrencies): PriceValue | undefined {
  const currencyRule = currencyRules.find((rule) => typeof named[rule] === 'string');
  const currency = currencyRule === undefined ? null : (named[currencyRule] ?? null);
  const minor = toMinor(amount, currency)?.minor;
  if (minor === undefined) return undefined;
  return currencyRule === undefined ? { amount, minor, currency } : { amount, minor, currency, currencyRule };
}

/** A price as it stands where it has a currency, else in that of the shop; without either it stays without. */
export function priceAtShop(price: PriceValue, shopCurrency: string | null): PriceValue {
  if (price.currency !== null) return price;
  const formed = formPrice(price.amount, { shop: shopCurrency });
  if (formed === undefined) return price;
  return price.tax === undefined ? formed : { ...formed, tax: price.tax };
}
