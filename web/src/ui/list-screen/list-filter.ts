import type { Subject } from '@quarry/contracts/access';
import { filterValues, type ListSearch } from '../routing/index.ts';

/** One filter a list offers; `toInput` turns the texts of the address into the server's input. */
export type ListFilter = {
  field: string;
  label: string;
  options: readonly FilterOption[];
  isMultiple: boolean;
  toInput: (values: readonly string[]) => unknown;
  /** Whose records the values name; they are found by typing instead of offered. */
  of?: Subject;
  /** Reads a value that is not among the options, such as a time; nothing where it is none. */
  read?: (value: string) => FilterOption | undefined;
  /** Its value is a day, which is typed or picked. */
  isDay?: boolean;
};

export type FilterOption = { value: string; label: string };

/** Any of several values: a status, a kind, a brand. */
export function choiceFilter(field: string, label: string, options: readonly FilterOption[]): ListFilter {
  return { field, label, options, isMultiple: true, toInput: (values) => [...values] };
}

/** Any of many records, found by typing; an address may name any. */
export function recordFilter(field: string, label: string, of: Subject): ListFilter {
  return { ...choiceFilter(field, label, []), of, read: (id) => ({ value: id, label: id }) };
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

const dayMs = 86_400_000;
const offeredDays = [1, 7, 30];

/** Since a time: a few are offered, an address may name any. `timeText` writes one for the reader. */
export function sinceFilter(field: string, label: string, timeText: (at: string) => string, now: number): ListFilter {
  const optionAt = (at: number): FilterOption => {
    const value = new Date(at).toISOString();
    return { value, label: timeText(value) };
  };
  return {
    field,
    label,
    options: offeredDays.map((days) => optionAt(now - days * dayMs)),
    isMultiple: false,
    toInput: ([value]) => value,
    read: (value) => (Number.isNaN(Date.parse(value)) ? undefined : optionAt(Date.parse(value))),
  };
}

/** A day of the calendar, `2027-01-31`, that is the same in every time zone; `dayText` writes one for the reader. */
export function dayFilter(field: string, label: string, dayText: (day: string) => string): ListFilter {
  const read = (day: string) => (isDay(day) ? { value: day, label: dayText(day) } : undefined);
  return { field, label, options: [], isMultiple: false, isDay: true, toInput: ([day]) => day, read };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Values that the filter does not offer are dropped: an old link still opens, with what still holds. */
function knownValues(filter: ListFilter, values: readonly string[]): string[] {
  const known = values.filter((value) => optionOf(filter, value) !== undefined);
  return filter.isMultiple ? known : known.slice(0, 1);
}

function optionOf({ options, read }: ListFilter, value: string): FilterOption | undefined {
  return options.find((option) => option.value === value) ?? read?.(value);
}

export type ActiveFilter = ListFilter & { values: readonly string[] };

/** The filters with the values that the address gives them. */
export function activeFilters(filters: readonly ListFilter[], search: ListSearch): ActiveFilter[] {
  return filters.map((filter) => {
    const values = knownValues(filter, filterValues(search, filter.field));
    const isOffered = (value: string) => filter.options.some((option) => option.value === value);
    const further = values.filter((value) => !isOffered(value)).flatMap((value) => optionOf(filter, value) ?? []);
    return { ...filter, values, options: [...filter.options, ...further] };
  });
}

/** What the filters ask of the server; one without a value asks nothing. */
export function filterInput(filters: readonly ActiveFilter[]): Record<string, unknown> {
  const active = filters.filter(({ values }) => values.length > 0);
  return Object.fromEntries(active.map(({ field, values, toInput }) => [field, toInput(values)]));
}
