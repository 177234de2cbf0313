import { replayTable } from '@quarry/contracts/grabbers';
import { refusalToGo } from '@quarry/contracts/states';
import { storeWording, wording } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { ReplayDecision } from '../../platform/graphql/index.ts';
import { findReplayForUpdate } from './grab-run-list.store.ts';
import type { NotAllowed } from './grabber.commands.ts';
import {
  claimOutlivedReplays,
  closeWithout,
  dropStagedPages,
  findReplayFacts,
  noteDecision,
  queueStep,
  stagedForDays,
} from './replay.store.ts';

type DecideReplayOutcome = { kind: 'answered' } | { kind: 'not_found' } | NotAllowed;

const targets = { APPLY: 'applying', DISCARD: 'discarded', TAKE_BACK: 'taking_back' } as const;

/** Applies, discards or takes back a replay. What is to be saved waits for a worker. */
export function decideReplay(
  deps: Deps,
  change: ChangeOrigin,
  runId: string,
  decision: ReplayDecision,
  reason: string | null,
): Promise<DecideReplayOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const run = await findReplayForUpdate(tx, runId);
    const facts = run?.replayState ? await findReplayFacts(tx, runId) : undefined;
    if (!run?.replayState || !facts) return { kind: 'not_found' };
    const to = targets[decision];
    const refusal = refusalToGo(replayTable, run.replayState, to, facts);
    if (refusal) return { kind: 'not_allowed', ...refusal };
    const step = { userId: change.actor.userId, reason, now: deps.clock.now() };
    if (to === 'discarded') {
      await noteDecision(tx, runId, step);
      await closeWithout(tx, runId, to, storeWording(wording('stopped:replay_discarded')), step.now);
    } else {
      await queueStep(tx, runId, { ...step, to });
    }
    await recordChange(tx, deps, {
      ...change,
      entity: 'grab_run',
      entityId: runId,
      action: `replay_${decision.toLowerCase()}`,
      before: { replayState: run.replayState },
      after: { replayState: to, ...(reason !== null && { reason }) },
    });
    await announceChange(tx, 'grab_run', runId);
    return { kind: 'answered' };
  });
}

const dayMs = 86_400_000;
const replaysAtOnce = 20;

/** Clears away staged pages that nobody needs any more; a replay that nobody decided about is discarded. Gives the number of runs. */
export function clearStagedPages(deps: Deps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const runs = await claimOutlivedReplays(tx, new Date(now.getTime() - stagedForDays * dayMs), replaysAtOnce);
    const expired = storeWording(wording('stopped:replay_expired'));
    for (const { id, waits } of runs) {
      if (waits) await closeWithout(tx, id, 'discarded', expired, now);
      else await dropStagedPages(tx, id);
      await announceChange(tx, 'grab_run', id);
    }
    return runs.length;
  });
}
