import { type Detailed, detailed, reasoned, type Wording, wording } from '@quarry/contracts/wording';
import type { FieldMeaning } from './field-names.ts';
import { countLineEnds } from './decode-text.ts';
import { addNested, type Leaf } from './nested-value.ts';
import { addValue, emptyRow, type SourceFault, type SourceRow } from './source-row.ts';
import { addEntryAttributes, addWithAttributes } from './xml-attributes.ts';
import type { ElementNames } from './xml-names.ts';
import { decodeXml, type LeftEntity } from './xml-text.ts';
import { localName, readAttributes, readToken, type XmlToken } from './xml-token.ts';

type OpenTag = Extract<XmlToken, { kind: 'open' }>;

/** The text an entry is read from and what stands around it. */
export type EntrySource = {
  text: string;
  isLast: boolean;
  names: ElementNames;
  /** Names of children that were met without attributes, with what they mean. */
  plainNames: Map<string, FieldMeaning>;
  /** Lower-case names of the elements around the entries: their end also ends an entry that was left open. */
  outer: string[];
};

export type ReadEntry = { item: SourceRow | SourceFault; next: number };

/** Elements of HTML that are often left open inside a description. */
const openHtml = new Set(['br', 'p', 'li', 'hr', 'img', 'wbr', 'input']);
/** Elements of HTML that stand around a part of a text. */
const inlineHtml = new Set('sup sub small b strong i em span u font bdi bdo'.split(' '));
const deepest = 40;
const longestText = 200_000;
const mostPlainNames = 1_000;
const mostEntitiesTold = 20;

type Node = {
  name: string;
  text: string;
  meaning: FieldMeaning;
  attributes: string;
  leaves: Leaf[];
  isText: boolean;
  /** An amount, in which elements of HTML part no values: `68<sup>50</sup> EUR`. */
  isAmount: boolean;
  isAtBoundary: boolean;
};

type EntryState = {
  source: EntrySource;
  row: SourceRow;
  entryName: string;
  start: number;
  /** The child of the entry that is open, and the names open inside it. */
  child: Node | undefined;
  inner: { name: string; text: string }[];
  fault: { at: number; reason: Wording; field: string | null } | undefined;
  entitiesTold: number;
};

/**
 * Reads the entry whose open tag is given. undefined when it goes on behind the text and more may come.
 * An entry that is not well-formed becomes a fault that names the place; reading goes on behind its end or before the next entry.
 */
export function readEntry(source: EntrySource, open: OpenTag, start: number, line: number): ReadEntry | undefined {
  const state: EntryState = {
    source,
    row: emptyRow(line),
    entryName: open.name.toLowerCase(),
    start,
    child: undefined,
    inner: [],
    fault: undefined,
    entitiesTold: 0,
  };
  addEntryAttributes(state.row, source.names, open.attributes);
  noteAttributes(state, open.attributes, start);
  if (open.isSelfClosing) return { item: state.row, next: open.end };
  let at = open.end;
  for (;;) {
    const markup = source.text.indexOf('<', at);
    if (markup === -1) return cutShort(state);
    if (state.child !== undefined && markup > at) takeText(state, source.text.slice(at, markup), at);
    const behindLeaf = state.child === undefined ? takePlainLeaf(state, markup) : -1;
    if (behindLeaf !== -1) {
      at = behindLeaf;
      continue;
    }
    const token = readToken(source.text, markup);
    if (token === undefined) return cutShort(state);
    const next = takeToken(state, token, markup);
    if (typeof next !== 'number') return next;
    at = next;
  }
}

/** The position to go on at, or the finished entry. */
function takeToken(state: EntryState, token: XmlToken, at: number): number | ReadEntry {
  switch (token.kind) {
    case 'stray':
      takeText(state, '<');
      warn(state, detailed('xml_repaired:bare_sign', { line: lineOf(state, at) }));
      return token.end;
    case 'cdata':
      if (hasEntryBorder(state, token.text)) return runaway(state, at, 'CDATA');
      takeText(state, token.text);
      return token.end;
    case 'other':
      if (hasEntryBorder(state, token.body)) return runaway(state, at, token.target);
      return token.end;
    case 'open':
      return takeOpen(state, token, at);
    default:
      return takeClose(state, token.name.toLowerCase(), token.end, at);
  }
}

