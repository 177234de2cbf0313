import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { InputIssue } from '@quarry/contracts/common';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import {
  type FieldsRefused,
  type HeldFields,
  type RecordHistory,
  type Restored,
  type RestoreOutcome,
  type Saved,
  type SetRestoring,
  withParts,
} from '../../platform/commands/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { fieldsOf, flatten, isRevertible, isSame } from './changed-fields.ts';
import { type ChangeRecord, findChange, findChanges } from './change.store.ts';

/** A field that somebody changed since: it stays as it is. */
export type KeptField = { entity: string; field: string; wrote: unknown; now: unknown };

export type RevertOutcome =
  | { kind: 'reverted'; changeId: string; entity: string; entityId: string; kept: readonly KeptField[] }
  | { kind: 'not_found' }
  | { kind: 'invalid'; issues: readonly InputIssue[] }
  | ({ kind: 'not_allowed'; kept?: readonly KeptField[] } & Reasoned);

/**
 * Takes a change back, or the fields of it that are named: each that still is as the change left it becomes what it was before, by the
 * command that people change it with. What somebody changed since stays.
 */
export function revertChange(
  deps: Deps,
  origin: ChangeOrigin,
  history: RecordHistory,
  change: { id: string; entityId: string },
  wanted: readonly string[] | null,
): Promise<RevertOutcome> {
  const { restoring } = history;
  if (!restoring) return Promise.resolve(refuse('not_revertible'));
  return withTransaction(deps.db, async (tx) => {
    const locked = await restoring.lock(tx, change.entityId);
    // Read under the record's lock: of two who take one change back, the second finds it taken back.
    const target = await findChange(tx, change.id);
    const plan = planRevert(history, locked, target, wanted);
    if (plan.kind !== 'restore') return plan;
    const reverting = { ...origin, cause: 'revert', causeId: change.id } as const;
    const outcome = await restoring.write({ ...deps, db: tx }, reverting, plan.record);
    return outcomeOf(outcome, plan);
  });
}

/**
 * Takes back all of many changes, of one kind and no two of one record, each as `revertChange` does, in a number of statements that does
 * not grow with them; resolves with one outcome for each, in order.
 */
export function revertChanges(
  deps: Deps,
  origin: ChangeOrigin,
  { history, inSets }: { history: RecordHistory; inSets: SetRestoring },
  changes: readonly { id: string; entityId: string }[],
): Promise<RevertOutcome[]> {
  return withTransaction(deps.db, async (tx) => {
    const locked = await inSets.lock(
      tx,
      changes.map(({ entityId }) => entityId),
    );
    const targets = await findChanges(
      tx,
      changes.map(({ id }) => id),
    );
    const plans = changes.map(({ id, entityId }) => planRevert(history, locked.get(entityId), targets.get(id), null));
    const planned = plans.flatMap((plan) => (plan.kind === 'restore' ? [plan] : []));
    const outcomes = await inSets.write(
      { ...deps, db: tx },
      { ...origin, cause: 'revert' },
      planned.map(({ target, record }) => ({ ...record, causeId: target.id })),
    );
    const outcomeOfPlan = new Map(planned.map((plan, index) => [plan, outcomes[index]]));
    return plans.map((plan) => {
      if (plan.kind !== 'restore') return plan;
      const outcome = outcomeOfPlan.get(plan);
      if (!outcome) throw new Error(`Nothing became of the change ${plan.target.id} that was to be taken back.`);
      return outcomeOf(outcome, plan);
    });
  });
}

/** What is restored of a record, and what somebody changed since. */
type RevertPlan = { kind: 'restore'; target: ChangeRecord; record: Restored; kept: readonly KeptField[] };

/** Works out by value what of a change still is as it left it; the answer where that is nothing. */
function planRevert(
  history: RecordHistory,
  locked: HeldFields | undefined,
  target: ChangeRecord | undefined,
  wanted: readonly string[] | null,
): RevertPlan | Exclude<RevertOutcome, { kind: 'reverted' }> {
  if (!locked) return { kind: 'not_found' };
  // Somebody knew its id, so that there was one.
  if (!target) return refuse('change_gone');
  if (!isRevertible(target, history)) return refuse('not_revertible');
  const left = fieldsOf(target, history).filter(
    ({ name, isReverted }) => !isReverted && (wanted === null || wanted.includes(name)),
  );
  if (left.length === 0) return refuse('not_revertible');
  const now = flatten(locked.fields, history);
  const unchanged = left.filter(({ name, after }) => isSame(now[name], after));
  const kept = left
    .filter((field) => !unchanged.includes(field))
    .map(({ name, after }) => ({ entity: target.entity, field: name, wrote: after, now: now[name] ?? null }));
  if (unchanged.length === 0) return { ...refuse('changed_since'), kept };
  const restored = Object.fromEntries(unchanged.map(({ name, before }) => [name, before]));
  const fields = withParts(locked.fields, restored);
  return {
    kind: 'restore',
    target,
    record: { id: target.entityId, version: locked.version, fields, restored },
    kept,
  };
}

/** What the record's own rules say of the fields as they were. */
function outcomeOf(outcome: RestoreOutcome, { target: { entity, entityId }, kept }: RevertPlan): RevertOutcome {
  if (isSaved(outcome) && outcome.changeId !== null)
    return { kind: 'reverted', changeId: outcome.changeId, entity, entityId, kept };
  if (isInvalid(outcome)) return outcome;
  if (isFieldsRefused(outcome))
    return { kind: 'not_allowed', ...reasoned('FIELDS_NOT_YOURS', { fields: outcome.fields.join(', ') }) };
  return isNotAllowed(outcome) ? outcome : refuse('not_possible');
}

function isSaved(outcome: RestoreOutcome): outcome is Saved<unknown> {
  return outcome.kind === 'saved';
}

function isInvalid(outcome: RestoreOutcome): outcome is Extract<RevertOutcome, { kind: 'invalid' }> {
  return outcome.kind === 'invalid';
}

function isNotAllowed(outcome: RestoreOutcome): outcome is Extract<RevertOutcome, { kind: 'not_allowed' }> {
  return outcome.kind === 'not_allowed';
}

function isFieldsRefused(outcome: RestoreOutcome): outcome is FieldsRefused {
  return outcome.kind === 'fields_refused';
}

function refuse(code: 'change_gone' | 'not_revertible' | 'changed_since' | 'not_possible') {
  return { kind: 'not_allowed' as const, ...reasoned(code) };
}
