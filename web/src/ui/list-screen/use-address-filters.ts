import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseListSearch, withFilter, type ListSearch } from '../routing/index.ts';
import { activeFilters, type ActiveFilter, type ListFilter } from './list-filter.ts';

export type AddressFilters = {
  filters: readonly ActiveFilter[];
  setFilter: (field: string, values: readonly string[]) => void;
  clear: () => void;
};

/** Filters that live in the address, for a screen that is no list; its route reads its search with parseListSearch. */
export function useAddressFilters(offered: readonly ListFilter[]): AddressFilters {
  const search = parseListSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (next: ListSearch) => void navigate({ to: '.', search: next as never });
  return {
    filters: activeFilters(offered, search),
    setFilter: (field, values) => go(withFilter(search, field, values)),
    clear: () => go({}),
  };
}
