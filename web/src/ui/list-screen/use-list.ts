import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListWindow, type ListWindow } from '../../data/index.ts';
import {
  filterValues,
  parseListSearch,
  sortsOf,
  sortText,
  withFilter,
  type ListSearch,
  type ListSort,
} from '../routing/index.ts';
import type { Column, Matching } from './column.ts';
import { useKeptPlace } from './kept-place.ts';
import type { ListDeclaration, ListVariables } from './list-declaration.ts';
import { activeFilters, filterInput, type ActiveFilter, type ListFilter } from './list-filter.ts';

/** What the document asks for beside what the address says, such as the record whose rows these are. */
type Given<Variables> = Omit<Variables, keyof ListVariables | 'from' | 'filter' | 'sort'>;

export type ListOptions<Row, Variables> = {
  /** An address may name only the orders of these columns; another one is left out. */
  columns: readonly Pick<Column<Row>, 'sort' | 'isText'>[];
  filters?: readonly ListFilter[];
  /** Names of fields that a person may ask about and that are neither a filter nor a column. */
  fieldLabels?: Readonly<Record<string, string>>;
  /** What all rows have in common whatever the address says, such as the channel whose listings these are. */
  given?: Readonly<Record<string, unknown>>;
} & ({} extends Given<Variables> ? { variables?: Given<Variables> } : { variables: Given<Variables> });

type Said = Omit<ListDeclaration<string, unknown, unknown>, 'document' | 'sort'>;

export type List<Row> = ListWindow<Row> &
  Said & {
    /** The list's own word, under which a person's columns and views of it are kept. */
    key: string;
    search: ListSearch;
    /** What makes a row one of the list. */
    matching: Matching;
    /** The query that asks for its rows. */
    text: string;
    /** Whether the server looks for words in these rows at all. */
    isSearchable: boolean;
    /** What it is ordered by, the first before the second. */
    sorts: readonly ListSort[];
    /** Whether it is ordered by names, so that a row is reached by how its name begins. */
    isByText: boolean;
    filters: readonly ActiveFilter[];
    /** Whether its fields can be asked for in a tree of conditions. */
    isFilterable: boolean;
    /** That tree, as the address holds it. */
    where: string | undefined;
    fieldLabels: Readonly<Record<string, string>>;
    setText: (text: string) => void;
    setSorts: (sorts: readonly ListSort[]) => void;
    setFilter: (field: string, values: readonly string[]) => void;
    clear: () => void;
    /** Shows a row beside the list, or nothing. */
    setPeek: (id: string | undefined) => void;
  };

/** A list whose search, filters and order live in the address. */
export function useList<Name extends string, Row, Variables extends ListVariables>(
  { document, sort, ...said }: ListDeclaration<Name, Row, Variables>,
  options: ListOptions<Row, NoInfer<Variables>>,
): List<Row> {
  const search = withKnownSort(parseListSearch(useSearch({ strict: false })), options.columns);
  const navigate = useNavigate();
  const sorts = sortsOf(search, sort);
  const isSearchable = document.text.includes('$search:');
  const filters = activeFilters(options.filters ?? [], search);
  const [where] = filterValues(search, 'where');
  const variables = useStable({
    ...variablesOf(isSearchable ? search : {}, sorts, {
      ...filterInput(filters),
      ...whereInput(where),
      ...options.given,
    }),
    ...options.variables,
  });
  const rows = useListWindow(said.name, document, variables, useKeptPlace(variables)?.page);

  // Every list's route reads its search with parseListSearch, which the router cannot know of "the route we are on".
  const go = (next: ListSearch, replace: boolean) =>
    void navigate({ to: '.', search: next as never, replace, resetScroll: next.peek === search.peek });
  return {
    ...rows,
    ...said,
    matching: { search: variables.search, filter: variables.filter },
    key: document.name,
    text: document.text,
    search,
    isSearchable,
    sorts,
    isByText: options.columns.some(({ sort, isText }) => isText && sort === sorts[0]?.field),
    filters,
    isFilterable: document.text.includes('$filter:'),
    where,
    fieldLabels: options.fieldLabels ?? noLabels,
    setText: (text) => {
      const { q: _before, ...rest } = search;
      go(text === '' ? rest : { ...rest, q: text }, true);
    },
    setSorts: (next) => go({ ...search, sort: sortText(next) }, false),
    setFilter: (field, values) => go(withFilter(search, field, values), false),
    clear: () => {
      const { q: _words, filter: _values, ...rest } = search;
      go(rest, false);
    },
    setPeek: (id) => {
      const { peek: before, ...rest } = search;
      go(id === undefined ? rest : { ...rest, peek: id }, before !== undefined);
    },
  };
}

/** An order that no column offers, out of an old link or a mistyped one, is dropped as an unknown filter is. */
function withKnownSort(search: ListSearch, columns: readonly { sort?: string }[]): ListSearch {
  const { sort = '', ...rest } = search;
  const known = sort.split(',').filter((text) => columns.some((column) => column.sort === text.replace(/^-/, '')));
  return known.length > 0 ? { ...rest, sort: known.join(',') } : rest;
}

/** Filters and sorts follow the address, whose words the server checks again. */
function variablesOf(
  search: ListSearch,
  sorts: readonly ListSort[],
  filter: Record<string, unknown>,
): Matching & { sort: unknown } {
  return {
    search: search.q ?? null,
    sort: sorts.map(({ field, isDescending }) => ({ field, direction: isDescending ? 'DESC' : 'ASC' })),
    filter,
  };
}

const noLabels = {};

/** The time zone of the reader's clock. */
export function readersZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A tree of conditions as the server takes it, its days where the reader is; one that cannot be read is the server's to refuse. */
export function whereInput(text: string | undefined): { where?: unknown } {
  if (text === undefined) return {};
  const timeZone = readersZone();
  try {
    return { where: { ...(JSON.parse(text) as object), timeZone } };
  } catch {
    return { where: text };
  }
}

function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
