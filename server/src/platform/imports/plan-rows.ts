import type { ImportMode } from '@quarry/contracts/imports';
import { reasoned } from '@quarry/contracts/wording';
import type { RequestContext } from '../feature.ts';
import { newId } from '../ids.ts';
import { readCell } from './cell-text.ts';
import type { FileRow } from './file-rows.ts';
import type {
  FoundRecord,
  RowImportKind,
  MatchKey,
  ParsedCell,
  PlannedCell,
  RowRefusal,
  TargetColumn,
} from './import-kind.ts';
import { type EarlierLines, refuseRepeated } from './repeated-rows.ts';

/** A column of the file that goes somewhere. */
export type MappedColumn = { index: number; header: string; target: TargetColumn; mode: ImportMode };

/** How the rows of a file become a change set. */
export type FilePlan = { kind: RowImportKind; mapped: readonly MappedColumn[]; by: MatchKey; creates: boolean };

/** What is to be done by a row. */
export type PlannedRow = {
  line: number;
  recordId: string | null;
  creates: boolean;
  baseVersion: number | null;
  name: string | null;
  plan: 'create' | 'change' | 'unchanged' | 'refused';
  refusals: readonly RowRefusal[];
  raw: readonly string[] | null;
  matchKey: string | null;
  /** What else no further row of the file may have. */
  identifiers: readonly string[];
  cells: readonly PlannedCell[];
};

type ReadRow = FileRow & { cells: readonly string[]; texts: readonly string[]; parsed: readonly ParsedCell[] };
type KeyedRow = ReadRow & { key: string | null; faults: readonly RowRefusal[] };
type Draft = KeyedRow & { found: FoundRecord | null; planned: readonly PlannedCell[] };
type MarkedDraft = Draft & { identifiers: readonly string[] };

/** Plans a window of rows: what each creates, changes, leaves as it is, or why it is refused. Nothing is written. */
export async function planRows(
  context: RequestContext,
  plan: FilePlan,
  rows: readonly FileRow[],
  earlierLines: EarlierLines,
): Promise<PlannedRow[]> {
  const read = await readRows(context, plan, rows);
  const keyed = read.map((row) => withKey(plan, row));
  const found = await findRecords(context, plan, keyed);
  const drafts = keyed.map((row) => draftOf(plan, row, row.key === null ? [] : (found.get(row.key) ?? [])));
  const once = await refuseRepeated(plan, drafts, earlierLines);
  const judged = await judge(context, plan, once);
  const byLine = new Map(judged.map((row) => [row.line, row]));
  return rows.map((row) => byLine.get(row.line) ?? leftOut(row));
}

function leftOut({ line, cells, complaints }: FileRow): PlannedRow {
  return refused(line, cells, complaints.map(refusalOf));
}

/** A row that is not taken, with its cells as they were. */
export function refused(line: number, cells: readonly string[] | null, refusals: readonly RowRefusal[]): PlannedRow {
  const nothing = { recordId: null, creates: false, baseVersion: null, name: null, matchKey: null };
  return { ...nothing, line, plan: 'refused', refusals, raw: cells, identifiers: [], cells: [] };
}

/** What the reader of tables says of a row as a refusal of it. */
export function refusalOf({ code, reason, wording, column }: FileRow['complaints'][number]): RowRefusal {
  return { code, reason, wording, column };
}

async function readRows(
  context: RequestContext,
  { kind, mapped }: FilePlan,
  rows: readonly FileRow[],
): Promise<ReadRow[]> {
  const whole = rows.flatMap((row) => {
    const { cells, isLeftOut } = row;
    if (cells === null || isLeftOut) return [];
    return [{ ...row, cells, texts: mapped.map(({ index }) => readCell(cells[index] ?? '')) }];
  });
  const targets = mapped.map(({ target }) => target);
  const parsed = await kind.read(
    context,
    targets,
    whole.map(({ texts }) => texts),
  );
  return whole.map((row, at) => ({ ...row, parsed: withRounded(mapped, row, parsed[at] ?? []) }));
}

/** What a spreadsheet rounded is no identifier any more, and may well be a number. */
function withRounded(
  mapped: readonly MappedColumn[],
  { complaints }: FileRow,
  parsed: readonly ParsedCell[],
): ParsedCell[] {
  const rounded = complaints.filter(({ code }) => code === 'table_number_rounded');
  return parsed.map((cell, at) => {
    const { index, target } = mapped[at]!;
    const why = target.isIdentifier && rounded.find(({ column }) => column === index + 1);
    return why ? { why } : cell;
  });
}

function withKey({ mapped, by }: FilePlan, row: ReadRow): KeyedRow {
  const places = by.columns.map((key) => mapped.findIndex(({ target }) => target.key === key));
  const faults = places.flatMap((at): RowRefusal[] => {
    const cell = row.parsed[at];
    return cell && 'why' in cell ? [{ ...cell.why, column: mapped[at]!.index + 1 }] : [];
  });
  if (faults.length > 0) return { ...row, key: null, faults };
  const key = by.keyOf(
    places.map((at) => {
      const cell = row.parsed[at];
      return cell && 'value' in cell ? cell.value : null;
    }),
  );
  return { ...row, key, faults };
}

