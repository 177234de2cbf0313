import { type Wording, wording } from '@quarry/contracts/wording';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { SitemapFault } from './fault.ts';
import { itemOf, problem, type RawEntry, type SitemapItem } from './item.ts';
import { createAmpersandMender } from './mend-ampersands.ts';
import { type Format, formatOfEntry, formatOfRoot, isNestedPart } from './xml-formats.ts';

export type XmlEntryReader = {
  /** Takes the next piece of text and gives the items that it completed. */
  write: (text: string) => SitemapItem[];
  end: () => SitemapItem[];
};

type Reading = {
  base: string | undefined;
  items: SitemapItem[];
  format: Format | undefined;
  isRootSeen: boolean;
  entry: RawEntry | undefined;
  /** Namespace prefix of the entry: elements with another one are extensions. */
  prefix: string;
  /** That of the root, by which an address outside of any entry is told from an extension's. */
  rootPrefix: string;
  field: { name: string; text: string; hasUnknownEntity: boolean; depth: number } | undefined;
  /** A reference that stands for nothing was read since the last tag. */
  hasUnknownEntity: boolean;
  depth: number;
  /** How deep the entry and the element of its address stand; 0 outside of them. */
  entryDepth: number;
  locationDepth: number;
  /** How deep the entry stands that holds nothing but entries; 0 outside of one. */
  holderDepth: number;
  /** Text that stands in the entry itself, or below the element of its address. */
  stray: string;
  /** How deep inside a nested part (an image, a video) that is passed over. */
  skippedDepth: number;
};

const merchantLink = 'g:link';
const maxDepth = 100;
const maxQuietChars = 1_000_000;
const maxFaultsReported = 20;
const longestAddress = 4000;
const wholeAddress = /^https?:\/\/[^\s<>]+$/i;

/**
 * Reads urlset, sitemapindex, RSS, RDF and Atom by the names of their elements, with or without namespaces, and goes on after faults:
 * a fault becomes a problem with its line, and an entry ends at the latest where the next one begins.
 * Document types and entities are never expanded.
 */
export function createXmlEntryReader(base: string | undefined): XmlEntryReader {
  const parser = new SaxesParser();
  const reading: Reading = {
    base,
    items: [],
    format: undefined,
    isRootSeen: false,
    entry: undefined,
    prefix: '',
    rootPrefix: '',
    field: undefined,
    hasUnknownEntity: false,
    depth: 0,
    entryDepth: 0,
    locationDepth: 0,
    holderDepth: 0,
    stray: '',
    skippedDepth: 0,
  };
  const faults = createFaultList(reading.items);
  const ampersands = createAmpersandMender((line) => faults.add(line, 'a bare "&"; write it as "&amp;"'));
  let quietChars = 0;
  const addText = (text: string) => {
    if (reading.skippedDepth > 0) return;
    if (reading.field) reading.field.text += text;
    else if (reading.entry && isWhereAddressMayStand(reading) && reading.stray.length < longestAddress)
      reading.stray += text;
  };
  parser.on('opentag', (tag) => {
    quietChars = 0;
    openElement(reading, tag, parser.line);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag) => closeElement(reading, tag));
  parser.on('error', (error) => {
    const fault = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    faults.add(parser.line, fault);
    if (!/\bentity\b/.test(fault)) return;
    reading.hasUnknownEntity = true;
    if (reading.field) reading.field.hasUnknownEntity = true;
  });
  return {
    write: (text) => {
      quietChars += text.length;
      parser.write(ampersands.mend(text));
      if (quietChars > maxQuietChars) {
        throw new SitemapFault('not_a_sitemap', wording('not_a_sitemap:no_element', { line: parser.line }));
      }
      return reading.items.splice(0);
    },
    end: () => {
      parser.write(ampersands.end()).close();
      finishCutOff(reading);
      faults.close();
      return reading.items.splice(0);
    },
  };
}

