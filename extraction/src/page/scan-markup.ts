import { Parser } from 'htmlparser2';
import { resolveAddress } from './address.ts';
import { emptyGraph, type ItemGraph } from './item.ts';
import { limits } from './limits.ts';
import { type Attributes, type MarkupReader, microdataReader } from './microdata.ts';
import { rdfaReader } from './rdfa.ts';
import { skimMarkup } from './skim-markup.ts';
import { cleanText, keep } from './text.ts';

export type MetaTag = { key: string; content: string; path: string };
export type PageLink = { url: string; isNofollow: boolean };

/** What one pass over the markup finds. Addresses are absolute; `nextPage` and `previousPage` come from `rel=next` and `rel=prev`. */
export type PageMarkup = {
  title: string;
  headings: string[];
  language: string | null;
  base: string;
  canonical: string | null;
  nextPage: string | null;
  previousPage: string | null;
  meta: MetaTag[];
  links: PageLink[];
  jsonLd: string[];
  microdata: ItemGraph;
  rdfa: ItemGraph;
  /** The elements are nested so deeply that the rest was not read. */
  isTooDeep: boolean;
};

export type ScanOptions = { links: boolean; structuredData: boolean };

/** Characters that the parser gets at a time; between two parts it can be stopped. */
const partLength = 16_384;

type MarkupParser = { write: (html: string) => void; end: () => void };
type Target = { depth: number; parts: string[]; length: number; done: (text: string) => void };

/** Reads title, headings, meta tags, links, JSON-LD blocks, microdata and RDFa of a page in one streaming pass, without building a tree. */
export function scanMarkup(html: string, address: string, options: ScanOptions): PageMarkup {
  const markup: PageMarkup = {
    title: '',
    headings: [],
    language: null,
    base: address,
    canonical: null,
    nextPage: null,
    previousPage: null,
    meta: [],
    links: [],
    jsonLd: [],
    microdata: emptyGraph('microdata', address),
    rdfa: emptyGraph('rdfa', address),
    isTooDeep: false,
  };
  const baseOf = () => markup.base;
  const microdata = options.structuredData && /itemscope/i.test(html) ? microdataReader(html, baseOf) : undefined;
  const rdfa = options.structuredData && /\stypeof\s*=/i.test(html) ? rdfaReader(baseOf) : undefined;
  const readers = [microdata, rdfa].filter((reader) => reader !== undefined);
  const parser = startParser(markup, readers, options);
  if (readers.length > 0) parser.write(html);
  else
    skimMarkup(html, {
      part: parser.write,
      ...(options.links && { link: (attributes) => addLink(markup, attributes) }),
    });
  parser.end();
  if (microdata) markup.microdata = microdata.finish();
  if (rdfa) markup.rdfa = rdfa.finish();
  return markup;
}

/** Reads markup as it is written, into `markup` and `readers`. */
function startParser(markup: PageMarkup, readers: MarkupReader[], options: ScanOptions): MarkupParser {
  let depth = 0;
  let rawTextAt = 0;
  let hiddenFrom = Infinity;
  let drawingFrom = Infinity;
  let target: Target | undefined;
  const parser = new Parser(
    {
      onopentag(element, attributes) {
        depth += 1;
        if (depth > hiddenFrom) return;
        if (element === 'script' || element === 'style') rawTextAt = depth;
        if (element === 'template') hiddenFrom = depth;
        else if (element === 'svg' && drawingFrom === Infinity) drawingFrom = depth;
        for (const reader of readers) reader.open(element, attributes, depth);
        if (target && element !== 'script') target.parts.push(' ');
        target ??= drawingFrom < depth ? undefined : openTarget(markup, element, attributes, depth);
        readElement(markup, element, attributes, options);
      },
      ontext(data) {
        if (depth >= hiddenFrom) return;
        if (target && target.length < limits.pageCharacters) {
          target.parts.push(data);
          target.length += data.length;
        }
        if (depth === rawTextAt) return;
        for (const reader of readers) reader.text(data);
      },
      onclosetag(element) {
        if (depth <= hiddenFrom) for (const reader of readers) reader.close(element, depth);
        if (target?.depth === depth) {
          target.done(target.parts.join(''));
          target = undefined;
        }
        if (depth === rawTextAt) rawTextAt = 0;
        if (depth === hiddenFrom) hiddenFrom = Infinity;
        if (depth === drawingFrom) drawingFrom = Infinity;
        depth -= 1;
      },
    },
    { decodeEntities: true },
  );
  return {
    write(html) {
      for (let at = 0; at < html.length && !markup.isTooDeep; at += partLength) {
        parser.write(html.slice(at, at + partLength));
        markup.isTooDeep = depth > limits.nesting;
      }
    },
    end: () => parser.end(),
  };
}

