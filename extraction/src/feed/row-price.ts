import { detailed, reasoned, type Wording, wording } from '@quarry/contracts/wording';
import type { ExtractionWarning, Field, PriceValue } from '@quarry/contracts';
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
import type { FeedRowError } from './feed-row.ts';
import { isWithin, readSalePeriod } from '../sale-period/index.ts';
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

export type RowPrices = {
  price: Field<PriceValue>;
  listPrice?: Field<PriceValue>;
  priceValidUntil?: Field<string>;
};

type Reading =
  | { field: Field<PriceValue>; doubts: readonly PriceDoubt[]; rounded: boolean; isBare?: boolean }
  | { problem: Wording };

/**
 * What a buyer pays now and the regular price beside it, from price, sale price (with its dates) and list price.
 * A row whose price can not be read makes no offer; a sale or list price that can not is a warning.
 */
export function readRowPrices(
  row: SourceRow,
  context: PriceContext,
  warnings: ExtractionWarning[],
): RowPrices | FeedRowError {
  const { price, sale_price: sale, list_price: list } = row.values;
  const stated = price ?? sale ?? list;
  if (stated === undefined) {
    return { ...reasoned('price_missing'), field: 'price' };
  }
  const regular = amountOf(row, stated, context);
  if ('problem' in regular) {
    const said = { text: shorten(stated.text), cause: regular.problem };
    return { ...reasoned('price_unreadable:row', said), field: stated.path };
  }
  noteDoubts(regular, warnings);
  const prices = withSale(row, regular.field, stated === sale ? undefined : sale, context, warnings);
  if (prices.listPrice === undefined && list !== undefined && list !== stated) {
    addListPrice(prices, amountOf(row, list, inCurrencyOf(regular.field, context)), list, warnings);
  }
  noteValue(prices.price.value, warnings);
  return prices;
}

function withSale(
  row: SourceRow,
  regular: Field<PriceValue>,
  sale: SourceValue | undefined,
  context: PriceContext,
  warnings: ExtractionWarning[],
): RowPrices {
  if (sale === undefined) return { price: regular };
  const reading = amountOf(row, sale, inCurrencyOf(regular, context));
  if ('problem' in reading) {
    warnings.push({
      ...detailed('sale_price_unreadable', { text: shorten(sale.text), cause: reading.problem }),
    });
    return { price: regular };
  }
  noteDoubts(reading, warnings);
  const problem = problemOfSale(reading.field.value, regular.value);
  if (problem !== undefined) {
    warnings.push(problem);
    return { price: regular };
  }
  if (reading.field.value.minor === regular.value.minor) return { price: regular };
  const period = row.values.sale_price_effective_date;
  if (period === undefined) return { price: reading.field, listPrice: regular };
  return withinPeriod(period, { price: reading.field, listPrice: regular }, context.now, warnings);
}

/** A second price that names no currency is in that of the first. */
function inCurrencyOf(price: Field<PriceValue>, context: PriceContext): PriceContext {
  const { currency, currencyRule } = price.value;
  return currencyRule === 'shop' ? context : { ...context, rowCurrency: currency };
}

function problemOfSale(sale: PriceValue, regular: PriceValue): ExtractionWarning | undefined {
  if (sale.currency !== regular.currency) {
    const none = wording('no_currency');
    return detailed('sale_currency_differs', { sale: sale.currency ?? none, regular: regular.currency ?? none });
  }
  if (sale.minor <= regular.minor) return undefined;
  return detailed('sale_above_list:row', { sale: sale.amount, price: regular.amount });
}

function withinPeriod(
  stated: SourceValue,
  sale: Required<Pick<RowPrices, 'price' | 'listPrice'>>,
  now: number | undefined,
  warnings: ExtractionWarning[],
): RowPrices {
  const period = readSalePeriod(stated.text);
  if (period === undefined) {
    warnings.push(detailed('sale_dates_unreadable', { text: shorten(stated.text) }));
    return { price: sale.listPrice };
  }
  if (now === undefined || !isWithin(period, now)) return { price: sale.listPrice };
  if (period.untilText === null) return sale;
  const priceValidUntil = {
    value: period.untilText,
    raw: stated.text,
    method: 'feed',
    path: stated.path,
    confidence: 1,
  } as const;
  return { ...sale, priceValidUntil };
}

