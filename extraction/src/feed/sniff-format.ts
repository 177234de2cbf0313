import { FeedRefusal } from './feed-refusal.ts';
import { findHeader } from './delimited-header.ts';

export type SniffedFormat = 'xml' | 'json' | 'delimited';

const xmlMark = /<\?xml|<rss\b|<(?:\w+:)?rdf\b|<feed\b/i;
const htmlMark = /^(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

const binaryMarks: [string, string][] = [
  ['PK\u0003\u0004', 'a ZIP archive or a spreadsheet; save it as CSV or unpack it first'],
  ['%PDF', 'a PDF document; publish the feed as XML, CSV or JSON'],
  ['BZh', 'packed with bzip2; use gzip or zstd'],
  ['\u00fd7zXZ', 'packed with xz; use gzip or zstd'],
  ['7z', 'a 7-Zip archive; use gzip or zstd'],
];

/** Tells the format by the first text; throws FeedRefusal for what is no feed: nothing, an HTML page, a binary file. */
export function sniffFormat(head: string): SniffedFormat {
  const start = head.trimStart();
  if (start === '')
    throw new FeedRefusal('feed_empty', 'The feed is empty; check the address or the export that writes it.');
  const binary = binaryMarks.find(([mark]) => head.startsWith(mark));
  if (binary) throw new FeedRefusal('feed_unknown_format', `This is ${binary[1]}.`);
  if (htmlMark.test(start)) throw htmlRefusal();
  if (start.startsWith('<')) return 'xml';
  const looksLikeJson = /^(?:\{\s*(?:"|\}|$)|\[\s*(?:\{|\]|\[|"|$))/.test(start);
  if (looksLikeJson) return 'json';
  if (xmlMark.test(start) && findHeader(start) === undefined) return 'xml';
  if (/<html\b/i.test(start) && findHeader(start) === undefined) throw htmlRefusal();
  return 'delimited';
}

/** Where the markup begins when text stands before it; 0 when none does. */
export function xmlStart(head: string): number {
  return head.trimStart().startsWith('<') ? 0 : Math.max(0, head.search(xmlMark));
}

function htmlRefusal(): FeedRefusal {
  return new FeedRefusal(
    'feed_is_html',
    'This is an HTML page, not a feed: the address may have moved or ask for a log-in; open it in a browser and take the address of the feed itself.',
  );
}
