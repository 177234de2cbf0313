import { wording } from '@quarry/contracts/wording';
import { decodedText } from './decoded-text.ts';
import { SitemapFault } from './fault.ts';
import { problem, type SitemapItem } from './item.ts';
import { createTextEntryReader } from './text-entries.ts';
import { createXmlEntryReader, htmlInstead, type XmlEntryReader } from './xml-entries.ts';

export type SitemapOptions = {
  /** The sitemap's own address: relative entries are resolved against it, foreign hosts are noted. */
  address?: string;
  /** Limit of the unpacked file; the standard allows 50 MB, the default 200,000,000 bytes leaves room for those who ignore it. */
  maxBytes?: number;
};

const defaultMaxBytes = 200_000_000;
/** The limit of the sitemap protocol; a longer file is kept whole and remarked on once. */
const protocolEntries = 50_000;

/**
 * Reads one sitemap as a stream: XML (urlset, sitemapindex, RSS, RDF, Atom) or plain text, gzip or not, in any encoding that it declares.
 * Gives addresses, children of an index, and problems with line and reason, in the order of the file. What is unusable is named and passed over;
 * it throws only what `chunks` itself throws.
 */
export async function* readSitemap(
  chunks: AsyncIterable<Uint8Array>,
  { address, maxBytes = defaultMaxBytes }: SitemapOptions = {},
): AsyncGenerator<SitemapItem, void, undefined> {
  let entries = 0;
  let problems = 0;
  let isFollowed = false;
  const texts = decodedText(chunks, maxBytes, () => {
    isFollowed = true;
  });
  try {
    for await (const item of items(texts, address)) {
      if (item.kind === 'problem') problems += 1;
      else if ((entries += 1) === protocolEntries + 1) yield tooManyEntries;
      yield item;
    }
  } catch (error) {
    if (!(error instanceof SitemapFault)) throw error;
    problems += 1;
    yield problem(error.code, null, error.said);
  }
  if (isFollowed) yield problem('gzip_followed', null, wording('gzip_followed'));
  if (entries === 0 && problems === 0) yield noEntries;
}

const html = /^(?:<!--[^>]*-->\s*)?<(?:!doctype\s+html|html[\s>])/i;

const tooManyEntries = problem('too_many_entries', null, wording('too_many_entries', { limit: protocolEntries }));
const noEntries = problem('no_entries', null, wording('no_entries'));

async function* items(texts: AsyncIterable<string>, address: string | undefined): AsyncGenerator<SitemapItem> {
  let reader: XmlEntryReader | undefined;
  for await (const text of texts) {
    // Some generators print blank lines before the XML declaration, which the standard forbids and nobody minds.
    const piece = reader ? text : text.trimStart();
    if (piece === '') continue;
    if (!reader && html.test(piece)) throw htmlInstead();
    reader ??= piece.startsWith('<') ? createXmlEntryReader(address) : createTextEntryReader(address);
    yield* reader.write(piece);
  }
  if (reader) yield* reader.end();
}
