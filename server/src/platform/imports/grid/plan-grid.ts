import { tableLimits } from '@quarry/contracts/imports';
import { reasoned } from '@quarry/contracts/wording';
import type { RequestContext } from '../../feature.ts';
import type { StoredRefusal } from '../change-set-rows.store.ts';
import type {
  ClosedReason,
  FoundRecord,
  Held,
  RowImportKind,
  ParsedCell,
  PlannedCell,
  RowRefusal,
  TargetColumn,
} from '../import-kind.ts';
import type { PendingCell, PendingRow } from './grid.store.ts';

/** What somebody wrote into cells of a record, by the keys of their columns. */
export type RowEdit = {
  recordId: string;
  /** The row of the block that it came from; null where it came from none. */
  line: number | null;
  texts: ReadonlyMap<string, string>;
};

/** A record as the open set is to have it; without cells it goes. */
export type GridRow = Omit<PendingRow, 'position'> & { position: number | null };

export type PlannedRows = {
  /** Those of which the set says something else now. */
  changed: GridRow[];
  /** Edits of records that are gone, or hidden from the actor. */
  gone: RowEdit[];
  /** Cells that cannot be changed there. */
  closed: { column: string; line: number | null; why: ClosedReason }[];
};

type Work = { kind: RowImportKind; targets: ReadonlyMap<string, TargetColumn> };

/**
 * Works out what a set is to say of some records after these edits: texts are read and judged as those of files are. What cannot be read
 * is kept with its refusal; what stands in the record already is no edit. Cells that are not edited are judged anew.
 */
export async function planGridRows(
  context: RequestContext,
  { kind, targets }: Work,
  edits: readonly RowEdit[],
  pending: ReadonlyMap<string, PendingRow>,
): Promise<PlannedRows> {
  const edited = columnsOf(
    targets,
    edits.flatMap(({ texts }) => [...texts.keys()]),
  );
  const held = [...pending.values()].flatMap(({ cells }) => cells.map(cellKey));
  const columns = columnsOf(targets, [...edited.map(({ key }) => key), ...held]);
  const texts = edits.map(({ texts: written }) => edited.map(({ key }) => gridText(written.get(key) ?? '')));
  const parsed = await kind.read(context, edited, texts);
  const found = await findByIds(context, kind, edits, columns);
  const planned: PlannedRows = { changed: [], gone: [], closed: [] };
  const drafts = edits.flatMap((edit, row): Draft[] => {
    const record = found.get(edit.recordId);
    if (!record) {
      planned.gone.push(edit);
      return [];
    }
    const before = pending.get(edit.recordId);
    const draft = { record, before, cells: keptCells(kind, targets, record, before) };
    for (const [at, column] of edited.entries()) {
      if (!edit.texts.has(column.key)) continue;
      const text = texts[row]?.[at] ?? '';
      const why = record.closed.get(column.key);
      if (why === undefined) writeCell(kind, draft, column, text, parsed[row]?.[at] ?? { value: null });
      // What became closed can still be taken back.
      else if (text !== gridText(record.held.get(column.key)?.text ?? ''))
        planned.closed.push({ column: column.key, line: edit.line, why });
      else draft.cells.delete(column.key);
    }
    for (const [key, text] of edit.texts)
      if (!targets.has(key) && text.trim() !== '')
        planned.closed.push({ column: key, line: edit.line, why: 'shown_only' });
    return isSameRow(draft) ? [] : [draft];
  });
  planned.changed = await judged(context, kind, drafts);
  return planned;
}

/** A cell of a draft: what is kept of it, its column, and why it is refused. */
type DraftCell = { cell: PendingCell; column: TargetColumn | undefined; held: Held | undefined; why?: StoredRefusal };
type Draft = { record: FoundRecord; before: PendingRow | undefined; cells: Map<string, DraftCell> };

/** The key of the column that a cell came by. */
export function cellKey({ attribute, locale }: { attribute: string; locale: string }): string {
  return locale === '' ? attribute : `${attribute}:${locale}`;
}

function columnsOf(targets: Work['targets'], keys: readonly string[]): TargetColumn[] {
  return [...new Set(keys)].flatMap((key) => targets.get(key) ?? []);
}

/** A text as it is kept: neither text nor jsonb takes NUL. */
function gridText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\0', '\uFFFD').trim();
}

async function findByIds(
  context: RequestContext,
  kind: RowImportKind,
  edits: readonly RowEdit[],
  columns: readonly TargetColumn[],
): Promise<ReadonlyMap<string, FoundRecord>> {
  const by = kind.keys.find(({ name }) => name === 'id');
  if (!by) throw new Error(`Records of the kind ${kind.kind} are not found by their ids.`);
  const found = await kind.find(context, by, [...new Set(edits.map(({ recordId }) => recordId))], columns);
  return new Map([...found].flatMap(([id, [record]]) => (record ? [[id, record] as const] : [])));
}

/** What the set said of a record before, as it stands now: what was done meanwhile is no edit any more, what moved on is refused. */
function keptCells(
  kind: RowImportKind,
  targets: Work['targets'],
  record: FoundRecord,
  before: PendingRow | undefined,
): Draft['cells'] {
  const cells = new Map<string, DraftCell>();
  for (const cell of before?.cells ?? []) {
    const key = cellKey(cell);
    const column = targets.get(key);
    const held = record.held.get(key);
    const refused = refusalIn(before, key);
    if (!column || cell.raw !== null) cells.set(key, { cell, column, held, ...(refused && { why: refused }) });
    else if (!isDone(kind, cell, held)) cells.set(key, { cell, column, held, ...staleness(kind, key, cell, held) });
  }
  return cells;
}

