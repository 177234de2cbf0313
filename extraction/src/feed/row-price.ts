import type { ExtractionWarning, Field, PriceValue, RecurringPriceValue } from '@quarry/contracts';
import { detailed, reasoned, wording } from '@quarry/contracts/wording';
import type { FeedRowError } from './feed-row.ts';
import {
  amountOf,
  contraryTrust,
  inCurrencyOf,
  leftOut,
  noteDoubts,
  recurringOf,
  type PriceContext,
  type Reading,
  shorten,
} from './row-amount.ts';
import { lateness, periodOf, type StatedPeriod } from './sale-times.ts';
import { amongPrices } from './several-prices.ts';
import type { SourceRow, SourceValue } from './source-row.ts';

export type RowPrices = {
  price: Field<PriceValue>;
  listPrice?: Field<PriceValue>;
  priceValidUntil?: Field<string>;
};

/** What a row states where its price is paid again in each period. */
export type RecurringPrice = { recurringPrice: Field<RecurringPriceValue> };

/**
 * What a buyer pays now and the regular price beside it, from price, sale price (with its dates) and list price.
 * A row whose price can not be read makes no offer; a sale or list price that can not is a warning.
 */
export function readRowPrices(
  row: SourceRow,
  context: PriceContext,
  warnings: ExtractionWarning[],
): RowPrices | RecurringPrice | FeedRowError {
  const { price, sale_price: sale, list_price: list } = row.values;
  const period = sale === undefined ? undefined : periodOf(row);
  const isOver = lateness(period, context.now) !== undefined;
  const stated = price ?? (isOver ? (list ?? sale) : (sale ?? list));
  if (stated === undefined) {
    return { ...reasoned('price_missing'), field: 'price' };
  }
  if (stated === sale && isOver) {
    return { ...reasoned('price_missing:sale'), field: 'price' };
  }
  const regular = amongPrices(row, stated, context, warnings);
  if ('problem' in regular) {
    const recurring = sale === undefined ? recurringOf(row, stated, context) : undefined;
    if (recurring) {
      warnings.push(detailed('recurring_only'));
      noteDoubts(recurring, warnings);
      return { recurringPrice: recurring.field };
    }
    const said = { text: shorten(stated.text), cause: regular.problem };
    return { ...reasoned('price_unreadable:row', said), field: stated.path };
  }
  noteDoubts(regular, warnings);
  if (stated === sale && period !== undefined) doubtPeriod(period, regular.field, warnings);
  const prices = withSale(row, regular.field, stated === sale ? undefined : sale, context, warnings);
  if (prices.listPrice === undefined && list !== undefined && list !== stated) {
    addListPrice(prices, amountOf(row, list, inCurrencyOf(regular.field, context)), list, warnings);
  }
  noteValue(prices.price.value, warnings);
  return prices;
}

/** A sale alone whose dates cannot be read may be over. */
function doubtPeriod(
  { period, text, path }: StatedPeriod,
  price: Field<PriceValue>,
  warnings: ExtractionWarning[],
): void {
  if (period !== undefined) return;
  price.confidence *= contraryTrust;
  warnings.push(detailed('price_expired:unreadable', { text: shorten(text), path }));
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
  // Shops write 0 where nothing is reduced.
  const { minor } = reading.field.value;
  if (minor === regular.value.minor || (minor === 0 && regular.value.minor > 0)) return { price: regular };
  const period = periodOf(row);
  if (period === undefined) return { price: reading.field, listPrice: regular };
  return withinPeriod(period, { price: reading.field, listPrice: regular }, context.now, warnings);
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
