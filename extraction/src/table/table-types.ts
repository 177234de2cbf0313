import type { Reasoned } from '@quarry/contracts/wording';

/**
 * A row with as many cells as there are columns. `row` counts as a spreadsheet program does: the first row of the file is 1, blank rows
 * count, a cell of several lines does not make several rows.
 */
export type TableRow = { row: number; cells: string[] };

/** What is wrong in a row, with the next step. `column` counts from 1, null for the row as a whole. */
export type TableComplaint = Reasoned & {
  row: number;
  column: number | null;
  /** Whether the row is not among the rows because of it. */
  isLeftOut: boolean;
  /** The cells of a row that is left out, as many as it has; absent where they cannot be told. */
  cells?: string[];
};

/** What is known at the end of a table. */
export type TableSummary = {
  rows: number;
  leftOut: number;
  blankRows: number;
  encoding: string | null;
  delimiter: string | null;
  compression: 'gzip' | 'zstd' | null;
  /** The file as a whole is not taken; rows that came before are no table either. */
  refusal?: Reasoned;
};

/** The columns come first, once; the summary is last. */
export type TableItem =
  | { kind: 'columns'; names: string[]; row: number; complaints: TableComplaint[] }
  | { kind: 'rows'; rows: TableRow[]; complaints: TableComplaint[] }
  | { kind: 'end'; summary: TableSummary };
