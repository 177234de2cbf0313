import type { BulkRunDraft } from '@quarry/contracts/bulk';
import { hasRunEndedBadly } from '@quarry/contracts/common';
import { retentionRunDaysSetting } from '@quarry/contracts/retention';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { type Id, newId } from '../../platform/ids.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { type BulkRunRecord, hasLastingConflicts, refusalToRetry, refusalToUndo } from './bulk-run.ts';
import {
  handOver,
  insertBulkRun,
  insertItems,
  insertItemsOfSet,
  insertItemsToUndo,
  insertItemsWithInput,
  lockBulkRun,
  removeResults,
  requeueLeft,
} from './bulk-run.store.ts';

type PersonOrigin = ChangeOrigin & { actor: { userId: Id<'user'> | null } };

/** A run has the rights of the person who asked for it. */
function askerOf({ actor: { userId } }: PersonOrigin): Id<'user'> {
  if (userId === null) throw new Error('A bulk run is asked for by a person, whose rights it has.');
  return userId;
}

/** Puts a run before the workers. */
export function startBulkRun(
  deps: Deps,
  origin: PersonOrigin,
  { list, action, input, ids, matching }: BulkRunDraft,
): Promise<{ kind: 'started'; id: string }> {
  const userId = askerOf(origin);
  return withTransaction(deps.db, async (tx) => {
    const id = newId<'bulk_run'>();
    const released = matching?.released ?? [];
    await insertBulkRun(tx, {
      id,
      list,
      action,
      input,
      matching: matching && { ...matching, released },
      userId,
      now: deps.clock.now(),
    });
    if (ids) await insertItems(tx, id, ids);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'bulk_run',
      entityId: id,
      action: 'requested',
      before: null,
      after: { list, action, ...(input && { input }), ...(matching ? { matching } : { records: ids?.length ?? 0 }) },
    });
    return { kind: 'started', id };
  });
}

/** Puts a run before the workers that applies a change set to the records that it creates or changes; resolves with its id. */
export async function startSetRun(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  origin: PersonOrigin,
  { list, action, setId }: { list: string; action: string; setId: string },
): Promise<string> {
  const userId = askerOf(origin);
  const id = newId<'bulk_run'>();
  const asked = { id, list, action, input: { setId }, matching: null, source: 'file' } as const;
  await insertBulkRun(tx, { ...asked, userId, now: deps.clock.now() });
  const records = await insertItemsOfSet(tx, id, setId);
  await recordChange(tx, deps, {
    ...origin,
    entity: 'bulk_run',
    entityId: id,
    action: 'requested',
    before: null,
    after: { list, action, records },
  });
  return id;
}

/** Puts a run before the workers over records that bring along what is done to each; resolves with its id. */
export function startRowsRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: PersonOrigin,
  { list, action, rows }: { list: string; action: string; rows: readonly RowWithInput[] },
): Promise<string> {
  const userId = askerOf(origin);
  return withTransaction(deps.db, async (tx) => {
    const id = newId<'bulk_run'>();
    const asked = { id, list, action, input: null, matching: null, userId, now: deps.clock.now() };
    await insertBulkRun(tx, asked);
    await insertItemsWithInput(tx, id, rows);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'bulk_run',
      entityId: id,
      action: 'requested',
      before: null,
      after: { list, action, records: rows.length },
    });
    return id;
  });
}
type RowWithInput = { id: string; name: string | null; input: Record<string, unknown> };

export type UndoOutcome =
  | { kind: 'started'; id: string }
  | { kind: 'not_found' }
  | ({ kind: 'not_allowed' } & Reasoned);

/**
 * Puts a run before the workers that takes back what another one did. There is one at most that was not cancelled or broke off. Where it was
 * refused all, it tries again.
 */
export function undoBulkRun(
  deps: Deps,
  origin: PersonOrigin,
  id: string,
  { hasUndo, hasParts }: { hasUndo: boolean; hasParts: boolean },
): Promise<UndoOutcome> {
  const userId = askerOf(origin);
  return withTransaction(deps.db, async (tx) => {
    const run = await lockBulkRun(tx, id);
    if (!run) return { kind: 'not_found' };
    const refusal = refusalToUndo(run, hasUndo);
    if (refusal) return { kind: 'not_allowed', ...refusal };
    const tried = run.undoneById === null ? undefined : await lockBulkRun(tx, run.undoneById);
    // The one that came to its end goes on for the person who asks now, with what the other run did since.
    if (tried?.state === 'succeeded' && tried.done === 0) {
      await handOver(tx, tried.id, userId);
      await insertItemsToUndo(tx, tried.id, id, hasParts);
      await queueAgain(tx, deps, origin, tried, { conflicts: true });
      return { kind: 'started', id: tried.id };
    }
    if (tried && !hasRunEndedBadly(tried.state)) return { kind: 'not_allowed', ...reasoned('RUN_UNDONE') };
    const undoingId = newId<'bulk_run'>();
    const { list, action } = run;
    await insertBulkRun(tx, {
      id: undoingId,
      undoesId: id,
      list,
      action,
      input: null,
      matching: null,
      userId,
      now: deps.clock.now(),
    });
    const records = await insertItemsToUndo(tx, undoingId, id, hasParts);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'bulk_run',
      entityId: undoingId,
      action: 'requested',
      before: null,
      after: { list, action, undoes: id, records },
    });
    return { kind: 'started', id: undoingId };
  });
}

/** Has a run do what it left once more, under the rights of the person who asked for it first. */
export function retryBulkRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: ChangeOrigin,
  id: string,
  isPlanned: boolean,
): Promise<{ kind: 'answered' } | Exclude<UndoOutcome, { kind: 'started' }>> {
  return withTransaction(deps.db, async (tx) => {
    const run = await lockBulkRun(tx, id);
    if (!run) return { kind: 'not_found' };
    const refusal = refusalToRetry(run, isPlanned);
    if (refusal) return { kind: 'not_allowed', ...refusal };
    await queueAgain(tx, deps, origin, run, { conflicts: !hasLastingConflicts(run, isPlanned) });
    return { kind: 'answered' };
  });
}

async function queueAgain(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  origin: ChangeOrigin,
  { id, state }: Pick<BulkRunRecord, 'id' | 'state'>,
  what: { conflicts: boolean },
): Promise<void> {
  const records = await requeueLeft(tx, id, what);
  const change = { entity: 'bulk_run', entityId: id, action: 'retried', before: { state } };
  await recordChange(tx, deps, { ...origin, ...change, after: { state: 'queued', records } });
  await announceChange(tx, 'bulk_run', id);
}

const dayMs = 24 * 3_600_000;

/** Forgets what became of single records, of runs that ended longer ago than items of runs are kept; resolves with the number of runs. */
export async function forgetBulkResults(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<number> {
  const days = await settingValue(deps, retentionRunDaysSetting);
  const endedBefore = new Date(deps.clock.now().getTime() - days * dayMs);
  let runs = 0;
  while (await removeResults(deps.db, endedBefore)) runs += 1;
  return runs;
}
