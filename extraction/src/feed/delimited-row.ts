/** One row as cut out of delimited text. */
export type DelimitedRow = {
  cells: string[];
  /** Position after the row's line end. */
  next: number;
  spansLines: boolean;
  /** A quote was opened and not closed where a cell can end. */
  isUnclosed: boolean;
  /** A quote stood inside a quoted cell without being escaped; it was taken literally. */
  hasStrayQuote: boolean;
  hasBackslashQuote: boolean;
};

/** `auto`: `\"` is an escaped quote unless a delimiter or line end follows; `backslash`: it always is. */
export type QuoteStyle = 'auto' | 'backslash';

/** A cell longer than this is taken for an unclosed quote. */
const longestCell = 1_000_000;

const quote = 0x22;
const backslash = 0x5c;
const lineEnd = 0x0a;
const blank = 0x20;

type QuotedCell = {
  text: string;
  /** Position of the delimiter or line end behind the cell. */
  end: number;
  hasStrayQuote: boolean;
  hasBackslashQuote: boolean;
};

/**
 * Cuts one row, starting at `start`, after RFC 4180 with what exporters do to it: doubled and backslash-escaped quotes,
 * line breaks inside quotes, blanks around quotes, quotes inside unquoted cells. Line ends are `\n`.
 * undefined when the text ends before the row does and more of it may come (`isLast` false).
 */
export function cutRow(
  text: string,
  start: number,
  delimiter: string,
  isLast: boolean,
  style: QuoteStyle,
): DelimitedRow | undefined {
  const row: DelimitedRow = {
    cells: [],
    next: 0,
    spansLines: false,
    isUnclosed: false,
    hasStrayQuote: false,
    hasBackslashQuote: false,
  };
  const firstLineEnd = text.indexOf('\n', start);
  let rowEnd = firstLineEnd;
  let at = start;
  for (;;) {
    const open = quoteAt(text, at);
    if (open !== -1) {
      const cell = quotedCell(text, open, delimiter, isLast, style);
      if (cell === 'incomplete') return undefined;
      if (cell === 'unclosed') return unclosed(row, text, firstLineEnd);
      row.cells.push(cell.text);
      row.hasStrayQuote ||= cell.hasStrayQuote;
      row.hasBackslashQuote ||= cell.hasBackslashQuote;
      if (rowEnd !== -1 && cell.end > rowEnd) {
        row.spansLines = true;
        rowEnd = text.indexOf('\n', cell.end);
      }
      at = cell.end;
    } else {
      if (rowEnd === -1 && !isLast) return undefined;
      const end = plainCellEnd(text, at, delimiter, rowEnd === -1 ? text.length : rowEnd);
      row.cells.push(text.slice(at, end));
      at = end;
    }
    if (at >= text.length || text.charCodeAt(at) === lineEnd) {
      if (at >= text.length && !isLast) return undefined;
      row.next = Math.min(at + 1, text.length);
      return row;
    }
    at += 1;
  }
}

/** An unquoted cell ends at the delimiter, else with its row. */
function plainCellEnd(text: string, at: number, delimiter: string, rowEnd: number): number {
  const border = text.indexOf(delimiter, at);
  return border === -1 || border > rowEnd ? rowEnd : border;
}

function unclosed(row: DelimitedRow, text: string, firstLineEnd: number): DelimitedRow {
  row.isUnclosed = true;
  row.next = firstLineEnd === -1 ? text.length : firstLineEnd + 1;
  return row;
}

/** Position of the quote that opens the cell at `at`, or -1 when it is not a quoted one. */
function quoteAt(text: string, at: number): number {
  let position = at;
  while (text.charCodeAt(position) === blank) position += 1;
  return text.charCodeAt(position) === quote ? position : -1;
}

function quotedCell(
  text: string,
  open: number,
  delimiter: string,
  isLast: boolean,
  style: QuoteStyle,
): QuotedCell | 'incomplete' | 'unclosed' {
  let hasDoubled = false;
  let hasBackslashQuote = false;
  let hasStrayQuote = false;
  let from = open + 1;
  for (;;) {
    const at = text.indexOf('"', from);
    if (at === -1 || at - open > longestCell) {
      return isLast || text.length - open > longestCell ? 'unclosed' : 'incomplete';
    }
    if (at + 1 >= text.length && !isLast) return 'incomplete';
    const isEscaped = text.charCodeAt(at - 1) === backslash && at - 1 > open && !isEscapedBackslash(text, at - 1, open);
    if (isEscaped && style === 'backslash') {
      hasBackslashQuote = true;
      from = at + 1;
      continue;
    }
    if (text.charCodeAt(at + 1) === quote) {
      hasDoubled = true;
      from = at + 2;
      continue;
    }
    const end = cellEndAfter(text, at + 1, delimiter);
    if (end !== -1) {
      const inner = text.slice(open + 1, at);
      const undoubled = hasDoubled ? inner.replaceAll('""', '"') : inner;
      const plain = hasBackslashQuote ? undoubled.replaceAll('\\"', '"') : undoubled;
      return { text: plain, end, hasStrayQuote, hasBackslashQuote: hasBackslashQuote || isEscaped };
    }
    if (isEscaped) hasBackslashQuote = true;
    else if (text.slice(open, at).includes('\n')) return 'unclosed';
    else hasStrayQuote = true;
    from = at + 1;
  }
}

function isEscapedBackslash(text: string, at: number, open: number): boolean {
  let count = 0;
  for (let before = at - 1; before > open && text.charCodeAt(before) === backslash; before -= 1) count += 1;
  return count % 2 === 1;
}

/** Position of the delimiter or line end at `at`, blanks skipped; -1 when something else stands there. */
function cellEndAfter(text: string, at: number, delimiter: string): number {
  let position = at;
  while (text.charCodeAt(position) === blank) position += 1;
  if (position >= text.length) return text.length;
  return text.charCodeAt(position) === lineEnd || text.startsWith(delimiter, position) ? position : -1;
}
