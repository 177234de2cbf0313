import { formatMinor } from '@quarry/contracts/money';
import { getNamedType, type GraphQLObjectType, isObjectType } from 'graphql';

/** What one column of an export is called, and where its value stands in a row: `brand.name`. */
export type ExportColumn = { header: string; path: string };

export type ExportFormat = 'csv' | 'jsonl';

/** How the rows of a list become lines of a file. */
export type LineWriter = {
  contentType: string;
  /** What stands before the first row. */
  head: string;
  line: (row: object) => string;
};

/** Writes the rows of a type; throws nothing for what a row lacks. */
export function lineWriter(
  format: ExportFormat,
  type: GraphQLObjectType,
  columns: readonly ExportColumn[],
): LineWriter {
  return format === 'csv' ? csvWriter(type, columns) : jsonWriter(columns);
}

/** The first path that names no field of the type, if any. */
export function unknownPath(type: GraphQLObjectType, columns: readonly ExportColumn[]): string | undefined {
  return columns.find(({ path }) => typeAt(type, path) === undefined)?.path;
}

function jsonWriter(columns: readonly ExportColumn[]): LineWriter {
  const line = (row: object) =>
    `${JSON.stringify(Object.fromEntries(columns.map(({ path }) => [path, valueAt(row, path) ?? null])))}\n`;
  return { contentType: 'application/jsonl; charset=utf-8', head: '', line };
}

/** RFC 4180 in UTF-8, with the mark by which spreadsheets know it. An amount of money takes two columns: the decimal and its currency. */
function csvWriter(type: GraphQLObjectType, columns: readonly ExportColumn[]): LineWriter {
  const parts = columns.map(({ header, path }) => ({ header, path, isMoney: typeAt(type, path) === 'Money' }));
  const record = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;
  const headers = parts.flatMap(({ header, isMoney }) =>
    isMoney ? [neutral(header), neutral(`${header} (ISO 4217)`)] : [neutral(header)],
  );
  return {
    contentType: 'text/csv; charset=utf-8; header=present',
    head: `\u{feff}${record(headers)}`,
    line: (row) =>
      record(
        parts.flatMap(({ path, isMoney }) => (isMoney ? moneyCells(valueAt(row, path)) : [cellOf(valueAt(row, path))])),
      ),
  };
}

function moneyCells(value: unknown): [string, string] {
  if (typeof value !== 'object' || value === null || !('minor' in value) || !('currency' in value)) return ['', ''];
  const { minor, currency } = value;
  if (typeof minor !== 'number' || typeof currency !== 'string') return ['', ''];
  return [formatMinor(minor, currency), currency];
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return neutral(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return neutral(value.join('; '));
  return neutral(JSON.stringify(value));
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it. One that begins with apostrophes and would be taken
 * for such a text gets one more, so that taking one away gives back what was there.
 */
function neutral(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function valueAt(row: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, field) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, field)
          ? Reflect.get(value, field)
          : undefined,
      row,
    );
}

/** The name of the type of a path's value; undefined where the path leads nowhere. */
function typeAt(type: GraphQLObjectType, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(type.getFields(), name) ? type.getFields()[name] : undefined;
  if (!field) return undefined;
  const named = getNamedType(field.type);
  if (rest.length === 0) return named.name;
  return isObjectType(named) ? typeAt(named, rest.join('.')) : undefined;
}
