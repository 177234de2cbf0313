import type { ListSort } from '../../../../ui/routing/index.ts';

/** One page of a list, and how many rows the whole of it has. */
export type Page<Row> = { rows: readonly Row[]; total: number };

type Wanted = { q: string; sort: ListSort; page: number; perPage: number };

/** What a row is searched by and sorted by. */
export type RowTexts<Row> = {
  textsOf: (row: Row) => readonly string[];
  keys: Readonly<Record<string, (row: Row) => string | number>>;
};

const collator = new Intl.Collator('en', { sensitivity: 'accent', numeric: true });

/** The rows that are searched for, in the order that is wanted, whole. */
export function rowsFor<Row>(
  rows: readonly Row[],
  { q, sort }: Omit<Wanted, 'page' | 'perPage'>,
  by: RowTexts<Row>,
): Row[] {
  const text = q.trim().toLowerCase();
  const found = rows.filter((row) => by.textsOf(row).some((one) => one.toLowerCase().includes(text)));
  const keyOf = Object.hasOwn(by.keys, sort.field) ? by.keys[sort.field] : undefined;
  if (!keyOf) return found;
  const sign = sort.isDescending ? -1 : 1;
  return found.toSorted((left, right) => sign * compared(keyOf(left), keyOf(right)));
}

/** A page cut from rows that are all at hand. */
export function pageOf<Row>(rows: readonly Row[], wanted: Wanted, by: RowTexts<Row>): Page<Row> {
  const found = rowsFor(rows, wanted, by);
  const start = (wanted.page - 1) * wanted.perPage;
  return { rows: found.slice(start, start + wanted.perPage), total: found.length };
}

function compared(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right));
}

/** The numbers that stand in a row of pages: the first, the last, and those around the current one; 0 is a gap. */
export function shownPages(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count].filter((one) => one >= 1 && one <= count);
  const pages = [...new Set(near)].toSorted((left, right) => left - right);
  return pages.flatMap((one, index) => (one - (pages[index - 1] ?? one) > 1 ? [0, one] : [one]));
}
