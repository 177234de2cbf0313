import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { type Evidence, firstEvidence, newField, saidPrice, put, samePrice } from './field.ts';
import { type Item, type ItemGraph, itemOf, itemsOf, type ItemValue, valuesOf } from './item.ts';
import {
  currencyCode,
  noticesOf,
  type PriceRead,
  readPriceText,
  type TextPrices,
  unreadablePrice,
} from './price-value.ts';

/** What readers of prices need to know beside the item itself. */
export type PriceContext = {
  locale: string | undefined;
  /** The currency stated nearest to the item: by its aggregate, its product, other offers or the page. */
  fallbackCurrency: string | null;
};

type PriceField = 'price' | 'listPrice' | 'unitPrice' | 'lowPrice' | 'highPrice';
type Sink = {
  offer: RawOffer;
  warnings: ExtractionWarning[];
  graph: ItemGraph;
  context: PriceContext;
  /** A specification says it is the sale price, so a second, higher price is no disagreement. */
  hasSalePrice: boolean;
};

/** Reads every price of one Offer or AggregateOffer into `offer`; what is no price for one unit, once, for everyone is left aside. */
export function readOfferPrices(
  graph: ItemGraph,
  item: Item,
  offer: RawOffer,
  context: PriceContext,
): ExtractionWarning[] {
  const sink: Sink = { offer, warnings: [], graph, context, hasSalePrice: false };
  const currency = statedCurrency(graph, item, context);
  const isRange = item.types.includes('AggregateOffer');
  const hasEnds = ['lowPrice', 'minPrice', 'highPrice', 'maxPrice'].some(
    (name) => (firstEvidence(graph, item, name)?.text ?? '') !== '',
  );
  readSpecifications(sink, item, currency);
  for (const value of valuesOf(graph, item, 'price')) {
    const inner = itemOf(graph, value);
    if (inner) readSpecification(sink, inner, currency);
    else readAmount(sink, value, currency, isRange && hasEnds ? 'lowPrice' : 'price');
  }
  readEnd(sink, item, ['lowPrice', 'minPrice'], currency, 'lowPrice');
  readEnd(sink, item, ['highPrice', 'maxPrice'], currency, 'highPrice');
  if (isRange) closeRange(offer);
  settle(offer, sink.warnings);
  return sink.warnings;
}

export function statedCurrency(graph: ItemGraph, item: Item, context: Pick<PriceContext, 'locale'>): string | null {
  const text = firstEvidence(graph, item, 'priceCurrency', 'currency')?.text;
  return (text === undefined ? undefined : currencyCode(text, context.locale)) ?? null;
}

function readEnd(
  sink: Sink,
  item: Item,
  names: string[],
  currency: string | null,
  field: 'lowPrice' | 'highPrice',
): void {
  const [value] = valuesOf(sink.graph, item, ...names);
  if (value && value.text !== null) readAmount(sink, value, currency, field);
}

function readSpecifications(sink: Sink, item: Item, currency: string | null): void {
  const specifications = itemsOf(sink.graph, item, 'priceSpecification');
  // Of a price with and one without tax, buyers pay the former.
  const taxFirst = specifications.toSorted(
    (left, right) => Number(isWithoutTax(sink.graph, left)) - Number(isWithoutTax(sink.graph, right)),
  );
  for (const specification of taxFirst) readSpecification(sink, specification, currency);
}

function isWithoutTax(graph: ItemGraph, specification: Item): boolean {
  return firstEvidence(graph, specification, 'valueAddedTaxIncluded')?.text.toLowerCase() === 'false';
}

function readSpecification(sink: Sink, specification: Item, outerCurrency: string | null): void {
  const { graph } = sink;
  const field = roleOf(graph, specification);
  if (field === undefined) return;
  if (/SalePrice$/i.test(firstEvidence(graph, specification, 'priceType')?.text ?? '')) sink.hasSalePrice = true;
  const currency = statedCurrency(graph, specification, sink.context) ?? outerCurrency;
  const [value] = valuesOf(graph, specification, 'price');
  if (value && value.text !== null) {
    const isLesserTax = field === 'price' && isWithoutTax(graph, specification) && sink.offer.price !== undefined;
    if (!isLesserTax) readAmount(sink, value, currency, field);
  }
  if (field !== 'price') return;
  readEnd(sink, specification, ['minPrice'], currency, 'lowPrice');
  readEnd(sink, specification, ['maxPrice'], currency, 'highPrice');
}

/** Which price a PriceSpecification states; undefined for delivery, payment, members, quantities and instalments. */
function roleOf(graph: ItemGraph, specification: Item): PriceField | undefined {
  if (specification.types.some((type) => /^(?:Delivery|Payment)ChargeSpecification$/.test(type))) return undefined;
  if (
    ['billingDuration', 'billingIncrement', 'billingStart'].some(
      (name) => valuesOf(graph, specification, name).length > 0,
    )
  )
    return undefined;
  if (isConditional(graph, specification)) return undefined;
  const type = firstEvidence(graph, specification, 'priceType')?.text ?? '';
  if (/ListPrice|Strike.?through|SRP|RegularPrice|(?:^|\/)Regular$/i.test(type)) return 'listPrice';
  if (/MinimumAdvertised|Invoice/i.test(type)) return undefined;
  return isForMeasure(graph, specification) ? 'unitPrice' : 'price';
}

