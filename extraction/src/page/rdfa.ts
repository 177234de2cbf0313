import { resolveId } from './address.ts';
import { addValue, dropMisspelt, emptyGraph, type Item, type ItemValue, newItem, register } from './item.ts';
import { limits } from './limits.ts';
import { collectBoundary, collectText, newCollector, readableProperties, type TextCollector } from './markup-text.ts';
import {
  type Attributes,
  attributeValue,
  isFilled,
  type MarkupReader,
  propertiesOf,
  type PropertyNames,
  spelling,
  withoutText,
} from './microdata.ts';
import { typeName } from './vocabulary.ts';

type Names = { vocabulary: string; prefixes: ReadonlyMap<string, string> };
const none: PropertyNames = { names: [], misspelt: new Set() };

type Frame = {
  depth: number;
  item: Item | null;
  names: Names;
  /** Properties of a `rel` that wait for the items inside of the element. */
  pending: PropertyNames;
  collector?: TextCollector;
  fill?: (text: string) => void;
};

const knownPrefixes = new Map([
  ['schema', 'http://schema.org/'],
  ['gr', 'http://purl.org/goodrelations/v1#'],
]);
const knownVocabulary = /^https?:\/\/(?:www\.)?(?:schema\.org|purl\.org\/goodrelations)/i;

/** Reads RDFa 1.1 Lite with `about`, `rel` and `datetime`, in the schema.org and GoodRelations vocabularies, in one pass. */
export function rdfaReader(baseOf: () => string): MarkupReader {
  const graph = emptyGraph('rdfa', baseOf());
  const root: Frame = { depth: -1, item: null, names: { vocabulary: '', prefixes: knownPrefixes }, pending: none };
  const frames: Frame[] = [root];
  const topCounts = new Map<string, number>();

  function openItem(types: string[], { names, misspelt }: PropertyNames, outer: Frame, id: string | undefined): Item {
    const holder = names.length > 0 ? outer.item : null;
    const [property = ''] = names;
    const count = holder?.properties.get(property)?.length ?? 0;
    const path = holder ? `${holder.path}/${property}[${count}]` : topPath(types[0] ?? 'resource', topCounts);
    const item = newItem('rdfa', path, holder, holder ? property : null);
    item.types = types;
    if (id !== undefined) item.id = resolveId(id, baseOf());
    register(graph, item);
    if (holder)
      for (const name of names)
        addValue(holder, name, { text: null, item, isNumber: false, path, ...spelling(misspelt, name) });
    return item;
  }

  function openElement(element: string, attributes: Attributes, depth: number, outer: Frame): Frame {
    const names = namesIn(attributes, outer.names);
    const frame: Frame = { depth, item: outer.item, names, pending: outer.pending };
    const properties = addressesOf(attributes.property, names);
    const relations = addressesOf(attributes.rel, names, true);
    const types = addressesOf(attributes.typeof, names).map(typeName);
    const id = attributes.resource ?? attributes.about;
    if (types.length > 0) {
      const linking = [...properties, ...relations];
      frame.item = openItem(
        types,
        linking.length > 0 ? propertiesOf(linking) : outer.pending,
        outer,
        id ?? attributes.href ?? attributes.src,
      );
      frame.pending = none;
    } else if (properties.length > 0 && outer.item) {
      readProperty(element, attributes, propertiesOf(properties), outer.item, frame, baseOf());
    } else if (relations.length > 0 && outer.item) {
      const target = attributes.resource ?? attributes.href ?? attributes.src;
      const related = propertiesOf(relations);
      if (target === undefined) frame.pending = related;
      else
        for (const name of related.names)
          addValue(outer.item, name, {
            ...linkValue(outer.item, name, target, baseOf()),
            ...spelling(related.misspelt, name),
          });
    } else if (id !== undefined && graph.byId.has(resolveId(id, baseOf()))) {
      frame.item = graph.byId.get(resolveId(id, baseOf()))?.[0] ?? null;
    }
    return frame;
  }

  return {
    open(element, attributes, depth) {
      for (const frame of frames) if (frame.collector) collectBoundary(frame.collector, element);
      const outer = frames.at(-1) ?? root;
      if (depth > limits.elementDepth || graph.items.length >= limits.items || !isConcerned(attributes)) return;
      frames.push(openElement(element, attributes, depth, outer));
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
    },
    finish() {
      dropMisspelt(graph);
      return graph;
    },
  };
}

function isConcerned(attributes: Attributes): boolean {
  return (
    attributes.property !== undefined ||
    attributes.typeof !== undefined ||
    attributes.vocab !== undefined ||
    attributes.prefix !== undefined ||
    attributes.about !== undefined ||
    attributes.resource !== undefined ||
    attributes.rel !== undefined
  );
}

function namesIn(attributes: Attributes, outer: Names): Names {
  const vocabulary = attributes.vocab ?? outer.vocabulary;
  if (attributes.prefix === undefined) return { vocabulary, prefixes: outer.prefixes };
  const prefixes = new Map(outer.prefixes);
  for (const [, prefix = '', address = ''] of attributes.prefix.slice(0, 4000).matchAll(/([\w-]+):\s+(\S+)/g))
    prefixes.set(prefix.toLowerCase(), address);
  return { vocabulary, prefixes };
}

/** The addresses of an attribute's terms in the known vocabularies; terms of other vocabularies are left out. */
function addressesOf(text: string | undefined, names: Names, mustHavePrefix = false): string[] {
  if (text === undefined) return [];
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => addressOfTerm(term, names, mustHavePrefix))
    .filter((address) => knownVocabulary.test(address));
}

function addressOfTerm(term: string, names: Names, mustHavePrefix: boolean): string {
  const colon = term.indexOf(':');
  if (colon < 0) return mustHavePrefix ? '' : `${names.vocabulary}${/[/#]$/.test(names.vocabulary) ? '' : '/'}${term}`;
  const prefix = names.prefixes.get(term.slice(0, colon).toLowerCase());
  return prefix === undefined ? term : prefix + term.slice(colon + 1);
}

function readProperty(
  element: string,
  attributes: Attributes,
  { names, misspelt }: PropertyNames,
  item: Item,
  frame: Frame,
  base: string,
): void {
  const isReadable = names.some((name) => readableProperties.has(name));
  const stated =
    (attributes.content !== undefined && isFilled(attributes.content) ? attributes.content : undefined) ??
    attributes.resource ??
    attributes.datetime ??
    attributeValue(element, attributes, isReadable, base);
  const slots = names.map((name) => {
    const path = valuePath(item, name);
    const value: ItemValue = { text: stated ?? '', item: null, isNumber: false, path, ...spelling(misspelt, name) };
    addValue(item, name, value);
    return value;
  });
  if (stated !== undefined && (!names.includes('price') || withoutText.has(element))) return;
  frame.collector = newCollector(names[0] ?? '');
  frame.fill = (text) => {
    for (const slot of slots) slot[stated === undefined ? 'text' : 'shown'] = text;
  };
}

function linkValue(item: Item, name: string, target: string, base: string): ItemValue {
  return { text: resolveId(target, base), item: null, isNumber: false, path: valuePath(item, name) };
}

function valuePath(item: Item, name: string): string {
  const count = item.properties.get(name)?.length ?? 0;
  return `${item.path}/${name}${count === 0 ? '' : `[${count}]`}`;
}

function topPath(type: string, counts: Map<string, number>): string {
  const count = counts.get(type) ?? 0;
  counts.set(type, count + 1);
  return count === 0 ? type : `${type}[${count}]`;
}
