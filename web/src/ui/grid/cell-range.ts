/** A cell by its place in the whole list and among the columns that are shown. */
export type Place = { row: number; column: number };

/** Cells between two corners, both included. */
export type CellRange = { top: number; bottom: number; start: number; end: number };

export function rangeOf(one: Place, other: Place): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    start: Math.min(one.column, other.column),
    end: Math.max(one.column, other.column),
  };
}

export function hasRow({ top, bottom }: CellRange, row: number): boolean {
  return row >= top && row <= bottom;
}

/** How many cells it has. */
export function sizeOf({ top, bottom, start, end }: CellRange): number {
  return (bottom - top + 1) * (end - start + 1);
}

/** Whole numbers from one to another, both included. */
export function upTo(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_unused, at) => from + at);
}
