export { textDecoding } from './decode-text.ts';
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
