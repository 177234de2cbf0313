import { searchText, type RawSearch } from '../../../ui/routing/index.ts';

/** The cause whose rows are shown. */
export type IssuesSearch = { code?: string; field?: string };

export function parseIssuesSearch(raw: RawSearch): IssuesSearch {
  const code = searchText(raw, 'code');
  const field = searchText(raw, 'field');
  return { ...(code !== undefined && { code }), ...(field !== undefined && { field }) };
}
