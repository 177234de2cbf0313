import { filterValues, type ListSearch } from '../routing/index.ts';

/** One filter a list offers; `toInput` turns the texts of the address into the server's input. */
export type ListFilter = {
  field: string;
  label: string;
  options: readonly FilterOption[];
  isMultiple: boolean;
  toInput: (values: readonly string[]) => unknown;
};

export type FilterOption = { value: string; label: string };

/** Any of several values: a status, a kind, a brand. */
export function choiceFilter(field: string, label: string, options: readonly FilterOption[]): ListFilter {
  return { field, label, options, isMultiple: true, toInput: (values) => [...values] };
}

/** Yes or no. */
export function flagFilter(field: string, label: string, texts: { yes: string; no: string }): ListFilter {
  const options = [
    { value: 'true', label: texts.yes },
    { value: 'false', label: texts.no },
  ];
  return { field, label, options, isMultiple: false, toInput: ([value]) => value === 'true' };
}

/** One of a few numbers, such as a threshold. */
export function numberFilter(field: string, label: string, options: readonly FilterOption[]): ListFilter {
  return { field, label, options, isMultiple: false, toInput: ([value]) => Number(value) };
}

/** Values that the filter does not offer are dropped: an old link still opens, with what still holds. */
function knownValues(filter: ListFilter, values: readonly string[]): string[] {
  const known = values.filter((value) => filter.options.some((option) => option.value === value));
  return filter.isMultiple ? known : known.slice(0, 1);
}

export type ActiveFilter = ListFilter & { values: readonly string[] };

/** The filters with the values that the address gives them. */
export function activeFilters(filters: readonly ListFilter[], search: ListSearch): ActiveFilter[] {
  return filters.map((filter) => ({ ...filter, values: knownValues(filter, filterValues(search, filter.field)) }));
}

/** What the filters ask of the server; one without a value asks nothing. */
export function filterInput(filters: readonly ActiveFilter[]): Record<string, unknown> {
  const active = filters.filter(({ values }) => values.length > 0);
  return Object.fromEntries(active.map(({ field, values, toInput }) => [field, toInput(values)]));
}
