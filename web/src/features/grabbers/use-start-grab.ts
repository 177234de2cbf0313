import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { GrabberByIdDocument, GrabbersListDocument, StartGrabRunDocument } from './grabbers.operations.generated.ts';

/** Reads a feed now, or stored pages once more; answers the run’s id, or says why it was refused. */
export function useStartGrab(): (grabberId: string, replay: boolean) => Promise<string | undefined> {
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  return useCallback(
    async (grabberId, replay) => {
      const { startGrabRun: result } = await requestGraphql(StartGrabRunDocument, { grabberId, replay });
      switch (result.__typename) {
        case 'GrabRunStarted':
          void queryClient.invalidateQueries({ queryKey: [GrabbersListDocument.name] });
          void queryClient.invalidateQueries({ queryKey: [GrabberByIdDocument.name, { id: grabberId }] });
          return result.run.id;
        case 'NotAllowedNow':
          refusal.refused(result);
          return undefined;
        case 'NotFound':
          refusal.gone();
          return undefined;
      }
    },
    [queryClient, refusal],
  );
}
