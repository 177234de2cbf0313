import type { ImportMode } from '@quarry/contracts/imports';
import { foldedText } from '../folded-text.ts';
import { bareHeaders } from './header-language.ts';
import type { ImportKind, TargetColumn } from './import-kind.ts';

/** Why a column was taken for what it is: set by hand, as a recipe says, by its name, another name or its values, or as one of an error file. */
export type ColumnReason = 'own' | 'recipe' | 'name' | 'alias' | 'values' | 'error_file';

/** What a column of a file is; without a target it is left out. */
export type FileColumn = {
  header: string;
  target: string | null;
  mode: ImportMode;
  reason: ColumnReason | null;
};

/** What the columns of files with these headers were, the newest first. */
export type RecipeColumns = {
  headers: readonly string[];
  columns: readonly Pick<FileColumn, 'target' | 'mode'>[];
};

/** A file whose columns are guessed: its headers, and its first rows. */
export type FileSample = { headers: readonly string[]; rows: readonly (readonly string[])[] };

/** So many rows say how the values of a column look. */
export const sampleRows = 200;
const fewestValues = 2;
const rightShare = 0.8;

/**
 * Says what the columns of a file are, each target at most once, the surer reason first. `leftOut` are folded headers that no column may be
 * taken by, such as those of an error file.
 */
export function guessColumns(
  { headers, rows }: FileSample,
  targets: readonly TargetColumn[],
  { recipe, leftOut }: { recipe: RecipeColumns | undefined; leftOut: ReadonlySet<string> },
): FileColumn[] {
  const columns = headers.map((header): FileColumn => {
    const isOfErrors = leftOut.has(foldedText(header));
    return { header, target: null, mode: 'set', reason: isOfErrors ? 'error_file' : null };
  });
  const byKey = new Map(targets.map((target) => [target.key, target]));
  const taken = new Set<string>();
  const take = (
    column: FileColumn,
    target: string | null | undefined,
    reason: ColumnReason,
    mode: ImportMode,
  ): void => {
    if (column.reason !== null || !target || taken.has(target)) return;
    if (!byKey.get(target)?.modes.includes(mode)) return;
    taken.add(target);
    Object.assign(column, { target, mode, reason });
  };
  for (const [at, column] of columns.entries()) {
    const known = recipe?.columns[at];
    if (known) take(column, known.target, 'recipe', known.mode);
  }
  const named = (namesOf: (target: TargetColumn) => readonly string[]) =>
    new Map(targets.toReversed().flatMap((target) => namesOf(target).map((name) => [foldedText(name), target.key])));
  const names = named(({ key, names: said }) => [key, ...Object.values(said)]);
  const aliases = named((target) => target.aliases);
  for (const column of columns) take(column, names.get(foldedText(column.header)), 'name', 'set');
  for (const column of columns) take(column, aliases.get(foldedText(column.header)), 'alias', 'set');
  const bare = bareHeaders(headers, targets);
  for (const isForeign of [false, true]) {
    for (const column of columns.filter(({ header }) => bare.isForeign(header) === isForeign))
      for (const target of bare.targetsOf(column.header)) take(column, target, 'alias', 'set');
  }
  for (const [at, column] of columns.entries()) {
    const texts = rows.flatMap((cells) => (cells[at]?.trim() ? [cells[at]] : []));
    const likely = targets.find(({ key, looksRight }) => !taken.has(key) && looksRight && looks(texts, looksRight));
    take(column, likely?.key, 'values', 'set');
  }
  return columns;
}

function looks(texts: readonly string[], looksRight: (text: string) => boolean): boolean {
  return texts.length >= fewestValues && texts.filter(looksRight).length >= texts.length * rightShare;
}

/** The best key all of whose columns are in the file; null where there is none. */
export function guessMatch({ keys }: Pick<ImportKind, 'keys'>, columns: readonly FileColumn[]): string | null {
  const mapped = new Set(columns.map(({ target }) => target));
  return keys.find((key) => key.columns.every((column) => mapped.has(column)))?.name ?? null;
}
