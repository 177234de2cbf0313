import { reasoned } from '@quarry/contracts/wording';
import type { FoundRecord, ParsedCell, PlannedCell, RowRefusal } from './import-kind.ts';
import type { FilePlan, MappedColumn } from './plan-rows.ts';

/** What rows are asked for among those before them. */
export type RowMarks = { keys: readonly string[]; recordIds: readonly string[]; identifiers: readonly string[] };

/** The lines before that are about these records, or have these keys or identifiers. */
export type EarlierLines = (asked: RowMarks) => Promise<{
  byKey: ReadonlyMap<string, number>;
  byRecord: ReadonlyMap<string, number>;
  byIdentifier: ReadonlyMap<string, number>;
}>;

type MarkedRow = {
  line: number;
  key: string | null;
  texts: readonly string[];
  parsed: readonly ParsedCell[];
  found: FoundRecord | null;
  planned: readonly PlannedCell[];
  faults: readonly RowRefusal[];
};
type Identifier = { stored: string; header: string; text: string; column: number; isBrought: boolean };

/**
 * Of several rows about one record the first counts, and of several that bring one identifier too; a row whose record has it already may
 * come behind. Each row comes back with its identifiers as they are kept.
 */
export async function refuseRepeated<Row extends MarkedRow>(
  plan: FilePlan,
  rows: readonly Row[],
  earlierLines: EarlierLines,
): Promise<(Row & { identifiers: readonly string[] })[]> {
  const marked = rows.map((row) => ({ row, own: row.faults.length > 0 ? [] : identifiersOf(plan, row) }));
  const sound = marked.filter(({ row }) => row.faults.length === 0);
  const earlier = await earlierLines({
    keys: sound.flatMap(({ row }) => row.key ?? []),
    recordIds: sound.flatMap(({ row }) => row.found?.id ?? []),
    identifiers: sound.flatMap(({ own }) => own.map(({ stored }) => stored)),
  });
  const byKey = new Map(earlier.byKey);
  const byRecord = new Map(earlier.byRecord);
  const byIdentifier = new Map(earlier.byIdentifier);
  return marked.map(({ row, own }) => {
    const { key, found, line } = row;
    const identifiers = own.map(({ stored }) => stored);
    if (row.faults.length > 0) return { ...row, identifiers };
    const first = (key === null ? undefined : byKey.get(key)) ?? (found ? byRecord.get(found.id) : undefined);
    const faults =
      first === undefined ? repeatedFaults(own, byIdentifier) : [{ ...reasoned('row_twice', { first }), column: null }];
    if (faults.length > 0) return { ...row, identifiers, faults };
    if (key !== null) byKey.set(key, line);
    if (found) byRecord.set(found.id, line);
    for (const stored of identifiers) if (!byIdentifier.has(stored)) byIdentifier.set(stored, line);
    return { ...row, identifiers };
  });
}

function repeatedFaults(own: readonly Identifier[], lines: ReadonlyMap<string, number>): RowRefusal[] {
  return own.flatMap(({ stored, header, text, column, isBrought }) => {
    const first = isBrought ? lines.get(stored) : undefined;
    return first === undefined ? [] : [{ ...reasoned('row_same_identifier', { first, key: header, text }), column }];
  });
}

/** What a row says its record is told apart by, beside what it is matched by. */
function identifiersOf({ kind, mapped, by }: FilePlan, row: MarkedRow): Identifier[] {
  return kind.keys.flatMap(({ name, columns, keyOf, isOfOneRow }) => {
    if (!isOfOneRow || name === by.name) return [];
    const places = columns.map((key) => mapped.findIndex(({ target }) => target.key === key));
    const values = places.map((at) => saidValue(kind, row, mapped[at], at));
    const key = keyOf(values);
    const [first] = places.map((at) => mapped[at]);
    if (key === null || first === undefined) return [];
    const header = places.map((at) => mapped[at]?.header ?? '').join(' + ');
    const text = places.map((at) => row.texts[at] ?? '').join(' ');
    const isBrought = row.found === null || row.planned.some((cell) => columns.includes(cell.column.key));
    return [{ stored: `${name} ${key}`, header, text, column: first.index + 1, isBrought }];
  });
}

/** What a record has at a column once its row is done, where the row says it; null where it leaves what stands there. */
function saidValue(
  kind: FilePlan['kind'],
  { parsed, found }: MarkedRow,
  column: MappedColumn | undefined,
  at: number,
): unknown {
  const cell = parsed[at];
  if (!column || !cell || !('value' in cell)) return null;
  const held = found?.held.get(column.target.key);
  return column.mode === 'fill' && held && !kind.isSame(held.value, cell.value) ? null : cell.value;
}
