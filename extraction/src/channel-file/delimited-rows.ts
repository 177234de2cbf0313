import { attributesOf, type ChannelField, isRepeated } from '@quarry/contracts/feeds';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { countLineEnds, cutRow, type DelimitedRow, FeedRefusal } from '../feed/index.ts';
import { addTo, longestRow, plainName, type RawItem, type RawReader, type RawValue } from './raw-row.ts';

/** A column by the name of its attribute, with the parts that a group's cells hold: `shipping(country:price)`. */
type Column = { name: string; parts: readonly string[]; field: ChannelField | undefined };
type Header = { delimiter: string; columns: Column[]; next: number };

const delimiters = ['\t', ',', ';', '|'];

/** Rows of delimited text below a line of names; throws a FeedRefusal where that names no attribute of the kind. */
export function delimitedRows(fields: readonly ChannelField[]): RawReader {
  const attributes = new Map(attributesOf(fields).map((field) => [field.name, field]));
  let header: Header | undefined;
  let rest = '';
  let line = 1;

  function push(part: string, isLast: boolean): RawItem[] {
    const text = rest + part;
    let at = 0;
    if (header === undefined) {
      const [blank = ''] = /^(?:[ \t]*\n|#[^\n]*\n)*/.exec(text) ?? [];
      if (!isLast && !text.includes('\n', blank.length) && text.length < longestRow) {
        rest = text;
        return [];
      }
      header = headerOf(text, blank.length, attributes);
      at = header.next;
      line += countLineEnds(text, 0, at);
    }
    const items: RawItem[] = [];
    while (at < text.length) {
      const lineEnd = text.indexOf('\n', at);
      if (lineEnd === -1 && !isLast && text.length - at < longestRow) break;
      const cut = cutRow(text, at, header.delimiter, isLast || text.length - at >= longestRow, 'auto');
      if (cut === undefined) break;
      const item = itemOf(header, cut, line);
      if (item) items.push(item);
      line += countLineEnds(text, at, cut.next);
      at = cut.next;
    }
    rest = text.slice(at);
    return items;
  }

  return { push, delimiter: () => header?.delimiter ?? null };
}

/** With the delimiter by which most columns are attributes of the kind. */
function headerOf(text: string, start: number, attributes: ReadonlyMap<string, ChannelField>): Header {
  const [best] = delimiters
    .map((delimiter) => {
      const cut = cutRow(text, start, delimiter, true, 'auto');
      const columns = (cut?.cells ?? []).map((cell) => columnOf(cell, attributes));
      const known = columns.filter(({ field }) => field !== undefined).length;
      return { delimiter, columns, next: cut?.next ?? 0, known };
    })
    .toSorted((left, right) => right.known - left.known);
  if (best === undefined || best.known === 0) throw new FeedRefusal(reasoned('feed_unknown_format:no_header'));
  return best;
}

function columnOf(cell: string, attributes: ReadonlyMap<string, ChannelField>): Column {
  const [, written = cell, parts = ''] = /^([^()]*)\(([^()]*)\)\s*$/.exec(cell) ?? [];
  const name = plainName(written);
  const named = parts.trim() === '' ? [] : parts.split(':').map(plainName);
  return { name, parts: named, field: attributes.get(name) };
}

function itemOf({ columns }: Header, { cells, isUnclosed }: DelimitedRow, line: number): RawItem | undefined {
  if (isUnclosed) return faultOf(columns, cells, line, reasoned('quote_not_closed', { line }));
  if (cells.every((cell) => cell.trim() === '')) return undefined;
  const isWhole = cells.length >= columns.length && cells.slice(columns.length).every((cell) => cell.trim() === '');
  if (!isWhole) {
    const counts = { line, columns: cells.length, named: columns.length };
    return faultOf(columns, cells, line, reasoned('wrong_column_count', counts));
  }
  const values = new Map<string, RawValue[]>();
  const unknown = new Set<string>();
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? '';
    if (cell === '') continue;
    if (column.field) for (const value of valuesIn(cell, column, column.field)) addTo(values, column.name, value);
    else if (column.name !== '') unknown.add(column.name);
  }
  return { line, values, unknown: [...unknown] };
}

function faultOf(columns: readonly Column[], cells: readonly string[], line: number, why: Reasoned): RawItem {
  const id = cells[columns.findIndex(({ name }) => name === 'id')]?.trim() ?? '';
  return { line, id: id === '' ? null : id, why };
}

/** Several values are parted by commas, the parts of a group by colons, and several values of a part by semicolons. */
function valuesIn(cell: string, { parts }: Column, field: ChannelField): RawValue[] {
  if (field.type === 'record') return cutAt(cell, ',').flatMap((group) => groupOf(group.trim(), parts));
  return isRepeated(field) ? cutAt(cell, ',').flatMap(textOf) : [cell];
}

/** A group of more parts than its column names stays a text, which the check refuses. */
function groupOf(written: string, parts: readonly string[]): RawValue[] {
  const cells = cutAt(written, ':');
  if (cells.length > parts.length) return written === '' ? [] : [written];
  const given = parts.flatMap((part, index): [string, string[]][] => {
    const texts = cutAt(cells[index] ?? '', ';').flatMap(textOf);
    return texts.length === 0 ? [] : [[part, texts]];
  });
  return given.length === 0 ? [] : [new Map(given)];
}

function textOf(piece: string): string[] {
  const written = piece.trim();
  const [, quoted] = /^"([\s\S]*)"$/.exec(written) ?? [];
  const text = quoted === undefined ? written : quoted.replaceAll('""', '"').trim();
  return text === '' ? [] : [text];
}

/** Cuts at a sign outside of quotes. A quote without its other one is a sign like any, such as that of inches. */
function cutAt(written: string, sign: string): string[] {
  if (!written.includes(sign)) return [written];
  const quotes = written.split('"').length - 1;
  if (quotes === 0 || quotes % 2 === 1) return written.split(sign);
  const pieces: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < written.length; at += 1) {
    if (written[at] === '"') isQuoted = !isQuoted;
    else if (written[at] === sign && !isQuoted) {
      pieces.push(written.slice(start, at));
      start = at + 1;
    }
  }
  return [...pieces, written.slice(start)];
}
