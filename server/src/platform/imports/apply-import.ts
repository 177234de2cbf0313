import { reasoned } from '@quarry/contracts/wording';
import { type BulkAction, type BulkAnswer, type BulkList, bulkList, type BulkRow } from '../commands/index.ts';
import { withTransaction } from '../db/index.ts';
import type { RequestContext } from '../feature.ts';
import {
  findRecordChanges,
  findSetOfJob,
  lockMatchKeys,
  setChangeSetState,
  settleRows,
  type SetOfJob,
} from './change-set.store.ts';
import { type ImportKind, kindWithin, type RecordChange, type RowImportKind } from './import-kind.ts';

/** A record that a job applies a change to, or takes one back from. */
type SetRow = BulkRow & { change: SetChange | null };
type SetChange = RecordChange & { set: SetOfJob };

/** Records of one job at a time: enough that statements are shared, few enough that a killed worker loses little. */
const rowsAtOnce = 200;
/** A record of several rows may be as large as many of one row. */
const groupsAtOnce = 1;

/** The list whose jobs apply change sets of a kind. Its rows are what the set of the job says of records, there or yet to be created. */
export function changeSetList(kind: ImportKind): BulkList {
  const apply: BulkAction<SetRow> = {
    right: kind.right,
    isPlanned: true,
    run: (context, rows) => applyRows(context, kind, rows),
    ended: endApplying,
    ...(kind.judgeGroups
      ? { rowsAtOnce: groupsAtOnce }
      : { rowsAtOnce, undo: 'revert', undoCreated: (context, rows) => kind.discard(context, rows) }),
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
  const found = await withTransaction(context.deps.db, async (tx) => {
    const set = bulkRunId === undefined ? undefined : await findSetOfJob(tx, bulkRunId);
    return set && { set, changes: await findRecordChanges(tx, set.id, ids) };
  });
  if (!found) return (await kind.records(context, ids)).map((row) => row && { ...row, change: null });
  const { changes, set } = found;
  return ids.map((id) => {
    const change = changes.get(id);
    return change ? { id, name: change.name, change: { ...change, set } } : null;
  });
}

async function applyRows(
  context: RequestContext,
  imported: ImportKind,
  rows: readonly SetRow[],
): Promise<BulkAnswer[]> {
  const changes = rows.flatMap(({ change }) => change ?? []);
  const kind = kindWithin(imported, changes[0]?.set.params.withinId);
  const made = kind.judgeGroups ? new Set<string>() : await madeMeanwhile(context, kind, changes);
  const left = changes.filter(({ id }) => !made.has(id));
  const answers = await kind.apply(context, left);
  const answerOf = new Map(left.map(({ id, set }, at) => [id, answerTo(set, answers[at] ?? null)]));
  await settleDone(context, left, answerOf);
  return rows.map(({ id, change }) => {
    if (made.has(id)) return reasoned('ROW_CHANGED:since_check');
    return change ? (answerOf.get(id) ?? null) : 'unchanged';
  });
}

/** A grid was edited, not checked. */
function answerTo({ source }: SetOfJob, answer: BulkAnswer): BulkAnswer {
  const isConflict = answer !== null && answer !== 'unchanged' && answer.code === 'ROW_CHANGED';
  return isConflict && source === 'grid' ? reasoned('ROW_CHANGED:since_edit') : answer;
}

/** What a job leaves of a grid is taken over by the next open set of its person. */
async function settleDone(
  { deps }: RequestContext,
  changes: readonly SetChange[],
  answerOf: ReadonlyMap<string, BulkAnswer>,
): Promise<void> {
  const [first] = changes;
  if (first?.set.source !== 'grid') return;
  const isDone = (answer: BulkAnswer | undefined) => answer === null || answer === 'unchanged';
  const done = changes.filter(({ id }) => isDone(answerOf.get(id)));
  const ids = done.map(({ id }) => id);
  await withTransaction(deps.db, (tx) => settleRows(tx, first.set.id, ids));
}

/** New records that somebody else made since the check: of two imports at once the second does not make them again. */
async function madeMeanwhile(
  context: RequestContext,
  kind: RowImportKind,
  changes: readonly SetChange[],
): Promise<ReadonlySet<string>> {
  const keyed = changes.flatMap(({ id, creates, matchKey, set }) => {
    const by = kind.keys.find(({ name }) => name === set.params.matchBy);
    return creates && matchKey !== null && by ? [{ id, matchKey, by }] : [];
  });
  const [first] = keyed;
  if (!first) return new Set();
  const keys = keyed.map(({ matchKey }) => matchKey);
  await withTransaction(context.deps.db, (tx) => lockMatchKeys(tx, kind.kind, keys));
  const found = await kind.find(context, first.by, keys, []);
  return new Set(keyed.filter(({ matchKey }) => (found.get(matchKey)?.length ?? 0) > 0).map(({ id }) => id));
}

function endApplying({ deps, bulkRunId }: RequestContext): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const set = bulkRunId === undefined ? undefined : await findSetOfJob(tx, bulkRunId);
    if (set) await setChangeSetState(tx, set.id, { state: 'applied', now: deps.clock.now() });
  });
}
