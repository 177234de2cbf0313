import type { FeedFormat } from './channel-feeds.operations.generated.ts';

const known: readonly FeedFormat[] = ['XML', 'CSV', 'TSV', 'JSONL'];

/** The formats of a kind in which feeds are written here. */
export function feedFormatsOf(formats: readonly string[]): FeedFormat[] {
  return known.filter((format) => formats.includes(format.toLowerCase()));
}
