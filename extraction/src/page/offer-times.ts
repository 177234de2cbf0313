import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, RawOffer } from '@quarry/contracts/offers';
import { readMoment } from '../sale-period/index.ts';
import { type Evidence, firstEvidence, roundConfidence, samePrice } from './field.ts';
import type { Item, ItemGraph } from './item.ts';
import { leftOut } from './price-sums.ts';
import type { SumCause } from './sum-kind.ts';

/** How far a price is trusted whose time has run out, or cannot be read, and beside which no other stands. */
export const expiredTrust = 0.5;

/** Names of the beginning and the end of a time. */
type Ends = { from: string[]; until: string[] };

const ofSpecification: Ends = { from: ['validFrom'], until: ['validThrough', 'validUntil', 'priceValidUntil'] };
const ofOffer: Ends = { from: ['validFrom'], until: ['validThrough', 'validUntil'] };
const ofStock: Ends = { from: ['availabilityStarts'], until: ['availabilityEnds'] };

type TimeCause = Extract<SumCause, 'sum:expired' | 'sum:future' | 'sum:dates'>;

/** Why a price of this specification is none at `now`. */
export function specificationTime(graph: ItemGraph, item: Item, now: number | undefined): TimeCause | undefined {
  return timeOf(graph, item, ofSpecification, now);
}

/** Why the offer's own price is none at `now`. */
export function offerTime(graph: ItemGraph, item: Item, now: number | undefined): TimeCause | undefined {
  return timeOf(graph, item, ofOffer, now);
}

/** The end that a specification names, for the price it states. */
export function endOf(graph: ItemGraph, item: Item): Evidence | undefined {
  return firstEvidence(graph, item, ...ofSpecification.until);
}

function timeOf(graph: ItemGraph, item: Item, ends: Ends, now: number | undefined): TimeCause | undefined {
  return causeAt(firstEvidence(graph, item, ...ends.from)?.text, firstEvidence(graph, item, ...ends.until)?.text, now);
}

/** Where `now` stands to a time as stated: before it, after it, or nobody can tell. */
export function causeAt(
  from: string | undefined,
  until: string | undefined,
  now: number | undefined,
): TimeCause | undefined {
  if (now === undefined) return undefined;
  const [start, end] = [from && readMoment(from, false), until && readMoment(until, true)];
  if (typeof end === 'number' && end < now) return 'sum:expired';
  if (typeof start === 'number' && start > now) return 'sum:future';
  const isUnread = (from && start === undefined) || (until && end === undefined);
  return isUnread ? 'sum:dates' : undefined;
}

/** A price whose `priceValidUntil` has passed: the regular one holds again; where none is stated, it stays in doubt. */
export function applyValidUntil(
  graph: ItemGraph,
  item: Item,
  offer: RawOffer,
  warnings: ExtractionWarning[],
  now: number | undefined,
): void {
  const until = firstEvidence(graph, item, 'priceValidUntil');
  const cause = until && causeAt(undefined, until.text, now);
  if (until && cause !== undefined) expirePrice(offer, warnings, until, cause);
}

/** What becomes of a price, or of a range of prices, whose end has passed or cannot be read. */
export function expirePrice(offer: RawOffer, warnings: ExtractionWarning[], until: Evidence, cause: TimeCause): void {
  const { price, listPrice, lowPrice, highPrice } = offer;
  const stated = [price, lowPrice, highPrice].filter((field) => field !== undefined);
  if (stated.length === 0) return;
  if (price && cause === 'sum:expired' && listPrice && !samePrice(listPrice.value, price.value)) {
    warnings.push(leftOut(price.value, price.path, cause));
    offer.price = listPrice;
    delete offer.listPrice;
    return;
  }
  for (const field of stated) field.confidence = roundConfidence(field.confidence * expiredTrust);
  const said = { text: until.text.trim().slice(0, 60), path: until.path };
  warnings.push(cause === 'sum:expired' ? detailed('price_expired', said) : detailed('price_expired:unreadable', said));
}

/** What is in stock by its words but not at `now` by its dates is neither. */
export function applyStockTime(
  graph: ItemGraph,
  item: Item,
  offer: RawOffer,
  warnings: ExtractionWarning[],
  now: number | undefined,
): void {
  const { availability } = offer;
  const cause = timeOf(graph, item, ofStock, now);
  if (cause === undefined || !availability || notOnSale.has(availability.value)) return;
  const dates = firstEvidence(
    graph,
    item,
    ...(cause === 'sum:expired' ? ofStock.until : [...ofStock.from, ...ofStock.until]),
  );
  if (cause !== 'sum:dates') delete offer.availability;
  else availability.confidence = roundConfidence(availability.confidence * expiredTrust);
  const said = {
    text: availability.raw.slice(0, 60),
    path: availability.path,
    date: dates?.text.trim().slice(0, 60) ?? '',
  };
  warnings.push(
    cause === 'sum:dates' ? detailed('availability_dated:unreadable', said) : detailed('availability_dated', said),
  );
}

const notOnSale: ReadonlySet<string> = new Set(['OutOfStock', 'SoldOut', 'Discontinued', 'PreOrder', 'PreSale']);