function addListPrice(prices: RowPrices, reading: Reading, list: SourceValue, warnings: ExtractionWarning[]): void {
  if ('problem' in reading) {
    warnings.push(detailed('list_price_unreadable', { text: shorten(list.text), cause: reading.problem }));
    return;
  }
  const { value } = reading.field;
  const isAbove = value.minor > prices.price.value.minor && value.currency === prices.price.value.currency;
  if (!isAbove) return;
  noteDoubts(reading, warnings);
  prices.listPrice = reading.field;
}

/** An amount that stood unquoted in JSON is taken at less than its word, and not at all where it can be read in two ways. */
function amountOf(row: SourceRow, value: SourceValue, context: PriceContext): Reading {
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
    doubts,
    rounded,
    field: { ...field, raw: value.text, confidence: field.confidence * bareTrust },
    isBare: true,
  };
}

function plainAmountOf(row: SourceRow, value: SourceValue, context: PriceContext): Reading {
  const stated = statedBeside(row, value, context);
  const isOfShop = stated.rule === 'shop';
  const currency = stated.currency ?? undefined;
  const options = { locale: context.locale, ...(isOfShop ? { fallback: currency } : { hint: currency }) };
  const decimal = readDecimal(value.text, options);
  if (decimal.amount !== null) {
    return readingOf(value, formFound(decimal, stated), decimal.confidence, decimal);
  }
  const words = readPrice(value.text, options);
  if (words.amount === null) return { problem: wording(`price:${words.code}`) };
  if (words.kind === 'from' || words.kind === 'range') {
    return { problem: wording('price:range') };
  }
  return readingOf(value, formFound(words, stated), words.confidence * 0.95, words);
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

function noteDoubts(reading: Reading, warnings: ExtractionWarning[]): void {
  if ('problem' in reading) return;
  const { raw: text, path, value } = reading.field;
  if (reading.isBare === true)
    warnings.push(detailed('price_mended', { text: shorten(text), amount: value.amount, path }));
  if (reading.rounded) warnings.push(detailed('price_rounded', { amount: value.amount, path }));
  warnings.push(...doubtWarnings(reading.field.raw, reading.field.value.amount, reading.doubts));
}

function noteValue(price: PriceValue, warnings: ExtractionWarning[]): void {
  if (price.minor === 0) warnings.push(detailed('price_zero:row'));
  if (price.currency === null) {
    warnings.push(detailed('currency_missing:row'));
  }
}

/** A shipping price: of the field of that name, else of the first shipping entry, "DE:Standard:4.95 EUR" or with parts. */
export function readShippingPrice(
  row: SourceRow,
  context: PriceContext,
  warnings: ExtractionWarning[],
): Field<PriceValue> | undefined {
  const { shipping_price: declared, shipping } = row.values;
  if (declared !== undefined) return fieldOf(amountOf(row, declared, context), warnings);
  if (shipping === undefined) return undefined;
  const text =
    shipping.parts === undefined
      ? (shipping.text.split(':').at(-1) ?? '')
      : (shipping.parts.price ?? shipping.parts.value);
  if (text === undefined || text.trim() === '') return undefined;
  const currency = shipping.parts?.currency;
  return fieldOf(
    amountOf(row, currency === undefined ? { ...shipping, text } : { ...shipping, text, currency }, context),
    warnings,
  );
}

function fieldOf(reading: Reading, warnings: ExtractionWarning[]): Field<PriceValue> | undefined {
  noteDoubts(reading, warnings);
  return 'field' in reading ? reading.field : undefined;
}

function shorten(text: string): string {
  const plain = text.trim();
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}