/** The first faults as problems, at most one a line, and the number of the others. */
function createFaultList(items: SitemapItem[]): { add: (line: number, fault: string) => void; close: () => void } {
  let lastLine = 0;
  let count = 0;
  const push = (line: number | null, said: Wording) => items.push(problem('not_well_formed', line, said));
  return {
    add: (line, fault) => {
      if (line === lastLine) return;
      lastLine = line;
      count += 1;
      if (count <= maxFaultsReported) {
        push(line, wording('not_well_formed', { fault }));
      }
    },
    close: () => {
      const more = count - maxFaultsReported;
      if (more > 0) push(null, wording('not_well_formed:more', { more, limit: maxFaultsReported }));
    },
  };
}

function openElement(reading: Reading, tag: SaxesTagPlain, line: number): void {
  const { prefix, local } = splitName(tag.name);
  reading.depth += 1;
  if (reading.depth > maxDepth) {
    throw new SitemapFault('too_deep', wording('too_deep:elements', { limit: maxDepth, line }));
  }
  if (!reading.isRootSeen) {
    reading.isRootSeen = true;
    reading.rootPrefix = prefix;
    if (local === 'html') throw htmlInstead();
    reading.format = formatOfRoot(local);
    if (reading.format) return;
  }
  reading.format ??= formatOfEntry(local);
  if (local === reading.format?.entry && (!reading.entry || prefix === reading.prefix)) {
    dropEmptyHolder(reading);
    beginEntry(reading, prefix, line);
    const { loc, href, 'rdf:about': about } = namedSmall(tag.attributes);
    takeMisplaced(reading, loc ?? href ?? about ?? '');
  } else if (reading.entry) {
    openPart(reading, reading.entry, tag, { prefix, local });
  } else if (local === 'loc' && prefix === reading.rootPrefix && reading.format?.location.has(local)) {
    beginLooseEntry(reading, prefix, line);
  }
  reading.hasUnknownEntity = false;
}

/** An entry that holds nothing but another one is no entry of its own; one that was never closed is named by the parser. */
function dropEmptyHolder(reading: Reading): void {
  const { entry, depth, entryDepth } = reading;
  if (!entry || depth !== entryDepth + 1 || reading.stray.trim() !== '') return;
  const saysAddress = [entry.location, entry.merchantLink, entry.guid, entry.misplaced].some(Boolean);
  if (saysAddress || entry.alternates.length > 0) return;
  reading.field = undefined;
  reading.entry = undefined;
  reading.holderDepth = entryDepth;
}

function beginEntry(reading: Reading, prefix: string, line: number): void {
  finishEntry(reading);
  reading.prefix = prefix;
  reading.skippedDepth = 0;
  reading.entryDepth = reading.depth;
  reading.locationDepth = 0;
  reading.stray = '';
  const isChild = reading.format?.isChild ?? false;
  const isNested = reading.holderDepth > 0;
  reading.entry = { isChild, line, location: '', hasUnknownEntity: false, lastmod: null, alternates: [], isNested };
}

/** A "loc" outside of any entry, which ends with its element and counts as misplaced. */
function beginLooseEntry(reading: Reading, prefix: string, line: number): void {
  beginEntry(reading, prefix, line);
  if (reading.entry) reading.entry.isLoose = true;
  reading.locationDepth = reading.depth;
  reading.field = { name: 'loc', text: '', hasUnknownEntity: false, depth: reading.depth };
}

function openPart(
  reading: Reading,
  entry: RawEntry,
  tag: SaxesTagPlain,
  name: { prefix: string; local: string },
): void {
  const { prefix, local } = name;
  if (reading.skippedDepth > 0 || isNestedPart(local)) {
    reading.skippedDepth += 1;
    return;
  }
  takeField(reading);
  if (local === 'link') takeLink(reading, entry, namedSmall(tag.attributes));
  const isOwn = prefix === reading.prefix || (prefix === 'dc' && local === 'date');
  const isMerchant = !isOwn && prefix === 'g' && local === 'link';
  const isWanted = reading.format?.location.has(local) || reading.format?.lastmod.has(local);
  const fieldName = isMerchant ? merchantLink : local;
  const isField = isWanted && (isOwn || isMerchant);
  reading.field = isField ? { name: fieldName, text: '', hasUnknownEntity: false, depth: reading.depth } : undefined;
  if (isOwn && reading.locationDepth === 0 && reading.format?.location.has(local))
    reading.locationDepth = reading.depth;
}

