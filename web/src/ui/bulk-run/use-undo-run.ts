import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import { CommandRunDocument } from '../lifecycle/index.ts';
import { bulkMessages } from './bulk.messages.ts';
import { BulkRunByIdDocument, type BulkProgressFragment } from './bulk.operations.generated.ts';
import { useUndoneText } from './undone-by.tsx';
import { isAtWork } from './use-bulk-run.ts';

const pollMs = 500;

type Run = Pick<BulkProgressFragment, 'id' | 'done' | 'refused' | 'kept' | 'total'>;

type Ended = Omit<Run, 'id'>;

/** Has the server take back what a run did; says how far it came once that has ended, and lets whatever shows the records be read again. */
export function useUndoRun(): (runId: string) => Promise<void> {
  const t = useMessages(bulkMessages);
  const textOf = useUndoneText();
  const command = useEndedCommand();
  return useCallback(
    (runId) =>
      command(runId, 'UNDO', (run) => {
        // One that was cancelled refused nothing, and has not done everything.
        if (run.done === run.total && run.kept === 0) toast.success(t('takenBack', { count: run.done }));
        else toast.warning(t('takenBackInPart', { parts: textOf(run) }));
      }),
    [t, textOf, command],
  );
}

/** Has the server do the records of a run again that it left; says how many more were done once that has ended. */
export function useRetryRun(): (run: Pick<Run, 'id' | 'done'>) => Promise<void> {
  const t = useMessages(bulkMessages);
  const command = useEndedCommand();
  return useCallback(
    ({ id, done: before }) =>
      command(id, 'RETRY', ({ done, refused, total }) => {
        // What a cancelled run did not reach, nothing refused.
        const left = total === null ? refused : total - done;
        if (left === 0) toast.success(t('retried', { count: done - before }));
        else toast.warning(t('retriedInPart', { count: left }));
      }),
    [t, command],
  );
}

/** Gives a run a command that a worker carries out, and tells how far the run came that follows from it. */
function useEndedCommand() {
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  return useCallback(
    async (id: string, command: 'UNDO' | 'RETRY', tell: (run: Ended) => void) => {
      try {
        const { commandRun: result } = await requestGraphql(CommandRunDocument, { id, command });
        switch (result.__typename) {
          case 'RunAnswered':
            tell(await untilEnded(result.run.id));
            break;
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
    [refusal, queryClient],
  );
}

/** How far the run came once it has ended. */
async function untilEnded(id: string): Promise<Ended> {
  for (;;) {
    const { bulkRun: run } = await requestGraphql(BulkRunByIdDocument, { id });
    if (!run) return { done: 0, refused: 0, kept: 0, total: null };
    if (!isAtWork(run)) return run;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
