import { detailed, reasoned } from '@quarry/contracts/wording';
import { columnsTwice, findHeader, type DelimitedHeader } from './delimited-header.ts';
import { cutRow, type DelimitedRow } from './delimited-row.ts';
import { countLineEnds } from './decode-text.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FeedWarning } from './feed-row.ts';
import {
  addValue,
  emptyRow,
  type SourceFault,
  type SourceItem,
  type SourceReader,
  type SourceRow,
} from './source-row.ts';

export type DelimitedReader = SourceReader & { header: () => DelimitedHeader | undefined };

/** Text kept while a header is looked for; a header line longer than this is none. */
const headerWindow = 256 * 1024;
/** A line that goes on beyond this is passed over to its end. */
const longestLine = 2_000_000;

/**
 * Reads comma, semicolon, tab or pipe separated text. A row with a wrong number of cells or an unclosed quote becomes a fault with its line;
 * after an unclosed quote the next line that is a whole row goes on, so that no row is swallowed.
 * Throws FeedRefusal when no header is found. `warnings` receives remarks about the file.
 */
export function delimitedReader(warnings: FeedWarning[]): DelimitedReader {
  let header: DelimitedHeader | undefined;
  let rest = '';
  let line = 1;
  let openFault: SourceFault | undefined;
  let isInsideLongLine = false;

  function push(part: string, isLast: boolean): SourceItem[] {
    const text = rest === '' ? part : rest + part;
    let at = 0;
    if (header === undefined) {
      if (!isLast && text.length < headerWindow) {
        rest = text;
        return [];
      }
      header = requireHeader(text, warnings);
      at = header.next;
      line = 1 + countLineEnds(text, 0, at);
    }
    const items: SourceItem[] = [];
    rest = text.slice(readRows(header, text, at, isLast, items));
    if (isLast && openFault !== undefined) items.push(openFault);
    return items;
  }

  function readRows(known: DelimitedHeader, text: string, start: number, isLast: boolean, items: SourceItem[]): number {
    let at = start;
    let nextQuote = text.indexOf('"', at);
    while (at < text.length) {
      const lineEnd = text.indexOf('\n', at);
      if (isInsideLongLine) {
        if (lineEnd === -1) return text.length;
        isInsideLongLine = false;
        line += 1;
        at = lineEnd + 1;
        continue;
      }
      if (lineEnd === -1 && !isLast) {
        if (text.length - at < longestLine) break;
        items.push(endlessLine(line));
        isInsideLongLine = true;
        return text.length;
      }
      const end = lineEnd === -1 ? text.length : lineEnd;
      if (nextQuote !== -1 && nextQuote < at) nextQuote = text.indexOf('"', at);
      if (nextQuote === -1 || nextQuote >= end) {
        takePlainLine(known, text.slice(at, end), items);
        line += 1;
        at = end + 1;
        continue;
      }
      const row = cutFittingRow(known, text, at, isLast);
      if (row === undefined) break;
      takeQuotedRow(known, row, text.slice(at, end), items);
      line += row.spansLines ? countLineEnds(text, at, row.next) : 1;
      at = row.next;
    }
    return Math.min(at, text.length);
  }

  function takePlainLine(known: DelimitedHeader, content: string, items: SourceItem[]): void {
    const cells = content.split(known.delimiter);
    if (!fits(known, cells) && isSkippable(content)) return;
    takeCells(known, cells, items);
  }

  function takeQuotedRow(known: DelimitedHeader, row: DelimitedRow, firstLine: string, items: SourceItem[]): void {
    if (firstLine.startsWith('#') && (row.isUnclosed || !fits(known, row.cells))) return;
    if (row.isUnclosed) {
      if (openFault === undefined) openFault = unclosedQuote(line, firstLine.split(known.delimiter)[0]);
      else extendFault(openFault, line);
      return;
    }
    takeCells(known, row.cells, items, row.hasStrayQuote);
  }

  function takeCells(known: DelimitedHeader, cells: string[], items: SourceItem[], hasStrayQuote = false): void {
    if (!fits(known, cells)) {
      if (openFault === undefined) items.push(wrongColumnCount(known, cells, line));
      else extendFault(openFault, line);
      return;
    }
    if (openFault !== undefined) {
      items.push(openFault);
      openFault = undefined;
    }
    items.push(rowOf(known, cells, line, hasStrayQuote));
  }

  return { push, header: () => header };
}

