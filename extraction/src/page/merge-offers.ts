import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { settleStock, type StockSaid } from '../availability/index.ts';
import { methodConfidence, put, roundConfidence, saidPrice, samePrice } from './field.ts';
import { areContrary, contraryTrust } from '../gtin/index.ts';
import { gtinDisagreement } from './read-gtin.ts';
import type { OfferLine } from './read-offers.ts';
import { sharedWords } from './text.ts';

type PriceKey = 'price' | 'listPrice' | 'lowPrice' | 'highPrice' | 'unitPrice' | 'shippingPrice';
const priceKeys: ReadonlySet<string> = new Set([
  'price',
  'listPrice',
  'lowPrice',
  'highPrice',
  'unitPrice',
  'shippingPrice',
]);
/** Fields that tell one offer of a product from the next; never filled into several lines from one. */
const ownKeys: ReadonlySet<string> = new Set([
  'sku',
  'gtin',
  'mpn',
  'url',
  'price',
  'listPrice',
  'lowPrice',
  'highPrice',
  'unitPrice',
  'recurringPrice',
  'availability',
  'condition',
  'seller',
  'color',
  'size',
]);

/**
 * Joins what a better method (`lines`) and the next one (`others`) say of the page's product.
 * Lines of the same identity become one, field by field; lines the better method knows nothing of are added when they carry an identity of their own.
 */
export function mergeLines(lines: OfferLine[], others: OfferLine[]): OfferLine[] {
  if (lines.length === 0) return others;
  const related = others.filter((other) => lines.some((line) => mayBeOneProduct(line.offer, other.offer)));
  if (lines.length === 1 && related.length === 1) {
    for (const line of lines) for (const other of related) mergeLine(line, other);
    return lines;
  }
  const merged = new Set<OfferLine>();
  const added: OfferLine[] = [];
  for (const other of related) {
    const line = lines.find((candidate) => !merged.has(candidate) && isSameOffer(candidate.offer, other.offer));
    if (line) {
      mergeLine(line, other);
      merged.add(line);
    } else if (lines.length === 1 || !hasIdentity(other.offer)) {
      fillShared(lines, other.offer);
    } else added.push({ offer: { ...sharedFields(lines[0]?.offer ?? {}), ...other.offer }, warnings: other.warnings });
  }
  return [...lines, ...added];
}

/** Meta tags describe the page as a whole: with one line they complete it, with several they fill what all have in common. */
export function mergePageFields(lines: OfferLine[], page: OfferLine): void {
  const [only] = lines;
  if (lines.length === 1 && only) {
    mergeLine(only, page);
    return;
  }
  fillShared(lines, page.offer);
  const price = page.offer.price;
  const isKnown = price && lines.some((line) => line.offer.price && samePrice(line.offer.price.value, price.value));
  if (price && !isKnown && only?.offer.price) only.warnings.push(disagreement(only.offer.price, price));
}

function fillShared(lines: OfferLine[], source: RawOffer): void {
  for (const { offer } of lines) {
    for (const [key, field] of Object.entries(sharedFields(source)))
      if (!(key in offer)) Object.assign(offer, { [key]: field });
  }
}

function sharedFields(offer: RawOffer): RawOffer {
  return Object.fromEntries(Object.entries(offer).filter(([key]) => !ownKeys.has(key)));
}

function hasIdentity(offer: RawOffer): boolean {
  return (offer.sku ?? offer.gtin ?? offer.seller) !== undefined;
}

/** One product may be named a little differently; two codes that differ, or names without likeness, are two products. */
function mayBeOneProduct(left: RawOffer, right: RawOffer): boolean {
  for (const key of ['gtin', 'sku'] as const)
    if (left[key] && right[key] && codeOf(left[key].value) === codeOf(right[key].value)) return true;
  if (left.itemGroup && right.itemGroup && left.itemGroup.value === right.itemGroup.value) return true;
  if (!left.name || !right.name) return true;
  return sharedWords(left.name.value, right.name.value) >= 0.5;
}

function codeOf(code: string): string {
  return code.replace(/^0+/, '').toLowerCase();
}

function isSameOffer(left: RawOffer, right: RawOffer): boolean {
  let agreements = 0;
  for (const key of ['gtin', 'sku', 'url', 'seller', 'condition'] as const) {
    const [one, other] = [left[key]?.value, right[key]?.value];
    if (one === undefined || other === undefined) continue;
    if (codeOf(one) === codeOf(other)) agreements += key === 'condition' ? 0 : 1;
    else if (key !== 'url') return false;
  }
  if (agreements > 0) return true;
  return left.price !== undefined && right.price !== undefined && samePrice(left.price.value, right.price.value);
}

