import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, RawOffer } from '@quarry/contracts/offers';
import { firstEvidence, roundConfidence, saidPrice, samePrice } from './field.ts';
import { type Item, type ItemGraph, itemOf, itemsOf, valuesOf } from './item.ts';
import { tellLeft } from './left-sums.ts';
import { applyValidUntil, endOf, offerTime, specificationTime } from './offer-times.ts';
import {
  contradictedTrust,
  leaveOut,
  leftOut,
  type PriceContext,
  readSum,
  type RecurringSum,
  settleRecurring,
  type Sink,
  type Sum,
  takeSum,
} from './price-sums.ts';
import { currencyCode, withSharedSign } from './price-value.ts';
import { settleLists, settlePlain, settleSales, settleStated } from './settle-sums.ts';
import { isOfRegion, kindOfSum, namedKind, type SumKind, taxOf } from './sum-kind.ts';

/** Sums of specifications that are weighed against one another. */
type Specified = {
  plain: Sum[];
  sales: Sum[];
  lists: (Sum & { rank: number })[];
  besideRange: Sum[];
  recurring: RecurringSum[];
};

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
  const sink: Sink = { offer, warnings: [], graph, context, tax: taxOf(graph, item), left: [] };
  const currencies = statedCurrencies(graph, item, context);
  const [currency = null] = currencies;
  const late = offerTime(graph, item, context.now);
  const kind: SumKind = late === undefined ? namedKind(graph, item) : { cause: late };
  const specified: Specified = { plain: [], sales: [], lists: [], besideRange: [], recurring: [] };
  readStated(sink, item, { currencies, kind }, specified);
  readEnd(sink, item, lowEnd, currency, kind);
  readEnd(sink, item, highEnd, currency, kind);
  for (const specification of itemsOf(graph, item, 'priceSpecification'))
    readSpecification(sink, specification, currency, specified);
  settleBeside(sink, specified.besideRange);
  if (item.types.includes('AggregateOffer')) closeRange(offer);
  settlePlain(sink, specified.plain, currency);
  const former = settleSales(sink, specified.sales);
  settleLists(sink, specified.lists, former);
  settleRecurring(sink, specified.recurring);
  tellLeft(sink);
  settle(offer, sink.warnings);
  doubtCurrency(sink, item, currencies);
  applyValidUntil(graph, item, offer, sink.warnings, context.now);
  return sink.warnings;
}

export function statedCurrency(graph: ItemGraph, item: Item, context: Pick<PriceContext, 'locale'>): string | null {
  const text = firstEvidence(graph, item, 'priceCurrency', 'currency')?.text;
  return (text === undefined ? undefined : currencyCode(text, context.locale)) ?? null;
}

/** The currencies an item states, in its order. */
function statedCurrencies(graph: ItemGraph, item: Item, { locale }: PriceContext): string[] {
  const texts = valuesOf(graph, item, 'priceCurrency', 'currency').flatMap(({ text }) => text ?? []);
  if (texts.length < 2) return [statedCurrency(graph, item, { locale })].filter((code) => code !== null);
  return texts.flatMap((text) => currencyCode(text, locale) ?? []);
}

/** One price under several currencies: which of them it is in, nobody says. */
function doubtCurrency({ offer, warnings, graph, context }: Sink, item: Item, currencies: string[]): void {
  const sign = firstEvidence(graph, item, 'priceCurrency', 'currency')?.text;
  if (offer.price && sign !== undefined) offer.price = withSharedSign(offer.price, sign, context.locale, warnings);
  const { price } = offer;
  const other = currencies.find((code) => code !== price?.value.currency);
  if (!price || other === undefined || currencies.length < 2 || price.value.currency === null) return;
  if (valuesOf(graph, item, 'price').length === currencies.length) return;
  price.confidence = roundConfidence(price.confidence * contradictedTrust);
  const said = { text: price.raw.slice(0, 80), currency: price.value.currency, stated: other };
  warnings.push(detailed('currency_disagreement', said));
}

type StatedAs = { currencies: string[]; kind: SumKind };