function takeOpen(state: EntryState, tag: OpenTag, at: number): number | ReadEntry {
  const name = tag.name.toLowerCase();
  if (name === state.entryName) {
    setFault(state, at, null, wording('xml:next_begins', { name: tag.name }));
    return finish(state, at);
  }
  if (state.child === undefined) return openChild(state, tag, name, at);
  if (state.child.isText) state.child.text += state.source.text.slice(at, tag.end);
  else takeLeafAddress(state.child, tag);
  state.child.isAtBoundary = true;
  noteAttributes(state, tag.attributes, at);
  if (!tag.isSelfClosing) {
    state.inner.push({ name, text: '' });
    if (state.inner.length > deepest) {
      setFault(state, at, state.child.name, wording('xml:too_deep', { limit: deepest }));
    }
  }
  return tag.end;
}

/**
 * The quick way through what most of a feed is: `<name>text</name>` with a name that was met before.
 * Gives the position behind it, or -1 when something else stands there.
 */
function takePlainLeaf(state: EntryState, at: number): number {
  const { text, plainNames } = state.source;
  const tagEnd = text.indexOf('>', at);
  const name = text.slice(at + 1, tagEnd);
  const meaning = plainNames.get(name);
  if (tagEnd === -1 || meaning === undefined) return -1;
  const close = text.indexOf('<', tagEnd);
  const behind = close + 2 + name.length;
  if (close === -1 || text[close + 1] !== '/' || !text.startsWith(name, close + 2) || text[behind] !== '>') return -1;
  addLeaf(state, meaning, text.slice(tagEnd + 1, close), tagEnd + 1);
  return behind + 1;
}

function openChild(state: EntryState, tag: OpenTag, name: string, at: number): number {
  const meaning = state.source.names(tag.name);
  noteAttributes(state, tag.attributes, at);
  const { plainNames } = state.source;
  const isPlain = !tag.isSelfClosing && tag.attributes === '';
  if (isPlain && plainNames.size < mostPlainNames) plainNames.set(tag.name, meaning);
  const isText = meaning.field === 'title' || meaning.field === 'description' || meaning.field === 'summary';
  const isAmount = meaning.field?.endsWith('price') === true;
  const { attributes } = tag;
  state.child = { name, text: '', meaning, attributes, leaves: [], isText, isAmount, isAtBoundary: false };
  if (tag.isSelfClosing) closeChild(state);
  return tag.end;
}

function takeClose(state: EntryState, name: string, end: number, at: number): number | ReadEntry {
  if (name === state.entryName) {
    if (state.child !== undefined) {
      setFault(state, at, state.child.name, wording('xml:never_closed', { name: innermost(state) }));
    }
    return finish(state, end);
  }
  if (state.source.outer.includes(name) && !isOpen(state, name)) {
    setFault(state, at, null, wording('xml:never_closed', { name: state.entryName }));
    return finish(state, at);
  }
  if (state.child === undefined) {
    setFault(state, at, name, wording('xml:not_open', { name }));
    return end;
  }
  if (state.inner.length === 0 && name === state.child.name) {
    closeChild(state);
    return end;
  }
  closeInner(state, name, end, at);
  return end;
}

function closeInner(state: EntryState, name: string, end: number, at: number): void {
  const { child, inner } = state;
  if (child === undefined) return;
  const depth = inner.findLastIndex((element) => element.name === name);
  const left = inner.slice(depth + 1);
  const isWhole = left.every((element) => openHtml.has(element.name));
  if (depth === -1 && name !== child.name) {
    if (child.isText && openHtml.has(name)) return;
    setFault(state, at, child.name, wording('xml:wrongly_closed', { name: innermost(state), other: name }));
    return;
  }
  if (!isWhole) setFault(state, at, child.name, wording('xml:wrongly_closed', { name: innermost(state), other: name }));
  else if (left.length > 0) warn(state, detailed('xml_repaired:left_open', { line: lineOf(state, at) }));
  if (depth === -1) {
    inner.length = 0;
    closeChild(state);
    return;
  }
  const closed = inner[depth];
  inner.length = depth;
  child.isAtBoundary = true;
  if (child.isText) child.text += state.source.text.slice(at, end);
  else if (closed !== undefined && closed.text.trim() !== '') {
    child.leaves.push({ name: localName(closed.name), text: closed.text.trim() });
  }
}

function closeChild(state: EntryState): void {
  const { child, row } = state;
  state.child = undefined;
  if (child === undefined) return;
  const text = child.text.trim();
  if (child.leaves.length > 0) addNested(row, child.meaning, child.leaves);
  if (child.attributes === '') addValue(row, child.meaning, text);
  else addWithAttributes(row, { ...child, hasParts: child.leaves.length > 0 }, text);
}

