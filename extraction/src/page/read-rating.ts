import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, Field, RatingValue } from '@quarry/contracts/offers';
import { newField } from './field.ts';
import { type Item, type ItemGraph, itemsOf, valuesOf } from './item.ts';

/** More ratings than there are people. */
const mostRatings = 10_000_000_000;
const longestNumber = 400;

type Judged = { rating?: Field<RatingValue>; warning?: ExtractionWarning };

/** The rating of a product by all of its buyers; undefined when it has none, or none that can be: no rating lies beyond its scale. */
export function readRating(graph: ItemGraph, product: Item): Field<RatingValue> | undefined {
  return judge(graph, product).rating;
}

/** What was refused of a product's rating: a value beyond its scale or without a number, or a count that nothing can have. */
export function refusedRating(graph: ItemGraph, product: Item): ExtractionWarning | undefined {
  return judge(graph, product).warning;
}

function judge(graph: ItemGraph, product: Item): Judged {
  const [rating] = itemsOf(graph, product, 'aggregateRating');
  const [stated] = rating ? valuesOf(graph, rating, 'ratingValue') : [];
  if (!rating || stated?.text === undefined || stated.text === null) return {};
  const [shown = '', scale] = stated.text.split(/\s*(?:\/|out of|von|sur|de)\s*/, 2);
  const value = decimal(shown);
  const best = bestOf(graph, rating) ?? (scale === undefined ? undefined : decimal(scale)) ?? 5;
  const said = { text: stated.text.slice(0, 80), path: stated.path };
  if (value === undefined) {
    // Of a product that nobody rated yet, shops write a word or a dash.
    const isUnrated = stated.text.trim() === '' || countOf(graph, rating).count === 0;
    return isUnrated ? {} : { warning: detailed('rating_refused:no_number', said) };
  }
  if (value < 0 || best <= 0 || value > best || !Number.isFinite(best))
    return { warning: detailed('rating_refused', { ...said, best: String(best) }) };
  const { count, warning } = countOf(graph, rating);
  if (value === 0 && count === 0) return {};
  const field = newField({ value, best, count }, stated.text, graph.method, stated.path);
  return { rating: field, ...(warning && { warning }) };
}

function bestOf(graph: ItemGraph, rating: Item): number | undefined {
  return decimal(valuesOf(graph, rating, 'bestRating')[0]?.text ?? '');
}

/** Counts are whole numbers; a separator in them groups thousands. */
function countOf(graph: ItemGraph, rating: Item): { count: number | null; warning?: ExtractionWarning } {
  for (const name of ['ratingCount', 'reviewCount']) {
    const [stated] = valuesOf(graph, rating, name);
    const text = stated?.text ?? '';
    const count = wholeNumber(text);
    if (!stated || count === undefined) continue;
    if (count <= mostRatings) return { count };
    return { count: null, warning: detailed('rating_count_refused', { text: text.slice(0, 80), path: stated.path }) };
  }
  return { count: null };
}

function wholeNumber(text: string): number | undefined {
  const stated = text.trim().slice(0, longestNumber);
  if (/^\d+(?:\.\d+)?e[+-]?\d+$/i.test(stated)) return Math.round(Number(stated));
  const found = /\d[\d.,'\s\u00a0\u202f]{0,20}/.exec(stated)?.[0].trim();
  return found === undefined ? undefined : Number(found.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, ''));
}

function decimal(text: string): number | undefined {
  const found = /-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?/i.exec(text.slice(0, longestNumber))?.[0];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}
