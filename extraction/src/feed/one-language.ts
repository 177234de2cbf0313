import { areLanguages, inOneLanguage, type Said } from '../json/index.ts';
import { meaningOf } from './field-names.ts';
import type { JsonObject } from './parse-json.ts';

/** Which languages of an entry's texts were read, and which were left out. */
export type LanguagesSaid = { read: Set<string>; leftOut: Set<string> };

const deepest = 6;
/** What is no text: an object there has parts of its own. */
const noTexts = new Set(
  'id price sale_price list_price shipping_price shipping tax installment subscription_cost loyalty_points product_detail'.split(
    ' ',
  ),
);
const tagNames = ['@language', 'language', 'lang', 'locale'];
const valueNames = ['@value', 'value', 'text'];
const isTextName = new Map<string, boolean>();

/** An entry with every text that stands in several languages in one of them; the entry itself where there is none. */
export function inLanguage(
  entry: JsonObject,
  languages: readonly string[],
  said: LanguagesSaid,
  depth = 0,
): JsonObject {
  let changed: JsonObject | undefined;
  for (const key of Object.keys(entry)) {
    const value = entry[key];
    if (typeof value !== 'object' || value === null) continue;
    const text = isText(key) ? textOf(value, languages, said) : undefined;
    const plain = text ?? (depth < deepest ? within(value, languages, said, depth) : value);
    if (plain === value) continue;
    changed ??= { ...entry };
    changed[key] = plain;
  }
  return changed ?? entry;
}

function within(value: object, languages: readonly string[], said: LanguagesSaid, depth: number): unknown {
  if (!Array.isArray(value)) return inLanguage(value as JsonObject, languages, said, depth + 1);
  const parts = value.map((part: unknown) =>
    typeof part === 'object' && part !== null ? within(part, languages, said, depth + 1) : part,
  );
  return parts.some((part, index) => part !== value[index]) ? parts : value;
}

function textOf(value: object, languages: readonly string[], said: LanguagesSaid): unknown {
  const parts = Array.isArray(value) ? saidInList(value) : saidInObject(value as JsonObject);
  if (!parts) return undefined;
  const { chosen, tag, others } = inOneLanguage(parts, languages);
  if (tag !== undefined && others.length > 0) said.read.add(tag);
  for (const other of others) said.leftOut.add(other);
  return chosen[0]?.value;
}

function saidInObject(object: JsonObject): Said<unknown>[] | undefined {
  if (Object.hasOwn(object, '@value')) return saidInList([object]);
  const members = Object.entries(object);
  if (!areLanguages(members.map(([tag]) => tag)) || !members.every(([, text]) => isPlain(text))) return undefined;
  return members.flatMap(([tag, text]) => (isEmpty(text) ? [] : [{ tag, value: text }]));
}

/** `[{ "@language": "de", "@value": "Lampe" }]`, and the same under the names that shops give it. */
function saidInList(parts: readonly unknown[]): Said<unknown>[] | undefined {
  const said = parts.flatMap((part): Said<unknown>[] => {
    if (typeof part !== 'object' || part === null) return [];
    const named = (names: readonly string[]): unknown =>
      names.map((name) => (part as JsonObject)[name]).find((found) => found !== undefined);
    const [tag, value] = [named(tagNames), named(valueNames)];
    return typeof tag === 'string' && typeof value === 'string' ? [{ tag, value }] : [];
  });
  return said.length > 0 && said.length === parts.length ? said.filter(({ value }) => value !== '') : undefined;
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || (Array.isArray(value) && value.every(isPlain));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.every(isEmpty));
}

function isText(key: string): boolean {
  let isOne = isTextName.get(key);
  if (isOne === undefined) {
    const { field } = meaningOf(key);
    isOne = field !== null && !noTexts.has(field);
    if (isTextName.size < 2000) isTextName.set(key, isOne);
  }
  return isOne;
}
