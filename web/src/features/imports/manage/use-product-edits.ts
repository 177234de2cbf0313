import { useMemo, useState } from 'react';
import { requestGraphql } from '../../../data/index.ts';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import {
  readTsv,
  useEditQueue,
  type CellEdit,
  type GridActions,
  type GridColumn,
  type GridList,
  type GridSelection,
} from '../../../ui/grid/index.ts';
import type { ClosedBy } from './product-cell.ts';
import { EditProductGridDocument, type GridLineFragment } from './product-grid.operations.generated.ts';
import { mayBeLost, useGridSteps } from './use-grid-steps.ts';
import { useGridAnswer } from './use-grid-set.ts';
import { useRereadRows } from './use-reread-rows.ts';

/** More cells than these go up by the upload door, not as arguments. */
export const mostEdits = 20;

/** Cells of a paste for which there is no row, or no column. */
export type Unplaced = { row: number; column: number; why: 'noRow' | 'noColumn' | ClosedBy };

type EditsOf = {
  setId: string;
  list: GridList<GridLineFragment>;
  columns: readonly GridColumn[];
  selection: GridSelection<GridLineFragment>;
  closedBy: (row: GridLineFragment, column: GridColumn) => ClosedBy | undefined;
};

/** What somebody writes into the grid: shown at once, sent in order, and taken back where the server refuses it. */
export function useProductEdits({ setId, list, columns, selection, closedBy }: EditsOf) {
  const take = useGridAnswer();
  const refusal = useShowRefusal();
  const reread = useRereadRows(list.variables);
  /** What is shown before the server has said how it stands; of two for a cell the later one holds. */
  const [shown, setShown] = useState<readonly CellEdit[]>([]);
  const [unplaced, setUnplaced] = useState<readonly Unplaced[]>([]);
  const drop = (gone: readonly CellEdit[]) => setShown((now) => now.filter((edit) => !gone.includes(edit)));
  const [queue, waiting] = useEditQueue<CellEdit>({
    send: async (edits) => {
      try {
        const input = edits.map(({ rowId, column, text }) => ({ productId: rowId, column, text }));
        const { editProductGrid } = await requestGraphql(EditProductGridDocument, { setId, edits: input });
        if (!take(editProductGrid)) drop(edits);
      } catch (error) {
        if (mayBeLost(error)) throw error;
        refusal.failed(error);
        drop(edits);
      }
    },
    onEmpty: () => {
      const answered = shown;
      // Out of reach, what was written goes on being shown.
      reread(new Set(answered.map(({ rowId }) => rowId))).then(
        () => drop(answered),
        () => undefined,
      );
    },
  });
  const steps = useGridSteps({
    setId,
    list,
    selection,
    queue,
    onDone: async () => {
      await list.reload();
      setShown([]);
    },
  });
  const push = (edits: readonly CellEdit[], isWhole: boolean) => {
    setShown((now) => [...now, ...edits]);
    queue.push(edits, isWhole);
  };
  const paste = (text: string, row: number, column: number) => {
    const block = readTsv(text);
    const width = Math.max(...block.map((cells) => cells.length));
    const isLoaded = block.every((_cells, at) => selection.rowAt(row + at) || row + at > selection.lastRow);
    if (block.length * width > mostEdits || !isLoaded) {
      const keys = columns.slice(column).map(({ key }) => key);
      return void steps.pasteFile(text, row, keys);
    }
    const edits: CellEdit[] = [];
    const without: Unplaced[] = [];
    for (const [down, cells] of block.entries()) {
      for (const [over, cell] of cells.entries()) {
        const target = selection.rowAt(row + down);
        const into = columns[column + over];
        const why = !target ? 'noRow' : !into ? 'noColumn' : closedBy(target, into);
        if (why) without.push({ row: down + 1, column: over + 1, why });
        else if (target && into)
          edits.push({ rowId: target.id, column: into.key, text: cell.trim() === '' ? null : cell });
      }
    }
    if (edits.length > 0) push(edits, true);
    setUnplaced(without);
  };
  const undo = () => {
    const unsent = queue.takeBack();
    if (unsent) drop(unsent);
    else void steps.undoSent();
  };
  const discard = () => {
    for (let unsent = queue.takeBack(); unsent; unsent = queue.takeBack()) drop(unsent);
    return steps.discard();
  };
  const actions: GridActions = {
    edit: (edits) => push(edits, edits.length > 1),
    fill: (fills) => void steps.fill(fills),
    fillDown: (read) => void steps.fillDown(read),
    paste,
    undo,
  };
  return {
    actions,
    waiting,
    flush: queue.flush,
    discard,
    fillAll: steps.fillAll,
    work: steps.work,
    left: steps.left,
    unplaced,
    forgetLeft: () => {
      steps.forgetLeft();
      setUnplaced([]);
    },
    /** What is shown of each cell in place of what was read. */
    written: useMemo(() => new Map(shown.map((edit) => [cellKey(edit.rowId, edit.column), edit])), [shown]),
  };
}

export function cellKey(rowId: string, column: string): string {
  return `${rowId} ${column}`;
}
