import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { extractorVersion } from '../offers/index.ts';
import { insertRun } from './grab-run-list.store.ts';
import { claimUnseenGrabbers, liveWorkWaits, noteSeen } from './read-again.store.ts';

const grabbersAtOnce = 20;

/** An automatic replay lets live work go first; it goes on from where it stands. */
export class GivesWay extends Error {
  override name = 'GivesWay';
}

/**
 * Queues one replay for each pages grabber of which some reading was made by another version of the extractor, once for each version:
 * a run that was cancelled is not opened again. Gives the number of runs.
 */
export function queueReadAgain(deps: Deps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const grabbers = await claimUnseenGrabbers(tx, extractorVersion, grabbersAtOnce);
    if (grabbers.length === 0) return 0;
    const toRead = grabbers.filter(({ isToRead }) => isToRead);
    for (const { id: grabberId, configId } of toRead) {
      const run = {
        id: newId<'grab_run'>(),
        grabberId,
        configId,
        trigger: 'replay',
        requestedBy: null,
        extractorVersion,
      };
      await insertRun(tx, run, deps.clock.now());
    }
    await noteSeen(
      tx,
      extractorVersion,
      grabbers.map(({ id }) => id),
    );
    return toRead.length;
  });
}

/** Throws `GivesWay` where an automatic replay keeps live work waiting. */
export async function giveWay(
  { db }: Deps,
  run: { extractorVersion: string | null; isDecided: boolean },
): Promise<void> {
  if (run.extractorVersion !== null && !run.isDecided && (await liveWorkWaits(db)))
    throw new GivesWay('Live work goes first.');
}
