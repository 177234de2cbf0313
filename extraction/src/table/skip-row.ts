import { tableLimits } from '@quarry/contracts/imports';
import { countLineEnds } from '../feed/index.ts';

/** A row of more characters than this is passed over without being held. */
export const longestRow = 512 * 1024;

/** Blanks between a closing quote and the delimiter; more of them are none. */
const mostBlanks = 64;

/**
 * How the row ended that was passed over; `column` (from 1) has the cell that was too long, null where there were too many. `lineEnds` were
 * within quotes.
 */
export type Skipped = { how: 'ended' | 'unclosed'; next: number; column: number | null; lineEnds: number };

export type RowSkipper = {
  /** Goes on in the text from its start; gives the position up to which it was passed over, or how the row ended. */
  push: (text: string, isLast: boolean) => number | Skipped;
};

/**
 * Passes over one row that is too long to be held, by the rules of `cutRow`: quotes may hold delimiters and line ends. A quote that ends
 * where no cell can end, after a line end, shows that the one before was never closed.
 */
export function rowSkipper(delimiter: string): RowSkipper {
  let state: 'start' | 'plain' | 'quoted' = 'start';
  let column = 1;
  let cellLength = 0;
  let longColumn: number | null = null;
  let hasLineEnd = false;
  let lineEnds = 0;
  let before = '';

  function pass(text: string, from: number, to: number): void {
    cellLength += to - from;
    if (cellLength > tableLimits.cellBytes) longColumn ??= column;
    if (to > from) before = text.charAt(to - 1);
  }

  function push(text: string, isLast: boolean): number | Skipped {
    let at = 0;
    while (at < text.length) {
      if (state === 'quoted') {
        const step = withinQuotes(text, at, isLast);
        if (typeof step !== 'number') return step;
        if (step < 0) return ~step;
        at = step;
        continue;
      }
      const sign = text.charAt(at);
      if (sign === '\n') return { how: 'ended', next: at + 1, column: longColumn, lineEnds };
      if (sign === delimiter) {
        state = 'start';
        column += 1;
        cellLength = 0;
        at += 1;
      } else if (state === 'start' && sign === '"') {
        state = 'quoted';
        hasLineEnd = false;
        at += 1;
      } else if (state === 'start' && sign === ' ') {
        pass(text, at, at + 1);
        at += 1;
      } else {
        state = 'plain';
        const end = plainEnd(text, at);
        pass(text, at, end);
        at = end;
      }
    }
    if (!isLast) return text.length;
    return { how: state === 'quoted' ? 'unclosed' : 'ended', next: text.length, column: longColumn, lineEnds };
  }

  function plainEnd(text: string, at: number): number {
    const border = text.indexOf(delimiter, at);
    const lineEnd = text.indexOf('\n', at);
    return Math.min(border < 0 ? text.length : border, lineEnd < 0 ? text.length : lineEnd);
  }

  /** The next position; its complement where more text is needed to tell what a quote means. */
  function withinQuotes(text: string, at: number, isLast: boolean): number | Skipped {
    const quote = text.indexOf('"', at);
    const end = quote < 0 ? text.length : quote;
    const met = countLineEnds(text, at, end);
    hasLineEnd ||= met > 0;
    lineEnds += met;
    pass(text, at, end);
    if (quote < 0) return end;
    let behind = quote + 1;
    while (behind - quote <= mostBlanks && text.charAt(behind) === ' ') behind += 1;
    if (behind >= text.length && !isLast) return ~quote;
    if (text.charAt(quote + 1) === '"') {
      pass(text, quote, quote + 2);
      return quote + 2;
    }
    const sign = text.charAt(behind);
    if (sign === '' || sign === '\n' || sign === delimiter) {
      state = 'plain';
      return behind;
    }
    if (hasLineEnd && before !== '\\') return { how: 'unclosed', next: quote, column: null, lineEnds };
    pass(text, quote, quote + 1);
    return quote + 1;
  }

  return { push };
}
