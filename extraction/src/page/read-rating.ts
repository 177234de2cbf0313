import type { Field, RatingValue } from '@quarry/contracts/offers';
import { newField } from './field.ts';
import { type Item, type ItemGraph, itemsOf, valuesOf } from './item.ts';

/** The rating of a product by all of its buyers; undefined when it has none, or none that can be: no rating lies beyond its scale. */
export function readRating(graph: ItemGraph, product: Item): Field<RatingValue> | undefined {
  const [rating] = itemsOf(graph, product, 'aggregateRating');
  if (!rating) return undefined;
  const [stated] = valuesOf(graph, rating, 'ratingValue');
  if (stated?.text === undefined || stated.text === null) return undefined;
  const [shown = '', scale] = stated.text.split(/\s*(?:\/|out of|von|sur|de)\s*/, 2);
  const value = decimal(shown);
  const best = numberOf(graph, rating, 'bestRating') ?? (scale === undefined ? undefined : decimal(scale)) ?? 5;
  if (value === undefined || value < 0 || best <= 0 || value > best) return undefined;
  const count = numberOf(graph, rating, 'ratingCount') ?? numberOf(graph, rating, 'reviewCount') ?? null;
  if (value === 0 && count === 0) return undefined;
  return newField(
    { value, best, count: count === null ? null : Math.round(count) },
    stated.text,
    graph.method,
    stated.path,
  );
}

function numberOf(graph: ItemGraph, item: Item, name: string): number | undefined {
  const text = valuesOf(graph, item, name)[0]?.text;
  if (text === undefined || text === null) return undefined;
  // Counts are whole numbers; a separator in them groups thousands.
  if (name.endsWith('Count')) {
    const digits = /\d[\d.,'\s\u00a0\u202f]{0,20}/.exec(text)?.[0].replace(/\D/g, '');
    return digits === undefined || digits === '' ? undefined : Number(digits);
  }
  return decimal(text);
}

function decimal(text: string): number | undefined {
  const found = /-?\d{1,6}(?:[.,]\d{1,10})?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}
