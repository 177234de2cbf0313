import { type ChannelField, isRepeated } from '@quarry/contracts/feeds';
import type { ChannelRow } from './evaluate-rules.ts';
import { printValue } from './print-value.ts';
import { itemsOf, type Value } from './value.ts';

/** A column of a delimited file: an attribute, and of a group the parts that its cells hold, in their order. */
export type DelimitedColumn = { field: string; parts: readonly string[] };
export type Delimiter = ',' | '\t' | ';' | '|';

/** The line of names; a group names its parts: `shipping(country:service:price)`. */
export function delimitedHeader(columns: readonly DelimitedColumn[], delimiter: Delimiter): string {
  const names = columns.map(({ field, parts }) => (parts.length === 0 ? field : `${field}(${parts.join(':')})`));
  return line(names, delimiter);
}

/** A row after RFC 4180, with one line end for every platform. */
export function delimitedRow(
  row: ChannelRow,
  columns: readonly DelimitedColumn[],
  fields: readonly ChannelField[],
  delimiter: Delimiter,
): string {
  const named = new Map(fields.map((field) => [field.name, field]));
  const cells = columns.map((column) => {
    const values = row.get(column.field)?.values ?? [];
    const field = named.get(column.field);
    const isAddress = field?.type === 'url' || field?.type === 'image';
    return values.map((value) => cellOf(value, column, isAddress, field !== undefined && isRepeated(field))).join(',');
  });
  return line(cells, delimiter);
}

/** Several values of one cell are parted by commas: where a field takes several, those of an address are encoded, and any other value is quoted. */
function cellOf(value: Value, { parts }: DelimitedColumn, isAddress: boolean, mayBeMany: boolean): string {
  if (value.kind === 'record') {
    const given = parts.map((part) => {
      const found = value.parts[part];
      return found === undefined
        ? ''
        : itemsOf(found)
            .map((item) => quotedPart(printValue(item) ?? ''))
            .join(';');
    });
    return given.join(':');
  }
  const written = printValue(value) ?? '';
  if (!mayBeMany) return written;
  return isAddress ? written.replaceAll(',', '%2C') : quoted(written, /[,"]/);
}

function quotedPart(written: string): string {
  return quoted(written, /[,:;"]/);
}

function quoted(written: string, needs: RegExp): string {
  return needs.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
}

function line(cells: readonly string[], delimiter: Delimiter): string {
  return `${cells.map((cell) => cellText(cell, delimiter)).join(delimiter)}\n`;
}

/** Blanks at the ends are kept by quotes too. */
function cellText(cell: string, delimiter: Delimiter): string {
  const needsQuotes = cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell);
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
