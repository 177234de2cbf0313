import { resolveId } from './address.ts';
import { limits } from './limits.ts';
import { isOffer, isPage, isProduct, typeName } from './vocabulary.ts';

/** The three ways a page states structured data; they become the same items and are read by the same code. */
export type ItemMethod = 'json-ld' | 'microdata' | 'rdfa';

/** One value of a property: a text (numbers as they were written) or another item. */
export type ItemValue = {
  text: string | null;
  item: Item | null;
  /** A JSON number: its dot is a decimal point in every language. */
  isNumber: boolean;
  /** Stood unquoted in JSON: where it ends was a guess. */
  isBare?: boolean;
  /** The visible text of an element that states the value in an attribute. */
  isBeside?: true;
  /** What stands in the element of a price that an attribute states. */
  shown?: string;
  /** Its property is spelt in another letter case than the vocabulary's. */
  isMisspelt?: true;
  path: string;
};

/** One thing a page describes, in schema.org terms; property and type names without prefix. */
export type Item = {
  method: ItemMethod;
  types: string[];
  id: string | null;
  path: string;
  /** The item this one is a value of and the property it stands in; null at the top. */
  holder: Item | null;
  role: string | null;
  properties: Map<string, ItemValue[]>;
};

/** All items one method found on a page, in page order. */
export type ItemGraph = {
  method: ItemMethod;
  base: string;
  items: Item[];
  byId: Map<string, Item[]>;
  /** In which texts are wanted, where a method can say one in several: the page's own, then the shop's. */
  languages: string[];
  /** Languages that were read, and those that were left out. */
  said: { read: Set<string>; leftOut: Set<string> };
  /** Properties that a context says to be maps by language, under their names in schema.org. */
  languageTerms: Map<string, string>;
};

export function emptyGraph(method: ItemMethod, base: string): ItemGraph {
  return {
    method,
    base,
    items: [],
    byId: new Map(),
    languages: [],
    said: { read: new Set(), leftOut: new Set() },
    languageTerms: new Map(),
  };
}

export function newItem(method: ItemMethod, path: string, holder: Item | null, role: string | null): Item {
  return { method, types: [], id: null, path, holder, role, properties: new Map() };
}

/** Adds an item whose types and id are known. */
export function register(graph: ItemGraph, item: Item): void {
  graph.items.push(item);
  if (item.id === null) return;
  const same = graph.byId.get(item.id);
  // Beyond a few, further descriptions under one id say nothing new but would be searched for each of the others.
  if (!same) graph.byId.set(item.id, [item]);
  else if (same.length < limits.itemsOfOneId) same.push(item);
}

export function addValue(item: Item, property: string, value: ItemValue): void {
  const values = item.properties.get(property);
  if (values) values.push(value);
  else item.properties.set(property, [value]);
}

/**
 * Takes away the values of misspelt properties that their item states under the right name as well, with the items below them; call it once
 * a graph is complete.
 */
export function dropMisspelt(graph: ItemGraph): void {
  const gone = new Set<Item>();
  for (const { properties } of graph.items) {
    for (const [name, values] of properties) {
      const right = values.filter(({ isMisspelt }) => isMisspelt !== true);
      if (right.length === 0 || right.length === values.length) continue;
      properties.set(name, right);
      for (const { item, isMisspelt } of values) if (item && isMisspelt) gone.add(item);
    }
  }
  if (gone.size === 0) return;
  // An item stands behind its holder, so that one pass finds all that hang on those.
  for (const item of graph.items) if (item.holder && gone.has(item.holder)) gone.add(item);
  graph.items = graph.items.filter((item) => !gone.has(item));
  for (const [id, items] of graph.byId)
    graph.byId.set(
      id,
      items.filter((item) => !gone.has(item)),
    );
}

const schemaType = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)?\w+\/?$/i;

/** Gives items that `additionalType` says to be products that type as well, as schema.org asks; call it once a graph is complete. */
export function addStatedTypes(graph: ItemGraph): void {
  for (const item of graph.items) {
    if (isProduct(item.types) || isOffer(item.types)) continue;
    const stated = (item.properties.get('additionalType') ?? []).flatMap(({ text, item: named }) => {
      const type = (text ?? named?.id ?? '').trim();
      return schemaType.test(type) ? [typeName(type)] : [];
    });
    item.types = [...item.types, ...stated.filter((type) => isProduct([type]))];
  }
}

/**
 * The values of the first of `names` that has any; an `@id` shared by several descriptions of one thing joins them.
 */
export function valuesOf(graph: ItemGraph, item: Item, ...names: string[]): ItemValue[] {
  for (const name of names) {
    const own = item.properties.get(name);
    if (own) return own;
  }
  for (const other of othersWithId(graph, item)) {
    for (const name of names) {
      const values = other.properties.get(name);
      if (values) return values;
    }
  }
  return [];
}

function othersWithId(graph: ItemGraph, item: Item): Item[] {
  if (item.id === null) return [];
  const same = graph.byId.get(item.id) ?? [];
  return same.filter((other) => other !== item && describesTheSame(item, other));
}

/** Many shops give page and product the same `@id`; only what shares a type, or has none, is one thing. */
function describesTheSame(left: Item, right: Item): boolean {
  return left.types.length === 0 || right.types.length === 0 || left.types.some((type) => right.types.includes(type));
}

/** The items among the values of a property, references followed. */
export function itemsOf(graph: ItemGraph, item: Item, ...names: string[]): Item[] {
  return valuesOf(graph, item, ...names).flatMap((value) => {
    const found = itemOf(graph, value);
    return found ? [found] : [];
  });
}

/** The item a value is or refers to, where a property asks for a thing; a plain text may name one by its `@id`, but never a page: that is an address. */
export function itemOf(graph: ItemGraph, value: ItemValue): Item | undefined {
  if (value.item) return dereference(graph, value.item);
  if (value.text === null || !/[#/:]/.test(value.text)) return undefined;
  const named = described(graph, resolveId(value.text, graph.base));
  return named && isPage(named.types) ? undefined : named;
}

/** As `itemOf`, where a property asks for a text or an address: a plain text is what it says. */
export function statedItem(graph: ItemGraph, value: ItemValue): Item | undefined {
  return value.item ? dereference(graph, value.item) : undefined;
}

function dereference(graph: ItemGraph, item: Item): Item {
  if (item.properties.size > 0 || item.id === null) return item;
  return described(graph, item.id, item.types) ?? item;
}

function described(graph: ItemGraph, id: string, types: string[] = []): Item | undefined {
  const candidates = (graph.byId.get(id) ?? []).filter((item) => item.properties.size > 0);
  return (
    candidates.find((item) => types.some((type) => item.types.includes(type))) ??
    candidates.find((item) => !isPage(item.types)) ??
    candidates[0]
  );
}
