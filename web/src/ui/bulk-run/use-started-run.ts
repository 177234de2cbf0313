import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useIssueText } from '../form/index.ts';
import { CommandRunDocument } from '../lifecycle/index.ts';
import {
  BulkRunByIdDocument,
  StartBulkRunDocument,
  type StartBulkRunMutationVariables,
} from './bulk.operations.generated.ts';
import { useBulkRun } from './use-bulk-run.ts';

/** Starts a run, which the server does whether or not this tab stays, and watches it here. */
export function useStartedRun() {
  const issueText = useIssueText();
  const queryClient = useQueryClient();
  const [runId, setRunId] = useState<string>();
  const start = useMutation({
    mutationFn: async (input: StartBulkRunMutationVariables['input']) => {
      const { startBulkRun: answer } = await requestGraphql(StartBulkRunDocument, { input });
      if (answer.__typename === 'InvalidInput') throw new Error(answer.issues.map(issueText).join(' '));
      return answer.run;
    },
    onSuccess: (begun) => {
      queryClient.setQueryData([BulkRunByIdDocument.name, { id: begun.id }], { bulkRun: begun });
      setRunId(begun.id);
    },
  });
  return {
    run: useBulkRun(runId),
    start,
    cancel: async () => {
      if (runId === undefined) return;
      await requestGraphql(CommandRunDocument, { id: runId, command: 'CANCEL' });
      await queryClient.invalidateQueries({ queryKey: [BulkRunByIdDocument.name, { id: runId }] });
    },
    /** Looks no longer; the run goes on. */
    leave: () => {
      start.reset();
      setRunId(undefined);
    },
  };
}
