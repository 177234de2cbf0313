import type { Detailed, Reasoned } from '@quarry/contracts/wording';
import type { ExtractionWarning, RawOffer } from '@quarry/contracts';

/** How a feed is to be read; everything is optional, the feed itself says most of it. */
export type FeedOptions = {
  /** Address of the feed: relative links are resolved against it. */
  url?: string;
  /** The Content-Type header that came with it; its charset is a hint, the bytes have the last word. */
  contentType?: string;
  /** BCP 47 tag that settles ambiguous number styles ("1.299"); absent, the language of the column names is used. */
  locale?: string;
  /** ISO 4217 code of prices that name no currency. */
  currency?: string;
  /** Milliseconds since 1970. Decides whether a sale with dates is in effect; absent, such a sale is not counted. */
  now?: number;
};

/** Why a row makes no offer. `field` is the column or element at fault, null when it is the row as a whole. */
export type FeedRowError = Reasoned & { field: string | null };

/** A row that makes an offer. `line` (from 1) is where the entry begins. */
export type GoodFeedRow = { line: number; id: string; offer: RawOffer; warnings: ExtractionWarning[] };

/** A row that makes no offer, or repeats the id of an earlier one. */
export type BadFeedRow = { line: number; id: string | null; error: FeedRowError };

export type FeedRow = GoodFeedRow | BadFeedRow;

export type FeedFormat = 'rss' | 'atom' | 'xml' | 'csv' | 'json' | 'jsonl';

/** A remark about the feed as a whole; `line` is where it was first seen. */
export type FeedWarning = Detailed & { line: number | null };

/** What was read. `refusal` is set when the source holds no feed at all; then there are no rows. */
export type FeedSummary = {
  rows: number;
  good: number;
  bad: number;
  format: FeedFormat | null;
  encoding: string | null;
  compression: 'gzip' | 'zstd' | null;
  /** Of a delimited file: `,`, `;`, `|` or a tab. */
  delimiter: string | null;
  warnings: FeedWarning[];
  refusal?: Reasoned;
};

/** What `readFeed` gives: rows in the order of the feed, then exactly one summary. */
export type FeedItem = FeedRow | { summary: FeedSummary };
