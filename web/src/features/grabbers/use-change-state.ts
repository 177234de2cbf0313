import { useQueryClient } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import type { ConfigurableState } from '../../ui/lifecycle/index.ts';
import {
  ChangeGrabberStateDocument,
  GrabberByIdDocument,
  GrabbersListDocument,
} from './grabbers.operations.generated.ts';

/** Moves a grabber to another state; answers why not, or nothing when it was done. */
export function useChangeState({ id, version }: { id: string; version: number }) {
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  const queryClient = useQueryClient();
  return async (state: ConfigurableState): Promise<string | undefined> => {
    const { changeGrabberState: result } = await requestGraphql(ChangeGrabberStateDocument, { id, version, state });
    switch (result.__typename) {
      case 'GrabberSaved':
        queryClient.setQueryData([GrabberByIdDocument.name, { id }], { grabber: result.grabber });
        await queryClient.invalidateQueries({ queryKey: [GrabbersListDocument.name] });
        return undefined;
      case 'NotAllowedNow':
        return reason(result);
      case 'VersionConflict':
        await queryClient.invalidateQueries({ queryKey: [GrabberByIdDocument.name, { id }] });
        return tKit('conflict');
      case 'NotFound':
        return tKit('gone');
    }
  };
}
