import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, RawOffer } from '@quarry/contracts/offers';
import { firstEvidence, saidPrice, samePrice } from './field.ts';
import { type Item, type ItemGraph, itemOf, itemsOf, valuesOf } from './item.ts';
import { applyValidUntil, endOf, offerTime, specificationTime } from './offer-times.ts';
import { leaveOut, type PriceContext, readSum, type Sink, type Sum, takeSum, tellLeft } from './price-sums.ts';
import { currencyCode } from './price-value.ts';
import { settleLists, settlePlain, settleSales, settleStated } from './settle-sums.ts';
import { isOfRegion, isWithoutTax, kindOfSum, namedKind, type SumKind } from './sum-kind.ts';

/** Sums of specifications that are weighed against one another. */
type Specified = { plain: Sum[]; sales: Sum[]; lists: (Sum & { rank: number })[] };

/**
 * Reads every price of one Offer or AggregateOffer into `offer`. The price that the offer itself states stands; a further sum
 * counts only by what it says it is for, and every sum that is no price of one unit, once, for everyone is a warning.
 */
export function readOfferPrices(
  graph: ItemGraph,
  item: Item,
  offer: RawOffer,
  context: PriceContext,
): ExtractionWarning[] {
  const sink: Sink = { offer, warnings: [], graph, context, left: [] };
  const currency = statedCurrency(graph, item, context);
  const specified: Specified = { plain: [], sales: [], lists: [] };
  readStated(sink, item, currency, specified);
  readEnd(sink, item, ['lowPrice', 'minPrice'], currency, 'lowPrice');
  readEnd(sink, item, ['highPrice', 'maxPrice'], currency, 'highPrice');
  for (const specification of itemsOf(graph, item, 'priceSpecification'))
    readSpecification(sink, specification, currency, specified);
  if (item.types.includes('AggregateOffer')) closeRange(offer);
  settlePlain(sink, specified.plain, currency);
  const former = settleSales(sink, specified.sales);
  settleLists(sink, specified.lists, former);
  tellLeft(sink);
  settle(offer, sink.warnings);
  applyValidUntil(graph, item, offer, sink.warnings, context.now);
  return sink.warnings;
}

export function statedCurrency(graph: ItemGraph, item: Item, context: Pick<PriceContext, 'locale'>): string | null {
  const text = firstEvidence(graph, item, 'priceCurrency', 'currency')?.text;
  return (text === undefined ? undefined : currencyCode(text, context.locale)) ?? null;
}

/** The prices that the offer states as its own; one may be a thing of its own (`"price": { "@type": "PriceSpecification", ... }`). */
function readStated(sink: Sink, item: Item, currency: string | null, specified: Specified): void {
  const { graph } = sink;
  const late = offerTime(graph, item, sink.context.now);
  const named: SumKind = late === undefined ? namedKind(graph, item) : { cause: late };
  const hasEnds = ['lowPrice', 'minPrice', 'highPrice', 'maxPrice'].some(
    (name) => (firstEvidence(graph, item, name)?.text ?? '') !== '',
  );
  const stated: Sum[] = [];
  for (const value of valuesOf(graph, item, 'price')) {
    const inner = itemOf(graph, value);
    if (inner) {
      const within: Specified = { ...specified, plain: stated };
      readSpecification(sink, inner, currency, within);
      continue;
    }
    const sum = readSum(sink, value, currency);
    if (sum === undefined) continue;
    if ('cause' in named) leaveOut(sink, sum, named.cause);
    else if (named.field === 'listPrice') specified.lists.push({ ...sum, rank: named.rank });
    else if (item.types.includes('AggregateOffer') && hasEnds) takeSum(sink, sum, 'lowPrice');
    else stated.push(sum);
  }
  settleStated(sink, stated);
}

function readEnd(
  sink: Sink,
  item: Item,
  names: string[],
  currency: string | null,
  field: 'lowPrice' | 'highPrice',
): void {
  const [value] = valuesOf(sink.graph, item, ...names);
  const sum = value && readSum(sink, value, currency);
  if (sum) takeSum(sink, sum, field);
}

function readSpecification(
  sink: Sink,
  specification: Item,
  outerCurrency: string | null,
  specified: Specified,
  depth = 0,
): void {
  const { graph } = sink;
  const own = kindOfSum(graph, specification);
  const late = specificationTime(graph, specification, sink.context.now);
  const kind: SumKind = 'cause' in own || late === undefined ? own : { cause: late };
  const until = endOf(graph, specification);
  const currency = statedCurrency(graph, specification, sink.context) ?? outerCurrency;
  const isTaxFree = isWithoutTax(graph, specification);
  const isRegional = isOfRegion(graph, specification);
  for (const value of valuesOf(graph, specification, 'price', 'value')) {
    const read = readSum(sink, value, currency);
    if (read === undefined) continue;
    const sum: Sum = { ...read, isTaxFree, isRegional, ...(until && { until }) };
    if ('cause' in kind) leaveOut(sink, sum, kind.cause);
    else if (kind.field === 'price') specified.plain.push(sum);
    else if (kind.field === 'sale') specified.sales.push(sum);
    else if (kind.field === 'listPrice') specified.lists.push({ ...sum, rank: kind.rank });
    else if (sink.offer[kind.field] === undefined) takeSum(sink, sum, kind.field);
    else leaveOut(sink, sum, kind.field === 'unitPrice' ? 'sum:unit' : 'sum:delivery');
  }
  if ('field' in kind && kind.field === 'price') {
    readEnd(sink, specification, ['minPrice'], currency, 'lowPrice');
    readEnd(sink, specification, ['maxPrice'], currency, 'highPrice');
  }
  if (depth > 2) return;
  for (const part of itemsOf(graph, specification, 'priceComponent'))
    readSpecification(sink, part, currency, specified, depth + 1);
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
