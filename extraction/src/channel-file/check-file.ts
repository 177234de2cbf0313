import type { ChannelField, ChannelKind } from '@quarry/contracts/feeds';
import { detailed, type Reasoned } from '@quarry/contracts/wording';
import {
  type ChannelRow,
  checkRow,
  printValue,
  repeatedIssue,
  type RowChannel,
  type RowIssue,
  uniqueFields,
  uniqueValues,
} from '../channel-row/index.ts';
import { FeedRefusal, seenIds, type SeenIds } from '../feed/index.ts';
import type { RawItem } from './raw-row.ts';
import { type FileForm, readItems, unknownForm } from './read-items.ts';
import { typedRow } from './typed-row.ts';

/** What is wrong in a row of a file: the row from 1, the line where it begins, its id; `field` is null where the row cannot be read. */
export type FileIssue = Omit<RowIssue, 'field'> & {
  row: number;
  line: number;
  id: string | null;
  field: string | null;
};

export type FileSummary = FileForm & {
  kind: string;
  version: number;
  rows: number;
  /** Rows without an error. */
  good: number;
  errors: number;
  warnings: number;
  hints: number;
  /** What is no field of the kind, and in how many rows it stands; it is warned of in the first. */
  unknown: { field: string; rows: number }[];
  /** The file holds no rows at all; why. */
  refusal?: Reasoned;
};

export type FileItem = FileIssue | { summary: FileSummary };

/** So many names are counted; those beyond are warned of in each row, so that memory stays flat. */
const mostUnknown = 1_000;

/**
 * Checks each row of a file, XML, delimited text or JSON lines, plain or compressed, as it arrives: its issues in the order of the file, and last a
 * summary. Memory stays flat at any size.
 */
export async function* checkFile(
  chunks: AsyncIterable<Uint8Array>,
  kind: ChannelKind,
  channel: RowChannel,
): AsyncGenerator<FileItem[]> {
  const summary: FileSummary = {
    ...unknownForm(),
    kind: kind.code,
    version: kind.version,
    rows: 0,
    good: 0,
    errors: 0,
    warnings: 0,
    hints: 0,
    unknown: [],
  };
  try {
    yield* issuesOf(chunks, kind, channel, summary);
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    summary.refusal = error.why;
  }
  yield [{ summary }];
}

async function* issuesOf(
  chunks: AsyncIterable<Uint8Array>,
  kind: ChannelKind,
  channel: RowChannel,
  summary: FileSummary,
): AsyncGenerator<FileIssue[]> {
  const unique = new Map(uniqueFields(kind.fields).map(({ name }) => [name, seenIds()]));
  const unknown = new Map<string, number>();
  for await (const items of readItems(chunks, kind, summary)) {
    const found = items.flatMap((item) =>
      counted(rowIssues(item, kind, channel, { unique, unknown, row: summary.rows + 1 }), summary),
    );
    if (found.length > 0) yield found;
  }
  for (const [field, rows] of unknown) summary.unknown.push({ field, rows });
}

function counted(found: FileIssue[], summary: FileSummary): FileIssue[] {
  summary.rows += 1;
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const warnings = found.filter(({ severity }) => severity === 'warning').length;
  if (errors === 0) summary.good += 1;
  summary.errors += errors;
  summary.warnings += warnings;
  summary.hints += found.length - errors - warnings;
  return found;
}

/** What the rows before said, and the number of this one. */
type SoFar = { unique: ReadonlyMap<string, SeenIds>; unknown: Map<string, number>; row: number };

function rowIssues(
  item: RawItem,
  kind: ChannelKind,
  channel: RowChannel,
  { unique, unknown: unknownFields, row }: SoFar,
): FileIssue[] {
  const { line } = item;
  if ('why' in item) {
    const { code, reason, wording } = item.why;
    const said = { code, detail: reason, wording, severity: 'error' as const, field: null, documentation: null };
    return [{ row, line, id: item.id === null ? null : shown(item.id), ...said }];
  }
  const { row: typed, unknown } = typedRow(item, kind.fields);
  const id = shown(textOf(typed, 'id') ?? '') || null;
  const issues = [
    ...checkRow(typed, kind.fields, channel),
    ...repeated(typed, kind.fields, unique, line),
    ...unknown
      .filter((field) => isNews(field, unknownFields))
      .map((field): RowIssue => {
        return { ...detailed('ROW_UNKNOWN', { field }), severity: 'warning', field, documentation: null };
      }),
  ];
  return issues.map((issue) => ({ row, line, id, ...issue }));
}

/** Counts a row with a field that the kind does not have; whether no row before had it. */
function isNews(field: string, unknown: Map<string, number>): boolean {
  const before = unknown.get(field) ?? 0;
  if (before > 0 || unknown.size < mostUnknown) unknown.set(field, before + 1);
  return before === 0;
}

function repeated(
  row: ChannelRow,
  fields: readonly ChannelField[],
  unique: ReadonlyMap<string, SeenIds>,
  line: number,
): RowIssue[] {
  return uniqueValues(row, fields).flatMap(({ field, value }) => {
    const standing = unique.get(field.name)?.lineOrRemember(value, line) ?? 0;
    if (standing === 0) return [];
    return [repeatedIssue(field, detailed('ROW_REPEATED', { field: field.name, value: shown(value), line: standing }))];
  });
}

function textOf(row: ChannelRow, name: string): string | undefined {
  const [value] = row.get(name)?.values ?? [];
  return value && printValue(value);
}

/** Of a text that is longer than any id its beginning. */
function shown(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200).toWellFormed()}…` : text;
}
