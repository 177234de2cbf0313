import { saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { extractorVersion } from '../offers/index.ts';
import { insertRun } from './grab-run-list.store.ts';
import { claimUnseenGrabbers, liveWorkWaits, noteSeen, type UnseenGrabber } from './read-again.store.ts';

const grabbersAtOnce = 20;

/** An automatic replay lets live work go first; it goes on from where it stands. */
export class GivesWay extends Error {
  override name = 'GivesWay';
}

/**
 * Queues one replay for each pages grabber of which some reading was made by another version of the extractor, once for each version:
 * a run that was cancelled is not opened again. A grabber whose run cannot be queued keeps its readings until the next version. Gives the
 * number of runs.
 */
export function queueReadAgain(deps: Deps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const grabbers = await claimUnseenGrabbers(tx, extractorVersion, grabbersAtOnce);
    if (grabbers.length === 0) return 0;
    let queued = 0;
    await saveApart(
      tx,
      grabbers.filter(({ isToRead }) => isToRead),
      {
        save: async (some) => {
          for (const grabber of some) await insertReplay(tx, grabber, deps.clock.now());
          queued += some.length;
        },
        giveUp: async ({ id: grabberId }, error) =>
          log.error({ event: 'grabber.not-read-again', grabberId, reason: messageOf(error), err: error }),
      },
    );
    await noteSeen(
      tx,
      extractorVersion,
      grabbers.map(({ id }) => id),
    );
    return queued;
  });
}

function insertReplay(tx: Tx, { id: grabberId, configId }: UnseenGrabber, now: Date): Promise<void> {
  const run = { id: newId<'grab_run'>(), grabberId, configId, trigger: 'replay', requestedBy: null, extractorVersion };
  return insertRun(tx, run, now);
}

/** Throws `GivesWay` where an automatic replay keeps live work waiting. */
export async function giveWay(
  { db }: Deps,
  run: { extractorVersion: string | null; isDecided: boolean },
): Promise<void> {
  if (run.extractorVersion !== null && !run.isDecided && (await liveWorkWaits(db)))
    throw new GivesWay('Live work goes first.');
}
