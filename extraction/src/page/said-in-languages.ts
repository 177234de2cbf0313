import { type ExtractionWarning } from '@quarry/contracts/offers';
import { detailed } from '@quarry/contracts/wording';
import { areLanguages, type JsonObject, type JsonValue, type Said } from '../json/index.ts';
import type { ItemGraph } from './item.ts';
import { propertyName } from './vocabulary.ts';

/** A part of a text in several languages, and the step that leads to it. */
export type Part = Said<{ part: JsonValue; step: string }>;

/** Properties that are texts: an object there whose keys are languages is one text in several. */
const texts = new Set([
  'name',
  'alternateName',
  'description',
  'disambiguatingDescription',
  'brand',
  'category',
  'color',
  'material',
  'pattern',
  'size',
  'keywords',
  'slogan',
  'model',
  'seller',
  'value',
  'url',
  'image',
]);

/** The texts of a map by language; undefined for every other object. `isDeclared`: its context says that it is one. */
export function saidInMap(object: JsonObject, name: string, isDeclared: boolean): Part[] | undefined {
  const keys = [...object.keys()];
  if (keys.length === 0 || keys.some((key) => key.startsWith('@') && key !== '@none')) return undefined;
  if (!isDeclared && !(texts.has(name) && areLanguages(keys) && [...object.values()].every(isText))) return undefined;
  return [...object].flatMap(([tag, part]) =>
    isEmpty(part) ? [] : [{ tag, value: { part, step: /^[a-z]+$/i.test(tag) ? `.${tag}` : `['${tag}']` } }],
  );
}

/** The texts of a list of which at least one names its language. */
export function saidInList(parts: readonly JsonValue[]): Part[] | undefined {
  const said = parts.map((part, index): Part => ({ tag: languageOf(part), value: { part, step: `[${index}]` } }));
  return said.some(({ tag }) => tag !== undefined) ? said : undefined;
}

/** Says once which languages were left out. */
export function otherLanguages(read: readonly string[], others: readonly string[]): ExtractionWarning {
  return detailed('other_languages', { read: read.join(', '), others: others.join(', ') });
}

/** Remembers which properties a context says to be maps by language; contexts are not fetched. */
export function noteContext(graph: ItemGraph, context: JsonValue | undefined): void {
  if (Array.isArray(context)) for (const part of context) noteContext(graph, part);
  if (!(context instanceof Map)) return;
  for (const [term, definition] of context) {
    if (!(definition instanceof Map)) continue;
    const container = definition.get('@container');
    const isByLanguage = Array.isArray(container) ? container.includes('@language') : container === '@language';
    const id = definition.get('@id');
    if (isByLanguage) graph.languageTerms.set(term, propertyName(typeof id === 'string' ? id : term));
  }
}

function languageOf(part: JsonValue): string | undefined {
  const tag = part instanceof Map && part.has('@value') ? part.get('@language') : undefined;
  return typeof tag === 'string' && tag.trim() !== '' ? tag.trim() : undefined;
}

function isText(part: JsonValue): boolean {
  return part === null || typeof part === 'string' || (Array.isArray(part) && part.every(isText));
}

function isEmpty(part: JsonValue): boolean {
  return part === null || part === '' || (Array.isArray(part) && part.every(isEmpty));
}
