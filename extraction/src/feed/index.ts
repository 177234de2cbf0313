export { cleanText } from './clean-text.ts';
export { countLineEnds, textDecoding } from './decode-text.ts';
export { plainBytes } from './decompress.ts';
export { cutRow, type DelimitedRow } from './delimited-row.ts';
export { FeedRefusal } from './feed-refusal.ts';
export { peek } from './peek.ts';
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
