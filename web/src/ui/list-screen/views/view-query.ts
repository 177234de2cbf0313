import { parseAddressSearch, parseListSearch, stringifyAddressSearch, type ListSearch } from '../../routing/index.ts';
import { columnChoices, parseListLayout, type ListLayout } from '../list-layout.ts';
import type { SavedView } from '../use-list-view.ts';

/** What a list is asked for, as its address says it; which view it is does not belong to it. */
export function queryOf({ q = '', sort = '', filter = [] }: ListSearch): string {
  return stringifyAddressSearch({ q, sort, filter: filter.toSorted() }).slice(1);
}

/** The address at which a list shows a view. */
export function searchOf({ id, query }: Pick<SavedView, 'id' | 'query'>): ListSearch {
  return { ...parseListSearch(parseAddressSearch(query)), view: id };
}

/** Whether the list shows anything else than what was saved. */
export function differs(
  view: SavedView,
  search: ListSearch,
  layout: ListLayout,
  columns: readonly { key: string }[],
): boolean {
  const look = ({ density, ...rest }: ListLayout) =>
    JSON.stringify([density, columnChoices(columns, { density, ...rest })]);
  return queryOf(searchOf(view)) !== queryOf(search) || look(parseListLayout(view)) !== look(layout);
}
