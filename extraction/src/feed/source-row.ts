import type { FeedRowError } from './feed-row.ts';
import type { ExtractionWarning } from '@quarry/contracts';
import type { FieldMeaning } from './field-names.ts';
import { isRepeatable, type FeedField } from './feed-fields.ts';

/** A value as it stood in the feed. `parts` are the sub-elements of a nested one (shipping: country, price, ...). */
export type SourceValue = {
  path: string;
  text: string;
  /** Named by the column or a sibling ("Preis (EUR)", `{ value, currency }`). */
  currency?: string;
  parts?: Record<string, string>;
  /** Stood unquoted in JSON. */
  isBare?: true;
  /** A number of JSON: its point is the decimal sign. */
  isNumber?: true;
  /** Without tax, by the name of its column. */
  isTaxFree?: true;
  /** Written in the namespace of product data, so it wins over a plain RSS or Atom element of the same name. */
  isSpecific: boolean;
};

/** One entry of a feed in the vocabulary of product data, still as text: what every format is read into. */
export type SourceRow = {
  line: number;
  values: Partial<Record<FeedField, SourceValue>>;
  /** Second and further values of fields that may stand several times. */
  repeats: { field: FeedField; value: SourceValue }[];
  /** What no field of ours stands for, under its own name. */
  attributes: { name: string; text: string }[];
  warnings: ExtractionWarning[];
};

/** An entry that could not be read as one. */
export type SourceFault = FeedRowError & { line: number; id: string | null };

export type SourceItem = SourceRow | SourceFault;

/** Turns text into entries. `push` gets the next part of the text and gives the entries completed by it; the last call has `isLast`. */
export type SourceReader = { push: (text: string, isLast: boolean) => SourceItem[] };

export function isFault(item: SourceItem): item is SourceFault {
  return 'code' in item;
}

export function emptyRow(line: number): SourceRow {
  return { line, values: {}, repeats: [], attributes: [], warnings: [] };
}

/** The values of a field whose text counts, in the order of the feed. */
export function valuesOf(
  { values, repeats }: SourceRow,
  field: FeedField,
  counts: (text: string) => boolean,
): SourceValue[] {
  const first = values[field];
  const all = first !== undefined && counts(first.text) ? [first] : [];
  for (const repeat of repeats) {
    if (repeat.field === field && counts(repeat.value.text)) all.push(repeat.value);
  }
  return all;
}

/** Puts one value where its name belongs; blank text adds nothing. */
export function addValue(row: SourceRow, meaning: FieldMeaning, text: string, parts?: Record<string, string>): void {
  if (text === '' && parts === undefined) return;
  const { field } = meaning;
  if (field === null) {
    row.attributes.push({ name: meaning.name, text });
    return;
  }
  const value: SourceValue = { path: meaning.path, text, isSpecific: meaning.isSpecific };
  if (meaning.currency !== undefined) value.currency = meaning.currency;
  if (parts !== undefined) value.parts = parts;
  if (meaning.isBare === true) value.isBare = true;
  if (meaning.isNumber === true) value.isNumber = true;
  if (meaning.isTaxFree === true) value.isTaxFree = true;
  placeValue(row, field, value);
}

/** Puts a finished value under its field: the first stands, unless a more specific one follows; another one that differs is kept as an attribute. */
export function placeValue(row: SourceRow, field: FeedField, value: SourceValue): void {
  const standing = row.values[field];
  if (standing === undefined) row.values[field] = value;
  else if (standing.isTaxFree === true && value.isTaxFree !== true) {
    // What a buyer pays includes tax.
    row.values[field] = value;
    row.repeats.push({ field, value: standing });
  } else if (isRepeatable(field) && (field !== 'price' || value.isSpecific === standing.isSpecific))
    row.repeats.push({ field, value });
  else if (standing.text.trim() === '' || (value.isSpecific && !standing.isSpecific)) row.values[field] = value;
  else if (value.isSpecific && value.text !== standing.text)
    row.attributes.push({ name: value.path, text: value.text });
}
