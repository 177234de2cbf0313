import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../i18n/index.ts';
import type { ServerRefusal } from '../explain/explanation.ts';
import { useShowRefusal } from '../explain/index.ts';
import { kitMessages } from '../kit.messages.ts';
import type { ConfigurableState } from './states.tsx';

type Versioned = { id: string; version: number };
type Refused =
  | ({ readonly __typename: 'NotAllowedNow' } & ServerRefusal)
  | { readonly __typename: 'VersionConflict' }
  | { readonly __typename: 'NotFound' };

/** How a kind of record is moved to another state, and under which names its lists and its own page are kept. */
export type StateChange = {
  list: string;
  record: string;
  /** Sends the move; answers what the record's own page then shows, or the refusal. */
  send: (record: Versioned, state: ConfigurableState) => Promise<{ readonly saved: unknown } | Refused>;
};

/** Moves a record to another state, or says why it was not. `change` is written once, outside of components. */
export function useStateChange({ list, record, send }: StateChange) {
  const tKit = useMessages(kitMessages);
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, version }: Versioned, state: ConfigurableState): Promise<void> => {
      const result = await send({ id, version }, state);
      const queryKey = [record, { id }];
      if ('saved' in result) {
        queryClient.setQueryData(queryKey, result.saved);
        return queryClient.invalidateQueries({ queryKey: [list] });
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
    [queryClient, tKit, refusal, list, record, send],
  );
}
