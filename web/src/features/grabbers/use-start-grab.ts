import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { GrabberByIdDocument, GrabbersListDocument, StartGrabRunDocument } from './grabbers.operations.generated.ts';

type Started = { runId: string; refusal: undefined } | { runId: undefined; refusal: string };

/** Reads a feed now, or stored pages once more; answers the run, or why it was refused. */
export function useStartGrab(): (grabberId: string, replay: boolean) => Promise<Started> {
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  const queryClient = useQueryClient();
  return useCallback(
    async (grabberId, replay) => {
      const { startGrabRun: result } = await requestGraphql(StartGrabRunDocument, { grabberId, replay });
      switch (result.__typename) {
        case 'GrabRunStarted':
          void queryClient.invalidateQueries({ queryKey: [GrabbersListDocument.name] });
          void queryClient.invalidateQueries({ queryKey: [GrabberByIdDocument.name, { id: grabberId }] });
          return { runId: result.run.id, refusal: undefined };
        case 'NotAllowedNow':
          return { runId: undefined, refusal: reason(result) };
        case 'NotFound':
          return { runId: undefined, refusal: tKit('gone') };
      }
    },
    [queryClient, tKit, reason],
  );
}
