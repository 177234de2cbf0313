import { cutRow, peek, textDecoding } from '../feed/index.ts';
import { sniffedFileBytes } from './file-kind.ts';

const delimiter = '\t';

/**
 * Reads a block of cells as spreadsheet programs copy it, row by row: cells stand apart by tabs, a cell with line ends is quoted, and no
 * row is one of names. Every row counts, also one without text; rows may differ in length. Throws what `chunks` throws.
 */
export async function* readBlock(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[], void, undefined> {
  const { head, all } = await peek(chunks, sniffedFileBytes);
  const decoding = textDecoding(head, undefined);
  let rest = '';
  for await (const bytes of all) {
    rest += decoding.decode(bytes, false);
    rest = rest.slice(yield* rowsIn(rest, false));
  }
  rest += decoding.decode(new Uint8Array(0), true);
  yield* rowsIn(rest, true);
}

/** The whole rows of a text; returns where the one that is cut off begins. */
function* rowsIn(text: string, isLast: boolean): Generator<string[], number, undefined> {
  let at = 0;
  while (at < text.length) {
    const row = cutRow(text, at, delimiter, isLast, 'auto');
    if (row === undefined) break;
    const { cells, next, isUnclosed, hasStrayQuote, spansLines } = row;
    // A quote that is no quoting is a sign like any other.
    const isPlain = isUnclosed || (hasStrayQuote && !spansLines);
    yield isPlain ? text.slice(at, next).replace(/\n$/, '').split(delimiter) : cells;
    at = next;
  }
  return at;
}
