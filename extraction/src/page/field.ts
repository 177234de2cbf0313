import type { Money } from '@quarry/contracts/money';
import type { ExtractionMethod, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { resolveStated } from './address.ts';
import { type Item, type ItemGraph, itemOf, type ItemValue, statedItem, valuesOf } from './item.ts';
import { limits } from './limits.ts';
import { cleanText, cutAtCharacter, keep } from './text.ts';

/** How far a value of each method is trusted before others agree or disagree. */
export const methodConfidence: Record<ExtractionMethod, number> = {
  feed: 0.97,
  'json-ld': 0.95,
  microdata: 0.9,
  rdfa: 0.88,
  meta: 0.75,
  selector: 0.7,
  person: 1,
  catalogue: 1,
};

/** A field with copies of its texts; `raw` is bounded, `trust` (0 to 1) lowers the method's own confidence. */
export function newField<T>(value: T, raw: string, method: ExtractionMethod, path: string, trust = 1): Field<T> {
  return {
    value,
    raw: keep(cutAtCharacter(raw.trim(), limits.descriptionCharacters)),
    method,
    path: keep(path),
    confidence: roundConfidence(methodConfidence[method] * trust),
  };
}

export function roundConfidence(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}

/** A text of an item with the place it came from. */
export type Evidence = { text: string; path: string };

/** Properties that ask for a thing, whose plain text may be the `@id` of one. */
const thingProperties: ReadonlySet<string> = new Set([
  'brand',
  'manufacturer',
  'model',
  'category',
  'seller',
  'offeredBy',
]);

/** The text of a value; of an inner item (a Brand, an Organization, a QuantitativeValue) what names or measures it. */
export function evidenceOf(graph: ItemGraph, value: ItemValue, property: string): Evidence | undefined {
  const item = thingProperties.has(property) ? itemOf(graph, value) : statedItem(graph, value);
  if (!item) return plainEvidence(value);
  for (const name of ['name', 'value', 'url']) {
    for (const inner of valuesOf(graph, item, name)) {
      if (inner.text === null || inner.text.trim() === '') continue;
      const unit = name === 'value' ? unitOf(graph, item) : '';
      return { text: `${inner.text}${unit}`, path: inner.path };
    }
  }
  return item.id === null || item.properties.size > 0 ? undefined : { text: item.id, path: item.path };
}

function plainEvidence({ text, path }: ItemValue): Evidence | undefined {
  return text === null || text.trim() === '' ? undefined : { text, path };
}

/** The absolute address that the first usable value of `names` states: a plain text is the address itself, of an item it is its `url`, else its `@id`; never a name. */
export function addressOf(
  graph: ItemGraph,
  item: Item,
  ...names: string[]
): { address: string; evidence: Evidence } | undefined {
  for (const name of names) {
    for (const value of valuesOf(graph, item, name)) {
      const evidence = addressEvidence(graph, value);
      const address = evidence && resolveStated(evidence.text, graph.base);
      if (evidence && address !== undefined) return { address, evidence };
    }
  }
  return undefined;
}

function addressEvidence(graph: ItemGraph, value: ItemValue): Evidence | undefined {
  const target = statedItem(graph, value);
  if (!target) return plainEvidence(value);
  const [stated] = valuesOf(graph, target, 'url').flatMap((inner) => plainEvidence(inner) ?? []);
  return stated ?? (target.id === null ? undefined : { text: target.id, path: target.path });
}

const unitCodes: Record<string, string> = {
  KGM: 'kg',
  GRM: 'g',
  LTR: 'l',
  MLT: 'ml',
  CMT: 'cm',
  MMT: 'mm',
  MTR: 'm',
  LBR: 'lb',
  ONZ: 'oz',
  INH: 'in',
};

function unitOf(graph: ItemGraph, item: Item): string {
  const unit = valuesOf(graph, item, 'unitText', 'unitCode')[0]?.text ?? '';
  return unit === '' ? '' : ` ${Object.hasOwn(unitCodes, unit) ? unitCodes[unit] : unit}`;
}

/** The first of `names` that says anything; names are tried in order. */
export function firstEvidence(graph: ItemGraph, item: Item, ...names: string[]): Evidence | undefined {
  for (const name of names) {
    for (const value of valuesOf(graph, item, name)) {
      const evidence = evidenceOf(graph, value, name);
      if (evidence) return evidence;
    }
  }
  return undefined;
}

/** Cleaned text field of the first of `names` that is not empty. */
export function textField(
  graph: ItemGraph,
  item: Item,
  names: string[],
  most: number = limits.shortTextCharacters,
): Field<string> | undefined {
  const evidence = firstEvidence(graph, item, ...names);
  if (!evidence) return undefined;
  const text = cleanText(evidence.text, most);
  return text === '' ? undefined : newField(text, evidence.text, graph.method, evidence.path);
}

/** Sets a field when there is one, so that absent fields are absent keys. */
export function put<K extends keyof RawOffer>(offer: RawOffer, key: K, field: RawOffer[K] | undefined): void {
  if (field !== undefined) offer[key] = field;
}

export function samePrice(left: PriceValue, right: PriceValue): boolean {
  const areComparable = left.currency === null || right.currency === null || left.currency === right.currency;
  return areComparable && decimalKey(left.amount) === decimalKey(right.amount);
}

/** 2879.2 and 2879.20 are one amount. */
function decimalKey(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

/** A price as a part of a key. */
export function priceText(price: PriceValue): string {
  return price.currency === null ? price.amount : `${price.amount} ${price.currency}`;
}

/** A price for a sentence: money where the currency is known, else the number as it was read. */
export function saidPrice({ amount, minor, currency }: PriceValue): Money | string {
  return currency === null ? amount : { minor, currency };
}