/** The prices that the offer states as its own; one may be a thing of its own (`"price": { "@type": "PriceSpecification", ... }`). */
function readStated(sink: Sink, item: Item, { currencies, kind }: StatedAs, specified: Specified): void {
  const { graph } = sink;
  const says = (...names: string[]) => names.some((name) => (firstEvidence(graph, item, name)?.text ?? '') !== '');
  const isRange = item.types.includes('AggregateOffer');
  const stated: Sum[] = [];
  const values = valuesOf(graph, item, 'price');
  for (const [at, value] of values.entries()) {
    const currency = (values.length === currencies.length ? currencies[at] : currencies[0]) ?? null;
    const inner = itemOf(graph, value);
    if (inner) {
      const within: Specified = { ...specified, plain: stated };
      readSpecification(sink, inner, currency, within);
      continue;
    }
    const sum = readSum(sink, value, currency);
    if (sum === undefined) continue;
    if ('cause' in kind) leaveOut(sink, sum, kind.cause);
    else if (kind.field === 'listPrice') specified.lists.push({ ...sum, rank: kind.rank });
    else if (kind.field === 'recurring') specified.recurring.push({ ...sum, period: kind.period });
    else if (isRange && says('lowPrice', 'minPrice')) specified.besideRange.push(sum);
    else if (isRange && says('highPrice', 'maxPrice')) takeSum(sink, sum, 'lowPrice');
    else stated.push(sum);
  }
  settleStated(sink, stated);
}

type End = { names: string[]; field: 'lowPrice' | 'highPrice' };
const lowEnd: End = { names: ['lowPrice', 'minPrice'], field: 'lowPrice' };
const highEnd: End = { names: ['highPrice', 'maxPrice'], field: 'highPrice' };

function readEnd(sink: Sink, item: Item, { names, field }: End, currency: string | null, kind: SumKind): void {
  const [value] = valuesOf(sink.graph, item, ...names);
  const sum = value && readSum(sink, value, currency);
  if (!sum) return;
  if ('cause' in kind) leaveOut(sink, sum, kind.cause);
  else if (kind.field === 'recurring') leaveOut(sink, sum, 'sum:period');
  else takeSum(sink, sum, field);
}

/** What a range says of itself beside its ends: the lower of them once more, or a price that is none of it. */
function settleBeside(sink: Sink, beside: Sum[]): void {
  for (const sum of beside) {
    const [amount, low] = [sum.prices.price?.value, sink.offer.lowPrice?.value];
    if (!amount || !low || !samePrice(amount, low)) leaveOut(sink, sum, 'sum:unexplained');
  }
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
  const tax = taxOf(graph, specification);
  const isRegional = isOfRegion(graph, specification);
  for (const value of valuesOf(graph, specification, 'price', 'value')) {
    const read = readSum(sink, value, currency);
    if (read === undefined) continue;
    const sum: Sum = { ...read, tax, isRegional, ...(until && { until }) };
    if ('cause' in kind) leaveOut(sink, sum, kind.cause);
    else if (kind.field === 'price') specified.plain.push(sum);
    else if (kind.field === 'sale') specified.sales.push(sum);
    else if (kind.field === 'listPrice') specified.lists.push({ ...sum, rank: kind.rank });
    else if (kind.field === 'recurring') specified.recurring.push({ ...sum, period: kind.period });
    else if (sink.offer[kind.field] === undefined) takeSum(sink, sum, kind.field);
    else leaveOut(sink, sum, kind.field === 'unitPrice' ? 'sum:unit' : 'sum:delivery');
  }
  if ('field' in kind && kind.field === 'price') {
    readEnd(sink, specification, { ...lowEnd, names: ['minPrice'] }, currency, kind);
    readEnd(sink, specification, { ...highEnd, names: ['maxPrice'] }, currency, kind);
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
  if (price && lowPrice && !samePrice(price.value, lowPrice.value)) {
    price.confidence = roundConfidence(price.confidence * contradictedTrust);
    warnings.push(leftOut(lowPrice.value, lowPrice.path, 'sum:unexplained'));
  }
  if (lowPrice && highPrice && lowPrice.value.minor > highPrice.value.minor) {
    offer.lowPrice = highPrice;
    offer.highPrice = lowPrice;
    warnings.push(detailed('range_reversed', { low: saidPrice(lowPrice.value), high: saidPrice(highPrice.value) }));
  }
}
