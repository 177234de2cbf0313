import {
  type ExtractionWarning,
  type Field,
  isCurrencyCode,
  type PriceValue,
  type RecurringPriceValue,
} from '@quarry/contracts';
import type { Money } from '@quarry/contracts/money';
import { detailed, type Wording, wording } from '@quarry/contracts/wording';
import {
  bareText,
  bareTrust,
  doubtWarnings,
  formFound,
  isReadTwice,
  type PriceDoubt,
  readDecimal,
  readPrice,
  type StatedCurrency,
} from '../price/index.ts';
import type { SourceRow, SourceValue } from './source-row.ts';

/** What reading of prices leans on beside the row. */
export type PriceContext = {
  locale: string | undefined;
  /** The currency of the grabber or shop. */
  currency: string | undefined;
  /** The currency of the row's first price, where the feed named it. */
  rowCurrency?: string | null;
  now: number | undefined;
};

/** An amount of a row, or why it is none. */
export type Reading =
  | {
      field: Field<PriceValue>;
      doubts: readonly PriceDoubt[];
      rounded: boolean;
      isBare?: boolean;
      /** The currency beside the amount, where the amount names another. */
      besideCurrency?: string;
    }
  | { problem: Wording };

/** How far a price is trusted that something beside it contradicts. */
export const contraryTrust = 0.5;

/** An amount that stood unquoted in JSON is taken at less than its word, and not at all where it can be read in two ways. */
export function amountOf(row: SourceRow, value: SourceValue, context: PriceContext): Reading {
  if (value.isBare !== true) return plainAmountOf(row, value, context);
  const plain = { ...value, text: bareText(value.text) };
  const reading = plainAmountOf(row, plain, context);
  if ('problem' in reading) return reading;
  const amountIn = (locale: string) => {
    const other = plainAmountOf(row, plain, { ...context, locale });
    return 'field' in other ? other.field.value.amount : undefined;
  };
  const { field, doubts, rounded } = reading;
  if (isReadTwice(plain.text, { amount: field.value.amount, doubts, rounded }, context.locale, amountIn)) {
    return { problem: wording('price:two_readings') };
  }
  return {
    ...reading,
    field: { ...field, raw: value.text, confidence: field.confidence * bareTrust },
    isBare: true,
  };
}

/** An amount by what it says and what stands beside it. */
export function plainAmountOf(row: SourceRow, value: SourceValue, context: PriceContext): Reading {
  const stated = statedBeside(row, value, context);
  const beside = value.currency ?? row.values.currency?.text;
  const isOfShop = stated.rule === 'shop';
  const currency = stated.currency ?? undefined;
  // The point of a number of JSON is the decimal sign in every language.
  const locale = value.isNumber === true ? undefined : context.locale;
  const options = isOfShop ? { locale, fallback: currency } : { locale, hint: currency };
  const decimal = readDecimal(value.text, options);
  if (decimal.amount !== null) {
    return besideCurrency(readingOf(value, formFound(decimal, stated), decimal.confidence, decimal), beside);
  }
  const words = readPrice(value.text, options);
  if (words.amount === null) return { problem: wording(`price:${words.code}`) };
  if (words.kind === 'from' || words.kind === 'range') {
    return { problem: wording('price:range') };
  }
  if (words.kind === 'recurring') return { problem: wording(words.isFrom ? 'price:range' : 'price:recurring') };
  return besideCurrency(readingOf(value, formFound(words, stated), words.confidence * 0.95, words), beside);
}

/** The price of a row that is paid again in each period, by its words; undefined where they say no such thing, or the lowest of several. */
export function recurringOf(
  row: SourceRow,
  value: SourceValue,
  context: PriceContext,
): (Extract<Reading, { field: unknown }> & { field: Field<RecurringPriceValue> }) | undefined {
  const stated = statedBeside(row, value, context);
  const currency = stated.currency ?? undefined;
  const { locale } = context;
  const words = readPrice(
    value.text,
    stated.rule === 'shop' ? { locale, fallback: currency } : { locale, hint: currency },
  );
  if (words.amount === null || words.period === undefined || words.isFrom || words.minor < 0) return undefined;
  const plain = { ...formFound(words, stated), period: words.period };
  const { confidence, doubts, rounded = false } = words;
  return {
    field: { value: plain, raw: value.text, method: 'feed', path: value.path, confidence: confidence * 0.95 },
    doubts,
    rounded,
  };
}

/** "5 €" in a column of dollars: one of the two is wrong. */
function besideCurrency(reading: Reading, beside: string | undefined): Reading {
  if (beside === undefined || 'problem' in reading) return reading;
  const code = beside.trim().toUpperCase();
  const { value, confidence } = reading.field;
  if (!isCurrencyCode(code) || value.currency === null || value.currency === code) return reading;
  return { ...reading, besideCurrency: code, field: { ...reading.field, confidence: confidence * contraryTrust } };
}

/** The currency that stands nearest to an amount: at its column or element, in the row, at its first price, else the shop's. */
function statedBeside(row: SourceRow, value: SourceValue, context: PriceContext): StatedCurrency {
  const inFeed = value.currency ?? row.values.currency?.text.trim() ?? context.rowCurrency ?? undefined;
  return inFeed === undefined ? { currency: context.currency, rule: 'shop' } : { currency: inFeed, rule: 'header' };
}

function readingOf(
  { text, path }: SourceValue,
  value: PriceValue,
  confidence: number,
  { doubts, rounded = false }: { doubts: readonly PriceDoubt[]; rounded?: boolean },
): Reading {
  if (value.minor < 0) return { problem: wording('price:below_zero') };
  return { field: { value, raw: text, method: 'feed', path, confidence }, doubts, rounded };
}

/** Says what is doubtful about an amount that was read. */
export function noteDoubts(reading: Reading, warnings: ExtractionWarning[]): void {
  if ('problem' in reading) return;
  const { raw: text, path, value } = reading.field;
  if (reading.isBare === true)
    warnings.push(detailed('price_mended', { text: shorten(text), amount: value.amount, path }));
  if (reading.besideCurrency !== undefined) {
    const said = { text: shorten(text), currency: value.currency ?? '', stated: reading.besideCurrency };
    warnings.push(detailed('currency_disagreement', said));
  }
  if (reading.rounded) warnings.push(detailed('price_rounded', { amount: value.amount, path }));
  warnings.push(...doubtWarnings(reading.field.raw, reading.field.value.amount, reading.doubts));
}

/** A second price that names no currency is in that of the first. */
export function inCurrencyOf(price: Field<PriceValue>, context: PriceContext): PriceContext {
  const { currency, currencyRule } = price.value;
  return currencyRule === 'shop' ? context : { ...context, rowCurrency: currency };
}

/** An amount for a sentence. */
export function saidSum({ value: { amount, minor, currency } }: Field<PriceValue>): Money | string {
  return currency === null ? amount : { minor, currency };
}

/** The warning about a sum that is no price of the row. */
export function leftOut(sum: Field<PriceValue>, cause: 'sum:tax' | 'sum:expired' | 'sum:future'): ExtractionWarning {
  return detailed('sum_left_out', { sum: saidSum(sum), path: sum.path, cause: wording(cause) });
}

/** The beginning of a text, for a sentence. */
export function shorten(text: string): string {
  const plain = text.trim();
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}
