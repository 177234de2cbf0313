import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { Row } from '../list-screen/index.ts';
import { stepOf, type HeldKey, type HeldStep } from './held-keys.ts';
import type { GridList, GridSelection } from './use-grid-selection.ts';

type Held<OneRow extends Row> = {
  list: Pick<GridList<OneRow>, 'variables'>;
  selection: Pick<GridSelection<OneRow>, 'activeRow'>;
  /** Does a step to the active cell, which is there; answers whether the keys after it still mean what they meant. */
  act: (step: HeldStep) => boolean;
};

/** Each step is a drawing of its own, of which there may not be too many at once. */
const mostSteps = 20;
const mostLetters = 1_000;

/**
 * Keys typed while the active cell is on its way wait for it: half of what was typed is not to reach it. They are let go of where somebody
 * goes on to something else.
 */
export function useHeldKeys<OneRow extends Row>({ list, selection, act }: Held<OneRow>) {
  const held = useRef<{ keys: readonly HeldKey[]; variables: unknown }>({ keys: [], variables: undefined });
  const [, drawAgain] = useReducer((drawn: number) => drawn + 1, 0);
  const drop = () => {
    held.current = { keys: [], variables: undefined };
  };
  const replay = useEffectEvent(() => {
    const { keys, variables } = held.current;
    if (keys.length === 0 || !selection.activeRow) return;
    if (variables !== list.variables) return drop();
    const { step, rest } = stepOf(keys);
    held.current = { keys: rest, variables };
    if (!act(step)) drop();
    else if (rest.length > 0) drawAgain();
  });
  useLayoutEffect(() => replay());
  return {
    /** Whether a key waits; one that does is done with for now. */
    take: (key: HeldKey): boolean => {
      const { keys } = held.current;
      if (keys.length === 0 && (selection.activeRow || key.command.kind !== 'edit')) return false;
      const isLetter = (one: HeldKey) => one.command.kind === 'edit' && one.command.text !== undefined;
      const steps = keys.filter((one) => !isLetter(one)).length;
      if (steps >= mostSteps || keys.length - steps >= mostLetters) drop();
      else held.current = { keys: [...keys, key], variables: list.variables };
      return true;
    },
    drop,
  };
}