function closeElement(reading: Reading, tag: SaxesTagPlain): void {
  const { prefix, local } = splitName(tag.name);
  reading.depth -= 1;
  if (reading.skippedDepth > 0) {
    reading.skippedDepth -= 1;
  } else if (local === reading.format?.entry && prefix === reading.prefix) {
    finishEntry(reading);
  } else {
    takeField(reading);
    if (reading.entry?.isLoose === true && reading.depth < reading.entryDepth) finishEntry(reading);
  }
  if (reading.depth < reading.locationDepth) reading.locationDepth = 0;
  if (reading.depth < reading.holderDepth) reading.holderDepth = 0;
  reading.hasUnknownEntity = false;
}

function isWhereAddressMayStand({ depth, entryDepth, locationDepth }: Reading): boolean {
  return depth === entryDepth || (locationDepth > 0 && depth >= locationDepth);
}

function takeMisplaced({ entry, hasUnknownEntity }: Reading, text: string): void {
  if (entry && !hasUnknownEntity && wholeAddress.test(text.trim())) entry.misplaced ??= text.trim();
}

function finishEntry(reading: Reading): void {
  takeField(reading);
  if (reading.entry) reading.items.push(itemOf(reading.entry, reading.base));
  reading.entry = undefined;
}

/** The end of the file: a text that it cuts off is not to be trusted, an entry whose address is whole is. */
function finishCutOff(reading: Reading): void {
  reading.field = undefined;
  if (reading.entry?.location || reading.entry?.merchantLink) finishEntry(reading);
}

/** The first address of an entry counts, a link before a guid or id that is one; Atom's `updated` goes before the other dates. */
function takeField(reading: Reading): void {
  const { field, entry, format } = reading;
  takeMisplaced(reading, reading.stray);
  reading.stray = '';
  reading.field = undefined;
  const text = field?.text.trim();
  if (!field || !entry || !text) return;
  if (format?.lastmod.has(field.name)) {
    if (entry.lastmod === null || field.name === 'updated') entry.lastmod = text;
  } else if (field.name === merchantLink) {
    if (!field.hasUnknownEntity) entry.merchantLink ??= text;
  } else if (field.name !== 'guid' && field.name !== 'id') {
    const isDeep = entry.isLoose !== true && field.depth > reading.entryDepth + 1;
    takeLocation(entry, text, field.hasUnknownEntity, isDeep);
  } else if (!field.hasUnknownEntity && (wholeAddress.test(text) || text.startsWith('/'))) {
    entry.guid ??= text;
  }
}

function takeLocation(entry: RawEntry, text: string, hasUnknownEntity: boolean, isDeep = false): void {
  if (entry.location !== '' && (isDeep || entry.isDeep !== true)) return;
  entry.location = text;
  entry.isDeep = isDeep;
  entry.hasUnknownEntity = hasUnknownEntity;
}

/** Atom's links are attributes; in a sitemap such a link names the page in another language. */
function takeLink(reading: Reading, entry: RawEntry, attributes: Record<string, string>): void {
  const { href, rel = 'alternate', hreflang } = attributes;
  if (href === undefined || rel !== 'alternate') return;
  if (reading.format?.entry === 'entry') takeLocation(entry, href, reading.hasUnknownEntity);
  else if (hreflang !== undefined && !reading.hasUnknownEntity) entry.alternates.push({ hreflang, url: href.trim() });
}

/** The names of attributes in small letters. */
function namedSmall(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Names in small letters: a file in capitals is read as well. */
function splitName(written: string): { prefix: string; local: string } {
  const name = written.toLowerCase();
  const colon = name.indexOf(':');
  return colon === -1 ? { prefix: '', local: name } : { prefix: name.slice(0, colon), local: name.slice(colon + 1) };
}

export function htmlInstead(): SitemapFault {
  return new SitemapFault('html_instead', wording('html_instead'));
}
