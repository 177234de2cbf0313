import { reasoned } from '@quarry/contracts/wording';
import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../feature.ts';
import { newId } from '../ids.ts';
import { readCell } from './cell-text.ts';
import { findLinesOf, findNextLines, insertLines, type SetLine } from './change-set-line.store.ts';
import { insertPlannedRows } from './change-set.store.ts';
import type { FileRow } from './file-rows.ts';
import type { GroupImportKind, GroupPlan, RowRefusal } from './import-kind.ts';
import { type FilePlan, type PlannedRow, refused, refusalOf } from './plan-rows.ts';

/** What a file of groups is read by. */
type Columns = Omit<FilePlan, 'kind'>;
type GroupFilePlan = Columns & { kind: GroupImportKind };

/** So many rows are looked at for groups that begin in them. */
const linesAtOnce = 100;

/** Keeps a window of rows until the file has ended, since those of a record may lie apart. A row that tells no record is refused. */
export async function keepLines(tx: Tx, columns: Columns, setId: string, rows: readonly FileRow[]): Promise<void> {
  const read = rows.map((row) => lineOf(columns, row));
  await insertLines(
    tx,
    setId,
    read.filter((row) => 'key' in row),
  );
  await insertPlannedRows(
    tx,
    setId,
    read.filter((row) => 'plan' in row),
  );
}

function lineOf({ mapped, by }: Columns, { line, cells, isLeftOut, complaints }: FileRow): SetLine | PlannedRow {
  const faults = complaints.filter(({ code, column }) =>
    code === 'table_number_rounded'
      ? mapped.some(({ index, target }) => target.isIdentifier && index + 1 === column)
      : isLeftOut,
  );
  const refusals = faults.map(refusalOf);
  if (cells === null) return refused(line, null, refusals);
  const texts = Object.fromEntries(
    mapped.map(({ index, target }) => [target.key, storable(readCell(cells[index] ?? ''))] as const),
  );
  const key = by.keyOf(by.columns.map((column) => texts[column] || null));
  if (key === null) {
    const named = mapped.filter(({ target }) => by.columns.includes(target.key));
    const without = reasoned('row_no_key', { key: named.map(({ header }) => header).join(' + ') });
    return refused(line, cells, [...refusals, { ...without, column: (named[0]?.index ?? -1) + 1 || null }]);
  }
  return { line, key, cells: cells.map(storable), texts, faults: refusals };
}

/** Neither text nor jsonb takes NUL. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}

/**
 * Plans the groups that begin in the next rows behind one: what each creates, leaves as it is, or why all of its rows are refused. Resolves
 * with the row that was reached, undefined where none was left.
 */
export async function planGroups(
  context: RequestContext,
  plan: GroupFilePlan,
  { tx, setId }: { tx: Tx; setId: string },
  after: number,
): Promise<number | undefined> {
  const next = await findNextLines(tx, setId, { after, first: linesAtOnce });
  const reached = next.at(-1)?.line;
  if (reached === undefined) return undefined;
  const lines = await findLinesOf(tx, setId, [...new Set(next.map(({ key }) => key))]);
  const groups = [...Map.groupBy(lines, ({ key }) => key)].map(([key, rows]) => ({ key, rows }));
  const sound = groups.filter(({ rows }) => rows.every(({ faults }) => faults.length === 0));
  const verdicts = await plan.kind.judgeGroups(context, sound);
  const verdictOf = new Map(sound.map(({ key }, at) => [key, verdicts[at]]));
  const rows = groups.flatMap(({ key, rows: own }) => rowsOf(plan, key, own, verdictOf.get(key)));
  await insertPlannedRows(tx, setId, rows);
  return reached;
}

function rowsOf(
  plan: GroupFilePlan,
  key: string,
  lines: readonly SetLine[],
  verdict: GroupPlan | undefined,
): PlannedRow[] {
  const [first] = lines;
  if (!first) return [];
  if (verdict?.plan === 'create' && !plan.creates) {
    const named = plan.mapped.filter(({ target }) => plan.by.columns.includes(target.key));
    const why = reasoned('row_no_match', { key: named.map(({ header }) => header).join(' + '), text: key });
    return refusedRows(lines, new Map([[first.line, [{ ...why, column: (named[0]?.index ?? -1) + 1 || null }]]]));
  }
  if (verdict === undefined || verdict.plan === 'refused')
    return refusedRows(lines, faultsByLine(plan, lines, verdict?.refusals ?? []));
  const creates = verdict.plan === 'create';
  const common = {
    line: first.line,
    creates,
    baseVersion: null,
    refusals: [],
    raw: null,
    matchKey: key,
    identifiers: [],
  };
  const { name } = verdict;
  if (!creates) return [{ ...common, plan: 'unchanged', name, recordId: verdict.recordId, cells: [] }];
  const cells = verdict.cells.flatMap(({ column, value }) => {
    const own = plan.mapped.find(({ target }) => target.key === column);
    const to = { operation: 'set' as const, held: undefined, variantId: null, value };
    return own ? [{ ...to, column: own.target, fileColumn: own.index + 1 }] : [];
  });
  return [{ ...common, plan: 'create', name, recordId: newId(), cells }];
}

type Faults = ReadonlyMap<number, readonly RowRefusal[]>;

function faultsByLine(
  { mapped }: GroupFilePlan,
  lines: readonly SetLine[],
  refusals: Extract<GroupPlan, { plan: 'refused' }>['refusals'],
): Faults {
  const placed = refusals.map(({ line, column, ...why }) => {
    const at = mapped.find(({ target }) => target.key === column);
    return { line: line ?? lines[0]?.line ?? 0, refusal: { ...why, column: at ? at.index + 1 : null } };
  });
  const byLine = Map.groupBy(placed, ({ line }) => line);
  return new Map(
    lines.map(({ line, faults }) => [
      line,
      [...faults.map((fault) => ({ reason: '', ...fault })), ...(byLine.get(line) ?? []).map(({ refusal }) => refusal)],
    ]),
  );
}

/** One faulty row refuses all of its group, so that no record is made of a part of its rows. */
function refusedRows(lines: readonly SetLine[], faults: Faults): PlannedRow[] {
  const faulty = lines.find(({ line }) => (faults.get(line) ?? []).length > 0)?.line ?? 0;
  return lines.map(({ line, cells, key }) => {
    const own = faults.get(line) ?? [];
    const because = { ...reasoned('row_of_group', { row: faulty }), column: null };
    return { ...refused(line, cells, own.length > 0 ? own : [because]), name: key };
  });
}
