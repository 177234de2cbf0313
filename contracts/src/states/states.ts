import type { Action } from '../access/index.ts';
import type { Reasoned } from '../wording/index.ts';

/** One thing that can be done to a record, as data: screens draw their buttons from it, and the command asks it again. */
export type StateAction<State extends string, Facts> = {
  /** What buttons call it: `archive`. */
  action: string;
  from: readonly State[];
  to: State;
  /** The right to the record that it takes. */
  right: Action;
  /** Why not as things stand, though the state allows it. */
  guard?: (facts: Facts) => Reasoned | null;
};

/** The states of one kind of record, with everything that leads from one to another. */
export type StateTable<State extends string, Facts> = {
  actions: readonly StateAction<State, Facts>[];
  /** Why nothing leads from a state to another; `ways` are those that it does lead to, `starts` those from which one would get there. */
  noWay: (from: State, to: State, ways: readonly State[], starts: readonly State[]) => Reasoned;
};

/** An action on a record as things stand; `lacks` is the right that the person has not. */
export type ActionNow<State extends string> = {
  action: string;
  to: State;
  /** Null where it can be done, and where a right is what is missing. */
  refusal: Reasoned | null;
  lacks: Action | null;
};

/** What leads from a state to another; undefined where nothing does. */
export function wayBetween<State extends string, Facts>(
  { actions }: StateTable<State, Facts>,
  from: State,
  to: State,
): StateAction<State, Facts> | undefined {
  return actions.find((one) => one.to === to && one.from.includes(from));
}

/** Why a record cannot go to a state now, no matter who asks; null when it can. */
export function refusalToGo<State extends string, Facts>(
  table: StateTable<State, Facts>,
  from: State,
  to: State,
  facts: Facts,
): Reasoned | null {
  const way = wayBetween(table, from, to);
  if (way) return way.guard?.(facts) ?? null;
  const starts = table.actions.filter((one) => one.to === to).flatMap((one) => one.from);
  return table.noWay(from, to, waysFrom(table, from), starts);
}

/** Why nothing may be in a state as things stand, by whichever way it would get there. */
export function refusalToBe<State extends string, Facts>(
  { actions }: StateTable<State, Facts>,
  state: State,
  facts: Facts,
): Reasoned | null {
  return actions.find(({ to, guard }) => to === state && guard?.(facts))?.guard?.(facts) ?? null;
}

/**
 * Every action of a record but those that lead where it is, in the table's order; `lacking` names the right that
 * the person has not, of those that an action takes.
 */
export function actionsNow<State extends string, Facts>(
  table: StateTable<State, Facts>,
  state: State,
  facts: Facts,
  lacking: (right: Action) => Action | undefined,
): ActionNow<State>[] {
  return table.actions
    .filter(({ to }) => to !== state)
    .map(({ action, from, to, right, guard }) => {
      const lacks = lacking(right) ?? null;
      if (lacks !== null) return { action, to, refusal: null, lacks };
      const refusal = from.includes(state) ? guard?.(facts) : table.noWay(state, to, waysFrom(table, state), from);
      return { action, to, refusal: refusal ?? null, lacks };
    });
}

function waysFrom<State extends string, Facts>({ actions }: StateTable<State, Facts>, state: State): State[] {
  return actions.filter(({ from }) => from.includes(state)).map(({ to }) => to);
}
