import { reasoned, storeWording, wording } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import { type Actor, may, rowScopeOf } from '../../platform/auth/index.ts';
import type { BulkAction, BulkList, RecordHistory } from '../../platform/commands/index.ts';
import { reachOnly, type Tx, withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps, RequestContext, WorkerLoop } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { actorOfUser } from '../access/index.ts';
import type { HeldRun, Matching } from './bulk-run.ts';
import {
  endBulkRun,
  insertItems,
  keepAlive,
  keepHeld,
  keepWindow,
  nextItems,
  type SettledItem,
  settleItems,
  takeRun,
  takeRunById,
} from './bulk-run.store.ts';
import type { ListIds } from './list-ids.ts';
import { takeBack } from './take-back.ts';

/** What can be done to the rows of each list, and how its rows are found. */
export type BulkWork = {
  lists: ReadonlyMap<string, BulkList>;
  listIds: ListIds;
  /** By which changes are taken back. */
  histories: ReadonlyMap<string, RecordHistory>;
};

/** Records that share a transaction: what a kill costs at most, and how long an order to cancel waits. */
const rowsPerBatch = 50;
const pauseMs = 300;
/** Records that are kept as they are until their turn comes, where an action needs that. */
const mostHeld = 10_000;

/** Works off bulk runs in turns, a batch of each, so that a short one does not wait for the end of a long one. */
export function bulkLoop(work: BulkWork): WorkerLoop {
  return {
    name: 'bulk',
    async run(deps, signal) {
      while (!signal.aborted) {
        const isIdle = !(await workOnBulkRun(deps, work));
        if (isIdle) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

/**
 * Does the next batch of the run that waits longest; resolves with whether there was one. The batch, its results and the place reached
 * are one transaction that holds the run: a killed worker leaves all of it to the next, and no record is done twice.
 */
export async function workOnBulkRun(deps: Deps, work: BulkWork): Promise<boolean> {
  let held: HeldRun | undefined;
  try {
    held = await withTransaction(deps.db, async (tx) => {
      held = await takeRun(tx);
      if (held) await doBatch(tx, deps, work, held, rowsPerBatch);
      return held;
    });
  } catch (error) {
    if (!held) throw error;
    log.warn({ event: 'bulk.batch-failed', runId: held.id, reason: messageOf(error) });
    await doOneByOne(deps, work, held, error);
  }
  if (held) await announceChange(deps.db, 'bulk_run', held.id);
  return held !== undefined;
}

/** The records of a batch that failed as a whole, each by itself: one that cannot be done does not keep the others waiting. */
async function doOneByOne(deps: Deps, work: BulkWork, { id, isGathered }: HeldRun, fault: unknown): Promise<void> {
  if (!isGathered) return endBroken(deps, id, fault);
  for (let row = 0; row < rowsPerBatch; row += 1) {
    try {
      const isOver = await withTransaction(deps.db, async (tx) => {
        const run = await takeRunById(tx, id);
        if (run) await doBatch(tx, deps, work, run, 1);
        return run === undefined;
      });
      if (isOver) return;
    } catch (error) {
      log.error({ event: 'bulk.record-failed', runId: id, reason: messageOf(error), err: error });
      await withTransaction(deps.db, async (tx) => {
        const run = await takeRunById(tx, id);
        const [recordId] = run ? await nextItems(tx, id, 1) : [];
        if (recordId) await settleItems(tx, id, [{ id: recordId, name: null, refusal: reasoned('FAILED') }]);
      });
    }
  }
}

function endBroken(deps: Deps, id: string, fault: unknown): Promise<void> {
  const reason = storeWording(wording('stopped:broken_off', { cause: messageOf(fault) }));
  return withTransaction(deps.db, (tx) => endBulkRun(tx, id, 'failed', reason, deps.clock.now()));
}

async function doBatch(tx: Tx, deps: Deps, work: BulkWork, run: HeldRun, rows: number): Promise<void> {
  const { lists, listIds } = work;
  const now = deps.clock.now();
  const list = lists.get(run.list);
  const action = list?.actions[run.action];
  const actor = await actorOfUser(tx, run.userId);
  if (!list || !action || !actor || !may(actor, ...action.right)) {
    return endBulkRun(tx, run.id, 'failed', storeWording(wording('stopped:right_gone')), now);
  }
  await keepAlive(tx, run.id, now);
  await reachOnly(tx, rowScopeOf(actor));
  const context = contextOf(tx, deps, run, actor);
  if (run.matching && !run.isGathered) return gatherWindow(tx, context, listIds, run, run.matching);
  if (action.hold && run.isHoldDue && run.undoesId === null) {
    await action.hold(context, await nextItems(tx, run.id, mostHeld));
    await keepHeld(tx, run.id);
  }
  const ids = await nextItems(tx, run.id, rows);
  if (ids.length > 0) await settleItems(tx, run.id, await doOrUndo(context, work, run, { list, action }, ids));
  else await endBulkRun(tx, run.id, 'succeeded', null, now);
}

function contextOf(tx: Tx, deps: Deps, { id }: HeldRun, actor: Actor): RequestContext {
  return { actor, deps: { ...deps, db: tx }, requestId: id, bulkRunId: id };
}

async function gatherWindow(
  tx: Tx,
  context: RequestContext,
  listIds: ListIds,
  { id, list, cursor }: HeldRun,
  { released, ...asked }: Matching,
): Promise<void> {
  const { ids, endCursor, hasNextPage } = await listIds(context, list, { ...asked, after: cursor });
  const left = new Set(released);
  await insertItems(
    tx,
    id,
    ids.filter((recordId) => !left.has(recordId)),
  );
  await keepWindow(tx, id, endCursor, !hasNextPage);
}

function doOrUndo(
  context: RequestContext,
  { lists, histories }: BulkWork,
  { undoesId, input }: HeldRun,
  { list, action }: { list: BulkList; action: BulkAction<never> },
  ids: readonly string[],
): Promise<SettledItem[]> {
  if (undoesId === null) return doTo(context, list, action, ids, input);
  const { undo, beside } = action;
  if (undo === undefined) throw new Error(`The run ${undoesId} did what is not taken back.`);
  return takeBack(context, { runId: undoesId, list, undo, beside, histories, bin: lists.get('binEntries') }, ids);
}

async function doTo(
  context: RequestContext,
  { find }: BulkList,
  action: BulkAction<never>,
  ids: readonly string[],
  input: unknown,
) {
  const found = await find(context, ids);
  const rows = found.flatMap((row) => row ?? []);
  const refusals = await action.run(context, rows as never[], input);
  const results = new Map(rows.map(({ id, name }, at) => [id, { id, name, refusal: refusals[at] ?? null }]));
  return ids.map((id) => results.get(id) ?? { id, name: null, refusal: reasoned('ROW_GONE') });
}