function isDone(kind: RowImportKind, { operation, new: written }: PendingCell, held: Held | undefined): boolean {
  if (operation === 'clear') return !held?.isByHand;
  return held !== undefined && kind.isSame(held.value, written);
}

/** A value without versions is the same where it says the same. */
function staleness(kind: RowImportKind, target: string, cell: PendingCell, held: Held | undefined) {
  const version = held?.version ?? null;
  const isSame =
    version === cell.baseVersion && (version !== null || kind.isSame(held?.value ?? null, cell.old ?? null));
  return isSame ? {} : { why: refusalAt(target, reasoned('ROW_CHANGED:since_edit')) };
}

/** Why the set refused a cell before; notices are made anew. */
function refusalIn(before: PendingRow | undefined, key: string): StoredRefusal | undefined {
  return before?.refusals.find(({ target, isNotice }) => target === key && isNotice !== true);
}

function refusalAt(target: string | null, { code, wording }: Pick<StoredRefusal, 'code' | 'wording'>): StoredRefusal {
  return { column: null, target, code, wording };
}

function writeCell(kind: RowImportKind, draft: Draft, column: TargetColumn, text: string, parsed: ParsedCell): void {
  const { key, place } = column;
  const held = draft.record.held.get(key);
  if (!place) return;
  const cell = {
    attribute: place.attribute,
    locale: place.locale,
    variantId: null,
    old: held?.value ?? null,
    new: null,
    baseVersion: held?.version ?? null,
    raw: null,
  };
  draft.cells.delete(key);
  const isEmpty = text === '' || ('value' in parsed && parsed.value === null);
  if (isEmpty && held?.isByHand) draft.cells.set(key, { cell: { ...cell, operation: 'clear' }, column, held });
  if (isEmpty || (held && text === gridText(held.text))) return;
  const { cellBytes: longest } = tableLimits;
  const read: ParsedCell = text.length > longest ? { why: reasoned('cell_too_long', { longest }) } : parsed;
  if ('why' in read) {
    const raw = text.length > longest ? `${text.slice(0, 1_000)}…` : text;
    draft.cells.set(key, { cell: { ...cell, operation: 'set', raw }, column, held, why: refusalAt(key, read.why) });
  } else if (!held || !kind.isSame(held.value, read.value))
    draft.cells.set(key, { cell: { ...cell, operation: 'set', new: read.value }, column, held });
}

/** Whether the set says the same as before, so that nothing is to be written. */
function isSameRow({ before, cells }: Draft): boolean {
  if (cells.size !== (before?.cells.length ?? 0)) return false;
  const isSameCell = (one: PendingCell) => {
    const now = cells.get(cellKey(one));
    const known = refusalIn(before, cellKey(one));
    return (
      now !== undefined &&
      JSON.stringify(comparable(now.cell)) === JSON.stringify(comparable(one)) &&
      now.why?.code === known?.code
    );
  };
  return (before?.cells ?? []).every(isSameCell);
}

function comparable({ operation, old, new: written, baseVersion, raw }: PendingCell): unknown[] {
  return [operation, old ?? null, written ?? null, baseVersion, raw];
}

async function judged(context: RequestContext, kind: RowImportKind, drafts: readonly Draft[]): Promise<GridRow[]> {
  const planned = drafts.map(({ record, cells }) => {
    const sound = [...cells.values()].flatMap(({ cell, column, held }): PlannedCell[] =>
      column && cell.raw === null
        ? [{ column, fileColumn: 0, operation: cell.operation, held, value: cell.new, variantId: cell.variantId }]
        : [],
    );
    return { found: record, cells: sound.map((cell, at) => ({ ...cell, fileColumn: at + 1 })) };
  });
  const asked = planned.filter(({ cells }) => cells.length > 0);
  const verdicts = await kind.judge(context, asked);
  const verdictOf = new Map(asked.map(({ found: { id } }, at) => [id, verdicts[at] ?? []]));
  const notices = (await kind.notice?.(context, asked)) ?? [];
  const noticesOf = new Map(asked.map(({ found: { id } }, at) => [id, notices[at] ?? []]));
  return drafts.map(({ record, before, cells }, row) => {
    const ofCells = [...cells.values()].flatMap(({ why }) => why ?? []);
    const placed = ({ column, code, wording }: RowRefusal) =>
      refusalAt(planned[row]?.cells[(column ?? 0) - 1]?.column.key ?? null, { code, wording });
    const refusals = [...ofCells, ...(verdictOf.get(record.id) ?? []).map(placed)];
    const noticed = (noticesOf.get(record.id) ?? []).map((one) => ({ ...placed(one), isNotice: true }));
    return {
      recordId: record.id,
      position: before?.position ?? null,
      name: record.name,
      baseVersion: record.version,
      plan: refusals.length > 0 ? 'refused' : 'change',
      refusals: [...refusals, ...noticed],
      cells: [...cells.values()].map(({ cell }) => cell),
    };
  });
}