/** Fills what `line` lacks from `other`, raises confidence where both agree, warns where prices differ. */
export function mergeLine(line: OfferLine, other: OfferLine): void {
  const { offer } = line;
  const hadPrice = offer.price !== undefined;
  const isRange = !hadPrice && offer.lowPrice !== undefined;
  for (const key of Object.keys(other.offer) as (keyof RawOffer)[]) {
    const theirs = other.offer[key];
    const ours = offer[key];
    if (theirs === undefined) continue;
    if (ours === undefined) {
      if (!isPriceOfOtherKind(key, other.offer, offer, { hadPrice, isRange })) put(offer, key, theirs as never);
    } else if (key === 'availability') mergeStock(line, theirs as Field<string>);
    else if (priceKeys.has(key)) mergePrice(line, key as PriceKey, theirs as Field<PriceValue>);
    else if (key === 'gtin') mergeGtin(line, theirs as Field<string>);
    else if (agree(ours.value, theirs.value)) ours.confidence = together(ours.confidence, theirs.confidence);
  }
  for (const warning of other.warnings) addWarning(line.warnings, warning);
}

/** The low end of a known range is not the price, and a range says nothing beside a known price. */
function isPriceOfOtherKind(
  key: keyof RawOffer,
  theirs: RawOffer,
  ours: RawOffer,
  state: { hadPrice: boolean; isRange: boolean },
): boolean {
  if ((key === 'lowPrice' || key === 'highPrice') && state.hadPrice) return true;
  if (key === 'listPrice' && ours.price && theirs.listPrice)
    return theirs.listPrice.value.minor <= ours.price.value.minor;
  if (key !== 'price' || !state.isRange || !theirs.price || !ours.lowPrice) return false;
  return (
    samePrice(ours.lowPrice.value, theirs.price.value) && ours.highPrice?.value.minor !== ours.lowPrice.value.minor
  );
}

function mergeStock({ offer, warnings }: OfferLine, theirs: Field<string>): void {
  const { availability: ours } = offer;
  if (!ours) return;
  const settled = settleStock([saidBy(ours), saidBy(theirs)]);
  if (settled?.warning) {
    const kept = settled.kept.name === ours.value ? ours : theirs;
    const confidence = Math.min(kept.confidence, roundConfidence(methodConfidence[kept.method] * settled.trust));
    offer.availability = { ...kept, confidence };
    addWarning(warnings, settled.warning);
  } else if (ours.value === theirs.value) ours.confidence = together(ours.confidence, theirs.confidence);
}

function mergeGtin({ offer, warnings }: OfferLine, theirs: Field<string>): void {
  const { gtin: ours } = offer;
  if (!ours) return;
  if (!areContrary(ours.value, theirs.value)) {
    if (ours.value === theirs.value) ours.confidence = together(ours.confidence, theirs.confidence);
    return;
  }
  addWarning(warnings, gtinDisagreement(ours, theirs));
  offer.gtin = { ...ours, confidence: roundConfidence(ours.confidence * contraryTrust) };
}

function saidBy({ value, raw, path, method }: Field<string>): StockSaid {
  return { name: value, text: raw, path: `${method} ${path}` };
}

function mergePrice(line: OfferLine, key: PriceKey, theirs: Field<PriceValue>): void {
  const ours = line.offer[key];
  if (!ours) return;
  if (samePrice(ours.value, theirs.value)) {
    if (ours.value.currency === null && theirs.value.currency !== null)
      ours.value = { ...theirs.value, amount: ours.value.amount };
    ours.confidence = together(ours.confidence, theirs.confidence);
  } else if (key === 'price') {
    ours.confidence = roundConfidence(ours.confidence * 0.8);
    addWarning(line.warnings, disagreement(ours, theirs));
  }
}

function disagreement(ours: Field<PriceValue>, theirs: Field<PriceValue>): ExtractionWarning {
  return {
    ...detailed('price_disagreement', {
      ours: saidPrice(ours.value),
      method: ours.method,
      path: ours.path,
      theirs: saidPrice(theirs.value),
      otherMethod: theirs.method,
      otherPath: theirs.path,
    }),
  };
}

/** Two independent statements of the same value; never quite certain. */
function together(one: number, other: number): number {
  return roundConfidence(Math.min(0.99, 1 - (1 - one) * (1 - other / 2)));
}

function agree(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.toLowerCase() === other.toLowerCase();
  return JSON.stringify(one) === JSON.stringify(other);
}

export function addWarning(warnings: ExtractionWarning[], warning: ExtractionWarning): void {
  if (!warnings.some((known) => known.code === warning.code && known.detail === warning.detail)) warnings.push(warning);
}
