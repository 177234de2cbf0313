import type { BulkAction, BulkAnswer, BulkList, BulkRow } from '../commands/index.ts';
import { bulkList } from '../commands/index.ts';
import { withTransaction } from '../db/index.ts';
import type { RequestContext } from '../feature.ts';
import { findRecordChanges, findSetOfJob, setChangeSetState } from './change-set.store.ts';
import type { ImportKind, RecordChange } from './import-kind.ts';

/** A record that a job applies a change to, or takes one back from. */
type SetRow = BulkRow & { change: RecordChange | null };

/** Records of one job at a time: enough that statements are shared, few enough that a killed worker loses little. */
const rowsAtOnce = 100;

/** The list whose jobs apply change sets of a kind. Its rows are what the set of the job says of records, there or yet to be created. */
export function changeSetList(kind: ImportKind): BulkList {
  const apply: BulkAction<SetRow> = {
    right: kind.right,
    rowsAtOnce,
    run: (context, rows) => applyRows(context, kind, rows),
    ended: endApplying,
    undo: 'revert',
    undoCreated: (context, rows) => kind.discard(context, rows),
  };
  return bulkList<SetRow>({ find: (context, ids) => findRows(context, kind, ids), actions: { apply } });
}

/** A job that takes another one back has no set of its own, and finds the records themselves. */
async function findRows(
  context: RequestContext,
  kind: ImportKind,
  ids: readonly string[],
): Promise<readonly (SetRow | null)[]> {
  const { bulkRunId } = context;
  const changes = await withTransaction(context.deps.db, async (tx) => {
    const set = bulkRunId === undefined ? undefined : await findSetOfJob(tx, bulkRunId);
    return set && findRecordChanges(tx, set.id, ids);
  });
  if (!changes) return (await kind.records(context, ids)).map((row) => row && { ...row, change: null });
  return ids.map((id) => {
    const change = changes.get(id);
    return change ? { id, name: change.name, change } : null;
  });
}

async function applyRows(context: RequestContext, kind: ImportKind, rows: readonly SetRow[]): Promise<BulkAnswer[]> {
  const changes = rows.flatMap(({ change }) => change ?? []);
  const answers = await kind.apply(context, changes);
  const answerOf = new Map(changes.map(({ id }, at) => [id, answers[at] ?? null]));
  return rows.map(({ id, change }) => (change ? (answerOf.get(id) ?? null) : 'unchanged'));
}

function endApplying({ deps, bulkRunId }: RequestContext): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const set = bulkRunId === undefined ? undefined : await findSetOfJob(tx, bulkRunId);
    if (set) await setChangeSetState(tx, set.id, { state: 'applied', now: deps.clock.now() });
  });
}
