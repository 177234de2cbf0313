import { bulkLimits, inParts } from '@quarry/contracts/bulk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { requestGraphql } from '../../../data/index.ts';
import {
  BulkRunByIdDocument,
  CancelBulkRunDocument,
  isAtWork,
  StartBulkRunDocument,
  useBulkRun,
  type BulkProgressFragment,
  type StartBulkRunMutationVariables,
} from '../../bulk-run/index.ts';
import { useIssueText } from '../../form/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import { saveProblem } from '../../save-problem.ts';
import type { BulkAction, Row } from '../column.ts';
import type { List } from '../use-list.ts';
import type { Selection } from '../use-selection.ts';

export type Bulk =
  | { kind: 'idle' }
  /** The list is asked once more how many rows match; nothing is done yet. */
  | { kind: 'asking'; action: BulkAction }
  | { kind: 'too_many' }
  | { kind: 'starting' }
  | { kind: 'running'; run: BulkProgressFragment }
  | { kind: 'done'; run: BulkProgressFragment }
  | { kind: 'failed'; reason: string };

/** An action on the selected rows: the server does it whether or not this tab stays, and here one can watch it. */
export function useBulk<OneRow extends Row>(list: List<OneRow>, selection: Selection<OneRow>) {
  const t = useMessages(kitMessages);
  const issueText = useIssueText();
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<Bulk>({ kind: 'idle' });
  const [runId, setRunId] = useState<string>();
  const run = useBulkRun(runId);

  const isOver = run !== undefined && !isAtWork(run);
  const reload = useEffectEvent(() => void list.reload());
  useEffect(() => {
    if (isOver) reload();
  }, [isOver]);

  const start = useMutation({
    mutationFn: async (action: BulkAction) => {
      const input = inputOf(action, list, selection);
      const { startBulkRun: answer } = await requestGraphql(StartBulkRunDocument, { input });
      if (answer.__typename === 'InvalidInput') throw new Error(answer.issues.map(issueText).join(' '));
      return answer.run;
    },
    onMutate: () => setQuestion({ kind: 'starting' }),
    onSuccess: (begun) => {
      queryClient.setQueryData([BulkRunByIdDocument.name, { id: begun.id }], { bulkRun: begun });
      setRunId(begun.id);
    },
    onError: (error) => setQuestion({ kind: 'failed', reason: saveProblem(error, t) }),
  });

  const state: Bulk = run ? { kind: isOver ? 'done' : 'running', run } : question;
  const begin = (action: BulkAction) => {
    if (selection.ids.length > bulkLimits.rows) return setQuestion({ kind: 'too_many' });
    if (!selection.isEverything) return start.mutate(action);
    void list.reload();
    setQuestion({ kind: 'asking', action });
  };
  return {
    state,
    begin,
    confirm: start.mutate,
    cancel: async () => {
      if (runId === undefined) return;
      await requestGraphql(CancelBulkRunDocument, { id: runId });
      await queryClient.invalidateQueries({ queryKey: [BulkRunByIdDocument.name, { id: runId }] });
    },
    dismiss: () => {
      setQuestion({ kind: 'idle' });
      setRunId(undefined);
    },
  };
}

function inputOf<OneRow extends Row>(
  { list: queried, key }: BulkAction,
  { variables }: List<OneRow>,
  { isEverything, ids }: Selection<OneRow>,
): StartBulkRunMutationVariables['input'] {
  if (!isEverything) return { list: queried, action: key, ids: inParts(ids) };
  const { search, filter } = variables as { search?: string | null; filter?: unknown };
  const matching = { search: search ?? null, filter: filter ?? null, released: inParts(ids) };
  return { list: queried, action: key, matching };
}
