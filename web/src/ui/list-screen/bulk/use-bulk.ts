import { bulkLimits, inParts } from '@quarry/contracts/bulk';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  isAtWork,
  useStartedRun,
  type BulkProgressFragment,
  type StartBulkRunMutationVariables,
} from '../../bulk-run/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import { saveProblem } from '../../save-problem.ts';
import type { BulkAction, Row } from '../column.ts';
import type { List } from '../use-list.ts';
import type { Selection } from '../use-selection.ts';

/** What of a list, or of what else shows rows, an action on them needs. */
export type BulkList = Pick<List<Row>, 'name' | 'total' | 'matching' | 'reload'>;
export type BulkSelection = Pick<
  Selection<Row>,
  'count' | 'isEverything' | 'isMoreOffered' | 'isReading' | 'selectEverything' | 'clear' | 'ids'
>;

export type Bulk =
  | { kind: 'idle' }
  /** The list is asked once more how many rows match, or it is said what cannot be taken back; nothing is done yet. */
  | { kind: 'asking'; action: BulkAction }
  | { kind: 'too_many' }
  | { kind: 'starting' }
  | { kind: 'running'; run: BulkProgressFragment }
  | { kind: 'done'; run: BulkProgressFragment }
  | { kind: 'failed'; reason: string };

/** An action on the selected rows: the server does it whether or not this tab stays, and here one can watch it. */
export function useBulk(list: BulkList, selection: BulkSelection) {
  const t = useMessages(kitMessages);
  const [question, setQuestion] = useState<Bulk>({ kind: 'idle' });
  const { run, start, cancel, leave } = useStartedRun();

  const isOver = run !== undefined && !isAtWork(run);
  const reload = useEffectEvent(() => void list.reload());
  useEffect(() => {
    if (isOver) reload();
  }, [isOver]);

  const confirm = (action: BulkAction, input?: Record<string, unknown>) => {
    setQuestion({ kind: 'starting' });
    start.mutate(
      { ...inputOf(action, list, selection), ...(input && { input }) },
      {
        onError: (error) => setQuestion({ kind: 'failed', reason: saveProblem(error, t) }),
      },
    );
  };
  const state: Bulk = run ? { kind: isOver ? 'done' : 'running', run } : question;
  const begin = (action: BulkAction) => {
    if (selection.ids.length > bulkLimits.rows) return setQuestion({ kind: 'too_many' });
    if (!selection.isEverything && action.consequence === undefined && !action.Question) return confirm(action);
    if (selection.isEverything) void list.reload();
    setQuestion({ kind: 'asking', action });
  };
  return {
    state,
    begin,
    confirm,
    cancel,
    dismiss: () => {
      setQuestion({ kind: 'idle' });
      leave();
    },
  };
}

function inputOf(
  { key }: BulkAction,
  { name, matching }: BulkList,
  { isEverything, ids }: BulkSelection,
): StartBulkRunMutationVariables['input'] {
  if (!isEverything) return { list: name, action: key, ids: inParts(ids) };
  return { list: name, action: key, matching: { ...matching, released: inParts(ids) } };
}