function addLeaf(state: EntryState, meaning: FieldMeaning, raw: string, at: number): void {
  if (!raw.includes('&')) {
    addValue(state.row, meaning, raw.trim());
    return;
  }
  addValue(state.row, meaning, decoded(state, raw, at).trim());
}

/** Character data; `at` is where it stands when its references are still to be decoded. */
function takeText(state: EntryState, raw: string, at?: number): void {
  const { child, inner } = state;
  if (child === undefined) return;
  const text = at === undefined ? raw : decoded(state, raw, at);
  const isWithin = child.isText || (child.isAmount && inner.every(({ name }) => inlineHtml.has(name)));
  const innermost = isWithin ? child : (inner.at(-1) ?? child);
  if (innermost.text.length + text.length > longestText) {
    warn(state, detailed('xml_repaired:too_long', { name: child.name, limit: longestText }));
    return;
  }
  // As in the text of a page: digits of two elements are not one number.
  const isParted = child.isAmount && child.isAtBoundary && /\d$/.test(innermost.text) && /^\d/.test(text);
  child.isAtBoundary = false;
  innermost.text += isParted ? `\n${text}` : text;
}

function takeLeafAddress(child: Node, tag: OpenTag): void {
  const attributes = readAttributes(tag.attributes);
  const address = attributes.get('url') ?? attributes.get('src') ?? attributes.get('href');
  if (address !== undefined) child.leaves.push({ name: 'url', text: decodeXml(address).text.trim() });
}

/** The text behind its references, with a warning of what had to be left as it is. */
function decoded(state: EntryState, raw: string, at: number): string {
  const { text, hasBareAmpersand, left } = decodeXml(raw);
  if (hasBareAmpersand) warn(state, detailed('xml_repaired:bare_ampersand', { line: lineOf(state, at) }));
  noteLeft(state, left, at);
  return text;
}

function noteAttributes(state: EntryState, attributes: string, at: number): void {
  if (attributes.includes('&')) noteLeft(state, decodeXml(attributes).left, at);
}

function noteLeft(state: EntryState, left: readonly LeftEntity[], from: number): void {
  for (const { name, at } of left) {
    if (state.entitiesTold === mostEntitiesTold) return;
    state.entitiesTold += 1;
    state.row.warnings.push(detailed('entity_not_expanded', { name, line: lineOf(state, from + at) }));
  }
}

function warn(state: EntryState, remark: Detailed): void {
  if (!state.row.warnings.some((warning) => warning.code === remark.code)) state.row.warnings.push(remark);
}

function hasEntryBorder(state: EntryState, body: string): boolean {
  return body.includes('<') && body.toLowerCase().includes(`</${state.entryName}`);
}

/** A section that swallowed the end of the entry was never closed: the entry is lost, the next one is not. */
function runaway(state: EntryState, at: number, part: string): ReadEntry {
  setFault(state, at, state.child?.name ?? null, wording('xml:part_never_closed', { part }));
  const border = new RegExp(`</?${state.entryName.replaceAll(/[^\\w:]/g, '.')}[\\s>]`, 'gi');
  border.lastIndex = at + 1;
  const found = border.exec(state.source.text);
  const isEnd = found?.[0].startsWith('</') ?? false;
  const next = found === null ? state.source.text.length : isEnd ? border.lastIndex : found.index;
  return finish(state, next);
}

function cutShort(state: EntryState): ReadEntry | undefined {
  if (!state.source.isLast) return undefined;
  setFault(state, state.source.text.length, state.child?.name ?? null, wording('xml:cut_off'));
  return finish(state, state.source.text.length);
}

function finish(state: EntryState, next: number): ReadEntry {
  const { fault, row } = state;
  if (fault === undefined) return { item: row, next };
  const said = { line: row.line, at: lineOf(state, fault.at), fault: fault.reason };
  const id = row.values.id?.text ?? null;
  return { item: { line: row.line, id, field: fault.field, ...reasoned('xml_not_well_formed', said) }, next };
}

function setFault(state: EntryState, at: number, field: string | null, reason: Wording): void {
  state.fault ??= { at, reason, field };
}

function lineOf(state: EntryState, at: number): number {
  return state.row.line + countLineEnds(state.source.text, state.start, at);
}

function innermost(state: EntryState): string {
  return state.inner.at(-1)?.name ?? state.child?.name ?? state.entryName;
}

function isOpen(state: EntryState, name: string): boolean {
  return state.child?.name === name || state.inner.some((element) => element.name === name);
}
