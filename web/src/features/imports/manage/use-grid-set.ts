import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../../data/index.ts';
import { useShowRefusal, type ServerRefusal } from '../../../ui/explain/index.ts';
import { useIssueText } from '../../../ui/form/index.ts';
import { ChangeSetRowsDocument } from '../imports.operations.generated.ts';
import { OpenProductGridDocument, type GridStateFragment } from './product-grid.operations.generated.ts';

const openKey = [OpenProductGridDocument.name];

/** The reader's open change set; asked once, and from then on as the last step left it. */
export function useGridSet() {
  return useQuery({
    queryKey: openKey,
    queryFn: async () => (await requestGraphql(OpenProductGridDocument, {})).openProductGrid,
    staleTime: Infinity,
    meta: { reads: [] },
  });
}

type GridAnswer =
  | ({ __typename: 'GridAnswered' } & GridStateFragment)
  | { __typename: 'InvalidInput'; issues: readonly { path: string; code: string }[] }
  | ({ __typename: 'NotAllowedNow' } & ServerRefusal)
  | { __typename: 'NotFound' };

/** Keeps what came of a step, or says why it was refused; answers the state after it, where it was done. */
export function useGridAnswer(): (answer: GridAnswer) => GridStateFragment | undefined {
  const queryClient = useQueryClient();
  const refusal = useShowRefusal();
  const issueText = useIssueText();
  return useCallback(
    (answer) => {
      // What its rows would do is another matter after each step.
      queryClient.removeQueries({ queryKey: [ChangeSetRowsDocument.name] });
      switch (answer.__typename) {
        case 'GridAnswered':
          queryClient.setQueryData(openKey, answer);
          return answer;
        case 'InvalidInput':
          toast.error(answer.issues.map(issueText).join(' '));
          return undefined;
        case 'NotAllowedNow':
          refusal.refused(answer);
          break;
        case 'NotFound':
          refusal.gone();
      }
      // It may have been applied or let go of in another tab.
      void queryClient.invalidateQueries({ queryKey: openKey });
      return undefined;
    },
    [queryClient, refusal, issueText],
  );
}

/** Another change set is the open one from now on. */
export function useForgetSet(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.removeQueries({ queryKey: openKey }), [queryClient]);
}
