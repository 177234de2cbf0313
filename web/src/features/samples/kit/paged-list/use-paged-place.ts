import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  activeFilters,
  type ActiveFilter,
  type FilterOption,
  type ListFilter,
} from '../../../../ui/list-screen/index.ts';
import { sortsOf, sortText, withFilter, type ListSort } from '../../../../ui/routing/index.ts';
import { parsePagedSearch, type PagedSearch } from './paged-search.ts';

/** Where somebody is in a list by pages, as the address says, and the ways to go on. */
export type PagedPlace = {
  q: string;
  page: number;
  perPage: number;
  sort: ListSort;
  filters: readonly ActiveFilter[];
  /** The value of one filter, where it has one. */
  valueOf: (field: string) => string | undefined;
  isNarrowed: boolean;
  setText: (text: string) => void;
  setFilter: (field: string, values: readonly string[]) => void;
  setSort: (sort: ListSort) => void;
  setPage: (page: number, isCorrection?: boolean) => void;
  setPerPage: (perPage: number) => void;
  clear: () => void;
};

type PlaceOptions = { sort: string; perPage?: number; filters?: readonly ListFilter[] };

/** A filter of one value at a time, which is what the sample layer understands. */
export function oneOf(field: string, label: string, options: readonly FilterOption[]): ListFilter {
  return { field, label, options, isMultiple: false, toInput: ([value]) => value };
}

export function usePagedPlace({ sort, perPage: usualPerPage = 10, filters = [] }: PlaceOptions): PagedPlace {
  const raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = parsePagedSearch(raw);
  const go = (next: PagedSearch, how: { replace?: boolean; resetScroll?: boolean } = {}) => {
    // What else the screen keeps in its address stays.
    const others = Object.entries(raw).filter(([key]) => !['q', 'sort', 'filter', 'page', 'perPage'].includes(key));
    void navigate({ to: '.', search: { ...Object.fromEntries(others), ...next } as never, ...how });
  };
  const { page: currentPage = 1, ...firstPage } = search;
  const active = activeFilters(filters, search);
  const [order = { field: '', isDescending: false }] = sortsOf(search, sort);
  return {
    q: search.q ?? '',
    page: currentPage,
    perPage: search.perPage ?? usualPerPage,
    sort: order,
    filters: active,
    valueOf: (field) => active.find((filter) => filter.field === field)?.values[0],
    isNarrowed: search.q !== undefined || active.some(({ values }) => values.length > 0),
    setText: (text) => {
      const { q: _before, ...others } = firstPage;
      go(text === '' ? others : { ...others, q: text }, { replace: true, resetScroll: false });
    },
    setFilter: (field, values) => go(withFilter(firstPage, field, values), { resetScroll: false }),
    setSort: (next) => go({ ...firstPage, sort: sortText([next]) }, { resetScroll: false }),
    setPage: (page, isCorrection = false) =>
      go(page === 1 ? firstPage : { ...firstPage, page }, { replace: isCorrection, resetScroll: false }),
    setPerPage: (size) => go({ ...firstPage, perPage: size }, { resetScroll: false }),
    clear: () => {
      const { q: _q, filter: _filter, ...others } = firstPage;
      go(others, { resetScroll: false });
    },
  };
}
