import { useMessages } from '../../i18n/index.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';
import type { ConfigurableState } from './states.tsx';

/** A record with where it stands and where it may go from there. */
type Moved = {
  readonly name: string;
  readonly version: number;
  readonly state: ConfigurableState;
  readonly nextStates: readonly ConfigurableState[];
};

/** A move of a record to another state, over the version and from the state in which it was seen. */
export type StateMove = { version: number; from: ConfigurableState; to: ConfigurableState };

/** What a command answers once a record was moved to another state: the way back is a move back, where there is one. */
export function useToldMove() {
  const t = useMessages(lifecycleMessages);
  return ({ name, version, state, nextStates }: Moved, { from }: StateMove, move: (back: StateMove) => unknown) => ({
    kind: 'done' as const,
    text: t('movedTo', { name, state: t(`state.${state}`) }),
    undo: nextStates.includes(from) ? () => move({ version, from: state, to: from }) : null,
  });
}
