import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import { excavatorInput, type ExcavatorDraft } from '@quarry/contracts/excavators';
import { recordChange, type ChangeCause } from '../../platform/audit/index.ts';
import { type Actor, systemActor } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { ConfigurableState } from '../../platform/graphql/index.ts';
import { newId } from '../../platform/ids.ts';
import { cancelRun, findRunStateForUpdate, hasLivingRun, insertRun } from './excavation-run.store.ts';
import { auditedExcavator, cancelTargets, type ExcavatorRecord, excavatorTransitions } from './excavator.ts';
import {
  findExcavatorForUpdate,
  findExcavators,
  insertExcavator,
  lockIfThereIsNone,
  setExcavatorState,
  updateExcavatorRow,
} from './excavator.store.ts';

export type ExcavatorChange = { actor: Actor; cause: ChangeCause; requestId?: string | null };

type Missed = { kind: 'not_found' } | { kind: 'conflict'; currentVersion: number };
type Forbidden = { kind: 'not_allowed' } & Reasoned;
export type ExcavatorSaved = { kind: 'saved'; excavator: ExcavatorRecord };
export type ExcavatorOutcome = ExcavatorSaved | Missed | Forbidden;
export type CancelOutcome = { kind: 'answered' } | { kind: 'not_found' } | Forbidden;
export type StartOutcome = { kind: 'started'; runId: string } | { kind: 'not_found' } | Forbidden;

/** Adds an excavator that begins to work at once: snapshots that wait in its scope are dug through. */
export function createExcavator(deps: Deps, change: ExcavatorChange, draft: ExcavatorDraft): Promise<ExcavatorSaved> {
  return withTransaction(deps.db, async (tx) => {
    const id = newId<'excavator'>();
    await insertExcavator(tx, { ...rowOf(id, draft), state: 'active' }, change.actor.userId, deps.clock.now());
    return saved(tx, deps, change, id, null, 'created');
  });
}

/**
 * Gives an installation that never had an excavator one for all offers, so that a shop that is added leads to proposals with
 * nothing else set up. One that was paused or archived stays so. Resolves with whether one was made.
 */
export function ensureFirstExcavator(deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    if (!(await lockIfThereIsNone(tx))) return false;
    const id = newId<'excavator'>();
    const draft = excavatorInput.parse({ name: 'All offers', scope: {} });
    await insertExcavator(tx, { ...rowOf(id, draft), state: 'active' }, null, deps.clock.now());
    await saved(tx, deps, { actor: systemActor, cause: 'schedule' }, id, null, 'created');
    return true;
  });
}

export function updateExcavator(
  deps: Deps,
  change: ExcavatorChange,
  id: string,
  version: number,
  draft: ExcavatorDraft,
): Promise<ExcavatorSaved | Missed> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findExcavatorForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    await updateExcavatorRow(tx, { ...rowOf(id, draft), state: before.state }, change.actor.userId, deps.clock.now());
    return saved(tx, deps, change, id, before, 'updated');
  });
}

export function changeExcavatorState(
  deps: Deps,
  change: ExcavatorChange,
  id: string,
  version: number,
  state: ConfigurableState,
): Promise<ExcavatorOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findExcavatorForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    if (!excavatorTransitions[before.state].includes(state)) {
      const between = { from: wording(`state:${before.state}`), to: wording(`state:${state}`) };
      return { kind: 'not_allowed', ...reasoned('TRANSITION', between) };
    }
    await setExcavatorState(tx, id, state, deps.clock.now());
    return saved(tx, deps, change, id, before, state);
  });
}

/** Has the whole scope dug through again; a run that waits or works already is enough. */
export function startExcavation(deps: Deps, change: ExcavatorChange, id: string): Promise<StartOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const excavator = await findExcavatorForUpdate(tx, id);
    if (!excavator) return { kind: 'not_found' };
    if (excavator.state !== 'active') {
      return { kind: 'not_allowed', ...reasoned('NOT_ACTIVE') };
    }
    if (await hasLivingRun(tx, id)) {
      return { kind: 'not_allowed', ...reasoned('RUNNING') };
    }
    const runId = newId<'excavation_run'>();
    await insertRun(tx, {
      id: runId,
      excavatorId: id,
      configId: excavator.configId,
      trigger: triggerOf(change.cause),
      requestedBy: change.actor.userId,
      now: deps.clock.now(),
    });
    return { kind: 'started', runId };
  });
}

/** Stops a run; what it dug through stays dug through. One that nobody holds ends at once, one that works at its next batch. */
export function cancelExcavation(deps: Deps, change: ExcavatorChange, runId: string): Promise<CancelOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const state = await findRunStateForUpdate(tx, runId);
    if (state === undefined) return { kind: 'not_found' };
    const target = cancelTargets[state];
    if (target === undefined) {
      const why = reasoned('crawl_run.order:none', { state: wording(`run:${state}`) });
      return { kind: 'not_allowed', ...why, code: 'excavation_run.cancel' };
    }
    await cancelRun(tx, runId, target, deps.clock.now());
    await recordChange(tx, deps, {
      ...change,
      entity: 'excavation_run',
      entityId: runId,
      action: 'cancel',
      before: { state },
      after: { state: target },
    });
    await announceChange(tx, 'excavation_run', runId);
    return { kind: 'answered' };
  });
}

function triggerOf(cause: ChangeCause): string {
  if (cause === 'seed' || cause === 'command_line') return cause;
  return 'manual';
}

function rowOf(id: string, { name, scope, stages, autoThreshold, targetPrecision }: ExcavatorDraft) {
  return { id, name, scope, config: { stages, autoThreshold, targetPrecision }, configId: newId<'excavator_config'>() };
}

async function saved(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  change: ExcavatorChange,
  id: string,
  before: ExcavatorRecord | null,
  action: string,
): Promise<ExcavatorSaved> {
  const excavator = (await findExcavators(tx, [id])).get(id);
  if (!excavator) throw new Error(`Excavator ${id} vanished inside its own transaction.`);
  await recordChange(tx, deps, {
    ...change,
    entity: 'excavator',
    entityId: id,
    action,
    before: before && auditedExcavator(before),
    after: auditedExcavator(excavator),
  });
  return { kind: 'saved', excavator };
}
