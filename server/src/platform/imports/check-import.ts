import { type Actor, may, rowScopeOf } from '../auth/index.ts';
import { reachOnly, type Tx } from '../db/index.ts';
import type { Deps, RequestContext } from '../feature.ts';
import type { BatchOutcome, HeldRun, RunKind } from '../runs/index.ts';
import { findEarlierLines, insertPlannedRows, setChangeSetState } from './change-set.store.ts';
import { type RowWindow, rowWindows } from './file-rows.ts';
import { keepLines, planGroups } from './plan-groups.ts';
import { type ImportKind, kindWithin } from './import-kind.ts';
import { findCheckedImport, type ImportRecord, updateImport } from './import.store.ts';
import { type FilePlan, planRows } from './plan-rows.ts';
import type { RowMarks } from './repeated-rows.ts';
import { openUpload } from './uploads/index.ts';

/** The kinds that are imported, and who somebody is as a worker acts for them. */
export type ImportWork = {
  kinds: ReadonlyMap<string, ImportKind>;
  actorOf: (tx: Tx, userId: string) => Promise<Actor | undefined>;
};

/** Files that a worker has open between two windows; more are read again from their beginning. */
const mostOpen = 4;

type OpenFile = { line: number; windows: AsyncGenerator<RowWindow, void, undefined> };

/**
 * Checks of imports: each window of rows is read, planned and kept in one transaction. A file stays open from window to window; anyone who
 * takes a check over reads it from the beginning and passes over the rows that were kept.
 */
export function importChecks(work: ImportWork): RunKind {
  const open = new Map<string, OpenFile>();
  return {
    entity: 'import',
    table: 'import',
    rowsPerBatch: 500,
    sliceMs: 2_000,
    batch: (tx, deps, run, rows) => checkWindow(tx, deps, { work, open }, run, rows),
  };
}

async function checkWindow(
  tx: Tx,
  deps: Deps,
  { work, open }: { work: ImportWork; open: Map<string, OpenFile> },
  run: HeldRun,
  most: number,
): Promise<BatchOutcome> {
  const found = await findCheckedImport(tx, run.id);
  const known = work.kinds.get(found.kind);
  const kind = known && kindWithin(known, found.withinId);
  const actor = await work.actorOf(tx, found.ownerId);
  if (!kind || !actor || !may(actor, ...kind.right)) {
    await closeFile(open, run.id);
    return { kind: 'right_gone' };
  }
  const { setId } = found;
  if (setId === null) throw new Error(`The import ${found.id} is checked without a change set.`);
  const grouped = groupedOf(run.cursor);
  const window = grouped === undefined ? await nextWindow(deps, open, found, run, most) : undefined;
  await reachOnly(tx, rowScopeOf(actor));
  // What is read is of this transaction, and a batch that failed is read anew.
  const context: RequestContext = { actor, deps: { ...deps, db: tx }, requestId: run.id };
  const plan = await planOf(deps, tx, kind, found);
  if (window === undefined) {
    if (!kind.judgeGroups) throw new Error(`The import ${found.id} has groups, and its kind has none.`);
    const next = await planGroups(context, { ...plan, kind }, { tx, setId }, grouped ?? 0);
    if (next !== undefined) return { kind: 'more', cursor: { grouped: next } };
    await setChangeSetState(tx, setId, { state: 'ready', now: deps.clock.now() });
    return { kind: 'done' };
  }
  if (kind.judgeGroups) await keepLines(tx, plan, setId, window.rows);
  else {
    const earlier = (asked: RowMarks) => findEarlierLines(tx, setId, asked);
    await insertPlannedRows(tx, setId, await planRows(context, { ...plan, kind }, window.rows, earlier));
  }
  if (window.summary === undefined) return { kind: 'more', cursor: { line: lineReached(open, run.id, window) } };
  await closeFile(open, run.id);
  const isTable = await endReading(tx, deps, found, window);
  if (isTable && kind.judgeGroups) return { kind: 'more', cursor: { grouped: 0 } };
  await setChangeSetState(tx, setId, { state: isTable ? 'ready' : 'discarded', now: deps.clock.now() });
  return { kind: 'done' };
}

/** The row of the file whose group was planned last; undefined while the file is read. */
function groupedOf(cursor: unknown): number | undefined {
  return typeof cursor === 'object' && cursor !== null && 'grouped' in cursor ? Number(cursor.grouped) : undefined;
}

async function planOf(deps: Deps, tx: Tx, kind: ImportKind, found: ImportRecord): Promise<Omit<FilePlan, 'kind'>> {
  const targets = new Map((await kind.columns({ ...deps, db: tx })).map((target) => [target.key, target]));
  const by = kind.keys.find(({ name }) => name === found.matchBy);
  if (!by) throw new Error(`The import ${found.id} matches by ${found.matchBy}, which its kind does not know.`);
  const mapped = found.columns.flatMap(({ header, target, mode }, index) => {
    const column = target === null ? undefined : targets.get(target);
    return column ? [{ index, header, target: column, mode }] : [];
  });
  return { mapped, by, creates: found.creates };
}

async function nextWindow(
  deps: Deps,
  open: Map<string, OpenFile>,
  { id, uploadId }: ImportRecord,
  run: HeldRun,
  most: number,
): Promise<RowWindow> {
  const after = lineOf(run.cursor);
  const kept = open.get(id);
  const file = kept?.line === after ? kept : await openFile(deps, open, { id, uploadId, after, most });
  const { value, done } = await file.windows.next();
  if (done || !value) throw new Error(`The file of the import ${id} ended without its summary.`);
  // A window that is not kept in the end is asked for again, and the file then opened anew.
  file.line = value.rows.at(-1)?.line ?? after;
  return value;
}

function lineOf(cursor: unknown): number {
  return typeof cursor === 'object' && cursor !== null && 'line' in cursor ? Number(cursor.line) : 0;
}

function lineReached(open: ReadonlyMap<string, OpenFile>, id: string, { rows }: RowWindow): number {
  return rows.at(-1)?.line ?? open.get(id)?.line ?? 0;
}

async function openFile(
  deps: Deps,
  open: Map<string, OpenFile>,
  { id, uploadId, after, most }: { id: string; uploadId: string; after: number; most: number },
): Promise<OpenFile> {
  await closeFile(open, id);
  const [oldest] = open.keys();
  if (oldest !== undefined && open.size >= mostOpen) await closeFile(open, oldest);
  const file = { line: after, windows: rowWindows(openUpload(deps, uploadId), { after, rows: most }) };
  open.set(id, file);
  return file;
}

async function closeFile(open: Map<string, OpenFile>, id: string): Promise<void> {
  await open.get(id)?.windows.return();
  open.delete(id);
}

/** Keeps what is known of the file at its end; whether it was a table. One that is none is not applied, whatever of it was read. */
async function endReading(tx: Tx, deps: Deps, found: ImportRecord, { summary }: RowWindow): Promise<boolean> {
  const { encoding = null, delimiter = null, refusal } = summary ?? {};
  const known = { ...found.reading, encoding, delimiter };
  const reading = refusal ? { ...known, refusal: { code: refusal.code, wording: refusal.wording } } : known;
  await updateImport(tx, found.id, { reading }, { now: deps.clock.now(), rises: false });
  return refusal === undefined;
}
