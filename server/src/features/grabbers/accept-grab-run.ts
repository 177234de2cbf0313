import { reasoned, storeWording } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { notSaved, saveApart } from '../../platform/batches/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { refusedAcceptance } from '../../platform/runs/index.ts';
import { settleHeld } from './end-grab-run.ts';
import { commandsOf } from './grab-run.ts';
import { findGrabRunForUpdate } from './grab-run-list.store.ts';
import { acceptRun, addRemark, claimSettlingRun, settleRun } from './grab-run.store.ts';
import type { NotAllowed } from './grabber.commands.ts';

type AcceptGrabRunOutcome = { kind: 'answered' } | { kind: 'not_found' } | NotAllowed;

/**
 * Takes a degraded run as the new normal: what it held back takes effect, and it counts for the usual measure. A person has to answer for
 * that.
 */
export function acceptGrabRunAsNormal(deps: Deps, change: ChangeOrigin, runId: string): Promise<AcceptGrabRunOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const run = await findGrabRunForUpdate(tx, runId);
    if (!run) return { kind: 'not_found' };
    const commands = commandsOf(run.state, run.isAccepted);
    if (!commands.includes('accept_as_normal')) return refusedAcceptance('grab_run', run, commands);
    const { userId } = change.actor;
    if (userId === null) return { kind: 'not_allowed', ...reasoned('crawl_run.accept_by_person') };
    await acceptRun(tx, runId, userId);
    await recordChange(tx, deps, {
      ...change,
      entity: 'grab_run',
      entityId: runId,
      action: 'accepted_as_normal',
      before: { isAccepted: false },
      after: { isAccepted: true },
    });
    await announceChange(tx, 'grab_run', runId);
    return { kind: 'answered' };
  });
}

/** Marks what accepted runs had held back, of very many in several transactions. Gives the number of runs settled. */
export async function settleAcceptedRuns(deps: Deps): Promise<number> {
  for (let settled = 0; ;) {
    const step = await withTransaction(deps.db, async (tx) => {
      const run = await claimSettlingRun(tx);
      if (run === undefined) return 'none';
      let hasMore = false;
      await saveApart(tx, [run], {
        save: async () => {
          hasMore = await settleHeld(tx, deps, run);
        },
        giveUp: async ({ id }, error) => {
          log.error({ event: 'grab-run.not-settled', runId: id, reason: messageOf(error), err: error });
          const { code, wording } = notSaved(error);
          await addRemark(tx, id, { line: null, code, reason: storeWording(wording) });
        },
      });
      if (hasMore) return 'more';
      await settleRun(tx, run.id);
      return 'settled';
    });
    if (step === 'none') return settled;
    if (step === 'settled') settled += 1;
  }
}
