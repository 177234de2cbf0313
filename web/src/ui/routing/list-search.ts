import { searchText, searchTexts, type RawSearch } from './address-search.ts';

/** What the address of a list says: `?q=kettle&sort=-createdAt,name&filter=status:DRAFT&filter=status:ACTIVE`; which saved view it shows, which row it peeks at, and the measure whose rows these are. */
export type ListSearch = {
  q?: string;
  sort?: string;
  filter?: string[];
  view?: string;
  peek?: string;
  measure?: string;
};

export type ListSort = { field: string; isDescending: boolean };

/** Reads a list's part of an address; what is not understood is left out. Use it as `validateSearch` of a list's route. */
export function parseListSearch(raw: RawSearch): ListSearch {
  const q = searchText(raw, 'q');
  const sort = searchText(raw, 'sort', 120);
  const view = searchText(raw, 'view', 36);
  const peek = searchText(raw, 'peek', 60);
  const measure = searchText(raw, 'measure', 40);
  const filter = searchTexts(raw, 'filter', 60).filter((entry) => /^\w+:./.test(entry));
  return {
    ...(q ? { q } : {}),
    ...(sort && /^-?\w+(,-?\w+)*$/.test(sort) ? { sort } : {}),
    ...(filter.length > 0 ? { filter } : {}),
    ...(view && /^[0-9a-f-]{36}$/.test(view) ? { view } : {}),
    ...(peek && /^[\w-]+$/.test(peek) ? { peek } : {}),
    ...(measure && /^[A-Z_]+$/.test(measure) ? { measure } : {}),
  };
}

/** What a list is ordered by, the first before the second. */
export function sortsOf(search: ListSearch, fallback: string): ListSort[] {
  return (search.sort ?? fallback)
    .split(',')
    .map((text) =>
      text.startsWith('-') ? { field: text.slice(1), isDescending: true } : { field: text, isDescending: false },
    );
}

export function sortText(sorts: readonly ListSort[]): string {
  return sorts.map(({ field, isDescending }) => (isDescending ? `-${field}` : field)).join(',');
}

export function filterValues(search: ListSearch, field: string): string[] {
  const prefix = `${field}:`;
  return (search.filter ?? []).filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length));
}

/** The same search with other values for one field; none removes the filter. */
export function withFilter(search: ListSearch, field: string, values: readonly string[]): ListSearch {
  const others = (search.filter ?? []).filter((entry) => !entry.startsWith(`${field}:`));
  const { filter: _before, ...rest } = search;
  const filter = [...others, ...values.map((value) => `${field}:${value}`)];
  return filter.length > 0 ? { ...rest, filter } : rest;
}

/** The address of the rows behind a figure: a filter as the server names it ({"status": ["DRAFT"]}). */
export function searchForFilter(filter: unknown): ListSearch {
  if (typeof filter !== 'object' || filter === null) return {};
  const entries = Object.entries(filter).flatMap(([field, value]) => {
    // A tree of conditions stands in an address as its text.
    if (field === 'where') return [`where:${JSON.stringify(value)}`];
    return (Array.isArray(value) ? value : [value]).flatMap((part: unknown) =>
      typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean' ? [`${field}:${part}`] : [],
    );
  });
  return parseListSearch({ filter: entries });
}
