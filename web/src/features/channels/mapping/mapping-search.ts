import { searchText, type RawSearch } from '../../../ui/routing/index.ts';

/** The field whose rules are open. */
export type MappingSearch = { field?: string };

export function parseMappingSearch(raw: RawSearch): MappingSearch {
  const field = searchText(raw, 'field');
  return field === undefined ? {} : { field };
}
