import { namesColumn } from '@quarry/contracts/imports';
import { type Wording, wording } from '@quarry/contracts/wording';
import type { Deps } from '../feature.ts';
import { delimitedRow } from './cell-text.ts';
import { findBeginnings } from './change-set-line.store.ts';
import { findNotices, findSetRows, type StoredRefusal } from './change-set-rows.store.ts';
import { findJobOfSet } from './change-set.store.ts';
import { rowWindows } from './file-rows.ts';
import type { ImportRecord } from './import.store.ts';
import { openUpload } from './uploads/index.ts';

/** A row that a job refused, or whose record somebody changed meanwhile. */
export type LeftRow = { position: number; line: number | null; wording: Wording | null };

export type ErrorFileParts = {
  /** A sentence in the reader's language. */
  say: (said: Wording) => string;
  /** The rows of a job that it did not do, behind a position and in its order. */
  leftRows: (jobId: string, after: number, first: number) => Promise<readonly LeftRow[]>;
};

type Fault = { line: number; text: string };

const windowRows = 500;
const byteOrderMark = '\u{feff}';

/**
 * The rows that an import did not take, as a file of the same columns and delimiter, in UTF-8: each with its own cells as they were, and in
 * front its number, what is wrong and what was noticed. Corrected, it is sent again, and the two columns in front are left out then. A row
 * that was taken is not among them, whatever was noticed: sent again it would change nothing. Streamed.
 */
export async function* errorFile(
  deps: Pick<Deps, 'db' | 'storage'>,
  found: ImportRecord,
  parts: ErrorFileParts,
): AsyncGenerator<string, void, undefined> {
  const delimiter = found.reading.delimiter ?? ',';
  const kept = found.columns.flatMap(({ reason }, index) => (reason === 'error_file' ? [] : [index]));
  const { say } = parts;
  const heads = [say(wording('import_row_column')), say(wording('import_fault_column'))];
  const headers = kept.map((index) => found.columns[index]?.header ?? '');
  yield byteOrderMark + delimitedRow([...heads, ...headers], delimiter);
  const left = new Map<number, string>();
  const faults = mergedFaults(setFaults(deps, found, parts), noted(left, jobFaults(deps, found, parts)));
  let fault = await next(faults);
  for await (const { rows } of rowWindows(openUpload(deps, found.uploadId), { after: 0, rows: windowRows })) {
    const lines: string[] = [];
    const beginnings = await beginningsOf(deps, found, rows);
    for (const { line, cells } of rows) {
      while (fault && fault.line < line) fault = await next(faults);
      const text = fault?.line === line ? fault.text : left.get(beginnings.get(line) ?? 0);
      if (text === undefined) continue;
      const own = cells ?? [];
      // What stands beyond the columns is what is wrong with a row that has too many cells.
      const beyond = own.slice(found.columns.length);
      lines.push(delimitedRow([String(line), text, ...kept.map((index) => own[index] ?? ''), ...beyond], delimiter));
    }
    if (lines.length > 0) yield lines.join('');
  }
}

/** Of rows that belong to a record which another row begins: that row. */
async function beginningsOf(
  { db }: Pick<Deps, 'db'>,
  { setId }: ImportRecord,
  rows: readonly { line: number }[],
): Promise<ReadonlyMap<number, number>> {
  const [first, last] = [rows[0], rows.at(-1)];
  return setId === null || !first || !last ? new Map() : findBeginnings(db, setId, { from: first.line, to: last.line });
}

/** What a job left, kept by its line for the further rows of the same record. */
async function* noted(left: Map<number, string>, faults: AsyncGenerator<Fault, void, undefined>) {
  for await (const fault of faults) {
    left.set(fault.line, fault.text);
    yield fault;
  }
}

async function next(faults: AsyncGenerator<Fault, void, undefined>): Promise<Fault | undefined> {
  return (await faults.next()).value ?? undefined;
}

/** Everything that a reading in windows gives. */
async function* all<Row extends { position: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, undefined> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.position;
  }
}

async function* setFaults(
  { db }: Pick<Deps, 'db'>,
  { setId, columns }: ImportRecord,
  { say }: ErrorFileParts,
): AsyncGenerator<Fault, void, undefined> {
  if (setId === null) return;
  const refused = all((after) => findSetRows(db, setId, { after, first: windowRows, plans: ['refused'] }));
  for await (const { position, refusals } of refused) {
    yield { line: position, text: refusals.map((one) => placedText(one, columns, say)).join(' ') };
  }
}

/** A sentence behind the header of its column, where it does not name that itself. */
function placedText(
  { column, wording: said }: StoredRefusal,
  columns: ImportRecord['columns'],
  say: ErrorFileParts['say'],
): string {
  const header = column === null || namesColumn(said) ? undefined : columns[column - 1]?.header;
  return header ? `${header}: ${oneLine(say(said))}` : oneLine(say(said));
}

async function* jobFaults(
  { db }: Pick<Deps, 'db'>,
  { setId, columns }: ImportRecord,
  { say, leftRows }: ErrorFileParts,
): AsyncGenerator<Fault, void, undefined> {
  const jobId = setId === null ? null : await findJobOfSet(db, setId);
  if (setId === null || jobId === null) return;
  const read = async (after: number) => {
    const rows = await leftRows(jobId, after, windowRows);
    const noticed = await findNotices(
      db,
      setId,
      rows.flatMap(({ line }) => line ?? []),
    );
    return rows.map((row) => ({ ...row, notices: noticed.get(row.line ?? 0) ?? [] }));
  };
  for await (const { line, wording: said, notices } of all(read)) {
    const texts = [oneLine(say(said ?? wording('FAILED'))), ...notices.map((one) => placedText(one, columns, say))];
    if (line !== null) yield { line, text: texts.join(' ') };
  }
}

/** A next step begins a line of its own, which a cell has none for. */
function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

/** What either says, in the order of the lines; both have theirs in order. */
async function* mergedFaults(
  one: AsyncGenerator<Fault, void, undefined>,
  other: AsyncGenerator<Fault, void, undefined>,
): AsyncGenerator<Fault, void, undefined> {
  let [left, right] = [await next(one), await next(other)];
  while (left ?? right) {
    if (left && (!right || left.line <= right.line)) {
      yield left;
      left = await next(one);
    } else if (right) {
      yield right;
      right = await next(other);
    }
  }
}