function requireHeader(text: string, warnings: FeedWarning[]): DelimitedHeader {
  const header = findHeader(text);
  if (header === undefined) {
    throw new FeedRefusal(reasoned('feed_unknown_format:no_header'));
  }
  for (const name of columnsTwice(header)) {
    warnings.push({ ...detailed('column_twice', { name }), line: header.line });
  }
  return header;
}

/**
 * A row, read again with backslash escapes when only those make it fit. A row that fits only by running over line ends which look like
 * rows of their own is an unclosed quote.
 */
function cutFittingRow(header: DelimitedHeader, text: string, at: number, isLast: boolean): DelimitedRow | undefined {
  const row = cutRow(text, at, header.delimiter, isLast, 'auto');
  if (row === undefined) return undefined;
  const isFitting = !row.isUnclosed && fits(header, row.cells);
  if (!isFitting && text.includes('\\"', at)) {
    const other = cutRow(text, at, header.delimiter, isLast, 'backslash');
    if (other !== undefined && !other.isUnclosed && fits(header, other.cells)) return other;
  }
  if (!row.spansLines) return row;
  return isFitting && !hasSwallowedRows(header, text, at) ? row : asUnclosed(row, text, at);
}

function hasSwallowedRows(header: DelimitedHeader, text: string, at: number): boolean {
  if (header.namedCount < 3) return false;
  const firstEnd = text.indexOf('\n', at);
  const secondEnd = text.indexOf('\n', firstEnd + 1);
  const first = text.slice(at, firstEnd).split(header.delimiter);
  const second = text.slice(firstEnd + 1, secondEnd === -1 ? text.length : secondEnd).split(header.delimiter);
  return fits(header, first) && fits(header, second);
}

function asUnclosed(row: DelimitedRow, text: string, at: number): DelimitedRow {
  return { ...row, isUnclosed: true, spansLines: false, next: text.indexOf('\n', at) + 1 };
}

function fits(header: DelimitedHeader, cells: string[]): boolean {
  const { length } = cells;
  if (length === header.names.length) return true;
  if (length < header.namedCount) return false;
  return cells.slice(header.names.length).every((cell) => cell.trim() === '');
}

/** Empty lines and comments: lines that are no row and are not meant as one. */
function isSkippable(content: string): boolean {
  return content.startsWith('#') || content.trim() === '';
}

function rowOf(header: DelimitedHeader, cells: string[], line: number, hasStrayQuote: boolean): SourceRow {
  const row = emptyRow(line);
  const { columns } = header;
  for (let index = 0; index < header.namedCount; index += 1) {
    const cell = cells[index];
    const meaning = columns[index];
    if (cell !== undefined && cell !== '' && meaning !== undefined && meaning.path !== '') addValue(row, meaning, cell);
  }
  if (hasStrayQuote) {
    row.warnings.push(detailed('quote_not_escaped', { line }));
  }
  return row;
}

function idCell(header: DelimitedHeader, cells: string[]): string | null {
  const index = header.columns.findIndex((column) => column.field === 'id');
  const text = cells[index]?.trim() ?? '';
  return text === '' ? null : text.slice(0, 200);
}

function wrongColumnCount(header: DelimitedHeader, cells: string[], line: number): SourceFault {
  const counts = { line, columns: cells.length, named: header.namedCount };
  return { line, id: idCell(header, cells), field: null, ...reasoned('wrong_column_count', counts) };
}

function unclosedQuote(line: number, firstCell: string | undefined): SourceFault {
  const id = firstCell?.trim() ?? '';
  return {
    line,
    id: id === '' || id.includes('"') ? null : id.slice(0, 200),
    field: null,
    ...reasoned('quote_not_closed', { line }),
  };
}

function endlessLine(line: number): SourceFault {
  return { line, id: null, field: null, ...reasoned('line_too_long', { line, limit: longestLine }) };
}

function extendFault(fault: SourceFault, line: number): void {
  Object.assign(fault, reasoned('quote_not_closed:lines', { line: fault.line, last: line }));
}
