import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import { excavatorInput, type ExcavatorDraft } from '@quarry/contracts/excavators';
import { type ChangeCause, type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { ConfigurableState } from '../../platform/graphql/index.ts';
import { newId } from '../../platform/ids.ts';
import { hasLivingRun, insertRun } from './excavation-run.store.ts';
import { auditedExcavator, type ExcavatorRecord, excavatorTransitions, startRefusal } from './excavator.ts';
import {
  findExcavatorForUpdate,
  insertExcavator,
  lockIfThereIsNone,
  setExcavatorState,
  updateExcavatorRow,
} from './excavator.store.ts';

type Forbidden = { kind: 'not_allowed' } & Reasoned;
export type StartOutcome = { kind: 'started'; runId: string } | { kind: 'not_found' } | Forbidden;

export const excavatorKind: RecordKind<ExcavatorRecord> = {
  entity: 'excavator',
  lock: findExcavatorForUpdate,
  audited: auditedExcavator,
  judged: ({ name, state, scope, config }) => ({ name, state, scope, ...config }),
};

/** Adds an excavator that begins to work at once: snapshots that wait in its scope are dug through. */
export function createExcavator(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: ChangeOrigin,
  draft: ExcavatorDraft,
): Promise<Saved<ExcavatorRecord>> {
  return createRecord(deps, origin, excavatorKind, async (tx, id) => {
    await insertExcavator(tx, { ...rowOf(id, draft), state: 'active' }, origin.actor.userId, deps.clock.now());
    return undefined;
  });
}

/**
 * Gives an installation that never had an excavator one for all offers, so that a shop that is added leads to proposals with
 * nothing else set up. One that was paused or archived stays so. Resolves with whether one was made.
 */
export function ensureFirstExcavator({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    if (!(await lockIfThereIsNone(tx))) return false;
    const draft = excavatorInput.parse({ name: 'All offers', scope: {} });
    await createExcavator({ db: tx, clock }, { actor: systemActor, cause: 'schedule' }, draft);
    return true;
  });
}

export function updateExcavator(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draft: ExcavatorDraft,
): Promise<Saved<ExcavatorRecord> | Missed> {
  return changeRecord(deps, origin, excavatorKind, { id, version, action: 'updated' }, async (tx, { state }) => {
    await updateExcavatorRow(tx, { ...rowOf(id, draft), state }, origin.actor.userId, deps.clock.now());
    return undefined;
  });
}

export function changeExcavatorState(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  state: ConfigurableState,
): Promise<Saved<ExcavatorRecord> | Missed | Forbidden> {
  return changeRecord(deps, origin, excavatorKind, { id, version, action: 'state_changed' }, async (tx, before) => {
    if (!excavatorTransitions[before.state].includes(state)) {
      const between = { from: wording(`state:${before.state}`), to: wording(`state:${state}`) };
      return { kind: 'not_allowed', ...reasoned('TRANSITION', between) };
    }
    await setExcavatorState(tx, id, state, deps.clock.now());
    return undefined;
  });
}

/** Has the whole scope dug through again; a run that waits or works already is enough. */
export function startExcavation(deps: Deps, origin: ChangeOrigin, id: string): Promise<StartOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const excavator = await findExcavatorForUpdate(tx, id);
    if (!excavator) return { kind: 'not_found' };
    const refusal = startRefusal(excavator.state);
    if (refusal) return { kind: 'not_allowed', ...refusal };
    if (await hasLivingRun(tx, id)) {
      return { kind: 'not_allowed', ...reasoned('RUNNING') };
    }
    const runId = newId<'excavation_run'>();
    await insertRun(tx, {
      id: runId,
      excavatorId: id,
      configId: excavator.configId,
      trigger: triggerOf(origin.cause),
      requestedBy: origin.actor.userId,
      now: deps.clock.now(),
    });
    await recordChange(tx, deps, {
      ...origin,
      entity: 'excavation_run',
      entityId: runId,
      action: 'requested',
      before: null,
      after: { excavatorId: id },
    });
    return { kind: 'started', runId };
  });
}

function triggerOf(cause: ChangeCause): string {
  if (cause === 'seed' || cause === 'command_line') return cause;
  return 'manual';
}

function rowOf(id: string, { name, scope, autoThreshold, targetPrecision }: ExcavatorDraft) {
  return { id, name, scope, config: { autoThreshold, targetPrecision }, configId: newId<'excavator_config'>() };
}
