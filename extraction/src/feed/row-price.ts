import { detailed, reasoned, type Wording, wording } from '@quarry/contracts/wording';
import { type ExtractionWarning, type Field, isCurrencyCode, type PriceValue } from '@quarry/contracts';
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
import type { Money } from '@quarry/contracts/money';
import type { FeedRowError } from './feed-row.ts';
import { isWithin, readMoment, readSalePeriod, type SalePeriod } from '../sale-period/index.ts';
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
  | {
      field: Field<PriceValue>;
      doubts: readonly PriceDoubt[];
      rounded: boolean;
      isBare?: boolean;
      /** The currency beside the amount, where the amount names another. */
      besideCurrency?: string;
    }
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
  const isSaleOver = sale !== undefined && lateness(periodOf(row), context.now) !== undefined;
  const stated = price ?? (isSaleOver ? (list ?? sale) : (sale ?? list));
  if (stated === undefined) {
    return { ...reasoned('price_missing'), field: 'price' };
  }
  const period = periodOf(row);
  if (stated === sale && period !== undefined && list === undefined && lateness(period, context.now) !== undefined) {
    return { ...reasoned('price_missing:sale'), field: 'price' };
  }
  const regular = amongPrices(row, stated, context, warnings);
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

/** How far a price is trusted that something beside it contradicts. */
const contraryTrust = 0.5;
/** Two prices further apart are no price and its reduction. */
const mostReduction = 3;

/**
 * The price among all that the row states: the lowest in doubt, where they differ; none, where they are far apart or in several
 * currencies. One without tax counts only where no other stands, and what else has to be paid is told.
 */
function amongPrices(
  row: SourceRow,
  stated: SourceValue,
  context: PriceContext,
  warnings: ExtractionWarning[],
): Reading {
  const reading = amountOf(row, stated, context);
  if ('problem' in reading) return reading;
  const all = [reading];
  for (const { field, value } of stated === row.values.price ? row.repeats : []) {
    const other = field === 'price' ? amountOf(row, value, inCurrencyOf(reading.field, context)) : undefined;
    if (other === undefined || 'problem' in other) continue;
    if (value.isTaxFree === true && stated.isTaxFree !== true) warnings.push(leftOut(other.field, 'sum:tax'));
    else if (!all.some(({ field: { value: known } }) => isSame(known, other.field.value))) all.push(other);
  }
  const kept = all.length === 1 ? reading : lowestOf(all, warnings);
  if ('problem' in kept) return kept;
  if (stated.isTaxFree === true) {
    const said = { text: shorten(stated.text), amount: kept.field.value.amount, cause: wording('sum:tax') };
    warnings.push(detailed('price_doubted', said));
  }
  const isPartial = tellFurther(row, kept.field, context, warnings) || stated.isTaxFree === true;
  if (!isPartial) return kept;
  return { ...kept, field: { ...kept.field, confidence: kept.field.confidence * contraryTrust } };
}

type Read = Exclude<Reading, { problem: Wording }>;

function lowestOf(all: Read[], warnings: ExtractionWarning[]): Reading {
  const [lowest, next] = all.toSorted((left, right) => left.field.value.minor - right.field.value.minor);
  const highest = Math.max(...all.map(({ field }) => field.value.minor));
  if (!lowest || !next) return { problem: wording('price:several_prices') };
  const isOneCurrency = all.every(({ field }) => field.value.currency === lowest.field.value.currency);
  if (!isOneCurrency || highest > lowest.field.value.minor * mostReduction) {
    return { problem: wording('price:several_prices') };
  }
  const [one, other] = [lowest.field, next.field];
  const said = { first: saidSum(one), path: one.path, second: saidSum(other), otherPath: other.path };
  warnings.push(detailed('price_disagreement:one_offer', { ...said, kept: saidSum(one) }));
  return { ...lowest, field: { ...one, confidence: one.confidence * contraryTrust } };
}

