import type { CheerioAPI } from 'cheerio/slim';
import { jsonRange, type TextRange } from './json-range.ts';
import { elementsAt, type PageElement } from './page-element.ts';
import { parsePage } from './parse-page.ts';
import { propertyName, typeName } from './vocabulary.ts';

/** Where a field was read, as snapshots keep it. */
export type StatedField = { method: string; path: string; raw: string };

/**
 * The place where a page states a field. `shown`: the page with that place between the marks; `source`: nobody sees it in the page, so the
 * text of the script or element that states it, and the stretch of it.
 */
export type StatedPlace = { kind: 'shown'; html: string } | ({ kind: 'source'; text: string } & TextRange);

/** Finds the very place by method and path: of JSON-LD in its script, of microdata, RDFa and meta tags the element; undefined when it is not found. */
export function findStated(
  html: string,
  field: StatedField,
  marks: readonly [string, string],
): StatedPlace | undefined {
  const $ = parsePage(html, { xml: { xmlMode: false, encodeEntities: 'utf8' } });
  if (field.method === 'json-ld') return inScript($, field);
  const element = elementOf($, field);
  if (element === undefined) return undefined;
  if (isUnseen($, element)) {
    const { text, start, end } = withNeighbours($, element);
    return { kind: 'source', text, ...(rangeOfRaw(text, field.raw, start, end) ?? { start, end }) };
  }
  const [before, behind] = marks;
  if (element.children.length === 0) $(element).wrap(`${before}${behind}`);
  else $(element).html(`${before}${$(element).html() ?? ''}${behind}`);
  return { kind: 'shown', html: $.html() };
}

const longestMark = 300;

function inScript($: CheerioAPI, { path, raw }: StatedField): StatedPlace | undefined {
  const [, number = '0', inner = ''] = /^\$\[(\d+)\](.*)$/s.exec(path) ?? [];
  const isJsonLd = ({ attribs }: PageElement) => /^\s*application\/ld\+json\b/i.test(attribs['type'] ?? '');
  const script = elementsAt($, 'script').filter(isJsonLd)[Number(number)];
  if (script === undefined) return undefined;
  const text = $(script).text();
  const stated = jsonRange(text, inner);
  const { start, end } = stated ?? { start: 0, end: text.length };
  const range = rangeOfRaw(text, raw, start, end);
  if (range) return { kind: 'source', text, ...range };
  return stated && { kind: 'source', text, start, end: Math.min(end, start + longestMark) };
}

/** The raw text between two positions, as it stands there or as JSON or HTML write it. */
function rangeOfRaw(text: string, raw: string, from: number, to: number): TextRange | undefined {
  const wanted = raw.trim().slice(0, longestMark);
  if (wanted === '') return undefined;
  const html = wanted.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  for (const written of [wanted, JSON.stringify(wanted).slice(1, -1), html]) {
    const start = text.slice(from, to).indexOf(written);
    if (start !== -1) return { start: from + start, end: from + start + written.length };
  }
  return undefined;
}

/** The source of what stands beside an element, and where in it the element is. */
function withNeighbours($: CheerioAPI, element: PageElement): { text: string } & TextRange {
  const siblings = $(element).parent().contents().toArray();
  const sources = (siblings.length === 0 ? [element] : siblings).map((node) => $.html(node));
  const place = Math.max(siblings.indexOf(element), 0);
  const start = sources.slice(0, place).join('').length;
  return { text: sources.join(''), start, end: start + (sources[place] ?? '').length };
}

const unseenElements = new Set(['meta', 'link', 'title', 'script', 'template', 'source', 'track']);

function isUnseen($: CheerioAPI, element: PageElement): boolean {
  return unseenElements.has(element.name) || $(element).closest('head, template').length > 0;
}

function elementOf($: CheerioAPI, field: StatedField): PageElement | undefined {
  if (field.method === 'microdata')
    return itemElement($, field, { property: 'itemprop', scope: 'itemscope', type: 'itemtype' });
  if (field.method === 'rdfa') return itemElement($, field, { property: 'property', scope: 'typeof', type: 'typeof' });
  if (field.method !== 'meta') return undefined;
  const found = /^[\w:-]+(?:\[[\w-]+="[^"\\]*"\])?$/.test(field.path) ? elementsAt($, field.path) : [];
  return found.find((element) => statedBy($, element) === folded(field.raw)) ?? found[0];
}

type ItemNames = { property: string; scope: string; type: string };
type Scope = { path: string; counts: Map<string, number> };

/** The element that the reader of items met under this path; else the one of the same name that says the same. */
function itemElement($: CheerioAPI, { path, raw }: StatedField, names: ItemNames): PageElement | undefined {
  const top: Scope = { path: '', counts: new Map() };
  const scopes = new Map<PageElement, Scope>();
  const last = (path.split('/').at(-1) ?? '').replace(/\[\d+\]$/, '');
  let alike: PageElement | undefined;
  for (const element of elementsAt($, `[${names.property}], [${names.scope}]`)) {
    const outer = scopes.get($(element).parent().closest(`[${names.scope}]`).toArray().at(0) as PageElement) ?? top;
    const properties = wordsIn(element.attribs[names.property], propertyName);
    const paths = properties.map((property) => pathIn(outer, property));
    if (element.attribs[names.scope] !== undefined) {
      const [type = 'item'] = wordsIn(element.attribs[names.type], typeName);
      const [own] = outer === top ? [pathIn(top, type)] : paths;
      scopes.set(element, { path: indexed(own ?? pathIn(top, type), outer !== top), counts: new Map() });
    } else if (paths.includes(path)) return element;
    else if (properties.includes(last) && statedBy($, element) === folded(raw)) alike ??= element;
  }
  return alike;
}

/** An inner item is always counted, a value only from the second on. */
function indexed(path: string, isInner: boolean): string {
  return isInner && !path.endsWith(']') ? `${path}[0]` : path;
}

function pathIn({ path, counts }: Scope, name: string): string {
  const count = counts.get(name) ?? 0;
  counts.set(name, count + 1);
  return `${path === '' ? '' : `${path}/`}${name}${count === 0 ? '' : `[${count}]`}`;
}

function wordsIn(text: string | undefined, spell: (name: string) => string): string[] {
  return (text ?? '').split(/\s+/).filter(Boolean).map(spell);
}

function statedBy($: CheerioAPI, element: PageElement): string {
  const { content, datetime, href, src } = element.attribs;
  return folded((content?.trim() === '' ? undefined : content) ?? datetime ?? href ?? src ?? $(element).text());
}

function folded(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
