import { storeWording, wording } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { announceChange, claimEvents, hasEvents, settleEvents } from '../../platform/events/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { mayStill } from '../access/index.ts';
import { wakeComparedOffers, wakeWaitingOffers } from './candidate.store.ts';
import { digOffers } from './dig.commands.ts';
import { findActiveExcavators } from './excavator.store.ts';
import {
  claimRun,
  claimSnapshots,
  endRun,
  hasLivingRun,
  hasWaitingSnapshots,
  type HeldRun,
  insertRun,
  keepRun,
  markStalledRuns,
  nextOffers,
  putItems,
} from './excavation-run.store.ts';
import { proposeRekeys } from './rekey.commands.ts';

const offersPerBatch = 50;
const keyedAtOnce = 100;
const pauseMs = 500;
/** How often shops are looked through for offers that continue under another key. */
const rekeyEveryMs = 15_000;

/** Opens runs where snapshots wait, and works off runs batch by batch; a kill costs at most the batch in hand. */
export const excavationLoop: WorkerLoop = {
  name: 'excavations',
  async run(deps, signal) {
    let rekeysAt = 0;
    while (!signal.aborted) {
      if (Date.now() - rekeysAt > rekeyEveryMs) {
        await proposeRekeys(deps);
        rekeysAt = Date.now();
      }
      await openDueRuns(deps);
      const run = await claimRun(deps.db, deps.clock.now());
      if (run) await workOff(deps, run, signal);
      else await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Works off everything that waits now, and returns; the seed and tests dig so. Resolves with the number of runs. */
export async function digEverything(deps: Deps): Promise<number> {
  for (let runs = 0; ; runs += 1) {
    await openDueRuns(deps);
    const run = await claimRun(deps.db, deps.clock.now());
    if (!run) {
      await proposeRekeys(deps);
      return runs;
    }
    await workOff(deps, run, new AbortController().signal);
  }
}

/** Offers that wait for a product are looked at again when a person named one that they may be, or gave it an identifier or took one away. */
async function wakeForKeyedProducts({ db }: Deps): Promise<void> {
  if (!(await hasEvents(db, 'product_keyed'))) return;
  await withTransaction(db, async (tx) => {
    const events = await claimEvents(tx, 'product_keyed', keyedAtOnce);
    if (events.length === 0) return;
    const variantIds = events.map(({ subjectId }) => subjectId);
    await wakeWaitingOffers(tx, variantIds);
    await wakeComparedOffers(tx, variantIds);
    await settleEvents(
      tx,
      events.map(({ position }) => position),
    );
  });
}

async function openDueRuns(deps: Deps): Promise<void> {
  await wakeForKeyedProducts(deps);
  await markStalledRuns(deps.db);
  for (const excavator of await findActiveExcavators(deps.db)) {
    if (!(await hasWaitingSnapshots(deps.db, excavator.scope))) continue;
    await withTransaction(deps.db, async (tx) => {
      // The lock keeps two workers from opening a run each.
      const held = await tx.selectFrom('excavator').select('id').where('id', '=', excavator.id).forUpdate().execute();
      if (held.length === 0 || (await hasLivingRun(tx, excavator.id))) return;
      const id = newId<'excavation_run'>();
      await insertRun(tx, {
        id,
        excavatorId: excavator.id,
        configId: excavator.configId,
        trigger: 'snapshots',
        requestedBy: null,
        now: deps.clock.now(),
      });
    });
  }
}

async function workOff(deps: Deps, run: HeldRun, signal: AbortSignal): Promise<void> {
  try {
    let cursor = run.cursor;
    for (;;) {
      if (signal.aborted) return await endRun(deps.db, run, 'queued', null, deps.clock.now());
      const step = await digBatch(deps, run, cursor);
      if (step === 'lost') return await endRun(deps.db, run, 'succeeded', null, deps.clock.now());
      if (step === 'right_gone') {
        return await endRun(deps.db, run, 'failed', storeWording(wording('stopped:right_gone')), deps.clock.now());
      }
      if (step === 'done') break;
      cursor = step.cursor;
      await announceChange(deps.db, 'excavation_run', run.id);
    }
    await endRun(deps.db, run, 'succeeded', null, deps.clock.now());
  } catch (error) {
    log.error({ event: 'excavation.failed', runId: run.id, reason: messageOf(error) });
    const reason = storeWording(wording('stopped:broken_off', { cause: messageOf(error) }));
    await endRun(deps.db, run, 'failed', reason, deps.clock.now());
  }
  await announceChange(deps.db, 'excavation_run', run.id);
}

/** One batch in one transaction: what was dug, what was decided, and the events it came from. */
function digBatch(
  deps: Deps,
  run: HeldRun,
  cursor: string | null,
): Promise<'done' | 'lost' | 'right_gone' | { cursor: string | null }> {
  return withTransaction(deps.db, async (tx) => {
    if (!(await keepRun(tx, run, cursor))) return 'lost';
    if (!(await mayStill(tx, run.requestedById, 'run', 'Excavator'))) return 'right_gone';
    const events = run.trigger === 'snapshots' ? await claimSnapshots(tx, run.scope, offersPerBatch) : [];
    const offerIds =
      run.trigger === 'snapshots'
        ? [...new Set(events.map(({ offerId }) => offerId))]
        : await nextOffers(tx, run.scope, cursor, offersPerBatch);
    if (offerIds.length === 0) return 'done';
    const digging = { actor: systemActor, excavatorId: run.excavatorId, runId: run.id, autoFloor: run.autoThreshold };
    await putItems(tx, run.id, await digOffers(tx, deps, digging, offerIds), deps.clock.now());
    await settleEvents(
      tx,
      events.map(({ position }) => position),
    );
    const reached = run.trigger === 'snapshots' ? null : (offerIds.at(-1) ?? cursor);
    await keepRun(tx, run, reached);
    return { cursor: reached };
  });
}
