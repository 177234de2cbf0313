import { searchText, type RawSearch } from '../../../ui/routing/index.ts';

/** The version of a row that is shown in place of the row as it stands, and the day whose versions are listed. */
export type FeedRowSearch = { version?: string; day?: string };

export function parseFeedRowSearch(raw: RawSearch): FeedRowSearch {
  const version = searchText(raw, 'version', 40);
  const day = searchText(raw, 'day', 10);
  const isDay = day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return { ...(version !== undefined && { version }), ...(isDay && { day }) };
}
