import { readTable, type TableComplaint, type TableItem, type TableSummary } from '@quarry/extraction/table';
import type { FileSample } from './guess-columns.ts';

/** A row of a file with what its reader says of it; without cells where they could not be told apart. */
export type FileRow = {
  line: number;
  cells: readonly string[] | null;
  isLeftOut: boolean;
  complaints: TableComplaint[];
};

/** The first rows of a file, what is said of its columns, and what is known of it by then. */
export type FileHead = FileSample & {
  complaints: readonly TableComplaint[];
  /** What is known at the end of the file; undefined where it goes on. */
  summary: TableSummary | undefined;
};

/** Reads columns and first rows. */
export async function readHead(chunks: AsyncIterable<Uint8Array>, mostRows: number): Promise<FileHead> {
  const head: FileHead & { rows: (readonly string[])[] } = {
    headers: [],
    rows: [],
    complaints: [],
    summary: undefined,
  };
  for await (const item of readTable(chunks)) {
    if (item.kind === 'columns') Object.assign(head, { headers: item.names, complaints: item.complaints });
    else if (item.kind === 'end') head.summary = item.summary;
    else head.rows.push(...item.rows.map(({ cells }) => cells));
    if (head.rows.length >= mostRows) break;
  }
  return { ...head, rows: head.rows.slice(0, mostRows) };
}

/** A window of rows; the last one has what is known at the end. */
export type RowWindow = { rows: FileRow[]; summary: TableSummary | undefined };

/** The rows behind a line in windows, in the order of their lines; no more than a window and a part of the file is held. */
export async function* rowWindows(
  chunks: AsyncIterable<Uint8Array>,
  { after, rows: most }: { after: number; rows: number },
): AsyncGenerator<RowWindow, void, undefined> {
  let begun: FileRow[] = [];
  for await (const item of readTable(chunks)) {
    if (item.kind === 'end') {
      yield { rows: begun, summary: item.summary };
      return;
    }
    for (const row of rowsOf(item).filter(({ line }) => line > after)) {
      leaveOutCut(begun.at(-1), row);
      begun.push(row);
    }
    // The last row is kept back, since what follows may say that it was cut.
    while (begun.length > most) {
      yield { rows: begun.slice(0, most), summary: undefined };
      begun = begun.slice(most);
    }
  }
}

/** A file that breaks off does so within a row, of which too little may be left to be seen as such. */
function leaveOutCut(last: FileRow | undefined, { line, complaints }: FileRow): void {
  const cut = complaints.find(({ code }) => code === 'compression_damaged');
  if (!cut || last?.line !== line - 1) return;
  last.isLeftOut = true;
  last.complaints.push(cut);
}

function rowsOf(item: Exclude<TableItem, { kind: 'end' }>): FileRow[] {
  if (item.kind === 'columns') return [];
  const byLine = new Map<number, FileRow>();
  for (const { row: line, cells } of item.rows) byLine.set(line, { line, cells, isLeftOut: false, complaints: [] });
  for (const complaint of item.complaints) {
    const row = byLine.get(complaint.row) ?? { line: complaint.row, cells: null, isLeftOut: true, complaints: [] };
    byLine.set(row.line, row);
    row.complaints.push(complaint);
    row.cells ??= complaint.cells ?? null;
  }
  return [...byLine.values()].toSorted((one, other) => one.line - other.line);
}
