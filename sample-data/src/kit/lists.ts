import { asWhole, parameter, type SampleRequest } from './request.ts';

/** The rows of which any searched field contains the text; all rows without a text. */
export function searched<Row>(
  rows: readonly Row[],
  text: string | undefined,
  fieldsOf: (row: Row) => readonly unknown[],
): readonly Row[] {
  const wanted = normalised(text);
  if (wanted === '') return rows;
  return rows.filter((row) => fieldsOf(row).some((field) => normalised(field).includes(wanted)));
}

/** Trimmed and in small letters; numbers as their plain decimal text. */
export function normalised(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
}

const collator = new Intl.Collator('en', { sensitivity: 'accent' });

export type Direction = 'asc' | 'desc';
export type SortKey = string | number | null | undefined;

/** A sorted copy; equal rows keep their order, and rows without the value come last. */
export function sorted<Row>(rows: readonly Row[], keyOf: (row: Row) => SortKey, direction: Direction = 'asc'): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [leftKey, rightKey] = [keyOf(left), keyOf(right)];
    const [leftIsMissing, rightIsMissing] = [isMissing(leftKey), isMissing(rightKey)];
    if (leftIsMissing || rightIsMissing) return Number(leftIsMissing) - Number(rightIsMissing);
    return sign * compared(leftKey, rightKey);
  });
}

function isMissing(key: SortKey): boolean {
  return key === undefined || key === null;
}

function compared(left: SortKey, right: SortKey): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right));
}

/** The `sort` parameter, or what the list does without one. */
export function directionOf(request: SampleRequest, usual: Direction): Direction {
  const wanted = parameter(request, 'sort')?.toLowerCase();
  return wanted === 'asc' || wanted === 'desc' ? wanted : usual;
}

export type Window = { page: number; perPage: number };

/** The `page` and `perPage` parameters; what is not a positive whole number counts as absent. */
export function windowOf(request: SampleRequest, usualPerPage: number): Window {
  return {
    page: asWhole(parameter(request, 'page')) || 1,
    perPage: asWhole(parameter(request, 'perPage')) || usualPerPage,
  };
}

export function cut<Row>(rows: readonly Row[], { page, perPage }: Window): Row[] {
  return rows.slice((page - 1) * perPage, page * perPage);
}
