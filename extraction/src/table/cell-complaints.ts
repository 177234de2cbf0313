import { tableLimits } from '@quarry/contracts/imports';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { TableComplaint } from './table-types.ts';

const rounded = /^\s*[+-]?\d(?:[.,]\d{1,14})?E\+(?:0?[7-9]|1\d|2\d)\s*$/i;
const suspect = /[\0\uFFFD]|e\+\d/i;
/** In windows-1252, how UTF-8 begins: more than a first look it is not worth. */
const perhapsUtf8 = /[\u00C2-\u00F4][^\0-\x7F]/;

/** Whether the cells of a row need to be looked at one by one, told by its whole text. */
export function isSuspect(text: string, encoding: string): boolean {
  return (
    text.length * 3 > tableLimits.cellBytes ||
    suspect.test(text) ||
    (encoding === 'windows-1252' && perhapsUtf8.test(text))
  );
}

/** What is wrong with the cells of a row, each with its column. */
export function cellComplaints(
  { row, cells }: { row: number; cells: readonly string[] },
  names: readonly string[],
  encoding: string,
): TableComplaint[] {
  return cells.flatMap((cell, index) => {
    const column = names[index] || String(index + 1);
    const found = faultOf(cell, { row, column }, encoding);
    return found ? { ...found.why, row, column: index + 1, isLeftOut: found.isLeftOut } : [];
  });
}

function faultOf(
  cell: string,
  place: { row: number; column: string },
  encoding: string,
): { why: Reasoned; isLeftOut: boolean } | undefined {
  const { cellBytes } = tableLimits;
  if (cell.length * 3 > cellBytes && Buffer.byteLength(cell) > cellBytes)
    return { why: cellTooLong(place), isLeftOut: true };
  if (cell.includes('\0')) return { why: reasoned('table_nul', place), isLeftOut: true };
  if (cell.includes('\uFFFD') || (encoding === 'windows-1252' && isUtf8(cell)))
    return { why: reasoned('table_encoding_mixed', { ...place, encoding }), isLeftOut: true };
  if (rounded.test(cell))
    return { why: reasoned('table_number_rounded', { ...place, text: cell.trim() }), isLeftOut: false };
  return undefined;
}

/** The complaint about a cell that is larger than the limit. */
export function cellTooLong(place: { row: number; column: string }): Reasoned {
  return reasoned('table_cell_too_long', { ...place, limit: tableLimits.cellBytes / 1024 });
}

let bytesOf: ReadonlyMap<string, number> | undefined;

/** Whether a text that was read as windows-1252 is UTF-8 to its last byte. */
function isUtf8(cell: string): boolean {
  if (!perhapsUtf8.test(cell)) return false;
  bytesOf ??= new Map(
    Array.from(
      new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
      (sign, byte) => [sign, byte],
    ),
  );
  const bytes = Uint8Array.from(cell, (sign) => bytesOf?.get(sign) ?? 0xff);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
