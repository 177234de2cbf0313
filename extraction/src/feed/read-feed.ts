import { detailed, type Reasoned, reasoned } from '@quarry/contracts/wording';
import { boundRow, boundSummary } from './bound-row.ts';
import { decimalCommaLanguages } from './number-style.ts';
import { byteRemarks } from './byte-remarks.ts';
import { plainBytes } from './decompress.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { peek } from './peek.ts';
import { textDecoding, textParts } from './decode-text.ts';
import { delimitedReader } from './delimited-reader.ts';
import type { BadFeedRow, FeedFormat, FeedItem, FeedOptions, FeedRow, FeedSummary } from './feed-row.ts';
import { jsonReader } from './json-reader.ts';
import { readRow, type RowContext } from './offer-from-row.ts';
import { seenIds, type SeenIds } from './seen-ids.ts';
import { sniffFormat, xmlStart } from './sniff-format.ts';
import { isFault, type SourceItem, type SourceReader } from './source-row.ts';
import { xmlReader } from './xml-reader.ts';

/**
 * Reads a product feed as it arrives: Google Shopping RSS and Atom, other product XML, comma, semicolon, tab and pipe separated text,
 * JSON and JSON lines, plain, gzip or zstd. Format, encoding and delimiter are told by the content.
 * Gives the rows in the order of the feed, good ones with their offer, bad ones with line and reason, and last one summary.
 * Memory stays flat at any size. What is no feed at all gives the summary alone, with its `refusal`.
 */
export async function* readFeed(
  chunks: AsyncIterable<Uint8Array>,
  options: FeedOptions = {},
): AsyncGenerator<FeedItem> {
  for await (const batch of readFeedBatches(chunks, options)) yield* batch;
}

/** `readFeed` in batches of at most a hundred rows, as parts of the source complete them; the summary is alone in the last. */
export async function* readFeedBatches(
  chunks: AsyncIterable<Uint8Array>,
  options: FeedOptions = {},
): AsyncGenerator<FeedItem[]> {
  const summary: FeedSummary = {
    rows: 0,
    good: 0,
    bad: 0,
    format: null,
    encoding: null,
    compression: null,
    delimiter: null,
    warnings: [],
  };
  try {
    for await (const rows of readRows(chunks, options, summary)) {
      if (rows.length > 0) yield rows;
    }
    if (summary.rows === 0) throw noRows(summary.format);
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    summary.refusal = error.why;
  }
  yield [{ summary: boundSummary(summary) }];
}

const sniffedBytes = 4096;

async function* readRows(
  chunks: AsyncIterable<Uint8Array>,
  options: FeedOptions,
  summary: FeedSummary,
): AsyncGenerator<FeedRow[]> {
  const plain = await plainBytes(chunks);
  summary.compression = plain.compression;
  const { head, all } = await peek(plain.chunks, sniffedBytes);
  const decoding = textDecoding(head, options.contentType);
  const reading = startReading(summary, options);
  const counting = { seen: seenIds(), summary };
  for await (const part of textParts(all, decoding)) {
    const items = reading.push(part.text, part.isLast);
    const context = contextOf(options, reading.language());
    for (let at = 0; at < items.length; at += mostRows) yield rowsOf(items.slice(at, at + mostRows), context, counting);
  }
  reading.finish();
  summary.encoding = decoding.report.encoding;
  summary.warnings.push(...byteRemarks(plain, decoding));
}

/**
 * The first part is as long as a header may be. Were all its rows alive at once, V8 would take rows for long-lived from then on and keep
 * them in its old space, where collecting them costs several times as much.
 */
const mostRows = 100;

type Reading = {
  push: (text: string, isLast: boolean) => SourceItem[];
  /** Language of the column names, once they were seen. */
  language: () => string | undefined;
  /** Writes what the reader learned into the summary. */
  finish: () => void;
};

/** Waits for the first text, chooses the reader by it, and hands everything on. */
function startReading(summary: FeedSummary, options: FeedOptions): Reading {
  let head = '';
  let chosen: { reader: SourceReader; language: () => string | undefined; finish: () => void } | undefined;
  return {
    push(text, isLast) {
      if (chosen !== undefined) return chosen.reader.push(text, isLast);
      head += text;
      if (!isLast && head.trimStart().length < sniffedBytes) return [];
      chosen = chooseReader(head, summary, options);
      return chosen.reader.push(head, isLast);
    },
    language: () => chosen?.language(),
    finish: () => chosen?.finish(),
  };
}

function chooseReader(
  head: string,
  summary: FeedSummary,
  { locale }: FeedOptions,
): { reader: SourceReader; language: () => string | undefined; finish: () => void } {
  const { warnings } = summary;
  const sniffed = sniffFormat(head);
  if (sniffed === 'delimited') {
    summary.format = 'csv';
    const reader = delimitedReader(warnings);
    const finish = (): void => {
      summary.delimiter = reader.header()?.delimiter ?? null;
    };
    return { reader, finish, language: () => reader.header()?.language };
  }
  const reader = sniffed === 'json' ? jsonReader(warnings, locale === undefined ? [] : [locale]) : xmlReader(warnings);
  if (sniffed === 'xml' && xmlStart(head) > 0) {
    warnings.push({
      line: 1,
      ...detailed('text_before_xml'),
    });
  }
  summary.format = reader.format();
  const finish = (): void => {
    summary.format = reader.format();
  };
  return { reader, finish, language: () => undefined };
}

function contextOf(options: FeedOptions, language: string | undefined): RowContext {
  return {
    locale: options.locale ?? decimalCommaLanguages(language),
    currency: options.currency,
    now: options.now,
    baseUrl: options.url,
  };
}

function rowsOf(
  items: SourceItem[],
  context: RowContext,
  counting: { seen: SeenIds; summary: FeedSummary },
): FeedRow[] {
  const { seen, summary } = counting;
  const rows: FeedRow[] = [];
  for (const item of items) {
    const row = boundRow(rowOf(item, context, seen));
    rows.push(row);
    if ('offer' in row) summary.good += 1;
    else summary.bad += 1;
  }
  summary.rows += rows.length;
  return rows;
}

function rowOf(item: SourceItem, context: RowContext, seen: SeenIds): FeedRow {
  if (isFault(item)) return badRow(item.line, item.id, item.field, item);
  const reading = readRow(item, context);
  if ('error' in reading) return { line: item.line, id: reading.id, error: reading.error };
  const firstLine = seen.lineOrRemember(reading.id, item.line);
  if (firstLine === 0) return { line: item.line, id: reading.id, offer: reading.offer, warnings: reading.warnings };
  return badRow(item.line, reading.id, 'id', reasoned('id_repeated', { id: reading.id, line: firstLine }));
}

function badRow(line: number, id: string | null, field: string | null, why: Reasoned): BadFeedRow {
  const { code, reason, wording } = why;
  return { line, id, error: { code, field, reason, wording } };
}

function noRows(format: FeedFormat | null): FeedRefusal {
  return new FeedRefusal(reasoned(format === null ? 'feed_empty' : 'feed_empty:no_entries'));
}
