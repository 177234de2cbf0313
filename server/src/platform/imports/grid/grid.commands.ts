import { emptiedUnasked } from '@quarry/contracts/imports';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { withTransaction, type Tx } from '../../db/index.ts';
import type { Deps, RequestContext } from '../../feature.ts';
import { newId } from '../../ids.ts';
import { countPlans, setChangeSetState } from '../change-set.store.ts';
import type { RowImportKind } from '../import-kind.ts';
import type { StartSetJob } from '../import.commands.ts';
import {
  emptyGrid,
  findPendingRows,
  forgetSteps,
  lockGrid,
  nextStep,
  noteStep,
  openGridSet,
  putPendingRows,
  takeStepBack,
  touchGrid,
} from './grid.store.ts';
import { type PlannedRows, planGridRows, type RowEdit } from './plan-grid.ts';
import { type EndedJobs, takeOverLeft } from './take-over.store.ts';

/** Whose open set of which kind. */
export type GridRequest = { id: string; ownerId: string; kind: RowImportKind };
type NotFound = { kind: 'not_found' };
type NotAllowed = { kind: 'not_allowed' } & Reasoned;

/** What of a step was not taken. */
export type LeftOfStep = Pick<PlannedRows, 'gone' | 'closed'>;
export type GridOutcome = { kind: 'edited'; setId: string; left: LeftOfStep } | NotFound | NotAllowed;

/** Records that are worked out at once. */
const rowsAtOnce = 500;
/** Steps that can be taken back; older ones are let go. */
const mostSteps = 100;

const nothingLeft: LeftOfStep = { gone: [], closed: [] };

/**
 * The open set of a person and kind, made where there is none; resolves with its id. It takes over what earlier sets of theirs did not
 * get done: rows that were refused, and those that a job left.
 */
export function openGrid(
  context: RequestContext,
  { kind, ownerId }: Omit<GridRequest, 'id'>,
  endedJobs: EndedJobs,
): Promise<string> {
  const { deps } = context;
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const setId = await openGridSet(tx, { id: newId(), ownerId, kind: kind.kind, now });
    const ids = await takeOverLeft(tx, { setId, ownerId, kind: kind.kind, now }, endedJobs);
    if (ids.length === 0) return setId;
    await forgetSteps(tx, setId);
    const edits = ids.map((recordId) => ({ recordId, line: null, texts: new Map<string, string>() }));
    await writeEdits(tx, context, { kind, setId, step: null }, edits);
    return setId;
  });
}

/** Writes cells of an open set as one step. Anyone who works on the same set waits for the end of it. */
export function editGrid(
  context: RequestContext,
  request: GridRequest,
  edits: readonly RowEdit[],
): Promise<GridOutcome> {
  return inOpenGrid(context.deps, request, async (tx, now) => {
    const { id: setId, kind } = request;
    const step = await nextStep(tx, setId);
    const left = await writeEdits(tx, context, { kind, setId, step }, edits);
    await forgetSteps(tx, setId, step - mostSteps);
    await touchGrid(tx, setId, now);
    return { kind: 'edited', setId, left };
  });
}

/** Takes the last step back that was not taken back. */
export function undoGridStep(deps: Deps, request: GridRequest): Promise<GridOutcome> {
  return inOpenGrid(deps, request, async (tx, now) => {
    const { id: setId } = request;
    const last = (await nextStep(tx, setId)) - 1;
    if (last === 0) return notAllowed(reasoned('grid_no_step'));
    await takeStepBack(tx, setId, last);
    await touchGrid(tx, setId, now);
    return { kind: 'edited', setId, left: nothingLeft };
  });
}

/** Lets go of everything in an open set, which stays open. */
export function discardGrid(deps: Deps, request: GridRequest): Promise<GridOutcome> {
  return inOpenGrid(deps, request, async (tx, now) => {
    await emptyGrid(tx, request.id);
    await touchGrid(tx, request.id, now);
    return { kind: 'edited', setId: request.id, left: nothingLeft };
  });
}

/**
 * Has a job do what an open set says; a set has one job at most. Where that would empty fields of many records it asks for their number:
 * `expectedEmptied` has to be it. Rows that are refused wait in the next open set.
 */
export function applyGrid(
  deps: Deps,
  request: GridRequest & { expectedEmptied?: number | null | undefined },
  startJob: StartSetJob,
): Promise<GridOutcome> {
  return inOpenGrid(deps, request, async (tx, now) => {
    const { id: setId, kind, expectedEmptied } = request;
    const { change, emptied } = await countPlans(tx, setId);
    if (change === 0) return notAllowed(reasoned('grid_nothing'));
    if (emptied > emptiedUnasked && expectedEmptied !== emptied)
      return notAllowed(reasoned('import_empties:grid', { count: emptied }));
    await forgetSteps(tx, setId);
    const jobId = await startJob(tx, { list: kind.list, action: 'apply', setId });
    await setChangeSetState(tx, setId, { state: 'applying', jobId, now });
    return { kind: 'edited', setId, left: nothingLeft };
  });
}

const notAllowed = (why: Reasoned): NotAllowed => ({ kind: 'not_allowed', ...why });

function inOpenGrid(
  { db, clock }: Deps,
  { id, ownerId, kind }: GridRequest,
  work: (tx: Tx, now: Date) => Promise<GridOutcome>,
): Promise<GridOutcome> {
  return withTransaction(db, async (tx) => {
    const set = await lockGrid(tx, { id, ownerId, kind: kind.kind });
    if (!set) return { kind: 'not_found' };
    return set.state === 'open' ? work(tx, clock.now()) : notAllowed(reasoned('grid_not_open'));
  });
}

/** Writes edits in windows; of several of one record in a window the later hold too. */
async function writeEdits(
  tx: Tx,
  context: RequestContext,
  { kind, setId, step }: { kind: RowImportKind; setId: string; step: number | null },
  edits: readonly RowEdit[],
): Promise<LeftOfStep> {
  // What is looked up is of this transaction.
  const within: RequestContext = { ...context, deps: { ...context.deps, db: tx } };
  const targets = new Map((await kind.columns(within.deps)).map((target) => [target.key, target]));
  const left: LeftOfStep = { gone: [], closed: [] };
  const merged = mergeEdits(edits);
  for (let at = 0; at < merged.length; at += rowsAtOnce) {
    const window = merged.slice(at, at + rowsAtOnce);
    const ids = window.map(({ recordId }) => recordId);
    const pending = await findPendingRows(tx, setId, ids);
    const { changed, gone, closed } = await planGridRows(within, { kind, targets }, window, pending);
    left.gone.push(...gone);
    left.closed.push(...closed);
    if (changed.length === 0) continue;
    const changedIds = changed.map(({ recordId }) => recordId);
    if (step !== null) await noteStep(tx, setId, step, changedIds);
    await putPendingRows(tx, setId, changed);
  }
  return left;
}

function mergeEdits(edits: readonly RowEdit[]): RowEdit[] {
  const byRecord = new Map<string, RowEdit>();
  for (const edit of edits) {
    const before = byRecord.get(edit.recordId);
    byRecord.set(edit.recordId, before ? { ...edit, texts: new Map([...before.texts, ...edit.texts]) } : edit);
  }
  return [...byRecord.values()];
}
