export { byteRemarks } from './byte-remarks.ts';
export { cleanText } from './clean-text.ts';
export { countLineEnds, textDecoding, textParts } from './decode-text.ts';
export { plainBytes } from './decompress.ts';
export { cutRow, type DelimitedRow } from './delimited-row.ts';
export { type FeedField, feedFields } from './feed-fields.ts';
export { FeedRefusal } from './feed-refusal.ts';
export { peek } from './peek.ts';
export { seenIds, type SeenIds } from './seen-ids.ts';
export { sniffFormat } from './sniff-format.ts';
export { decodeXml } from './xml-text.ts';
export { localName, prefixOf, readAttributes, readToken, type XmlToken } from './xml-token.ts';
export { readFeed, readFeedBatches } from './read-feed.ts';
export type {
  BadFeedRow,
  FeedFormat,
  FeedItem,
  FeedOptions,
  FeedRow,
  FeedRowError,
  FeedSummary,
  FeedWarning,
  GoodFeedRow,
} from './feed-row.ts';
