import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import type { ConfigurableState } from './states.tsx';

type Versioned = { id: string; version: number };
type Wording = Parameters<ReturnType<typeof useWording>['reason']>[0];
type Refused =
  | ({ readonly __typename: 'NotAllowedNow' } & Wording)
  | { readonly __typename: 'VersionConflict' }
  | { readonly __typename: 'NotFound' };

/** How a kind of record is moved to another state, and under which names its lists and its own page are kept. */
export type StateChange = {
  list: string;
  record: string;
  /** Sends the move; answers what the record's own page then shows, or the refusal. */
  send: (record: Versioned, state: ConfigurableState) => Promise<{ readonly saved: unknown } | Refused>;
};

/** Moves a record to another state; answers why not, or nothing when it was done. `change` is written once, outside of components. */
export function useStateChange({ list, record, send }: StateChange) {
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, version }: Versioned, state: ConfigurableState): Promise<string | undefined> => {
      const result = await send({ id, version }, state);
      const queryKey = [record, { id }];
      if ('saved' in result) {
        queryClient.setQueryData(queryKey, result.saved);
        await queryClient.invalidateQueries({ queryKey: [list] });
        return undefined;
      }
      switch (result.__typename) {
        case 'NotAllowedNow':
          return reason(result);
        case 'VersionConflict':
          await queryClient.invalidateQueries({ queryKey });
          return tKit('conflict');
        case 'NotFound':
          return tKit('gone');
      }
    },
    [queryClient, tKit, reason, list, record, send],
  );
}
