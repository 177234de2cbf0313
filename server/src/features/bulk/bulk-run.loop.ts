import { reasoned } from '@quarry/contracts/wording';
import { type Actor, may, rowScopeOf } from '../../platform/auth/index.ts';
import { saveApart } from '../../platform/batches/index.ts';
import type { BulkAction, BulkList } from '../../platform/commands/index.ts';
import { reachOnly, type Tx } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { type BatchOutcome, type HeldRun, type RunKind, workOnRun } from '../../platform/runs/index.ts';
import { actorOfUser } from '../access/index.ts';
import type { BulkRequest, BulkRunRecord, Matching } from './bulk-run.ts';
import {
  endGathering,
  findRequest,
  insertItems,
  keepHeld,
  nextItems,
  type SettledItem,
  settleItems,
} from './bulk-run.store.ts';
import type { ListIds } from './list-ids.ts';
import { takeBack } from './take-back.ts';

/** What can be done to the rows of each list, and how its rows are found. */
export type BulkWork = {
  lists: ReadonlyMap<string, BulkList>;
  listIds: ListIds;
};

/** What a run does; undefined where its list offers that no more. */
export function actionOf(lists: BulkWork['lists'], { list, action }: Pick<BulkRunRecord, 'list' | 'action'>) {
  return lists.get(list)?.actions[action];
}

/** Records that are held until their turn comes, or put into an order, where an action needs that. */
const mostWaiting = 10_000;

/** Runs that do one action to many records, a batch of each in turn, so that a short one does not wait for the end of a long one. */
export function bulkRuns(work: BulkWork): RunKind {
  return {
    entity: 'bulk_run',
    table: 'bulk_job',
    rowsPerBatch: 50,
    sliceMs: 0,
    batch: (tx, deps, run, rows) => doBatch(tx, deps, work, run, rows),
  };
}

/** Does the next batch of the run whose turn it is; resolves with whether there was one. */
export function workOnBulkRun(deps: Deps, work: BulkWork): Promise<boolean> {
  return workOnRun(deps, bulkRuns(work));
}

async function doBatch(tx: Tx, deps: Deps, work: BulkWork, held: HeldRun, rows: number): Promise<BatchOutcome> {
  const run = await findRequest(tx, held.id);
  const list = work.lists.get(run.list);
  const action = list?.actions[run.action];
  const actor = await actorOfUser(tx, run.userId);
  if (!list || !action || !actor || !may(actor, ...action.right)) return { kind: 'right_gone' };
  await reachOnly(tx, rowScopeOf(actor));
  // Each attempt reads anew: what one that failed had loaded was rolled back.
  const contextNow = () => contextOf(tx, deps, run, actor);
  if (run.matching && !run.isGathered) {
    return { kind: 'more', cursor: await gatherWindow(tx, contextNow(), work.listIds, run, run.matching, held.cursor) };
  }
  if (action.hold && run.isHoldDue && run.undoesId === null) {
    await action.hold(contextNow(), await nextItems(tx, run.id, mostWaiting));
    await keepHeld(tx, run.id);
  }
  const ids = await nextInTurn(tx, work, run, action.rowsAtOnce ?? rows);
  if (ids.length === 0) {
    if (run.undoesId === null) await action.ended?.(contextNow());
    return { kind: 'done' };
  }
  await saveApart(tx, ids, {
    save: async (part) => settleItems(tx, run.id, await doOrUndo(contextNow(), work, run, { list, action }, part)),
    giveUp: async (recordId, error) => {
      log.error({ event: 'bulk.record-failed', runId: run.id, recordId, reason: messageOf(error), err: error });
      const name = await nameOf(tx, contextNow(), list, recordId);
      await settleItems(tx, run.id, [{ id: recordId, name, answer: reasoned('FAILED') }]);
    },
  });
  return { kind: 'more', cursor: held.cursor };
}

/** What a record is called that failed; null where looking for it fails as well, or it is gone. */
async function nameOf(tx: Tx, context: RequestContext, { find }: BulkList, recordId: string): Promise<string | null> {
  let name: string | null = null;
  await saveApart(tx, [recordId], {
    save: async (ids) => {
      const [row] = await find(context, ids);
      name = row?.name ?? null;
    },
    giveUp: async (id, error) => log.warn({ event: 'bulk.record-unnamed', recordId: id, reason: messageOf(error) }),
  });
  return name;
}

function contextOf(tx: Tx, deps: Deps, { id }: BulkRequest, actor: Actor): RequestContext {
  return { actor, deps: { ...deps, db: tx }, requestId: id, bulkRunId: id };
}

/** The records whose turn it is. An action with an order of its own puts all that wait into it. */
async function nextInTurn(
  tx: Tx,
  { lists }: BulkWork,
  { id, list, action, undoesId }: BulkRequest,
  rows: number,
): Promise<string[]> {
  const order = lists.get(list)?.actions[action]?.order;
  if (!order) return nextItems(tx, id, rows);
  const ordered = await order(tx, await nextItems(tx, id, mostWaiting));
  return (undoesId === null ? ordered : ordered.toReversed()).slice(0, rows);
}

/** Notes the records of the next window; resolves with where the one after it begins. */
async function gatherWindow(
  tx: Tx,
  context: RequestContext,
  listIds: ListIds,
  { id, list }: BulkRequest,
  { released, ...asked }: Matching,
  cursor: unknown,
): Promise<string | null> {
  const after = typeof cursor === 'string' ? cursor : null;
  const { ids, endCursor, hasNextPage } = await listIds(context, list, { ...asked, after });
  const left = new Set(released);
  await insertItems(
    tx,
    id,
    ids.filter((recordId) => !left.has(recordId)),
  );
  if (!hasNextPage) await endGathering(tx, id);
  return endCursor;
}

function doOrUndo(
  context: RequestContext,
  { lists }: BulkWork,
  { undoesId, input }: BulkRequest,
  { list, action }: { list: BulkList; action: BulkAction<never> },
  ids: readonly string[],
): Promise<SettledItem[]> {
  const bin = lists.get('binEntries');
  if (undoesId === null) return doTo(context, list, action, { ids, input, bin });
  const { undo, undoCreated, beside, parts } = action;
  if (undo === undefined) throw new Error(`The run ${undoesId} did what is not taken back.`);
  return takeBack(context, { runId: undoesId, list, undo, undoCreated, beside, parts, bin }, ids);
}

async function doTo(
  context: RequestContext,
  { find }: BulkList,
  action: BulkAction<never>,
  { ids, input, bin }: { ids: readonly string[]; input: unknown; bin: BulkList | undefined },
): Promise<SettledItem[]> {
  const found = await find(context, ids);
  const rows = found.flatMap((row) => row ?? []);
  const answers = await action.run(context, rows as never[], input);
  const results = new Map<string, SettledItem>(
    rows.map(({ id, name }, at) => [id, { id, name, answer: answers[at] ?? null }]),
  );
  const missing = ids.filter((id) => !results.has(id));
  const binned = missing.length > 0 ? ((await bin?.find(context, missing)) ?? []) : [];
  for (const entry of binned)
    if (entry) results.set(entry.id, { id: entry.id, name: entry.name, answer: reasoned('ROW_IN_BIN') });
  return ids.map((id) => results.get(id) ?? { id, name: null, answer: reasoned('ROW_GONE') });
}
