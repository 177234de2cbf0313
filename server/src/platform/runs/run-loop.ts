import { storeWording, wording } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import { isFaultOfWork } from '../batches/index.ts';
import { withTransaction } from '../db/index.ts';
import { announceChange } from '../events/index.ts';
import { messageOf } from '../failure.ts';
import type { Deps, WorkerLoop } from '../feature.ts';
import { log } from '../log.ts';
import type { HeldRun, RunKind } from './run-kind.ts';
import { checkpointRun, claimRun, endRun, hasLivingRuns, keepRun, requeueRun, settleCommands } from './run.store.ts';

const pauseMs = 300;
/** A run that loses its workers this often is the likely cause. */
const maxStalls = 20;
/** A batch that fails by what is around it is not begun a fourth time. */
const mostAttempts = 3;

/** A worker's loop over the runs of one kind: each has its turn, and none waits for the end of a longer one. */
export function runLoop(kind: RunKind): WorkerLoop {
  return {
    name: kind.entity,
    apart: { unit: 'run', leaves: 'reason' },
    async run(deps, signal) {
      while (!signal.aborted) {
        if (await workOnRun(deps, kind, signal)) continue;
        await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

/** Works on the run whose turn it is until that is over; resolves with whether there was one. */
export async function workOnRun(deps: Deps, kind: RunKind, signal?: AbortSignal): Promise<boolean> {
  await openDue(deps, kind);
  // Mostly there is none, and one look costs less than two updates that find nothing.
  if (!(await hasLivingRuns(deps.db, kind.table))) return false;
  for (const id of await settleCommands(deps.db, kind.table, deps.clock.now())) {
    await announceChange(deps.db, kind.entity, id);
  }
  const run = await claimRun(deps.db, kind.table, deps.clock.now());
  if (!run) return false;
  if (run.stalls > maxStalls) await fail(deps, kind, run, new Error(`Its worker died ${run.stalls} times.`));
  else await haveTurn(deps, kind, run, signal);
  await announceChange(deps.db, kind.entity, run.id);
  return true;
}

/** Runs that cannot be opened keep none waiting that are there. */
async function openDue(deps: Deps, kind: RunKind): Promise<void> {
  try {
    await kind.openDue?.(deps);
  } catch (error) {
    if (!isFaultOfWork(error)) throw error;
    log.error({ event: 'run.not-opened', run: kind.entity, reason: messageOf(error), err: error });
  }
}

async function haveTurn(deps: Deps, kind: RunKind, claimed: HeldRun, signal?: AbortSignal): Promise<void> {
  const until = Date.now() + kind.sliceMs;
  let run = claimed;
  let failures = 0;
  for (;;) {
    try {
      const step = await doBatch(deps, kind, run, () => Date.now() >= until);
      if (step === 'over') return;
      run = { ...run, cursor: step.cursor };
      failures = 0;
    } catch (error) {
      log.warn({ event: 'run.batch-failed', run: kind.entity, runId: run.id, reason: messageOf(error), err: error });
      failures += 1;
      // A batch keeps what cannot be done apart by itself, so that it would fail again.
      if (isFaultOfWork(error) || failures === mostAttempts) return fail(deps, kind, run, error);
    }
    if (signal?.aborted) return requeueRun(deps.db, kind.table, run);
    await announceChange(deps.db, kind.entity, run.id);
  }
}

/** One batch, its results and the place reached in one transaction; `isLast` says afterwards whether the turn ends with it. */
function doBatch(
  deps: Deps,
  { table, rowsPerBatch, waitForTurn, batch }: RunKind,
  run: HeldRun,
  isLast: () => boolean,
): Promise<'over' | { cursor: unknown }> {
  return withTransaction(deps.db, async (tx) => {
    await waitForTurn?.(tx);
    const now = deps.clock.now();
    if (!(await keepRun(tx, table, run))) {
      await settleCommands(tx, table, now, run);
      return 'over';
    }
    const outcome = await batch(tx, deps, run, rowsPerBatch);
    if (outcome.kind === 'more') {
      const isReleased = isLast();
      await checkpointRun(tx, table, run, { cursor: outcome.cursor, isReleased });
      return isReleased ? 'over' : { cursor: outcome.cursor };
    }
    const isDone = outcome.kind === 'done';
    const reason = isDone ? null : storeWording(wording('stopped:right_gone'));
    await endRun(tx, table, run, { state: isDone ? 'succeeded' : 'failed', reason, now });
    return 'over';
  });
}

function fail({ db, clock }: Deps, { table, entity }: RunKind, run: HeldRun, error: unknown): Promise<void> {
  log.error({ event: 'run.failed', run: entity, runId: run.id, reason: messageOf(error), err: error });
  const reason = storeWording(wording('stopped:broken_off', { cause: messageOf(error) }));
  return endRun(db, table, run, { state: 'failed', reason, now: clock.now() });
}