function findRecords(context: RequestContext, { kind, mapped, by }: FilePlan, rows: readonly KeyedRow[]) {
  const keys = [...new Set(rows.flatMap(({ key }) => key ?? []))];
  const targets = mapped.map(({ target }) => target);
  return kind.find(context, by, keys, targets);
}

function draftOf(plan: FilePlan, row: KeyedRow, found: readonly FoundRecord[]): Draft {
  const [record = null] = found;
  const faults = [...row.faults, ...matchFaults(plan, row, found.length)];
  if (faults.length > 0) return { ...row, faults, found: record, planned: [] };
  const cells = plan.mapped.map((column, at) => planCell(plan, column, record, row.texts[at]!, row.parsed[at]!));
  return {
    ...row,
    found: record,
    faults: cells.flatMap((cell) => (cell && 'column' in cell && 'code' in cell ? [cell] : [])),
    planned: cells.flatMap((cell) => (cell && 'operation' in cell ? [cell] : [])),
  };
}

function matchFaults({ mapped, by, creates }: FilePlan, row: KeyedRow, count: number): RowRefusal[] {
  if (row.faults.length > 0) return [];
  const columns = by.columns.map((key) => mapped.findIndex(({ target }) => target.key === key));
  const key = columns.map((at) => mapped[at]?.header ?? '').join(' + ');
  const text = columns.map((at) => row.texts[at] ?? '').join(' ');
  const column = (mapped[columns[0] ?? -1]?.index ?? -1) + 1 || null;
  if (row.key === null) return by.isOptional && creates ? [] : [{ ...reasoned('row_no_key', { key }), column }];
  if (count > 1) return [{ ...reasoned('row_several_matches', { key, text, count }), column }];
  // An id names a record that there is, or none.
  if (count === 0 && (!creates || by.isOptional)) return [{ ...reasoned('row_no_match', { key, text }), column }];
  return [];
}

/** What a cell does to a record; nothing where it stands there already or its column's mode leaves it. */
function planCell(
  { kind, by }: FilePlan,
  { index, target, mode }: MappedColumn,
  record: FoundRecord | null,
  text: string,
  parsed: ParsedCell,
): PlannedCell | RowRefusal | undefined {
  // What a record is found by stays as it is written there.
  if (target.place === null || (record && (target.isOfNew || by.columns.includes(target.key)))) return undefined;
  const held = record?.held.get(target.key);
  const variantId = target.place.isOfVariant ? (record?.variantId ?? null) : null;
  const cell = { column: target, fileColumn: index + 1, held, variantId };
  if (text === '') {
    return mode === 'clear' && held?.isByHand ? { ...cell, operation: 'clear', value: null } : undefined;
  }
  // What an export wrote is taken as it is, whatever else could be said of it.
  if (held && (mode === 'fill' || text === readCell(held.text))) return undefined;
  if ('why' in parsed) return { ...parsed.why, column: index + 1 };
  if (parsed.value === null || (held && kind.isSame(held.value, parsed.value))) return undefined;
  return { ...cell, operation: 'set', value: parsed.value };
}

async function judge(
  context: RequestContext,
  { kind }: FilePlan,
  drafts: readonly MarkedDraft[],
): Promise<PlannedRow[]> {
  const asked = drafts.filter(
    ({ faults, found, planned }) => faults.length === 0 && (found === null || planned.length > 0),
  );
  const records = asked.map(({ found, planned }) => ({ found, cells: planned }));
  const verdicts = await kind.judge(context, records);
  const verdictOf = new Map(asked.map(({ line }, at) => [line, verdicts[at] ?? []]));
  // Of a refused row too: anyone who corrects it sees all that is to be said of it.
  const written = drafts.filter(({ planned }) => planned.length > 0);
  const notices =
    (await kind.notice?.(
      context,
      written.map(({ found, planned }) => ({ found, cells: planned })),
    )) ?? [];
  const noticesOf = new Map(written.map(({ line }, at) => [line, notices[at] ?? []]));
  return drafts.map((draft) =>
    plannedRow(kind, draft, {
      verdict: verdictOf.get(draft.line) ?? [],
      notices: (noticesOf.get(draft.line) ?? []).map((one) => ({ ...one, isNotice: true })),
    }),
  );
}

function plannedRow(
  kind: RowImportKind,
  draft: MarkedDraft,
  { verdict, notices }: { verdict: readonly RowRefusal[]; notices: readonly RowRefusal[] },
): PlannedRow {
  const { line, cells, found, planned, key, complaints } = draft;
  const refusals = [...draft.faults, ...verdict];
  if (refusals.length > 0) {
    // Of a cell that is refused there is nothing more to say.
    const others = notices.filter(({ column }) => refusals.every((one) => one.column !== column));
    return { ...refused(line, cells, [...refusals, ...others]), name: found?.name ?? kind.nameIn(planned) };
  }
  const noticed = complaints.filter(({ code }) => code !== 'table_number_rounded').map(refusalOf);
  return {
    line,
    recordId: found?.id ?? newId(),
    creates: found === null,
    baseVersion: found?.version ?? null,
    name: found?.name ?? kind.nameIn(planned),
    plan: found === null ? 'create' : planned.length > 0 ? 'change' : 'unchanged',
    refusals: [...noticed, ...notices],
    raw: null,
    matchKey: key,
    identifiers: draft.identifiers,
    cells: planned,
  };
}
