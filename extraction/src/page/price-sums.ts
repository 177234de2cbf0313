import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, PricePeriod, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { type Evidence, newField, put, saidPrice, samePrice } from './field.ts';
import type { ItemGraph, ItemValue } from './item.ts';
import {
  noticesOf,
  type PriceRead,
  readPriceText,
  readStatedPrice,
  type RecurringRead,
  type TextPrices,
  unreadablePrice,
  withinCurrency,
} from './price-value.ts';
import type { SumCause } from './sum-kind.ts';

/** What readers of prices need to know beside the item itself. */
export type PriceContext = {
  locale: string | undefined;
  /** The currency stated nearest to the item: by its aggregate, its product, other offers or the page. */
  fallbackCurrency: string | null;
  /** When the page was fetched, in milliseconds since 1970; without it no time of an offer is judged. */
  now?: number;
};

export type PriceField = 'price' | 'listPrice' | 'unitPrice' | 'shippingPrice' | 'lowPrice' | 'highPrice';

/** What a page says of tax in a price. */
export type Tax = NonNullable<PriceValue['tax']>;

/** Where the prices of one offer gather. */
export type Sink = {
  offer: RawOffer;
  warnings: ExtractionWarning[];
  graph: ItemGraph;
  context: PriceContext;
  /** What the offer says of tax in all its prices. */
  tax: Tax | undefined;
  /** Sums that are no price; told when the price is known, for its repetition is worth no word. */
  left: { sum: Sum; cause: SumCause }[];
};

/** One sum as it stands in the markup, read as a text of prices; `stated` is the currency beside it. */
export type Sum = {
  prices: TextPrices;
  evidence: Evidence;
  stated: string | null;
  /** What a person reads where an attribute states the sum. */
  shown?: string | undefined;
  /** What the markup beside it says of tax. */
  tax?: Tax | undefined;
  isRegional?: boolean;
  /** The end of the time it holds for. */
  until?: Evidence;
};

/** A sum that is paid again in each period, by what its specification says. */
export type RecurringSum = Sum & { period: PricePeriod };

/** How far a price is trusted when something beside it contradicts. */
export const contradictedTrust = 0.8;

/** As for two statements of one stock. */
const shownTrust = 0.5;

export function readSum(sink: Sink, value: ItemValue, stated: string | null): Sum | undefined {
  if (value.text === null || value.text.trim() === '') return undefined;
  const { locale, fallbackCurrency } = sink.context;
  const { text, isNumber, isBare = false } = value;
  const prices = readStatedPrice({ text, isNumber, isBare }, stated, locale, fallbackCurrency);
  return { prices, evidence: { text, path: value.path }, stated, shown: value.shown };
}

/** Puts a sum where it belongs; what its text says beside it ("was", "from", "per kg") goes where that belongs. */
export function takeSum(sink: Sink, sum: Sum, field: PriceField): void {
  const { evidence, stated } = sum;
  const prices = withTax(sum, sink.tax);
  if (field !== 'price') {
    const end = prices.price ?? (field === 'highPrice' ? prices.highPrice : prices.lowPrice);
    if (end) setPrice(sink, field, end, evidence);
    else warnUnreadable(sink, evidence, prices);
    return;
  }
  for (const key of ['listPrice', 'unitPrice', 'lowPrice', 'highPrice'] as const) {
    const found = prices[key];
    if (found) setPrice(sink, key, found, evidence);
  }
  if (prices.price) {
    const { value } = prices.price;
    if (stated === null && value.currency === sink.context.fallbackCurrency) warnCurrency(sink, value, evidence.text);
    const { read, field: shownField } = besideShown(
      sink,
      withinCurrency(prices.price, stated, evidence.text, sink.warnings),
      sum,
    );
    setPrice(sink, shownField, read, evidence);
  } else if (prices.recurringPrice) setRecurring(sink, prices.recurringPrice, evidence);
  else if (prices.lowPrice === undefined) warnUnreadable(sink, evidence, prices);
}

/**
 * The price of an attribute with what its element shows of tax; another price there contradicts it, and "from" makes it a lower end. An
 * amount that is doubtful, or 0, may wait for a script.
 */
