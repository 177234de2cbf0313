import { type CurrencyCode, isCurrencyCode, isKnownCurrency } from '@quarry/contracts/money';
import type { ExtractionWarning, Field, PricePeriod, PriceValue } from '@quarry/contracts/offers';
import { detailed, wording } from '@quarry/contracts/wording';
import {
  bareText,
  bareTrust,
  type DecimalFound,
  doubtWarnings,
  formFound,
  isBelowZero,
  isReadTwice,
  type PriceDoubt,
  type PriceFound,
  type PriceOptions,
  type PricePart,
  type PriceRefusalCode,
  readDecimal,
  readPrices,
} from '../price/index.ts';
import { roundConfidence } from './field.ts';

/** One amount as a text states it, with how far it is trusted and why not further. */
export type PriceRead = {
  value: PriceValue;
  confidence: number;
  rounded: boolean;
  doubts: readonly PriceDoubt[];
  /** Stood unquoted in JSON. */
  isBare?: boolean;
};

/** The same of an amount that is paid again in each period. */
export type RecurringRead = PriceRead & { value: PriceValue & { period: PricePeriod } };

/** The amounts of one text by what they are for; `refusal` says why there is no price among them. */
export type TextPrices = {
  price?: PriceRead;
  listPrice?: PriceRead;
  unitPrice?: PriceRead;
  lowPrice?: PriceRead;
  highPrice?: PriceRead;
  recurringPrice?: RecurringRead;
  refusal?: PriceRefusalCode | 'below_zero' | 'two_readings' | 'range';
};

/** A stated currency ("EUR", "eur", "€", "Euro") as its ISO 4217 code; undefined when it names none. */
export function currencyCode(text: string, locale: string | undefined): CurrencyCode | undefined {
  const trimmed = text.trim();
  const upper = trimmed.toUpperCase();
  if (isCurrencyCode(upper)) return upper;
  if (isKnownCurrency(trimmed)) return trimmed;
  if (trimmed === '' || trimmed.length > 40) return undefined;
  const { price } = readPrices(`1 ${trimmed}`, { locale });
  return price.amount !== null && price.currency !== null && isKnownCurrency(price.currency)
    ? price.currency
    : undefined;
}

const sharedSignTrust = 0.7;

/** The price that takes its currency from "$" or "kr" beside it, which several countries share, with a doubt as in its own text. */
export function withSharedSign(
  price: Field<PriceValue>,
  stated: string,
  locale: string | undefined,
  warnings: ExtractionWarning[],
): Field<PriceValue> {
  const { amount, currencyRule } = price.value;
  const [sign, text] = [stated.trim(), price.raw.trim()];
  if (isCurrencyCode(sign.toUpperCase()) || sign.length > 40) return price;
  if (currencyRule !== 'page' && !text.includes(sign)) return price;
  const { price: one } = readPrices(`1 ${sign}`, { locale });
  if (one.amount === null || !one.doubts.includes('currency_ambiguous')) return price;
  warnings.push(...doubtWarnings(text.includes(sign) ? text : `${text} ${sign}`, amount, ['currency_ambiguous']));
  return { ...price, confidence: roundConfidence(price.confidence * sharedSignTrust) };
}

/**
 * Reads a price as a page states it in structured data or meta tags.
 * A single number goes by schema.org's rule (the point is the decimal sign), for texts bent by the page's language; whatever else the text says
 * ("was", "from", "per kg") goes to the reader of shown prices. `currency` is the one stated beside it, `fallback` that of the page.
 */
export function readPriceText(
  text: string,
  isNumber: boolean,
  currency: string | null,
  locale: string | undefined,
  fallback: string | null = null,
): TextPrices {
  const options = { hint: currency ?? undefined, fallback: fallback ?? undefined, locale };
  const decimal = readDecimal(text.slice(0, 1000), isNumber ? { ...options, locale: undefined } : options);
  const beside = currency ?? fallback;
  if (decimal.amount === null) return readShownText(text, options, beside);
  return isBelowZero(decimal.amount) ? { refusal: 'below_zero' } : { price: readOf(decimal, beside) };
}

/**
 * Reads a price as an item states it. One that stood unquoted in JSON is taken at less than its word, and not at all where
 * another way of writing numbers would give another amount.
 */