function openTarget(markup: PageMarkup, element: string, attributes: Attributes, depth: number): Target | undefined {
  const done = receiver(markup, element, attributes);
  return done && { depth, parts: [], length: 0, done };
}

function receiver(markup: PageMarkup, element: string, attributes: Attributes): Target['done'] | undefined {
  if (element === 'script') {
    const isJsonLd = /^\s*application\/ld\+json\b/i.test(attributes.type ?? '');
    return isJsonLd ? (text) => void markup.jsonLd.push(text) : undefined;
  }
  if (element === 'title' && markup.title === '')
    return (text) => void (markup.title = cleanText(text, limits.nameCharacters));
  if (element !== 'h1' || markup.headings.length >= 5) return undefined;
  return (text) => {
    const heading = cleanText(text, limits.nameCharacters);
    if (heading !== '') markup.headings.push(heading);
  };
}

function readElement(markup: PageMarkup, element: string, attributes: Attributes, options: ScanOptions): void {
  switch (element) {
    case 'html':
      markup.language ??=
        /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.exec(attributes.lang ?? attributes['xml:lang'] ?? '')?.[0] ?? null;
      break;
    case 'base':
      if (attributes.href !== undefined) markup.base = resolveAddress(attributes.href, markup.base) ?? markup.base;
      break;
    case 'link':
      readLink(markup, attributes);
      break;
    case 'meta':
      readMeta(markup, attributes);
      break;
    case 'a':
    case 'area':
      if (options.links) addLink(markup, attributes);
      break;
    default:
      break;
  }
}

function relations(attributes: Attributes): string[] {
  return (attributes.rel ?? '').toLowerCase().split(/\s+/);
}

function readLink(markup: PageMarkup, attributes: Attributes): void {
  if (attributes.href === undefined || attributes.rel === undefined) return;
  readRelation(markup, relations(attributes), attributes.href);
}

function readRelation(markup: PageMarkup, relations: string[], href: string): void {
  if (relations.includes('canonical')) markup.canonical ??= resolveAddress(href, markup.base) ?? null;
  if (relations.includes('next')) markup.nextPage ??= resolveAddress(href, markup.base) ?? null;
  if (relations.includes('prev') || relations.includes('previous'))
    markup.previousPage ??= resolveAddress(href, markup.base) ?? null;
}

function readMeta(markup: PageMarkup, attributes: Attributes): void {
  if (attributes.content === undefined || markup.meta.length >= limits.attributes * 5) return;
  const kind = (['property', 'name', 'itemprop', 'http-equiv'] as const).find((name) => attributes[name] !== undefined);
  if (kind === undefined) return;
  const key = (attributes[kind] ?? '').trim().toLowerCase().slice(0, 100);
  markup.meta.push({ key: keep(key), content: keep(attributes.content), path: `meta[${kind}="${keep(key)}"]` });
}

function addLink(markup: PageMarkup, attributes: Attributes): void {
  if (attributes.href === undefined || markup.links.length >= limits.links) return;
  const url = resolveAddress(attributes.href, markup.base);
  if (url === undefined) return;
  const named = attributes.rel === undefined ? [] : relations(attributes);
  markup.links.push({ url, isNofollow: named.includes('nofollow') });
  if (named.includes('next') || named.includes('prev'))
    readRelation(
      markup,
      named.filter((name) => name !== 'canonical'),
      attributes.href,
    );
}
