import { parseListSearch, searchText, type ListSearch, type RawSearch } from '../../../../ui/routing/index.ts';

/** What the address of a list by pages says: `?q=paid&sort=-total&filter=status:Sent&page=2&perPage=25`. */
export type PagedSearch = Pick<ListSearch, 'q' | 'sort' | 'filter'> & { page?: number; perPage?: number };

export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** Reads a list's part of an address; what is not understood is left out. */
export function parsePagedSearch(raw: RawSearch): PagedSearch {
  const { q, sort, filter } = parseListSearch(raw);
  const page = wholeOf(raw, 'page');
  const perPage = wholeOf(raw, 'perPage');
  return {
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
    ...(filter ? { filter } : {}),
    ...(page !== undefined && page > 1 ? { page } : {}),
    ...(perPage !== undefined && pageSizes.includes(perPage) ? { perPage } : {}),
  };
}

/** A number arrives as text from the address, and as a number from a link. */
function wholeOf(raw: RawSearch, key: string): number | undefined {
  const text = typeof raw[key] === 'number' ? String(raw[key]) : searchText(raw, key, 9);
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}
