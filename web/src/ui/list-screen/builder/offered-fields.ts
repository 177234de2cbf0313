import type { ListFieldsQuery } from './list-fields.operations.generated.ts';
import type { FilterOption, ListFilter } from '../list-filter.ts';

type Described = ListFieldsQuery['listFields'][number];

/** A field that a person may ask the list about. */
export type OfferedField = Described & {
  label: string;
  /** The values of a choice, and of yes and no; of records by name, those that the filter names. */
  options: readonly FilterOption[];
};

type Source = {
  filters: readonly ListFilter[];
  columns: readonly { key: string; header: string; sort?: string; path?: string }[];
  /** Names of fields that are neither a filter nor a column of the screen. */
  labels: Readonly<Record<string, string>>;
  /** Whether the reader may be offered records of a subject. */
  canRead: (subject: string) => boolean;
  /** Records that the filter names, by id. */
  names: ReadonlyMap<string, string>;
  /** What a flag without words of its own says. */
  yes: string;
  no: string;
};

/** The fields that the screen has a name for, each called as its filter or its column is. */
export function offeredFields(described: readonly Described[], source: Source): OfferedField[] {
  return described.flatMap((field) => {
    const label = labelOf(field.name, source);
    const options = optionsOf(field, source);
    const needsOptions = field.type === 'choice' || (field.type === 'id' && !field.of);
    const isOffered = field.of ? source.canRead(field.of) : !needsOptions || options.length > 0;
    return label === undefined || !isOffered ? [] : [{ ...field, label, options }];
  });
}

function labelOf(name: string, { filters, columns, labels }: Source): string | undefined {
  const filter = filters.find(({ field }) => field === name);
  const column = columns.find(({ key, sort, path }) => [key, sort, path].includes(name));
  return labels[name] ?? filter?.label ?? column?.header;
}

function optionsOf({ name, type, choices, of }: Described, source: Source): readonly FilterOption[] {
  const { filters, names, yes, no } = source;
  if (of) return [...names].map(([value, label]) => ({ value, label }));
  const options = filters.find(({ field }) => field === name)?.options ?? [];
  if (type === 'flag' && options.length === 0) {
    return [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ];
  }
  return options.length > 0 ? options : choices.map((value) => ({ value, label: value }));
}
