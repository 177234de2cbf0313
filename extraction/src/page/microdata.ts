import { isUnfilled } from '../placeholder/index.ts';
import { resolveAddress, resolveId } from './address.ts';
import {
  addValue,
  dropMisspelt,
  emptyGraph,
  type Item,
  type ItemGraph,
  type ItemValue,
  newItem,
  register,
} from './item.ts';
import { limits } from './limits.ts';
import { collectBoundary, collectText, newCollector, readableProperties, type TextCollector } from './markup-text.ts';
import { isMisspelt, propertyName, typeName } from './vocabulary.ts';

export type Attributes = Record<string, string>;

/** One reader of structured markup: told of every element on the way in, of text, and of every element on the way out. */
export type MarkupReader = {
  open: (element: string, attributes: Attributes, depth: number) => void;
  text: (data: string) => void;
  close: (element: string, depth: number) => void;
  finish: () => ItemGraph;
};

/** The properties that an element names, and those of them that it spells in another letter case. */
export type PropertyNames = { names: string[]; misspelt: ReadonlySet<string> };

/** What says of a value that its property was misspelt. */
export function spelling(misspelt: ReadonlySet<string>, name: string): Pick<ItemValue, 'isMisspelt'> {
  return misspelt.has(name) ? { isMisspelt: true } : {};
}

/** The properties of their written names, by their names in schema.org; one that is spelt right as well is not misspelt. */
export function propertiesOf(written: readonly string[]): PropertyNames {
  const named = written.map((text) => ({ text, name: propertyName(text) }));
  const right = new Set(named.flatMap(({ text, name }) => (isMisspelt(text, name) ? [] : [name])));
  const misspelt = named.flatMap(({ name }) => (right.has(name) ? [] : [name]));
  return { names: named.map(({ name }) => name), misspelt: new Set(misspelt) };
}

type Fragment = { values: { name: string; value: ItemValue }[] };
/** Where properties go: the innermost item and the fragments (elements named by some `itemref`) opened inside of it. */
type Scope = { item: Item | null; fragments: Fragment[] };
type Frame = {
  depth: number;
  scope?: Scope;
  fragment?: Fragment;
  collector?: TextCollector;
  fill?: (text: string) => void;
};

/** The ids that any `itemref` of the page names. */
function referencedIds(html: string): Set<string> {
  const ids = new Set<string>();
  if (!/itemref/i.test(html)) return ids;
  for (const [, double, single, bare] of html.matchAll(
    /itemref\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s>"']{1,500}))/gi,
  )) {
    for (const id of (double ?? single ?? bare ?? '').split(/\s+/)) if (id !== '') ids.add(id);
  }
  return ids;
}

/** Reads microdata as the HTML standard defines it, `itemref` included, in one pass; `baseOf` tells the base address as known so far. */
export function microdataReader(html: string, baseOf: () => string): MarkupReader {
  const graph = emptyGraph('microdata', baseOf());
  const referenced = referencedIds(html);
  const fragments = new Map<string, Fragment>();
  const references: { item: Item; ids: string[] }[] = [];
  const scopes: Scope[] = [{ item: null, fragments: [] }];
  const frames: Frame[] = [];
  const topCounts = new Map<string, number>();

  function openScope(attributes: Attributes, { names, misspelt }: PropertyNames, outer: Scope): Scope {
    const types = (attributes.itemtype ?? '').split(/\s+/).filter(Boolean).map(typeName);
    const isTop = names.length === 0 || (outer.item === null && outer.fragments.length === 0);
    const path = isTop
      ? topPath(types[0] ?? 'item', topCounts)
      : `${placePath(outer)}/${names[0]}[${countOf(outer, names[0] ?? '')}]`;
    const item = newItem('microdata', path, isTop ? null : outer.item, isTop ? null : (names[0] ?? null));
    item.types = types;
    if (attributes.itemid) item.id = resolveId(attributes.itemid, baseOf());
    register(graph, item);
    if (attributes.itemref) references.push({ item, ids: attributes.itemref.split(/\s+/).filter(Boolean) });
    if (!isTop)
      for (const name of names)
        place(outer, name, { text: null, item, isNumber: false, path, ...spelling(misspelt, name) });
    return { item, fragments: [] };
  }

  return {
    open(element, attributes, depth) {
      for (const frame of frames) if (frame.collector) collectBoundary(frame.collector, element);
      const outer = scopes.at(-1);
      if (!outer || depth > limits.elementDepth || graph.items.length >= limits.items) return;
      const frame: Frame = { depth };
      if (attributes.id !== undefined && referenced.has(attributes.id) && !fragments.has(attributes.id)) {
        frame.fragment = { values: [] };
        fragments.set(attributes.id, frame.fragment);
        outer.fragments.push(frame.fragment);
      }
      const properties = propertiesOf((attributes.itemprop ?? '').split(/\s+/).filter(Boolean));
      if (attributes.itemscope !== undefined) {
        frame.scope = openScope(attributes, properties, outer);
        scopes.push(frame.scope);
      } else if (properties.names.length > 0 && (outer.item || outer.fragments.length > 0)) {
        readProperty(element, attributes, properties, outer, frame);
      }
      if (frame.scope || frame.fragment || frame.collector) frames.push(frame);
    },
    text(data) {
      for (const frame of frames) if (frame.collector) collectText(frame.collector, data);
    },
    close(element, depth) {
      for (const frame of frames) if (frame.collector) collectBoundary(frame.collector, element);
      const frame = frames.at(-1);
      if (frame?.depth !== depth) return;
      frames.pop();
      if (frame.collector) frame.fill?.(frame.collector.text);
      if (frame.scope) scopes.pop();
      const outer = scopes.at(-1);
      if (frame.fragment && outer) outer.fragments = outer.fragments.filter((fragment) => fragment !== frame.fragment);
    },
    finish() {
      for (const { item, ids } of references) for (const id of ids) attach(item, fragments.get(id));
      dropMisspelt(graph);
      return graph;
    },
  };

  function readProperty(
    element: string,
    attributes: Attributes,
    { names, misspelt }: PropertyNames,
    scope: Scope,
    frame: Frame,
  ): void {
    const isReadable = names.some((name) => readableProperties.has(name));
    const stated = attributeValue(element, attributes, isReadable, baseOf());
    // Values keep the order of the page although a text is complete only at the end of its element.
    const slots = names.map((name) => {
      const value: ItemValue = {
        text: stated ?? '',
        item: null,
        isNumber: false,
        path: valuePath(scope, name),
        ...spelling(misspelt, name),
      };
      place(scope, name, value);
      return value;
    });
    if (stated !== undefined && names.includes('price') && !withoutText.has(element)) {
      frame.collector = newCollector('price');
      frame.fill = (text) => {
        for (const slot of slots) slot.shown = text;
      };
      return;
    }
    if (stated !== undefined) {
      if (!names.includes('availability')) return;
      // What a person reads may contradict what the attribute says.
      const beside: ItemValue = {
        text: '',
        item: null,
        isNumber: false,
        path: valuePath(scope, 'availability'),
        isBeside: true,
        ...spelling(misspelt, 'availability'),
      };
      place(scope, 'availability', beside);
      slots.splice(0, slots.length, beside);
    }
    frame.collector = newCollector(names[0] ?? '');
    frame.fill = (text) => {
      for (const slot of slots) slot.text = text;
    };
  }
}

