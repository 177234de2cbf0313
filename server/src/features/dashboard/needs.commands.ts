import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { Actor } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { isSnoozed, type Need } from './dashboard.ts';
import { type CountedLists } from './dashboard-counts.ts';
import { findNeeds } from './dashboard.queries.ts';
import { findSnoozes, removeSnooze, saveSnooze } from './snooze.store.ts';

export type ShownNeed = Need & { snooze: { until: Date | null } | null };
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
    return { ...need, snooze: isSnoozed(need, snooze, deps.clock.now()) ? { until: snooze?.until ?? null } : null };
  });
}

/** Puts a need aside for one person; without a time until it changes. */
export async function snoozeNeed(
  deps: Deps,
  actor: Actor,
  lists: CountedLists,
  code: string,
  until: Date | null,
): Promise<SnoozeOutcome> {
  const userId = personOf(actor);
  const now = deps.clock.now();
  if (until !== null && until <= now) return { kind: 'invalid', issues: [inputIssue('until', 'too_small')] };
  if (until !== null && until.getTime() > now.getTime() + longestSnoozeMs) {
    return { kind: 'invalid', issues: [inputIssue('until', 'too_large')] };
  }
  const need = (await findNeeds(deps, actor, lists)).find((one) => one.code === code);
  if (!need) return { kind: 'not_found' };
  await saveSnooze(deps.db, userId, need, until, now);
  return { kind: 'changed', needs: await needsOf(deps, actor, lists) };
}

export async function wakeNeed(deps: Deps, actor: Actor, lists: CountedLists, code: string): Promise<ShownNeed[]> {
  await removeSnooze(deps.db, personOf(actor), code);
  return needsOf(deps, actor, lists);
}

function personOf({ userId }: Actor): string {
  if (userId === null) throw new Failure('FORBIDDEN', 'Only a person puts needs aside.');
  return userId;
}
