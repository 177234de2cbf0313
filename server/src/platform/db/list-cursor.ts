import { Failure } from '../failure.ts';
import type { SortKey } from './list.ts';
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
    values.every((value, at) => value === null || isWrittenAs(terms[at]?.type, value));
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

/** Whether the database could have written the value: one that it cannot read back would end as an error of ours. */
function isWrittenAs(type: SortKey['type'] | undefined, value: unknown): boolean {
  if (typeof value !== 'string' || value.includes('\0')) return false;
  switch (type) {
    case 'uuid':
      return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
    case 'bigint':
      return /^-?\d{1,18}$/.test(value);
    case 'integer':
      return /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) < 2 ** 31;
    case 'real':
      return /^-?\d+(\.\d+)?(e[+-]?\d{1,2})?$/.test(value) && Math.abs(Number(value)) < 3e38;
    case 'date':
      return isDay(value);
    case 'timestamptz':
      return isMoment(value);
    default:
      return true;
  }
}

/** `2026-02-28 09:30:00.123456+00`, of a day and an hour that exist. */
function isMoment(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(value)) return false;
  return !Number.isNaN(Date.parse(value)) && isDay(value.slice(0, 10));
}

function isDay(value: string): boolean {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(value);
}

function signature(terms: readonly Term[]): string {
  return terms
    .map(
      ({ name, nameOrder, isFalling }) =>
        `${name}${nameOrder ? `@${nameOrder.signature}` : ''}${isFalling ? '-' : '+'}`,
    )
    .join('');
}
