import type { Row } from '../list-screen/index.ts';
import { sizeOf, upTo } from './cell-range.ts';
import type { CellEdit, CellView, GridActions, GridColumn } from './grid-types.ts';
import { rowsFrom } from './rows-from.ts';
import { readTsv } from './tsv.ts';
import type { GridList, GridSelection } from './use-grid-selection.ts';

type Commanded<OneRow extends Row> = {
  list: Pick<GridList<OneRow>, 'walk' | 'isStale'>;
  columns: readonly GridColumn[];
  selection: GridSelection<OneRow>;
  cellOf: (row: OneRow, column: GridColumn) => CellView;
  actions: GridActions;
  /** As many cells as are edited one by one. */
  mostEdits: number;
};

export type GridCommands = {
  fillDown: () => void;
  empty: () => void;
  paste: (text: string) => void;
};

/** What is done to the selected cells. Cells that may not be edited are left as they are. */
export function gridCommands<OneRow extends Row>(commanded: Commanded<OneRow>): GridCommands {
  const { list, columns, selection, cellOf, actions, mostEdits } = commanded;
  const { range, rowAt, startAt } = selection;
  const chosen = columns.slice(range.start, range.end + 1);
  const open = chosen.filter(({ editor }) => editor !== 'none');
  const fillsOf = (fromRow: number, fromId: string | undefined, textOf: (column: GridColumn) => string | null) =>
    open.map((column) => ({
      column: column.key,
      text: textOf(column),
      fromRow,
      fromId,
      rows: range.bottom - fromRow + 1,
    }));
  /** Writes a text of its own into each column, from a row on to the last one of the range. */
  const write = (fromRow: number, textOf: (column: GridColumn) => string | null) => {
    const rows = upTo(fromRow, Math.min(range.bottom, fromRow + mostEdits)).map(rowAt);
    const isSmall = sizeOf({ ...range, top: fromRow }) <= mostEdits && rows.every((row) => row !== undefined);
    if (isSmall) {
      const edits = rows.flatMap((row): CellEdit[] =>
        row
          ? open
              .filter((column) => !cellOf(row, column).isClosed)
              .map((column) => ({ rowId: row.id, column: column.key, text: textOf(column) }))
          : [],
      );
      if (edits.length > 0) actions.edit(edits);
      return;
    }
    const fills = fillsOf(fromRow, startAt(fromRow).rowId, textOf);
    if (fills.length > 0) actions.fill(fills);
  };
  return {
    fillDown: () => {
      // Rows that come for other columns do not say what these show.
      if (list.isStale || range.bottom === range.top || open.length === 0) return;
      const below = range.top + 1;
      const loaded = rowAt(range.top);
      if (loaded) return write(below, (column) => cellOf(loaded, column).value);
      // A long range is loaded around its end alone.
      actions.fillDown(async () => {
        const [first, next] = await rowsFrom(list, startAt(range.top), 2, new AbortController().signal);
        return first && next ? fillsOf(below, next.id, (column) => cellOf(first, column).value) : [];
      });
    },
    empty: () => write(range.top, () => null),
    paste: (text) => {
      const [[only = ''] = [], ...further] = readTsv(text);
      const isOne = further.length === 0 && !text.includes('\t');
      // One copied cell goes into every selected one.
      if (isOne && sizeOf(range) > 1) write(range.top, () => (only === '' ? null : only));
      else actions.paste(text, range.top, range.start);
    },
  };
}
