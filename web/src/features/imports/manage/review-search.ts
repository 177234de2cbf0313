import { searchText, type RawSearch } from '../../../ui/routing/index.ts';
import { parsePreviewSearch, type PreviewSearch } from '../preview-search.ts';

/** Which rows the review shows, or the run that applied them. */
export type ReviewSearch = PreviewSearch & { run?: string };

export function parseReviewSearch(raw: RawSearch): ReviewSearch {
  const run = searchText(raw, 'run', 60);
  return { ...parsePreviewSearch(raw), ...(run && /^[\w-]+$/.test(run) ? { run } : {}) };
}
