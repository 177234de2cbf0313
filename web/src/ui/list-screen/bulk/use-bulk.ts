import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import { saveProblem } from '../../save-problem.ts';
import type { BulkAction, Row } from '../column.ts';
import type { List } from '../use-list.ts';
import type { Selection } from '../use-selection.ts';
import { runBulk, type RowResult } from './run-bulk.ts';

export type Bulk<OneRow extends Row> =
  | { kind: 'idle' }
  /** The rows that match now are read. */
  | { kind: 'reading'; action: BulkAction<OneRow>; count: number }
  /** They are known; nothing is done yet. */
  | { kind: 'asking'; action: BulkAction<OneRow>; rows: readonly OneRow[]; selected: Selection<OneRow>['count'] }
  | { kind: 'too_many'; most: number }
  | { kind: 'running'; done: number; all: number }
  | { kind: 'done'; results: readonly RowResult<OneRow>[]; left: number }
  | { kind: 'failed'; reason: string };

/** What one tab can hold and do in some minutes; beyond it a narrower filter is the better way. */
const mostRows = 50_000;

/** An action on the selected rows: everything that matches is read first, so that its number is told before anything is done. */
export function useBulk<OneRow extends Row>(list: List<OneRow>, selection: Selection<OneRow>) {
  const t = useMessages(kitMessages);
  const [state, setState] = useState<Bulk<OneRow>>({ kind: 'idle' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const run = async (action: BulkAction<OneRow>, rows: readonly OneRow[]) => {
    const turn = (stop.current = new AbortController());
    const results: RowResult<OneRow>[] = [];
    setState({ kind: 'running', done: 0, all: rows.length });
    await runBulk(action, rows, {
      signal: turn.signal,
      explain: (error) => saveProblem(error, t),
      onResults: (more) => {
        results.push(...more);
        setState({ kind: 'running', done: results.length, all: rows.length });
      },
    });
    setState({ kind: 'done', results, left: rows.length - results.length });
    await list.reload();
  };

  const begin = async (action: BulkAction<OneRow>) => {
    if (!selection.isEverything) return run(action, selection.picked());
    const turn = (stop.current = new AbortController());
    const rows: OneRow[] = [];
    setState({ kind: 'reading', action, count: 0 });
    try {
      for await (const page of list.walk({ after: null }, turn.signal)) {
        rows.push(...page.filter(selection.has));
        if (rows.length > mostRows) return setState({ kind: 'too_many', most: mostRows });
        setState({ kind: 'reading', action, count: rows.length });
      }
      setState({ kind: 'asking', action, rows, selected: selection.count });
    } catch (error) {
      setState(turn.signal.aborted ? { kind: 'idle' } : { kind: 'failed', reason: saveProblem(error, t) });
    }
  };

  return {
    state,
    begin,
    confirm: run,
    cancel: () => stop.current?.abort(),
    dismiss: () => setState({ kind: 'idle' }),
  };
}
