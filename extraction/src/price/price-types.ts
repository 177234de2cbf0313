import type { PricePeriod } from '@quarry/contracts/offers';

/** What reading may lean on beside the text itself. */
export type PriceOptions = {
  /** A currency text known from elsewhere ("EUR", "€", "kr"): settles an ambiguous mark, stands in for an absent one, never overrules a clear one. */
  hint?: string | undefined;
  /** A currency known from farther away, of the page or the shop: as the hint, but the locale has the word before it. */
  fallback?: string | undefined;
  /** BCP 47 tag of the page ("de", "en-IN", "de-CH"): settles `kr`, `$`, `¥` and three digits behind a single separator. */
  locale?: string | undefined;
};

/**
 * Why a reading is less than sure:
 * - `currency_missing`    no mark in the text and no hint
 * - `currency_ambiguous`  the mark belongs to several currencies ($, kr, ¥) and nothing settled it: the commonest was taken
 * - `currency_from_hint`  no mark in the text, the hint was taken
 * - `separator_ambiguous` three digits behind a single separator could be thousands or decimals
 * - `cents_split`         the cents stood apart from the units ("19 99 €")
 * - `digits_left`         more digits stand beside the amount, or another amount that cannot be read
 * - `several_prices`      several prices without a word between them: the lower was taken
 * - `several_currencies`  the same price in several currencies
 * - `approximate`         the text says about how much ("ca. 25 €")
 * - `regular_price`       the text calls it the regular price and names no other: many themes print that when nothing is reduced
 * - `rounded_fraction`    more decimals than the currency has, or a binary fraction with all its digits: it was rounded
 * - `in_tomans`           the text counts in tomans, which have no code: the amount is ten times as many rials
 * - `below_zero`          nobody pays less than nothing: the amount is no price to go by, and its confidence is 0
 */
export type PriceDoubt =
  | 'currency_missing'
  | 'currency_ambiguous'
  | 'currency_from_hint'
  | 'separator_ambiguous'
  | 'cents_split'
  | 'digits_left'
  | 'several_prices'
  | 'several_currencies'
  | 'approximate'
  | 'regular_price'
  | 'rounded_fraction'
  | 'in_tomans'
  | 'below_zero';

/**
 * What one amount in a text is for:
 * - `price`       what a buyer pays; also uncued amounts
 * - `now`         said to be the price now, beside an older one
 * - `list`        was, recommended or struck-through price
 * - `reference`   lowest price of the last 30 days
 * - `conditional` for members, with a code, on subscription
 * - `instalment`  one of several payments, or a price per night or hour
 * - `recurring`   paid again in each `period`: a subscription, a rent
 * - `unit`        per kilogram, litre, metre, 100 g ...
 * - `multibuy`    for several pieces together ("3 for £10")
 * - `shipping`    the cost of delivery
 * - `threshold`   the order value from which something holds ("free delivery from 50 €")
 * - `surcharge`   deposit, eco fee, "plus 2 €"
 * - `saving`      an amount taken off
 * - `limit`       "up to": the upper end only
 * - `percentage`  per cent; `amount` is the number before the sign, `currency` null
 */
export type PriceRole =
  | 'price'
  | 'now'
  | 'list'
  | 'reference'
  | 'conditional'
  | 'instalment'
  | 'recurring'
  | 'unit'
  | 'multibuy'
  | 'shipping'
  | 'threshold'
  | 'surcharge'
  | 'saving'
  | 'limit'
  | 'percentage';

/** An exact decimal ("1299.90") and the same in minor units of its currency; `rounded` is present when digits were lost on the way. */
export type PriceAmount = { amount: string; minor: number; rounded?: true };

/** One amount of a text with its role. `start` and `end` are offsets into the text as given; `raw` is the slice between them. */
export type PricePart = PriceAmount & {
  role: PriceRole;
  /** Present where the role is `recurring`. */
  period?: PricePeriod;
  currency: string | null;
  /** The amount is the lowest of several ("from 5 €"). */
  isFrom?: true;
  /** What the text says about tax; absent when it says nothing. */
  tax?: 'included' | 'excluded';
  raw: string;
  start: number;
  end: number;
  /** 0 to 1; 1 when nothing in `doubts`. */
  confidence: number;
  doubts: PriceDoubt[];
};

/**
 * A price found: `price` is one price, `from` the lowest of several ("ab 19,99 €"), `range` from `low` to `high`
 * (`amount` repeats the lower end), `free` costs nothing and says so in words, `recurring` is paid again in each `period`
 * (`isFrom`: it is the lowest of several). `from`, `range` and `recurring` are never what one offer costs once.
 */
export type PriceFound = PriceAmount & {
  kind: 'price' | 'from' | 'range' | 'free' | 'recurring';
  period?: PricePeriod;
  isFrom?: true;
  currency: string | null;
  low?: PriceAmount;
  high?: PriceAmount;
  tax?: 'included' | 'excluded';
  raw: string;
  confidence: number;
  doubts: PriceDoubt[];
};

export type PriceRefusalCode =
  | 'empty'
  | 'no_price'
  | 'on_request'
  | 'only_list_price'
  | 'only_conditional_price'
  | 'only_instalment'
  | 'only_unit_price'
  | 'only_multibuy'
  | 'only_shipping'
  | 'only_saving'
  | 'only_limit'
  | 'only_percentage'
  | 'several_prices'
  | 'unreadable_number'
  | 'too_large';

/** No price: `code` is stable, `reason` one sentence for a person. */
export type PriceRefusal = { amount: null; kind: 'none'; raw: string; code: PriceRefusalCode; reason: string };

export type PriceResult = PriceFound | PriceRefusal;

/** Everything a text says about money: the price a buyer pays, and every amount with its role, in the order of the text. */
export type PriceReading = { price: PriceResult; parts: PricePart[] };