/** Tells of a subscription or instalments beside the price; true where the price holds only together with them. */
function tellFurther(
  row: SourceRow,
  price: Field<PriceValue>,
  context: PriceContext,
  warnings: ExtractionWarning[],
): boolean {
  let isPartial = false;
  for (const [name, cause] of [
    ['subscription_cost', 'sum:subscription'],
    ['installment', 'sum:instalment'],
  ] as const) {
    const value = row.values[name];
    const text = value?.parts?.amount ?? value?.text.split(':').at(-1)?.trim() ?? '';
    if (value === undefined || text === '') continue;
    const sum = plainAmountOf(row, { path: value.path, text, isSpecific: true }, inCurrencyOf(price, context));
    const said =
      'problem' in sum ? { sum: shorten(text), path: value.path } : { sum: saidSum(sum.field), path: value.path };
    warnings.push(detailed('sum_left_out', { ...said, cause: wording(cause) }));
    isPartial ||= name === 'subscription_cost';
  }
  return isPartial;
}

function isSame(left: PriceValue, right: PriceValue): boolean {
  return left.minor === right.minor && left.currency === right.currency;
}

function leftOut(sum: Field<PriceValue>, cause: 'sum:tax' | 'sum:expired' | 'sum:future'): ExtractionWarning {
  return detailed('sum_left_out', { sum: saidSum(sum), path: sum.path, cause: wording(cause) });
}

function saidSum({ value: { amount, minor, currency } }: Field<PriceValue>): Money | string {
  return currency === null ? amount : { minor, currency };
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
  const period = periodOf(row);
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

/** When a sale holds: from the one field of its dates, else from those of its beginning and its end. */
type StatedPeriod = { period: SalePeriod | undefined; text: string; path: string };

function periodOf({ values }: SourceRow): StatedPeriod | undefined {
  const { sale_price_effective_date: whole, sale_price_start: start, sale_price_end: end } = values;
  if (whole !== undefined) return { period: readSalePeriod(whole.text), text: whole.text, path: whole.path };
  const [either = ''] = [end?.path ?? start?.path].filter((path) => path !== undefined);
  if (start === undefined && end === undefined) return undefined;
  const [from, until] = [start && readMoment(start.text, false), end && readMoment(end.text, true)];
  const isRead = (start === undefined || from !== undefined) && (end === undefined || until !== undefined);
  const period = isRead ? { from: from ?? null, until: until ?? null, untilText: end?.text ?? null } : undefined;
  return { period, text: `${start?.text ?? ''}/${end?.text ?? ''}`, path: either };
}

/** Why a sale is none at `now`. */
function lateness(stated: StatedPeriod | undefined, now: number | undefined): 'sum:expired' | 'sum:future' | undefined {
  const period = stated?.period;
  if (period === undefined || now === undefined || isWithin(period, now)) return undefined;
  return period.from !== null && now < period.from ? 'sum:future' : 'sum:expired';
}

function withinPeriod(
  stated: StatedPeriod,
  sale: Required<Pick<RowPrices, 'price' | 'listPrice'>>,
  now: number | undefined,
  warnings: ExtractionWarning[],
): RowPrices {
  const { period } = stated;
  if (period === undefined) {
    warnings.push(detailed('sale_dates_unreadable', { text: shorten(stated.text) }));
    return { price: sale.listPrice };
  }
  if (now === undefined) return { price: sale.listPrice };
  const cause = lateness(stated, now);
  if (cause !== undefined) {
    warnings.push(leftOut(sale.price, cause));
    return { price: sale.listPrice };
  }
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
  const beside = value.currency ?? row.values.currency?.text;
  const isOfShop = stated.rule === 'shop';
  const currency = stated.currency ?? undefined;
  // The point of a number of JSON is the decimal sign in every language.
  const locale = value.isNumber === true ? undefined : context.locale;
  const options = { locale, ...(isOfShop ? { fallback: currency } : { hint: currency }) };
  const decimal = readDecimal(value.text, options);
  if (decimal.amount !== null) {
    return besideCurrency(readingOf(value, formFound(decimal, stated), decimal.confidence, decimal), beside);
  }
  const words = readPrice(value.text, options);
  if (words.amount === null) return { problem: wording(`price:${words.code}`) };
  if (words.kind === 'from' || words.kind === 'range') {
    return { problem: wording('price:range') };
  }
  return besideCurrency(readingOf(value, formFound(words, stated), words.confidence * 0.95, words), beside);
}

/** "5 €" in a column of dollars: one of the two is wrong. */
function besideCurrency(reading: Reading, beside: string | undefined): Reading {
  if ('problem' in reading) return reading;
  const code = beside?.trim().toUpperCase() ?? '';
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

function noteDoubts(reading: Reading, warnings: ExtractionWarning[]): void {
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
