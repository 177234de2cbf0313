import { attributesOf, type ChannelField, type KindFormat } from '@quarry/contracts/feeds';
import { detailed, type Reasoned, reasoned, wording, type Wording } from '@quarry/contracts/wording';
import {
  countLineEnds,
  decodeXml,
  type FeedWarning,
  localName,
  prefixOf,
  readAttributes,
  readToken,
  type XmlToken,
} from '../feed/index.ts';
import { addTo, longestRow, plainName, type RawItem, type RawReader, type RawValue } from './raw-row.ts';

type OpenTag = Extract<XmlToken, { kind: 'open' }>;
/** An element that is open within an item: its text, and of an attribute the parts in it. */
type Open = { name: string; text: string; attributes: string; parts: Map<string, string[]> };
type Item = {
  line: number;
  /** In the namespace of the kind; they win over elements of RSS and Atom with the same name. */
  own: Map<string, RawValue[]>;
  plain: Map<string, RawValue[]>;
  unknown: Set<string>;
};
type Names = { known: ReadonlySet<string>; records: ReadonlySet<string>; prefixes: ReadonlySet<string> };

const deepest = 40;

/** Items of RSS, or entries of Atom, with each attribute and the parts of each group as they stand there. */
export function xmlRows(fields: readonly ChannelField[], format: KindFormat, warnings: FeedWarning[]): RawReader {
  const attributes = attributesOf(fields);
  const names: Names = {
    known: new Set(attributes.map(({ name }) => name)),
    records: new Set(attributes.filter(({ type }) => type === 'record').map(({ name }) => name)),
    prefixes: new Set(Object.keys(format.namespaces)),
  };
  const around: string[] = [];
  let rest = '';
  let line = 1;

  function push(part: string, isLast: boolean): RawItem[] {
    const text = rest + part;
    const items: RawItem[] = [];
    let at = 0;
    for (;;) {
      const markup = text.indexOf('<', at);
      const from = markup === -1 ? text.length : markup;
      line += countLineEnds(text, at, from);
      at = from;
      const token = markup === -1 ? undefined : readToken(text, at);
      if (token === undefined) break;
      const read = isItem(token, format) ? readItem(text, token, at, line, names, isLast) : undefined;
      if (read === undefined && isItem(token, format)) break;
      const next = read?.next ?? token.end;
      if (read) items.push(read.item);
      else note(token);
      line += countLineEnds(text, at, next);
      at = next;
    }
    rest = text.slice(at);
    if (isLast) noteEnd();
    return items;
  }

  function note(token: XmlToken): void {
    if (token.kind === 'open' && !token.isSelfClosing && around.length < deepest) around.push(token.name);
    if (token.kind === 'close' && around.at(-1) === token.name) around.pop();
  }

  function noteEnd(): void {
    const name = around.at(-1);
    if (name !== undefined) warnings.push({ ...detailed('xml_not_closed', { line, name }), line });
  }

  return { push, delimiter: () => null };
}

function isItem(token: XmlToken, { item }: KindFormat): token is OpenTag {
  if (token.kind !== 'open') return false;
  const name = localName(token.name);
  return name === item || name === 'entry';
}

/** The item that opens at `start`; undefined where it goes on behind the text and more may come. */
function readItem(
  text: string,
  open: OpenTag,
  start: number,
  line: number,
  names: Names,
  isLast: boolean,
): { item: RawItem; next: number } | undefined {
  const item: Item = { line, own: new Map(), plain: new Map(), unknown: new Set() };
  const stack: Open[] = [];
  let at = open.end;
  const fault = (saying: Wording, from: number) => {
    const why = reasoned('xml_not_well_formed', {
      line,
      at: line + countLineEnds(text, start, from),
      fault: saying,
    });
    const next = behindFault(text, from, open.name);
    if (next === undefined && !isLast && text.length - start < longestRow) return undefined;
    return { item: faultOf(item, why), next: next ?? text.length };
  };
  while (!open.isSelfClosing) {
    const markup = text.indexOf('<', at);
    const token = markup === -1 ? undefined : readToken(text, markup);
    if (token === undefined) {
      if (!isLast && text.length - start < longestRow) return undefined;
      return { item: faultOf(item, cutOff(line)), next: text.length };
    }
    const inner = stack.at(-1);
    if (inner && markup > at) inner.text += decodeXml(text.slice(at, markup)).text;
    at = token.end;
    if (token.kind === 'cdata' && inner) inner.text += token.text;
    if (token.kind === 'stray' && inner) inner.text += '<';
    if (token.kind === 'open') {
      if (token.name === open.name) return fault(wording('xml:next_begins', { name: open.name }), markup);
      if (stack.length >= deepest) return fault(wording('xml:too_deep', { limit: deepest }), token.end);
      stack.push({ name: token.name, text: '', attributes: token.attributes, parts: new Map() });
      if (token.isSelfClosing) close(item, stack, names);
    }
    if (token.kind !== 'close') continue;
    if (inner === undefined && token.name === open.name) break;
    if (inner?.name !== token.name) return fault(wronglyClosed(inner, token.name), markup);
    close(item, stack, names);
  }
  return { item: rowOf(item), next: at };
}

function wronglyClosed(inner: Open | undefined, other: string): Wording {
  return inner ? wording('xml:wrongly_closed', { name: inner.name, other }) : wording('xml:not_open', { name: other });
}

function cutOff(line: number): Reasoned {
  return reasoned('xml_not_well_formed', { line, at: line, fault: wording('xml:cut_off') });
}

/** Where reading goes on behind a faulty item: behind its end, or where the next one begins. */
function behindFault(text: string, from: number, name: string): number | undefined {
  const end = text.indexOf(`</${name}>`, from);
  const next = text.indexOf(`<${name}>`, from);
  if (next !== -1 && (end === -1 || next < end)) return next;
  return end === -1 ? undefined : end + name.length + 3;
}

/** Takes the innermost element: an attribute of the row, a part of a group, or markup within a text. */
function close(item: Item, stack: Open[], names: Names): void {
  const closed = stack.pop();
  const outer = stack.at(-1);
  if (closed === undefined) return;
  if (outer) {
    outer.text += closed.text;
    if (stack.length === 1) addTo(outer.parts, plainName(closed.name), closed.text.trim());
    return;
  }
  const name = plainName(closed.name);
  const prefix = prefixOf(closed.name);
  if (!names.known.has(name)) {
    if (names.prefixes.has(prefix)) item.unknown.add(name);
    return;
  }
  const written = closed.text.trim() || (readAttributes(closed.attributes).get('href') ?? '');
  const value = names.records.has(name) && closed.parts.size > 0 ? closed.parts : written;
  if (value !== '') addTo(prefix === '' ? item.plain : item.own, name, value);
}

function rowOf({ line, own, plain, unknown }: Item): RawItem {
  return { line, values: new Map([...plain, ...own]), unknown: [...unknown] };
}

function faultOf({ line, own, plain }: Item, why: Reasoned): RawItem {
  const [id] = own.get('id') ?? plain.get('id') ?? [];
  return { line, id: typeof id === 'string' ? id : null, why };
}