function besideShown(
  sink: Sink,
  read: PriceRead,
  { evidence, stated, shown = '' }: Sum,
): { read: PriceRead; field: 'price' | 'lowPrice' } {
  const { locale, fallbackCurrency } = sink.context;
  const { price, lowPrice } = shown === '' ? {} : readPriceText(shown, false, stated, locale, fallbackCurrency);
  const other = price ?? lowPrice;
  const isSure = other?.doubts.every((doubt) => doubt.startsWith('currency')) === true && other.value.minor > 0;
  if (!isSure || other.value.currency !== read.value.currency) return { read, field: 'price' };
  const { tax } = other.value;
  if (other.value.minor === read.value.minor) {
    return {
      read: tax ? { ...read, value: { tax, ...read.value } } : read,
      field: price ? 'price' : 'lowPrice',
    };
  }
  const [kept, second] = [saidPrice(read.value), saidPrice(other.value)];
  const said = { first: kept, path: evidence.path, second, otherPath: `${evidence.path}/text()`, kept };
  sink.warnings.push(detailed('price_disagreement:one_offer', said));
  return { read: { ...read, confidence: read.confidence * shownTrust }, field: 'price' };
}

/** The prices of a sum with what the markup says of tax, where their text says nothing of it. */
function withTax({ prices, tax: own }: Sum, ofOffer: Tax | undefined): TextPrices {
  const tax = own ?? ofOffer;
  if (tax === undefined) return prices;
  const taxed = { ...prices };
  for (const key of ['price', 'listPrice', 'lowPrice', 'highPrice'] as const) {
    const read = taxed[key];
    if (read) taxed[key] = { ...read, value: { tax, ...read.value } };
  }
  return taxed;
}

/** Whether a sum is known to be without tax, by the markup or its own text. */
export function isTaxFree({ tax, prices }: Sum): boolean {
  return (prices.price?.value.tax ?? tax) === 'excluded';
}

export function leaveOut(sink: Sink, sum: Sum, cause: SumCause): void {
  sink.left.push({ sum, cause });
}

/** The warning about a sum that is no price of the offer. */
export function leftOut(sum: PriceValue | string, path: string, cause: SumCause): ExtractionWarning {
  const said = typeof sum === 'string' ? sum : saidPrice(sum);
  return detailed('sum_left_out', { sum: said, path, cause: { key: cause, params: {} } });
}

/** The text itself may carry the currency; only a price that borrows it, or has none, is worth a warning. */
function warnCurrency(sink: Sink, price: PriceValue, text: string): void {
  if (/[^\d\s.,'+-]/.test(text)) return;
  if (sink.warnings.some((warning) => warning.code === 'currency_missing')) return;
  const { amount, currency } = price;
  sink.warnings.push(
    currency === null
      ? detailed('currency_missing:nowhere', { amount })
      : detailed('currency_missing:borrowed', { amount, currency }),
  );
}

function warnUnreadable(sink: Sink, evidence: Evidence, prices: TextPrices): void {
  if (prices.listPrice ?? prices.unitPrice) return;
  sink.warnings.push(unreadablePrice(evidence.text, evidence.path, prices.refusal));
}

function setRecurring(sink: Sink, read: RecurringRead, { text, path }: Evidence): void {
  if (sink.offer.recurringPrice) return;
  sink.warnings.push(...noticesOf(read, text, path));
  put(sink.offer, 'recurringPrice', newField(read.value, text, sink.graph.method, path, read.confidence));
}

/**
 * Of several sums that are paid again and again the first is the recurring price, unless the offer has a price that is paid once. A price
 * of the same amount is this one: it says less of itself.
 */
export function settleRecurring(sink: Sink, sums: readonly RecurringSum[]): void {
  const { offer } = sink;
  for (const sum of sums) {
    const amount = sum.prices.price?.value ?? sum.prices.recurringPrice?.value;
    const repeated = offer.price;
    if (repeated && amount && samePrice(repeated.value, amount)) delete offer.price;
    const isBeside = [offer.price, offer.lowPrice, offer.highPrice, offer.recurringPrice].some(Boolean);
    const read = isBeside ? undefined : recurringRead(sink, sum);
    if (read) setRecurring(sink, read, sum.evidence);
    else {
      if (repeated && !offer.price) offer.price = repeated;
      leaveOut(sink, sum, 'sum:period');
    }
  }
}

/** The sum with the period of its specification; undefined where its own text says another one, or is no amount. */
function recurringRead(sink: Sink, { period, ...sum }: RecurringSum): RecurringRead | undefined {
  const { price, recurringPrice } = withTax(sum, sink.tax);
  if (recurringPrice) return recurringPrice.value.period === period ? recurringPrice : undefined;
  if (!price) return undefined;
  const read = withinCurrency(price, sum.stated, sum.evidence.text, sink.warnings);
  return { ...read, value: { ...read.value, period } };
}

function setPrice(sink: Sink, field: PriceField, read: PriceRead, evidence: Evidence): void {
  if (sink.offer[field]) return;
  sink.warnings.push(...noticesOf(read, evidence.text, evidence.path));
  const { value, confidence } = read;
  put(sink.offer, field, newField(value, evidence.text, sink.graph.method, evidence.path, confidence));
}
