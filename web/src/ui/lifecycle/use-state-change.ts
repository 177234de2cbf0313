import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../i18n/index.ts';
import type { ServerRefusal } from '../explain/explanation.ts';
import { useShowRefusal } from '../explain/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { showUndo } from '../undo-toast.tsx';
import { lifecycleMessages } from './lifecycle.messages.ts';
import type { ConfigurableState } from './states.tsx';

type Versioned = { id: string; version: number };
/** A record with where it stands and where it may go from there. */
type Moved = Versioned & {
  readonly name: string;
  readonly state: ConfigurableState;
  readonly nextStates: readonly ConfigurableState[];
};
type Refused =
  | ({ readonly __typename: 'NotAllowedNow' } & ServerRefusal)
  | { readonly __typename: 'VersionConflict' }
  | { readonly __typename: 'NotFound' };

/** How a kind of record is moved to another state, and under which names its lists and its own page are kept. */
export type StateChange = {
  list: string;
  record: string;
  /** Sends the move; answers what the record's own page then shows, and the record itself, or the refusal. */
  send: (
    record: Versioned,
    state: ConfigurableState,
  ) => Promise<{ readonly saved: unknown; readonly moved: Moved } | Refused>;
};

/**
 * Moves a record to another state and offers the way back where there is one, or says why it was not moved. `change` is written once,
 * outside of components.
 */
export function useStateChange({ list, record, send }: StateChange) {
  const t = useMessages(lifecycleMessages);
  const tKit = useMessages(kitMessages);
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  return useCallback(
    async function move({ id, version, state: before }: Moved, state: ConfigurableState): Promise<void> {
      const result = await send({ id, version }, state);
      const queryKey = [record, { id }];
      if ('saved' in result) {
        const { saved, moved } = result;
        queryClient.setQueryData(queryKey, saved);
        await queryClient.invalidateQueries({ queryKey: [list] });
        const said = t('movedTo', { name: moved.name, state: t(`state.${moved.state}`) });
        if (moved.nextStates.includes(before))
          showUndo(said, tKit('undo'), () => move(moved, before).catch(refusal.failed));
        else toast.success(said);
        return;
      }
      switch (result.__typename) {
        case 'NotAllowedNow':
          return refusal.refused(result);
        case 'VersionConflict':
          await queryClient.invalidateQueries({ queryKey });
          toast.warning(tKit('conflict'));
          return;
        case 'NotFound':
          refusal.gone();
      }
    },
    [queryClient, t, tKit, refusal, list, record, send],
  );
}
