import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import { CommandRunDocument } from '../lifecycle/index.ts';
import { bulkMessages } from './bulk.messages.ts';
import { BulkRunByIdDocument, type BulkProgressFragment } from './bulk.operations.generated.ts';
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
        const { commandRun: result } = await requestGraphql(CommandRunDocument, { id: runId, command: 'UNDO' });
        switch (result.__typename) {
          case 'RunAnswered': {
            const { done, refused } = await untilEnded(result.run.id);
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

/** How far the run came once it has ended. */
async function untilEnded(id: string): Promise<Pick<BulkProgressFragment, 'done' | 'refused'>> {
  for (;;) {
    const { bulkRun: run } = await requestGraphql(BulkRunByIdDocument, { id });
    if (!run) return { done: 0, refused: 0 };
    if (!isAtWork(run)) return run;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
