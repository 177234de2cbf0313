import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { FeedRefusal } from './feed-refusal.ts';
import { findHeader } from './delimited-header.ts';

export type SniffedFormat = 'xml' | 'json' | 'delimited';

const xmlMark = /<\?xml|<rss\b|<(?:\w+:)?rdf\b|<feed\b/i;
const htmlMark = /^(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

const binaryMarks: [string, Reasoned][] = [
  ['PK\u0003\u0004', reasoned('feed_unknown_format:archive')],
  ['%PDF', reasoned('feed_unknown_format:pdf')],
  ['BZh', reasoned('feed_unknown_format:packed', { program: 'bzip2' })],
  ['\u00fd7zXZ', reasoned('feed_unknown_format:packed', { program: 'xz' })],
  ['7z', reasoned('feed_unknown_format:seven_zip')],
];

/** Tells the format by the first text; throws FeedRefusal for what is no feed: nothing, an HTML page, a binary file. */
export function sniffFormat(head: string): SniffedFormat {
  const start = head.trimStart();
  if (start === '') throw new FeedRefusal(reasoned('feed_empty'));
  const binary = binaryMarks.find(([mark]) => head.startsWith(mark));
  if (binary) throw new FeedRefusal(binary[1]);
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
  return new FeedRefusal(reasoned('feed_is_html'));
}
