import { reasoned } from '@quarry/contracts/wording';
import { FeedRefusal, peek, plainBytes, textDecoding } from '../feed/index.ts';
import { fileKind, sniffedFileBytes } from './file-kind.ts';
import { type RowReader, rowReader } from './row-reader.ts';
import { findTableHeader, headerSample } from './table-header.ts';
import type { TableItem, TableSummary } from './table-types.ts';

/** Small enough that the rows of a part, and all that is made of them, are short-lived. */
const largestPart = 16 * 1024;

/**
 * Reads a table of delimited text as it arrives, plain or packed with gzip: encoding (UTF-8, UTF-16, windows-1252) and delimiter (comma,
 * semicolon, tab, pipe, or what a "sep=" line names) are told by the content. Gives the columns, then batches of good rows with
 * complaints about the others, and last the summary; what is no table gives the summary alone, with its `refusal`. Memory stays flat at
 * any size. Throws what `chunks` throws.
 */
export async function* readTable(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TableItem, void, undefined> {
  const summary: TableSummary = {
    rows: 0,
    leftOut: 0,
    blankRows: 0,
    encoding: null,
    delimiter: null,
    compression: null,
  };
  try {
    yield* readItems(chunks, summary);
    if (summary.rows + summary.leftOut === 0) summary.refusal = reasoned('table_refused:no_rows');
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    summary.refusal = error.why;
  }
  yield { kind: 'end', summary };
}

async function* readItems(
  chunks: AsyncIterable<Uint8Array>,
  summary: TableSummary,
): AsyncGenerator<TableItem, void, undefined> {
  const file = await peek(chunks, sniffedFileBytes);
  const what = await fileKind(file.head);
  if (what.kind === 'refused') throw new FeedRefusal(what.why);
  const plain = await plainBytes(file.all);
  summary.compression = plain.compression;
  const { head, all } = await peek(plain.chunks, sniffedFileBytes);
  const decoding = textDecoding(head, undefined, { keepsNul: true });
  let begun = '';
  let reader: RowReader | undefined;
  for await (const { bytes, isLast } of parts(all)) {
    let text = decoding.decode(bytes, isLast);
    const { encoding } = decoding.report;
    summary.encoding = encoding;
    if (!reader) {
      begun += text;
      if (begun.length < headerSample && !isLast) continue;
      const header = findTableHeader(begun, isLast);
      if (!header) continue;
      summary.delimiter = header.delimiter;
      yield { kind: 'columns', names: header.names, row: header.row, complaints: header.complaints };
      reader = rowReader(header);
      text = begun.slice(header.next);
      begun = '';
    }
    const { rows, complaints } = reader.push(text, isLast, encoding);
    Object.assign(summary, reader.counts);
    if (rows.length + complaints.length > 0) yield { kind: 'rows', rows, complaints };
  }
  if (plain.damage() === undefined || !reader) return;
  const why = reasoned('compression_damaged', { compression: plain.compression ?? '' });
  yield { kind: 'rows', rows: [], complaints: [{ ...why, row: reader.row() + 1, column: null, isLeftOut: false }] };
}

/** The bytes in parts; the last one, which is empty, is marked. */
async function* parts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<{ bytes: Uint8Array; isLast: boolean }> {
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += largestPart)
      yield { bytes: chunk.subarray(at, at + largestPart), isLast: false };
  yield { bytes: new Uint8Array(0), isLast: true };
}
