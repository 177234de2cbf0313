import type { ChannelKind } from '@quarry/contracts/feeds';
import { reasoned } from '@quarry/contracts/wording';
import {
  byteRemarks,
  FeedRefusal,
  type FeedWarning,
  peek,
  plainBytes,
  sniffFormat,
  textDecoding,
  textParts,
} from '../feed/index.ts';
import { delimitedRows } from './delimited-rows.ts';
import { jsonRows } from './json-rows.ts';
import type { RawItem, RawReader } from './raw-row.ts';
import { xmlRows } from './xml-rows.ts';

/** In which form a file came, and what was remarked about it as a whole. */
export type FileForm = {
  format: 'xml' | 'delimited' | 'json_lines' | null;
  encoding: string | null;
  compression: 'gzip' | 'zstd' | null;
  delimiter: string | null;
  remarks: FeedWarning[];
};

const headBytes = 4_096;

export function unknownForm(): FileForm {
  return { format: null, encoding: null, compression: null, delimiter: null, remarks: [] };
}

/**
 * The rows of a file by the names of a kind, XML, delimited text or JSON lines, plain or compressed, as it arrives. Writes into `form` what it learns of
 * it. Throws a FeedRefusal where the file holds no rows.
 */
export async function* readItems(
  chunks: AsyncIterable<Uint8Array>,
  kind: ChannelKind,
  form: FileForm,
): AsyncGenerator<RawItem[]> {
  const plain = await plainBytes(chunks);
  form.compression = plain.compression;
  const { head, all } = await peek(plain.chunks, headBytes);
  const decoding = textDecoding(head, undefined);
  let reader: RawReader | undefined;
  let waiting = '';
  let rows = 0;
  for await (const { text, isLast } of textParts(all, decoding)) {
    waiting += text;
    if (reader === undefined && !isLast && waiting.trimStart().length < headBytes) continue;
    reader ??= readerOf(waiting, kind, form);
    const items = reader.push(waiting, isLast);
    waiting = '';
    rows += items.length;
    if (items.length > 0) yield items;
  }
  form.delimiter = reader?.delimiter() ?? null;
  form.encoding = decoding.report.encoding;
  form.remarks.push(...byteRemarks(plain, decoding));
  if (rows === 0) throw new FeedRefusal(reasoned('feed_empty:no_entries'));
}

function readerOf(head: string, { fields, format }: ChannelKind, form: FileForm): RawReader {
  const sniffed = sniffFormat(head);
  if (sniffed === 'json') {
    form.format = 'json_lines';
    return jsonRows(fields);
  }
  form.format = sniffed;
  return sniffed === 'xml' ? xmlRows(fields, format, form.remarks) : delimitedRows(fields);
}
