import { tableLimits } from '@quarry/contracts/imports';
import { reasoned } from '@quarry/contracts/wording';
import { cutRow, FeedRefusal } from '../feed/index.ts';
import { longestRow } from './skip-row.ts';
import type { TableComplaint } from './table-types.ts';

/** The row of column names. */
export type TableHeader = {
  delimiter: string;
  names: string[];
  row: number;
  /** Position behind it. */
  next: number;
  complaints: TableComplaint[];
};

/** The comma last: it stands in amounts and sentences too, so that of two that fit alike it is the other. */
const delimiters = ['\t', ';', '|', ','];
const rowsTried = 20;

/** So much text is looked at to find the delimiter. */
export const headerSample = 64 * 1024;

/**
 * Finds the first row that is not blank, and the delimiter by which the rows below have as many cells as it, unless a spreadsheet's
 * "sep=" line names one. undefined while the row does not end and more text comes. Throws FeedRefusal where there is none, it does not
 * end, or names too many columns.
 */
export function findTableHeader(text: string, isLast: boolean): TableHeader | undefined {
  const named = /^"?sep=([^\n"])"?(?:\n|$)/i.exec(text);
  const start = named?.[0].length ?? 0;
  const delimiter = named?.[1] ?? likeliest(text, start, isLast);
  for (let at = start, row = 1; at < text.length; row += 1) {
    const cut = cutRow(text, at, delimiter, isLast, 'auto');
    if (cut === undefined && text.length - at < longestRow) return undefined;
    if (cut === undefined || cut.isUnclosed) throw endless(text, at, delimiter);
    if (!isBlank(cut.cells)) return headerOf(cut.cells, { delimiter, row, next: cut.next });
    at = cut.next;
  }
  throw new FeedRefusal(reasoned('not_a_table:empty'));
}

/** Whether nothing stands in a row: spreadsheet programs write delimiters alone for empty rows. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function headerOf(cells: string[], place: Pick<TableHeader, 'delimiter' | 'row' | 'next'>): TableHeader {
  const all = cells.map((cell) => cell.trim());
  const names = all.slice(0, all.findLastIndex((name) => name !== '') + 1);
  const { length: count } = names;
  const { columns: limit } = tableLimits;
  if (count > limit) throw new FeedRefusal(reasoned('table_refused:columns', { count, limit }));
  return { ...place, names, complaints: complaintsOf(names, place.row) };
}

function complaintsOf(names: string[], row: number): TableComplaint[] {
  const seen = new Map<string, number>();
  return names.flatMap((name, index) => {
    const column = index + 1;
    const place = { row, column, isLeftOut: false };
    if (name === '') return { ...reasoned('table_column_unnamed', { column }), ...place };
    const key = name.toLowerCase();
    const first = seen.get(key);
    if (first !== undefined) return { ...reasoned('table_column_twice', { column, first, name }), ...place };
    seen.set(key, column);
    return [];
  });
}

/** A row of more columns than are read is the likelier the longer it is. */
function endless(text: string, at: number, delimiter: string): FeedRefusal {
  const count = text.startsWith('"', at)
    ? 0
    : text
        .slice(at, at + longestRow)
        .split('\n', 1)[0]!
        .split(delimiter).length;
  const { columns: limit } = tableLimits;
  return new FeedRefusal(
    count > limit ? reasoned('table_refused:columns', { count, limit }) : reasoned('table_refused:header'),
  );
}

function likeliest(text: string, start: number, isLast: boolean): string {
  let best = { delimiter: ',', score: 1 };
  for (const delimiter of delimiters) {
    const score = fitOf(text, start, delimiter, isLast);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** The number of columns, lessened by the rows below that have another. */
function fitOf(text: string, start: number, delimiter: string, isLast: boolean): number {
  let width = 0;
  let rows = 0;
  let fitting = 0;
  for (let at = start; at < text.length && rows < rowsTried;) {
    const cut = cutRow(text, at, delimiter, isLast, 'auto');
    if (cut === undefined) break;
    at = cut.next;
    if (isBlank(cut.cells)) continue;
    if (width === 0) width = cut.cells.length;
    rows += 1;
    if (cut.cells.length === width) fitting += 1;
  }
  return width <= 1 ? 0 : (width * fitting) / rows;
}
