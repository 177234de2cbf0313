import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import { bulkMessages } from './bulk.messages.ts';
import { BulkRunByIdDocument, type BulkProgressFragment, UndoBulkRunDocument } from './bulk.operations.generated.ts';
import { isAtWork } from './use-bulk-run.ts';

const pollMs = 500;

/** Has the server take back what a run did; says how far it came once that has ended, and lets whatever shows the records be read again. */
export function useUndoRun(): (runId: string) => Promise<void> {
  const t = useMessages(bulkMessages);
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  return useCallback(
    async (runId) => {
      try {
        const { undoBulkRun: result } = await requestGraphql(UndoBulkRunDocument, { id: runId });
        switch (result.__typename) {
          case 'BulkRunStarted': {
            const { done, refused } = await untilEnded(result.run);
            if (refused === 0) toast.success(t('takenBack', { count: done }));
            else toast.warning(t('takenBackInPart', { count: refused }));
            break;
          }
          case 'NotAllowedNow':
            refusal.refused(result);
            break;
          case 'NotFound':
            refusal.gone();
        }
        await queryClient.invalidateQueries();
      } catch (error) {
        refusal.failed(error);
      }
    },
    [t, refusal, queryClient],
  );
}

async function untilEnded(begun: BulkProgressFragment): Promise<BulkProgressFragment> {
  let run = begun;
  while (isAtWork(run)) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    const { bulkRun } = await requestGraphql(BulkRunByIdDocument, { id: begun.id });
    if (!bulkRun) return run;
    run = bulkRun;
  }
  return run;
}
