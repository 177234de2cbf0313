import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { storeWording } from '@quarry/contracts/wording';
import { systemActor } from '../../platform/auth/index.ts';
import { eachApart, notSaved, saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { followToEnd, settleBacklog } from '../../platform/events/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/ids.ts';
import { type BatchOutcome, type HeldRun, type RunKind, workOnRun } from '../../platform/runs/index.ts';
import { mayStill } from '../access/index.ts';
import { setQuarantine } from '../offers/index.ts';
import { lockPlacing } from '../products/index.ts';
import { type Digging, digOffers } from './dig.commands.ts';
import { findActiveExcavators } from './excavator.store.ts';
import {
  claimSnapshots,
  findDug,
  findGivenUp,
  hasLivingRun,
  hasWaitingSnapshots,
  insertRun,
  nextOffers,
  putItems,
} from './excavation-run.store.ts';
import { proposeRekeys } from './rekey.commands.ts';
import { takenBackOffers } from './taken-back-offers.consumer.ts';
import { waitingOffers } from './waiting-offers.consumer.ts';

/** How often shops are looked through for offers that continue under another key. */
const rekeyEveryMs = 15_000;

/** Runs that dig through offers: through snapshots that wait, opened by themselves, or through a whole scope, ordered by a person. */
export const excavationRuns: RunKind = {
  entity: 'excavation_run',
  table: 'excavation_run',
  rowsPerBatch: 50,
  sliceMs: 30_000,
  openDue: openDueRuns,
  waitForTurn: lockPlacing,
  batch: digBatch,
};

/** Proposes that offers continue under another key, every now and then. */
export const rekeyLoop: WorkerLoop = {
  name: 'rekeys',
  apart: { unit: 'record', leaves: 'rest' },
  async run(deps, signal) {
    while (!signal.aborted) {
      await proposeRekeys(deps);
      await delay(rekeyEveryMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Works off everything that waits now, and returns; the seed and tests dig so. Resolves with the number of turns. */
export async function digEverything(deps: Deps): Promise<number> {
  await followToEnd(deps, waitingOffers);
  await followToEnd(deps, takenBackOffers);
  let turns = 0;
  while (await workOnRun(deps, excavationRuns)) turns += 1;
  await proposeRekeys(deps);
  return turns;
}

async function openDueRuns(deps: Deps): Promise<void> {
  await eachApart(await findActiveExcavators(deps.db), async (excavator) => {
    if (!(await hasWaitingSnapshots(deps.db, excavator.scope))) return;
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
  });
}

/** What was dug, what was decided, and the events it came from: one transaction. */
async function digBatch(tx: Tx, deps: Deps, run: HeldRun, rows: number): Promise<BatchOutcome> {
  const dug = await findDug(tx, run.id);
  if (!(await mayStill(tx, run.requestedById, 'run', 'Excavator'))) return { kind: 'right_gone' };
  const isBySnapshots = dug.trigger === 'snapshots';
  const events = isBySnapshots ? await claimSnapshots(tx, dug.scope, rows) : [];
  const offerIds = isBySnapshots
    ? [...new Set(events.map(({ offerId }) => offerId))]
    : await nextOffers(tx, dug.scope, lastOffer(run.cursor), rows);
  if (offerIds.length === 0) return { kind: 'done' };
  const digging = { actor: systemActor, excavatorId: dug.excavatorId, runId: run.id, autoFloor: dug.autoThreshold };
  // Before they are dug: an offer that another one of the batch concerns has to wait anew.
  await settleBacklog(
    tx,
    events.map(({ position }) => position),
  );
  await digApart(tx, deps, run.id, digging, offerIds);
  return { kind: 'more', cursor: isBySnapshots ? null : { offerId: offerIds.at(-1) } };
}

/** An offer that cannot be processed is kept apart with the reason until it says something else; the others of its batch go on. */
async function digApart(
  tx: Tx,
  deps: Deps,
  runId: string,
  digging: Digging,
  offerIds: readonly string[],
): Promise<void> {
  const dig = async (ids: readonly string[]) =>
    putItems(tx, runId, await digOffers(tx, deps, digging, ids), deps.clock.now());
  await saveApart(tx, offerIds, {
    save: dig,
    giveUp: async (offerId, error) => {
      log.error({ event: 'excavation.given-up', runId, offerId, reason: messageOf(error), err: error });
      await setQuarantine(tx, [offerId], storeWording(notSaved(error).wording));
      await putItems(tx, runId, await findGivenUp(tx, offerId), deps.clock.now());
    },
  });
}

const cursorSchema = z.object({ offerId: z.string() }).nullable();

/** The last offer that a run over a whole scope dug through. */
function lastOffer(cursor: unknown): string | null {
  return cursorSchema.parse(cursor)?.offerId ?? null;
}
