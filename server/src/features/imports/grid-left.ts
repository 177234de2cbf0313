import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { LeftOfStep } from '../../platform/imports/index.ts';
import type { ReaderLanguage } from '../../platform/reader-language.ts';
import type { ProductGridColumn } from '../products/index.ts';
import { columnName } from './column-name.ts';

/** What of a step was not taken; the column counts in the block. */
export type LeftFault = { column: number | null; why: Reasoned };

const mostRanges = 5;

const closedCodes = {
  shown_only: 'grid_cells_shown_only',
  of_variants: 'grid_cells_of_variants',
  no_right: 'grid_cells_closed',
} as const;

/** Says what of a step was not taken: one sentence for each column and cause, with the rows of the block where there is one. */
export function leftFaults(
  { gone, closed }: LeftOfStep,
  columns: readonly ProductGridColumn[],
  { language, block = [] }: { language: ReaderLanguage; block?: readonly string[] },
): LeftFault[] {
  const names = new Map(columns.map((column) => [column.key, columnName(column, language)]));
  const alike = Map.groupBy(closed, ({ column, why }) => `${why} ${column}`);
  const ofColumns = [...alike.values()].flatMap((cells): LeftFault[] => {
    const [first] = cells;
    if (!first) return [];
    const column = names.get(first.column) ?? first.column;
    const rows = rangesOf(cells.flatMap(({ line }) => line ?? []));
    const code = closedCodes[first.why];
    const why = rows === '' ? reasoned(code, { column }) : reasoned(`${code}:rows`, { column, rows });
    return [{ column: block.indexOf(first.column) + 1 || null, why }];
  });
  const ofRows = gone.length > 0 ? [{ column: null, why: reasoned('grid_rows_gone', { count: gone.length }) }] : [];
  return [...ofRows, ...ofColumns];
}

/** Numbers as a person lists them: `1–40, 44`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of [...new Set(numbers)].toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && range.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  const shown = ranges
    .slice(0, mostRanges)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
  return shown.join(', ') + (ranges.length > mostRanges ? ', …' : '');
}
