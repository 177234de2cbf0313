import { searchText, type RawSearch } from '../../../ui/routing/index.ts';

export const feedRowStates = ['SERVED', 'HELD', 'LATER', 'REMOVED'] as const;
export type ShownState = (typeof feedRowStates)[number];

/** Which rows of a feed are shown: those in a state, and those whose id begins so. */
export type FeedRowsSearch = { state?: ShownState; q?: string };

export function parseFeedRowsSearch(raw: RawSearch): FeedRowsSearch {
  const said = searchText(raw, 'state', 20);
  const state = feedRowStates.find((one) => one === said);
  const q = searchText(raw, 'q');
  return { ...(state && { state }), ...(q !== undefined && { q }) };
}
