import { useRef, type KeyboardEvent } from 'react';
import type { Row } from '../list-screen/index.ts';
import { commandOf, isOfText, type GridCommand } from './grid-keys.ts';
import type { GridCommands } from './grid-commands.ts';
import type { HeldKey } from './held-keys.ts';
import type { GridSelection } from './use-grid-selection.ts';

type Keyed<OneRow extends Row> = {
  selection: GridSelection<OneRow>;
  columns: number;
  rowsInView: () => number;
  goTo: (row: number, column: number, isRange?: boolean) => void;
  edit: (typed?: string) => void;
  commands: GridCommands;
  /** Whether a key waits for a cell that is on its way. */
  hold: (key: HeldKey) => boolean;
  undo: () => void;
  leave: () => void;
};

/** What the keys do in the grid; Tab leaves it after Esc. */
export function useGridKeys<OneRow extends Row>(keyed: Keyed<OneRow>) {
  const { selection, columns, rowsInView, goTo, edit, commands, hold, undo, leave } = keyed;
  const { active, lastRow } = selection;
  const isLeaving = useRef(false);
  const step = (by: 1 | -1) => {
    const next = active.column + by;
    if (next >= 0 && next < columns) goTo(active.row, next);
    else if (active.row + by >= 0 && active.row + by <= lastRow) goTo(active.row + by, by > 0 ? 0 : columns - 1);
    // At the very end the focus goes back there.
    else goTo(active.row, active.column);
  };
  const edgeOf = (edge: 'first' | 'last' | undefined, last: number, now: number) => {
    if (edge === undefined) return now;
    return edge === 'first' ? 0 : last;
  };
  const run = (command: GridCommand) => {
    switch (command.kind) {
      case 'move':
        return goTo(active.row + command.rows, active.column + command.columns, command.isRange);
      case 'edge': {
        const row = edgeOf(command.row, lastRow, active.row);
        return goTo(row, edgeOf(command.column, columns - 1, active.column), command.isRange);
      }
      case 'page':
        return goTo(active.row + command.step * rowsInView(), active.column, command.isRange);
      case 'step':
        return step(command.step);
      case 'edit':
        return edit(command.text);
      case 'all':
        return selection.select({ top: 0, bottom: lastRow, start: 0, end: columns - 1 });
      case 'empty':
        return commands.empty();
      case 'fillDown':
        return commands.fillDown();
      case 'undo':
        return undo();
      case 'leave':
        return leave();
      case 'escape':
        isLeaving.current = true;
        // The selection shrinks to the active cell.
        return goTo(active.row, active.column);
    }
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const isAfterEscape = isLeaving.current;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const command = commandOf(event, isRightToLeft);
    if (event.key !== 'Shift') isLeaving.current = false;
    if (command?.kind === 'step' && isAfterEscape) return;
    const isHeld = (command || isOfText(event)) && hold({ key: event.key, isShifted: event.shiftKey, command });
    if (!command) return;
    event.preventDefault();
    if (!isHeld) run(command);
  };
  return { press, step, run };
}
