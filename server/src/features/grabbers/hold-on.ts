import type { Db, Tx } from '../../platform/db/index.ts';
import { StopRun } from '../../platform/jobs/index.ts';
import { mayStill } from '../access/index.ts';
import { type HeldRun, keepRun, type RunCursor } from './feed-grab.store.ts';

/** The person who asked for the run may not have it done any more. */
export class RightGone extends Error {
  override name = 'RightGone';
}

/** Keeps how far a run has come, batch by batch; throws when it is not this worker's any more, or not that of who asked for it. */
export async function holdOn(db: Db | Tx, run: HeldRun, cursor: RunCursor): Promise<void> {
  if (!(await mayStill(db, run.requestedById, 'run', 'Grabber', { shopId: run.grabber.shop.id }))) {
    throw new RightGone('The person who asked for the run may not run the grabber any more.');
  }
  if (!(await keepRun(db, run, cursor))) throw new StopRun('Another worker took the run over, or it was cancelled.');
}
