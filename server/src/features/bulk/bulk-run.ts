import { hasRunEnded } from '@quarry/contracts/common';
import { type Reasoned, reasoned, type Sentence } from '@quarry/contracts/wording';
import type { RunState } from '../../platform/graphql/index.ts';
import type { Id } from '../../platform/ids.ts';

/** One action on many records, as it is shown. */
export type BulkRunRecord = {
  id: string;
  list: string;
  action: string;
  state: RunState;
  stopReason: Sentence | null;
  requestedById: string;
  requestedBy: string | null;
  requestedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Null while they are being gathered. */
  total: number | null;
  done: number;
  /** Those of the done of which nothing was left to do. */
  unchanged: number;
  refused: number;
  /** Those of the refused that somebody changed meanwhile. */
  conflicts: number;
  /** Of one that takes another back and has ended: fields that stay in records of which it took back the rest. */
  kept: number;
  isResultGone: boolean;
  /** The run that it takes back. */
  undoesId: string | null;
  /** The run that took it back, or tried to. */
  undoneById: string | null;
  /** Whether one did, or is at it; not where all that it came to was refused. */
  isUndone: boolean;
};

/** What a list is asked for, and what was released of it. */
export type Matching = { search: string | null; filter: Record<string, unknown> | null; released: readonly string[] };

/** What a run was asked to do, and how far it has come. */
export type BulkRequest = {
  id: string;
  list: string;
  action: string;
  userId: Id<'user'>;
  /** What the action was given beside the records. */
  input: unknown;
  /** Null where the records were named. */
  matching: Matching | null;
  isGathered: boolean;
  /** The run that it takes back. */
  undoesId: string | null;
  /** Whether what waits for its turn has to be held, or held anew. */
  isHoldDue: boolean;
};

/** Whether records that somebody changed meanwhile are in conflict for good; what is taken back is read anew each time. */
export function hasLastingConflicts({ undoesId }: BulkRunRecord, isPlanned: boolean): boolean {
  return isPlanned && undoesId === null;
}

/** Why the records of a run that it left cannot be done again; null when they can. `isPlanned` is that of its action. */
export function refusalToRetry(run: BulkRunRecord, isPlanned: boolean): Reasoned | null {
  if (!hasRunEnded(run.state)) return reasoned('RUN_AT_WORK');
  // Those that it never came to were stopped by a person.
  if (run.state === 'cancelled') return reasoned('RUN_CANCELLED');
  if (run.isUndone) return reasoned('RUN_UNDONE');
  if (run.refused === 0 || run.isResultGone) return reasoned('RUN_NOTHING_LEFT');
  const isAllConflicts = run.conflicts === run.refused;
  return isAllConflicts && hasLastingConflicts(run, isPlanned) ? reasoned('RUN_ONLY_CONFLICTS') : null;
}

/** Why a run cannot be taken back; null when it can. `hasUndo` says whether anything takes back what its action does. */
export function refusalToUndo(run: BulkRunRecord, hasUndo: boolean): Reasoned | null {
  if (!hasRunEnded(run.state)) return reasoned('RUN_AT_WORK');
  if (run.undoesId !== null) return reasoned('RUN_IS_UNDO');
  if (!hasUndo) return reasoned('RUN_LASTS');
  if (run.isUndone) return reasoned('RUN_UNDONE');
  return run.done === 0 || run.isResultGone ? reasoned('RUN_CHANGED_NOTHING') : null;
}
