import { Failure } from '../failure.ts';
import type { Term } from './list-order.ts';

/** How many rows of a list stand before one of them. */
export type ListOffset = { count: number; isExact: boolean };

/** The values that place a row in an order, as texts. */
export type SortValues = readonly (string | null)[];

/** A row at the edge of a window, by its values in the order, and how many rows stand before that edge. */
export type ListCursor = { values: SortValues; offset: ListOffset };

/** The cursor of a row at the edge of a window; `offset` counts the rows before that edge. */
export function writeCursor(terms: readonly Term[], sortValues: string, offset: ListOffset): string {
  const parts = [signature(terms), offset.count, offset.isExact, readSortValues(sortValues)];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Throws a Failure BAD_CURSOR for a cursor that another order made, or nobody. */
export function readCursor(cursor: string, terms: readonly Term[]): ListCursor {
  const [order, count, isExact, values] = parseCursor(cursor);
  const isOurs =
    order === signature(terms) &&
    Number.isSafeInteger(count) &&
    typeof isExact === 'boolean' &&
    Array.isArray(values) &&
    values.length === terms.length &&
    values.every(isTextOrNull);
  if (isOurs) return { values, offset: { count: Number(count), isExact } };
  throw new Failure('BAD_CURSOR', 'The cursor belongs to another order of this list; ask for its first window again.');
}

/** The values of a row as the database wrote them. */
export function readSortValues(text: string): SortValues {
  const values: SortValues = JSON.parse(text);
  return values;
}

function parseCursor(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function signature(terms: readonly Term[]): string {
  return terms.map((term) => `${term.name}${term.isFalling ? '-' : '+'}`).join('');
}
