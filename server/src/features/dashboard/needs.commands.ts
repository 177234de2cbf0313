import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { isSnoozed, type Need } from './dashboard.ts';
import { type CountedLists } from './dashboard-counts.ts';
import { findNeeds } from './dashboard.queries.ts';
import { findSnoozes, removeSnooze, saveSnooze } from './snooze.store.ts';

export type ShownNeed = Need & { isExact: boolean; snooze: { until: Date | null } | null };
export type SnoozeOutcome =
  | { kind: 'changed'; needs: ShownNeed[] }
  | { kind: 'invalid'; issues: InputIssue[] }
  | { kind: 'not_found' };

const longestSnoozeMs = 31 * 86_400_000;

/** What needs the reader, each with the snooze that they put on it and that still holds. */
export async function needsOf(deps: Deps, actor: Actor, lists: CountedLists): Promise<ShownNeed[]> {
  const [needs, snoozes] = await Promise.all([
    findNeeds(deps, actor, lists),
    actor.userId === null ? undefined : findSnoozes(deps.db, actor.userId),
  ]);
  return needs.map((need) => {
    const snooze = snoozes?.get(need.code);
    const isAside = isSnoozed(need, snooze, deps.clock.now());
    return {
      ...need,
      isExact: need.places.every(({ isExact }) => isExact),
      snooze: isAside ? { until: snooze?.until ?? null } : null,
    };
  });
}

/** Puts a need aside for one person; without a time until it changes. */
export function snoozeNeed(
  deps: Deps,
  origin: ChangeOrigin,
  lists: CountedLists,
  code: string,
  until: Date | null,
): Promise<SnoozeOutcome> {
  const { actor } = origin;
  const userId = personOf(actor);
  const now = deps.clock.now();
  const issue = until === null ? undefined : timeIssue(until, now);
  if (issue) return Promise.resolve({ kind: 'invalid', issues: [issue] });
  return withTransaction(deps.db, async (tx) => {
    const within = { ...deps, db: tx };
    const need = (await findNeeds(within, actor, lists)).find((one) => one.code === code);
    if (!need) return { kind: 'not_found' };
    await saveSnooze(tx, userId, need, until, now);
    await recordChange(tx, deps, { ...entryOf(origin, userId, 'snoozed'), before: null, after: { code, until } });
    return { kind: 'changed', needs: await needsOf(within, actor, lists) };
  });
}

/** Takes a snooze back; there need not be one. */
export function wakeNeed(
  deps: Deps,
  origin: ChangeOrigin,
  lists: CountedLists,
  code: string,
): Promise<{ kind: 'changed'; needs: ShownNeed[] }> {
  const { actor } = origin;
  const userId = personOf(actor);
  return withTransaction(deps.db, async (tx) => {
    if (await removeSnooze(tx, userId, code)) {
      await recordChange(tx, deps, { ...entryOf(origin, userId, 'woken'), before: { code }, after: null });
    }
    return { kind: 'changed', needs: await needsOf({ ...deps, db: tx }, actor, lists) };
  });
}

function timeIssue(until: Date, now: Date): InputIssue | undefined {
  if (until <= now) return inputIssue('until', 'too_small');
  return until.getTime() > now.getTime() + longestSnoozeMs ? inputIssue('until', 'too_large') : undefined;
}

/** A snooze belongs to its person and has no id of its own. */
function entryOf(origin: ChangeOrigin, userId: string, action: string) {
  return { ...origin, entity: 'snoozed_need', entityId: userId, action };
}

export function personOf({ userId }: Actor): string {
  if (userId === null) throw new Failure('FORBIDDEN', 'Only a person has a dashboard of their own.');
  return userId;
}
