import { listingLimits } from '@quarry/contracts/channels';
import { useState } from 'react';
import { toast } from 'sonner';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import {
  readTsv,
  type CellEdit,
  type ColumnFill,
  type GridActions,
  type GridColumn,
  type GridList,
} from '../../../ui/grid/index.ts';
import { subjectName } from '../listing-subject.ts';
import type { ClosedBy } from './matrix-cell.ts';
import { cellOn, columnOf, truthOf, withEdit, type PendingCells } from './matrix-edits.ts';
import { matrixMessages } from './matrix.messages.ts';
import type { MatrixRow } from './matrix-list.ts';
import { rowsFrom } from './use-matrix-list.ts';

/** As many cells as go at once are edited here, without the server. */
export const mostEdits = listingLimits.cells;

/** As many steps as are taken back. */
const mostSteps = 100;

type EditsOf = {
  list: GridList<MatrixRow>;
  channelIds: readonly string[];
  columns: readonly GridColumn[];
  closedBy: ClosedBy;
};

const nothing: PendingCells = new Map();

/** What somebody writes into the matrix, kept here until it is applied, step by step. */
export function useMatrixEdits({ list, channelIds, columns, closedBy }: EditsOf) {
  const t = useMessages(matrixMessages);
  const format = useFormat();
  const refusal = useShowRefusal();
  const [steps, setSteps] = useState<readonly PendingCells[]>([nothing]);
  const [isBusy, setBusy] = useState(false);
  const pending = steps.at(-1) ?? nothing;
  const { rows, start } = list;

  const write = (edits: readonly (CellEdit & { row: MatrixRow })[]) => {
    const written = (before: PendingCells): PendingCells =>
      edits.reduce((cells, { row, ...edit }) => {
        const channelId = columnOf(edit.column)?.channelId ?? '';
        return withEdit(cells, edit, { product: subjectName(row), cell: cellOn(row, channelIds, channelId) });
      }, before);
    if (written(pending).size > mostEdits) return void toast.error(t('tooMany', { most: format.number(mostEdits) }));
    // Rows may have been read meanwhile, and other cells edited.
    setSteps((before) => [...before.slice(-mostSteps), written(before.at(-1) ?? nothing)]);
  };
  /** Writes what is said of each row from one on; answers how many cells were not taken. */
  const writeFrom = async (fromRow: number, count: number, editsOf: (row: MatrixRow, at: number) => WrittenRow) => {
    const index = fromRow - start.count;
    if (index < 0 || index >= rows.length) return void toast.error(t('unloaded'));
    setBusy(true);
    try {
      const edits: (CellEdit & { row: MatrixRow })[] = [];
      let left = 0;
      let at = 0;
      if (index + count <= rows.length) {
        for (const row of rows.slice(index, index + count)) take(row);
      } else {
        for await (const row of rowsFrom(list, index)) {
          take(row);
          if (at === count || edits.length > mostEdits) break;
        }
      }
      write(edits);
      return { left, rows: at };

      function take(row: MatrixRow) {
        const said = editsOf(row, at);
        edits.push(...said.edits.map((edit) => ({ ...edit, row })));
        left += said.left;
        at += 1;
      }
    } catch (error) {
      refusal.failed(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const paste = async (text: string, fromRow: number, fromColumn: number) => {
    const block = readTsv(text);
    const done = await writeFrom(fromRow, block.length, (row, at) => {
      const cells = block[at] ?? [];
      const edits: CellEdit[] = [];
      let left = 0;
      for (const [over, cell] of cells.entries()) {
        const column = columns[fromColumn + over];
        const text = cell.trim();
        const isOpen = column && column.editor !== 'none' && !closedBy(row, column);
        // A gap in what was copied takes nothing off a channel.
        if (isOpen && column.editor === 'truth' && text === '') continue;
        const said = isOpen && column.editor === 'truth' ? truthOf(text) : text;
        if (!isOpen || said === undefined) left += 1;
        else edits.push({ rowId: row.id, column: column.key, text: said === '' ? null : said });
      }
      return { edits, left };
    });
    if (!done) return;
    const rowless = block.slice(done.rows).reduce((sum, cells) => sum + cells.length, 0);
    const left = done.left + rowless;
    if (left > 0) toast.warning(t('left', { count: left }));
  };
  const fill = async (fills: readonly ColumnFill[]) => {
    const [first] = fills;
    if (!first) return;
    const open = fills.flatMap(({ column, text }) => {
      const shown = columns.find(({ key }) => key === column);
      return shown ? [{ shown, text }] : [];
    });
    await writeFrom(first.fromRow, first.rows, (row) => ({
      edits: open
        .filter(({ shown }) => !closedBy(row, shown))
        .map(({ shown, text }) => ({ rowId: row.id, column: shown.key, text })),
      left: 0,
    }));
  };
  const actions: GridActions = {
    edit: (edits) =>
      write(
        edits.flatMap((edit) => {
          const row = rows.find(({ id }) => id === edit.rowId);
          return row ? [{ ...edit, row }] : [];
        }),
      ),
    fill: (fills) => void fill(fills),
    fillDown: () => void toast.error(t('unloaded')),
    paste: (text, row, column) => void paste(text, row, column),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
  };
  return {
    actions,
    pending,
    isBusy,
    hasSteps: steps.length > 1,
    /** A step like any other, which can be taken back. */
    discard: () => setSteps((before) => [...before.slice(-mostSteps), nothing]),
    /** All of it was applied. */
    forget: () => setSteps([nothing]),
  };
}

type WrittenRow = { edits: readonly CellEdit[]; left: number };
