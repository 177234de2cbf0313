import { searchText, type RawSearch } from '../../../ui/routing/index.ts';

/** The cause whose rows are shown, and whether these are the ignored ones. */
export type IssuesSearch = { code?: string; field?: string; ignored?: true };

export function parseIssuesSearch(raw: RawSearch): IssuesSearch {
  const code = searchText(raw, 'code');
  const field = searchText(raw, 'field');
  // The screen reads what the route made of the address.
  const isIgnored = raw.ignored === true || searchText(raw, 'ignored') === 'true';
  return {
    ...(code !== undefined && { code }),
    ...(field !== undefined && { field }),
    ...(isIgnored && { ignored: true as const }),
  };
}
