import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { cutRow, type DelimitedRow } from '../feed/index.ts';
import { cellComplaints, cellTooLong, isSuspect } from './cell-complaints.ts';
import { longestRow, type RowSkipper, rowSkipper, type Skipped } from './skip-row.ts';
import { isBlank, type TableHeader } from './table-header.ts';
import type { TableComplaint, TableRow } from './table-types.ts';

export type TableRows = { rows: TableRow[]; complaints: TableComplaint[] };

export type RowReader = {
  push: (part: string, isLast: boolean, encoding: string) => TableRows;
  counts: { rows: number; leftOut: number; blankRows: number };
  /** The last row that was met. */
  row: () => number;
};

type OpenQuote = { row: number; last: number };

/**
 * Reads the rows below a header. A row that is no row of this table becomes a complaint. After a quote that is never closed, rows count
 * again once several lines after each other are whole ones: text of a cell looks like a row now and then, so fewer prove nothing.
 */
export function rowReader({ delimiter, names, row: headerRow }: TableHeader): RowReader {
  const counts = { rows: 0, leftOut: 0, blankRows: headerRow - 1 };
  const proof = names.length < 2 ? Infinity : names.length === 2 ? 3 : 2;
  let rest = '';
  let row = headerRow;
  let skipper: RowSkipper | undefined;
  let open: OpenQuote | undefined;
  let candidates: TableRows & { count: number } = { rows: [], complaints: [], count: 0 };
  let out: TableRows = { rows: [], complaints: [] };
  let encoding = '';

  function push(part: string, isLast: boolean, nowEncoding: string): TableRows {
    encoding = nowEncoding;
    out = { rows: [], complaints: [] };
    const text = rest === '' ? part : rest + part;
    rest = text.slice(readRows(text, isLast));
    if (isLast) closeOpen();
    return out;
  }

  function readRows(text: string, isLast: boolean): number {
    let at = skipper ? skipOn(skipper, text, 0, isLast) : 0;
    let nextQuote = text.indexOf('"', at);
    while (at < text.length && !skipper) {
      const lineEnd = text.indexOf('\n', at);
      const end = lineEnd < 0 ? text.length : lineEnd;
      if (nextQuote !== -1 && nextQuote < at) nextQuote = text.indexOf('"', at);
      const isPlain = nextQuote === -1 || nextQuote >= end;
      const cut = isPlain && (lineEnd >= 0 || isLast) ? plainRow(text, at, end) : cutFitting(text, at, isLast);
      if (cut !== undefined && cut.next - at <= longestRow) {
        take(cut, text.slice(at, cut.next));
        at = cut.next;
        continue;
      }
      if (cut === undefined && text.length - at <= longestRow) break;
      skipper = rowSkipper(delimiter);
      at = skipOn(skipper, text, at, isLast);
    }
    return at;
  }

  function plainRow(text: string, at: number, end: number): DelimitedRow {
    const cells = text.slice(at, end).split(delimiter);
    const next = Math.min(end + 1, text.length);
    return { cells, next, spansLines: false, isUnclosed: false, hasStrayQuote: false, hasBackslashQuote: false };
  }

  /** A row, read again with backslash escapes when only those make it fit. */
  function cutFitting(text: string, at: number, isLast: boolean): DelimitedRow | undefined {
    const cut = cutRow(text, at, delimiter, isLast, 'auto');
    if (cut === undefined || (!cut.isUnclosed && fits(cut.cells))) return cut;
    if (!text.slice(at, cut.next).includes('\\"')) return cut;
    const other = cutRow(text, at, delimiter, isLast, 'backslash');
    return other !== undefined && !other.isUnclosed && fits(other.cells) ? other : cut;
  }

  function skipOn(long: RowSkipper, text: string, at: number, isLast: boolean): number {
    const passed = long.push(at === 0 ? text : text.slice(at), isLast);
    if (typeof passed === 'number') return at + passed;
    skipper = undefined;
    row += 1;
    endLong(passed);
    const next = at + passed.next;
    return passed.how === 'ended' ? next : lineAfter(text, next);
  }

  function lineAfter(text: string, at: number): number {
    const lineEnd = text.indexOf('\n', at);
    return lineEnd < 0 ? at : lineEnd + 1;
  }

  function endLong({ how, column, lineEnds }: Skipped): void {
    if (how === 'unclosed') {
      openQuote();
      // Its lines are rows that were lost.
      row += lineEnds;
      return openQuote();
    }
    const place = { row, column: names[(column ?? 0) - 1] || String(column) };
    const why = column === null ? reasoned('table_row_too_long', { row, limit: longestRow }) : cellTooLong(place);
    return reject(why, column);
  }

  function take(cut: DelimitedRow, text: string): void {
    row += 1;
    if (cut.isUnclosed) return openQuote();
    if (isBlank(cut.cells)) return void (counts.blankRows += 1);
    if (!fits(cut.cells)) return open ? openQuote() : rejectRagged(cut.cells);
    const cells = cut.cells.length > names.length ? cut.cells.slice(0, names.length) : cut.cells;
    const complaints = isSuspect(text, encoding) ? cellComplaints({ row, cells }, names, encoding) : [];
    for (const complaint of complaints) if (complaint.isLeftOut) complaint.cells = cells;
    if (cut.hasStrayQuote)
      complaints.push({ ...reasoned('table_quote_not_doubled', { row }), row, column: null, isLeftOut: false });
    const isLeftOut = complaints.some((complaint) => complaint.isLeftOut);
    return accept(isLeftOut ? [] : [{ row, cells }], complaints);
  }

  /** Cells beyond the columns may be there when nothing stands in them. */
  function fits(cells: readonly string[]): boolean {
    const { length: columns } = names;
    return cells.length === columns || (cells.length > columns && isBlank(cells.slice(columns)));
  }

  function rejectRagged(cells: readonly string[]): void {
    const { length: columns } = names;
    const { length: count } = cells;
    if (count < columns) {
      const column = names[count] || String(count + 1);
      return reject(reasoned('table_too_few_cells', { row, column, cells: count, columns }), count + 1, cells);
    }
    const beyond = cells.findIndex((cell, index) => index >= columns && cell.trim() !== '');
    return reject(reasoned('table_too_many_cells', { row, cells: count, columns }), beyond + 1, cells);
  }

  function openQuote(): void {
    dropCandidates();
    if (open) open.last = row;
    else open = { row, last: row };
  }

  function reject(why: Reasoned, column: number | null, cells?: readonly string[]): void {
    if (open) return openQuote();
    counts.leftOut += 1;
    out.complaints.push({ ...why, row, column, isLeftOut: true, ...(cells && { cells: [...cells] }) });
  }

  function accept(rows: TableRow[], complaints: TableComplaint[]): void {
    if (open) {
      candidates.rows.push(...rows);
      candidates.complaints.push(...complaints);
      candidates.count += 1;
      if (candidates.count < proof) return;
      const { rows: proven, complaints: theirs } = candidates;
      closeOpen();
      return give(proven, theirs);
    }
    return give(rows, complaints);
  }

  function give(rows: TableRow[], complaints: TableComplaint[]): void {
    counts.rows += rows.length;
    counts.leftOut += new Set(complaints.filter(({ isLeftOut }) => isLeftOut).map((complaint) => complaint.row)).size;
    out.rows.push(...rows);
    out.complaints.push(...complaints);
  }

  function dropCandidates(): void {
    candidates = { rows: [], complaints: [], count: 0 };
  }

  /** Says which rows were lost, once it is known where they end. */
  function closeOpen(): void {
    if (!open) return;
    const first = open.row;
    const last = candidates.count >= proof ? open.last : Math.max(open.last, row);
    dropCandidates();
    open = undefined;
    const why =
      last > first
        ? reasoned('table_quote_open:rows', { row: first, last })
        : reasoned('table_quote_open', { row: first });
    counts.leftOut += last - first + 1;
    out.complaints.push({ ...why, row: first, column: null, isLeftOut: true });
  }

  return { push, counts, row: () => row };
}