/** Whether a price holds only for members, from a number of pieces or an order value on, or for a lease instead of a sale. */
export function isConditional(graph: ItemGraph, item: Item): boolean {
  const named = ['validForMemberTier', 'membershipPointsEarned', 'eligibleTransactionVolume', 'eligibleCustomerType'];
  if (named.slice(0, 3).some((name) => valuesOf(graph, item, name).length > 0)) return true;
  if (/(?:Lease|Rent)\w*$/i.test(firstEvidence(graph, item, 'businessFunction')?.text ?? '')) return true;
  return itemsOf(graph, item, 'eligibleQuantity').some((quantity) => {
    const least = Number(firstEvidence(graph, quantity, 'minValue', 'value')?.text ?? '1');
    return Number.isFinite(least) && least > 1;
  });
}

/** UN/CEFACT codes of "one piece": a price for these is the price. */
const pieceCodes = new Set(['C62', 'H87', 'EA', 'PCE', 'NAR', 'XUN']);

function isForMeasure(graph: ItemGraph, specification: Item): boolean {
  return itemsOf(graph, specification, 'referenceQuantity').some((quantity) => {
    const unit = (firstEvidence(graph, quantity, 'unitCode', 'unitText')?.text ?? '').toUpperCase();
    const value = Number(firstEvidence(graph, quantity, 'value')?.text ?? '1');
    return !(pieceCodes.has(unit) && value === 1);
  });
}

function readAmount(sink: Sink, value: ItemValue, stated: string | null, field: PriceField): void {
  const text = value.text ?? '';
  if (text.trim() === '') return;
  const { locale, fallbackCurrency } = sink.context;
  const prices = readPriceText(text, value.isNumber, stated, locale, fallbackCurrency);
  const evidence = { text, path: value.path };
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
    if (stated !== null) warnOtherCurrency(sink, value, stated, text);
    if (stated === null && value.currency === sink.context.fallbackCurrency) warnCurrency(sink, value, text);
    setPrice(sink, 'price', prices.price, evidence);
  } else if (prices.lowPrice === undefined) warnUnreadable(sink, evidence, prices);
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

/** "$5.00" under `priceCurrency` EUR: one of the two is wrong. */
function warnOtherCurrency(sink: Sink, price: PriceValue, stated: string, text: string): void {
  if (price.currency === null || price.currency === stated) return;
  const said = { text: text.trim().slice(0, 80), currency: price.currency, stated };
  sink.warnings.push(detailed('currency_disagreement', said));
}

function warnUnreadable(sink: Sink, evidence: Evidence, prices: TextPrices): void {
  if (prices.listPrice ?? prices.unitPrice) return;
  sink.warnings.push(unreadablePrice(evidence.text, evidence.path, prices.refusal));
}

function setPrice(sink: Sink, field: PriceField, read: PriceRead, evidence: Evidence): void {
  const known = sink.offer[field];
  if (known && field === 'price' && !samePrice(known.value, read.value)) {
    settleTwoPrices(sink, read, evidence);
    return;
  }
  if (known) return;
  sink.warnings.push(...noticesOf(read, evidence.text, evidence.path));
  put(sink.offer, field, fieldOf(sink, read, evidence));
}

function fieldOf({ graph }: Sink, { value, confidence }: PriceRead, { text, path }: Evidence): Field<PriceValue> {
  return newField(value, text, graph.method, path, confidence);
}

/** Two prices of one offer: the lower is what is paid now, the higher the regular one beside it. */
function settleTwoPrices(sink: Sink, read: PriceRead, evidence: Evidence): void {
  const { offer } = sink;
  const { value } = read;
  const known = offer.price;
  if (!known) return;
  sink.warnings.push(...noticesOf(read, evidence.text, evidence.path));
  const other = fieldOf(sink, read, evidence);
  const areComparable = known.value.currency === value.currency;
  const [lower, higher] = areComparable && value.minor < known.value.minor ? [other, known] : [known, other];
  offer.price = lower;
  if (areComparable && !offer.listPrice) offer.listPrice = higher;
  if (sink.hasSalePrice && areComparable) return;
  sink.warnings.push(
    detailed('price_disagreement:one_offer', {
      first: saidPrice(known.value),
      path: known.path,
      second: saidPrice(value),
      otherPath: evidence.path,
      kept: saidPrice(lower.value),
    }),
  );
}

/** A range whose ends are one is a price; an upper end of 0 was left blank. */
function closeRange(offer: RawOffer): void {
  const { price, lowPrice, highPrice } = offer;
  if (highPrice?.value.minor === 0 && (lowPrice ?? price)?.value.minor !== 0) delete offer.highPrice;
  if (!price && lowPrice && offer.highPrice && samePrice(lowPrice.value, offer.highPrice.value)) {
    offer.price = lowPrice;
    delete offer.lowPrice;
    delete offer.highPrice;
  }
}

/** Puts the prices of one offer in order: a regular price is above the price, a range has two ends. */
function settle(offer: RawOffer, warnings: ExtractionWarning[]): void {
  const { price, listPrice, lowPrice, highPrice } = offer;
  if (
    price &&
    listPrice &&
    price.value.currency === listPrice.value.currency &&
    listPrice.value.minor <= price.value.minor
  ) {
    if (listPrice.value.minor < price.value.minor) {
      warnings.push(detailed('sale_above_list', { price: saidPrice(price.value), list: saidPrice(listPrice.value) }));
    }
    delete offer.listPrice;
  }
  if (lowPrice && highPrice && lowPrice.value.minor > highPrice.value.minor) {
    offer.lowPrice = highPrice;
    offer.highPrice = lowPrice;
    warnings.push(detailed('range_reversed', { low: saidPrice(lowPrice.value), high: saidPrice(highPrice.value) }));
  }
}
