import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { Row } from '../list-screen/index.ts';
import { stepOf, type HeldKey, type HeldStep } from './held-keys.ts';
import type { GridList, GridSelection } from './use-grid-selection.ts';

type Held<OneRow extends Row> = {
  list: Pick<GridList<OneRow>, 'variables' | 'error' | 'isLoadingMore'>;
  selection: Pick<GridSelection<OneRow>, 'active' | 'activeRow' | 'startAt'>;
  /** Has the active cell come, wherever the rows are scrolled. */
  bringBack: () => void;
  /** Does a step to the active cell, which is there; answers whether the keys after it still mean what they meant. */
  act: (step: HeldStep) => boolean;
};

/** Each step is a drawing of its own, of which there may not be too many at once. */
const mostSteps = 20;
const mostLetters = 1_000;

/** They lead out of a cell or of the grid, and are not to wait for anything. */
const waysOut: ReadonlySet<string> = new Set(['Escape', 'F6', 'Tab']);
const lost: HeldKey = { key: '', isShifted: false, command: undefined };

type Kept = {
  keys: readonly HeldKey[];
  variables: unknown;
  /** The row that was meant, where it is known. */
  rowId: string | undefined;
};

const none: Kept = { keys: [], variables: undefined, rowId: undefined };

/**
 * Keys typed while the active cell is on its way wait for it: half of what was typed is not to reach it. They are let go of where somebody
 * goes on to something else.
 */
export function useHeldKeys<OneRow extends Row>({ list, selection, bringBack, act }: Held<OneRow>) {
  const held = useRef(none);
  const [, drawAgain] = useReducer((drawn: number) => drawn + 1, 0);
  const drop = () => {
    held.current = none;
  };
  const isFailed = list.error !== null && !list.isLoadingMore;
  const replay = useEffectEvent(() => {
    const { keys, variables, rowId } = held.current;
    if (keys.length === 0) return;
    if (!selection.activeRow) {
      if (isFailed) drop();
      return;
    }
    // Where rows before it were estimated, another one may stand in its place.
    const isOther = rowId !== undefined && rowId !== selection.activeRow.id;
    if (isOther || variables !== list.variables) return drop();
    const { step, rest } = stepOf(keys);
    held.current = { keys: rest, variables, rowId: undefined };
    if (!act(step)) drop();
    else if (rest.length > 0) drawAgain();
  });
  useLayoutEffect(() => replay());
  return {
    /** Whether a key waits; one that does is done with for now. */
    take: (key: HeldKey): boolean => {
      const { keys, variables, rowId } = held.current;
      if (waysOut.has(key.key) || (isFailed && !selection.activeRow)) {
        drop();
        return false;
      }
      if (keys.length === 0) {
        if (selection.activeRow || key.command?.kind !== 'edit') return false;
        const { rowId: meant } = selection.startAt(selection.active.row);
        held.current = { keys: [key], variables: list.variables, rowId: meant };
        bringBack();
        return true;
      }
      const isLetter = (one: HeldKey) => one.command?.kind === 'edit' && one.command.text !== undefined;
      const steps = keys.filter((one) => !isLetter(one)).length;
      const isFull = steps >= mostSteps || keys.length - steps >= mostLetters;
      // Half of them are not to be done, and the next ones are no beginning.
      held.current = { keys: isFull ? [lost] : [...keys, key], variables, rowId };
      return true;
    },
    drop,
  };
}