function attach(item: Item, fragment: Fragment | undefined): void {
  for (const { name, value } of fragment?.values ?? []) {
    if (value.item === item) continue;
    addValue(item, name, value);
    if (value.item && !value.item.holder) {
      value.item.holder = item;
      value.item.role = name;
    }
  }
}

function place(scope: Scope, name: string, value: ItemValue): void {
  if (scope.item) addValue(scope.item, name, value);
  for (const fragment of scope.fragments) fragment.values.push({ name, value });
}

function topPath(type: string, counts: Map<string, number>): string {
  const count = counts.get(type) ?? 0;
  counts.set(type, count + 1);
  return count === 0 ? type : `${type}[${count}]`;
}

function placePath(scope: Scope): string {
  return scope.item?.path ?? 'itemref';
}

function countOf(scope: Scope, name: string): number {
  return scope.item?.properties.get(name)?.length ?? 0;
}

function valuePath(scope: Scope, name: string): string {
  const count = countOf(scope, name);
  return `${placePath(scope)}/${name}${count === 0 ? '' : `[${count}]`}`;
}

const addressAttributes: Record<string, string> = {
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
};

/** Elements without a text of their own. */
export const withoutText: ReadonlySet<string> = new Set('meta link img input source track embed area'.split(' '));

/**
 * The value an element states in an attribute; undefined when its text is the value.
 * Two customs of shops go before the standard: `content` counts on every element, and a link or picture that carries a readable property
 * (a name, a price) means its text.
 */
export function attributeValue(
  element: string,
  attributes: Attributes,
  isReadable: boolean,
  base: string,
): string | undefined {
  const stated = attributeStated(element, attributes, isReadable, base);
  return stated === undefined || withoutText.has(element) || isFilled(stated) ? stated : undefined;
}

/** An attribute beside a visible text that is empty, or a template nobody rendered, was never filled. */
export function isFilled(text: string): boolean {
  return text.trim() !== '' && !isUnfilled(text);
}

function attributeStated(
  element: string,
  attributes: Attributes,
  isReadable: boolean,
  base: string,
): string | undefined {
  if (attributes.content !== undefined && (isFilled(attributes.content) || element === 'meta'))
    return attributes.content;
  const addressAttribute = Object.hasOwn(addressAttributes, element) ? addressAttributes[element] : undefined;
  if (addressAttribute !== undefined) {
    if (element === 'img' && isReadable) return attributes.alt ?? attributes.title ?? '';
    if (isReadable && (element === 'a' || element === 'area')) return undefined;
    const address = attributes[addressAttribute] ?? attributes['data-src'];
    if (address === undefined || (address.trim() === '' && !withoutText.has(element))) return undefined;
    return resolveAddress(address, base) ?? address;
  }
  if (element === 'meta') return '';
  if (element === 'data' || element === 'meter') return attributes.value;
  if (element === 'time') return attributes.datetime;
  if (element === 'input' || element === 'select') return attributes.value;
  return undefined;
}