export function readStatedPrice(
  value: { text: string; isNumber: boolean; isBare?: boolean },
  currency: string | null,
  locale: string | undefined,
  fallback: string | null,
): TextPrices {
  if (value.isBare !== true) return readPriceText(value.text, value.isNumber, currency, locale, fallback);
  const text = bareText(value.text);
  const prices = readPriceText(text, false, currency, locale, fallback);
  const { price } = prices;
  if (!price) return prices.refusal === undefined ? { refusal: 'several_prices' } : prices;
  const amountIn = (other: string) => readPriceText(text, false, currency, other, fallback).price?.value.amount;
  if (isReadTwice(text, { ...price, amount: price.value.amount }, locale, amountIn)) return { refusal: 'two_readings' };
  return { price: { ...price, confidence: price.confidence * bareTrust, isBare: true } };
}

/** Why a text that stands where a price should gives none. */
export function unreadablePrice(text: string, path: string, refusal: TextPrices['refusal']): ExtractionWarning {
  const said = { text: text.trim().slice(0, 80), path };
  if (refusal === undefined) return detailed('price_unreadable', said);
  if (refusal === 'below_zero') return detailed('price_unreadable:below_zero', { amount: said.text, path });
  return detailed('price_unreadable:because', { ...said, cause: wording(`price:${refusal}`) });
}

/** What delivery costs, by a text that may name a price beside it; a text with one plain amount is taken at its word. */
export function readShippingText(
  text: string,
  currency: string | null,
  locale: string | undefined,
): PriceRead | undefined {
  const { parts } = readPrices(text.slice(0, 1000), { locale, hint: currency ?? undefined });
  const charge = partOf(parts, 'shipping', currency);
  if (charge) return charge;
  return parts.length > 1 ? undefined : readPriceText(text, false, currency, locale).price;
}

function readShownText(text: string, options: PriceOptions, currency: string | null): TextPrices {
  const { price, parts } = readPrices(text.slice(0, 1000), options);
  const found: TextPrices = {};
  const list = partOf(parts, 'list', currency);
  const unit = partOf(parts, 'unit', currency);
  if (list) found.listPrice = list;
  if (unit) found.unitPrice = unit;
  if (price.amount === null) return { ...found, refusal: price.code };
  if (isBelowZero(price.amount)) return { ...found, refusal: 'below_zero' };
  if (price.kind === 'recurring') return { ...found, ...recurringOf(price, currency) };
  if (price.kind === 'price' || price.kind === 'free') return { ...found, price: readOf(price, currency) };
  found.lowPrice = readOf({ ...price, ...price.low }, currency);
  if (price.high) found.highPrice = readOf({ ...price, ...price.high }, currency);
  return found;
}

/** The lowest of several plans is the price of none. */
function recurringOf(price: PriceFound, currency: string | null): Pick<TextPrices, 'recurringPrice' | 'refusal'> {
  const { period } = price;
  if (period === undefined || price.isFrom === true) return { refusal: 'range' };
  const read = readOf(price, currency);
  return { recurringPrice: { ...read, value: { ...read.value, period } } };
}

function partOf(parts: PricePart[], role: PricePart['role'], currency: string | null): PriceRead | undefined {
  const part = parts.find((candidate) => candidate.role === role && !isBelowZero(candidate.amount));
  return part && readOf(part, currency);
}

function readOf(found: DecimalFound | PriceFound | PricePart, currency: string | null): PriceRead {
  const value = formFound(found, { currency, rule: 'page' });
  return { value, confidence: found.confidence, rounded: found.rounded === true, doubts: found.doubts };
}

/** As a feed trusts a price whose column names another currency. */
const otherCurrencyTrust = 0.5;

/** "$5.00" under `priceCurrency` EUR: one of the two is wrong, so that the price is told of and trusted by half. */
export function withinCurrency(
  read: PriceRead,
  stated: string | null,
  text: string,
  warnings: ExtractionWarning[],
): PriceRead {
  const { currency } = read.value;
  if (stated === null || currency === null || currency === stated) return read;
  warnings.push(detailed('currency_disagreement', { text: text.trim().slice(0, 80), currency, stated }));
  return { ...read, confidence: read.confidence * otherCurrencyTrust };
}

/** What to say of a price beside the price itself: lost decimals, and whatever was doubtful in reading it. */
export function noticesOf(read: PriceRead, text: string, path: string): ExtractionWarning[] {
  const { amount } = read.value;
  const rounded = read.rounded ? [detailed('price_rounded', { amount, path })] : [];
  const mended =
    read.isBare === true ? [detailed('price_mended', { text: text.trim().slice(0, 80), amount, path })] : [];
  return [...mended, ...rounded, ...doubtWarnings(text, amount, read.doubts)];
}
