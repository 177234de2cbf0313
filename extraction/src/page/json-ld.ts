import { detailed, wording } from '@quarry/contracts/wording';
import {
  inOneLanguage,
  type JsonBare,
  type JsonNumber,
  type JsonObject,
  type JsonValue,
  readTolerantJson,
} from '../json/index.ts';
import { resolveId } from './address.ts';
import { addValue, emptyGraph, type Item, type ItemGraph, type ItemValue, newItem, register } from './item.ts';
import { limits } from './limits.ts';
import { noteContext, otherLanguages, type Part, saidInList, saidInMap } from './said-in-languages.ts';
import { propertyName, typeName } from './vocabulary.ts';
import type { ExtractionWarning } from '@quarry/contracts/offers';

/**
 * The items of a page's JSON-LD blocks, in page order; `@graph`, `@list`, `@set`, `@value` and arrays of any depth are opened.
 * Paths begin with the number of the script: `$[0]['@graph'][2].offers.price`. Contexts are not fetched: names are taken by their last part.
 */
export function readJsonLd(
  blocks: string[],
  base: string,
  languages: string[],
): { graph: ItemGraph; warnings: ExtractionWarning[] } {
  const graph = emptyGraph('json-ld', base);
  graph.languages = languages;
  const warnings: ExtractionWarning[] = [];
  blocks.slice(0, limits.jsonLdBlocks).forEach((block, index) => {
    const { values: stated, repairs } = readTolerantJson(block);
    const values = misspeltKeyword.test(block) ? stated.map(withKeywords) : stated;
    if (values.length === 0) {
      if (block.trim() !== '') warnings.push(detailed('json_unreadable', { block: index }));
      return;
    }
    if (repairs.length > 0)
      warnings.push(
        detailed('json_repaired', { block: index, repairs: repairs.map((repair) => wording(`repair:${repair}`)) }),
      );
    const whole: JsonValue = values.length === 1 ? (values[0] ?? null) : values;
    addTop(graph, whole, `$[${index}]`, 0);
  });
  const others = [...graph.said.leftOut].filter((tag) => !graph.said.read.has(tag));
  if (others.length > 0) warnings.push(otherLanguages([...graph.said.read], others));
  if (blocks.length > limits.jsonLdBlocks) {
    warnings.push(detailed('limit_reached:json_ld', { limit: limits.jsonLdBlocks, all: blocks.length }));
  }
  return { graph, warnings };
}

function addTop(graph: ItemGraph, value: JsonValue, path: string, depth: number): void {
  if (depth > limits.jsonDepth) return;
  if (Array.isArray(value)) value.forEach((part, index) => addTop(graph, part, `${path}[${index}]`, depth + 1));
  else if (value instanceof Map) {
    noteContext(graph, value.get('@context'));
    const members = value.get('@graph');
    if (members !== undefined) addTop(graph, members, `${path}['@graph']`, depth + 1);
    if ([...value.keys()].some((key) => key !== '@graph' && key !== '@context'))
      addItem(graph, value, path, null, null, depth);
  }
}

function addItem(
  graph: ItemGraph,
  object: JsonObject,
  path: string,
  holder: Item | null,
  role: string | null,
  depth: number,
): Item {
  const item = newItem('json-ld', path, holder, role);
  item.types = textsIn(object.get('@type') ?? object.get('type')).flatMap((type) =>
    type
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(typeName),
  );
  const [id] = textsIn(object.get('@id'));
  if (id !== undefined && id !== '') item.id = resolveId(id, graph.base);
  register(graph, item);
  for (const [key, value] of object) {
    if (key.startsWith('@')) continue;
    const name = propertyName(key);
    if (name !== key && isSpeltBeside(object, key, name)) continue;
    addMember(graph, item, { key, name }, value, `${path}${step(key)}`, depth + 1);
  }
  return item;
}

/** Whether an object states the same property under its right name as well, which then counts. */
function isSpeltBeside(object: JsonObject, key: string, name: string): boolean {
  return object.has(name) && name.toLowerCase() === key.toLowerCase();
}

const misspeltKeyword = /@[a-z]*[A-Z]/;

/** A value whose keywords (`@Type`, `@ID`) are spelt as JSON-LD asks: all of them are of small letters. */
function withKeywords(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withKeywords);
  if (!(value instanceof Map)) return value;
  const mended: JsonObject = new Map();
  for (const [key, inner] of value) {
    const name = /^@[a-z]+$/i.test(key) ? key.toLowerCase() : key;
    if (name === key || !value.has(name)) mended.set(name, withKeywords(inner));
  }
  return mended;
}

function textsIn(value: JsonValue | undefined): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null && 'bare' in value) return [value.bare];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
}

function step(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key)
    ? `.${key}`
    : `[${JSON.stringify(key)
        .replaceAll("'", String.raw`\'`)
        .replace(/^"|"$/g, "'")}]`;
}

/** A text in several languages (JSON-LD 1.1, 4.2.4) as a map or a list, or any other value. */
function addMember(
  graph: ItemGraph,
  item: Item,
  { key, name: ownName }: { key: string; name: string },
  value: JsonValue,
  path: string,
  depth: number,
): void {
  const name = graph.languageTerms.get(key) ?? ownName;
  const said = value instanceof Map ? saidInMap(value, name, graph.languageTerms.has(key)) : undefined;
  if (said) addSaid(graph, item, name, said, path, depth);
  else addProperty(graph, item, name, value, path, depth);
}

/** Adds the parts in the language that is wanted; the others are remembered. */
function addSaid(graph: ItemGraph, item: Item, name: string, said: Part[], path: string, depth: number): void {
  const { chosen, tag, others } = inOneLanguage(said, graph.languages);
  if (tag !== undefined && others.length > 0) graph.said.read.add(tag);
  for (const other of others) graph.said.leftOut.add(other);
  for (const { value } of chosen) addProperty(graph, item, name, value.part, path + value.step, depth + 1);
}

function addProperty(graph: ItemGraph, item: Item, name: string, value: JsonValue, path: string, depth: number): void {
  if (value === null || depth > limits.jsonDepth || graph.items.length >= limits.items) return;
  if (Array.isArray(value)) {
    const said = saidInList(value);
    if (said) addSaid(graph, item, name, said, path, depth);
    else value.forEach((part, index) => addProperty(graph, item, name, part, `${path}[${index}]`, depth + 1));
  } else if (value instanceof Map) {
    addObject(graph, item, name, value, path, depth);
  } else {
    addValue(item, name, { ...plainValue(value), item: null, path });
  }
}

function plainValue(value: string | boolean | JsonNumber | JsonBare): Pick<ItemValue, 'text' | 'isNumber' | 'isBare'> {
  if (typeof value !== 'object') return { text: String(value), isNumber: false };
  return 'digits' in value
    ? { text: value.digits, isNumber: true }
    : { text: value.bare, isNumber: false, isBare: true };
}

function addObject(graph: ItemGraph, item: Item, name: string, object: JsonObject, path: string, depth: number): void {
  const inner = object.get('@value') ?? object.get('@list') ?? object.get('@set');
  if (inner !== undefined) {
    addProperty(graph, item, name, inner, path, depth + 1);
    return;
  }
  const child = addItem(graph, object, path, item, name, depth);
  addValue(item, name, { text: null, item: child, isNumber: false, path });
}
