import { reasoned } from '@quarry/contracts/wording';
import { isFaultOfWork } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { countStarts, settleBacklog, uncountStarts } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { derivedId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { grabEvents } from './page-grab.ts';
import {
  activePageGrabbers,
  claimPageEvents,
  type GrabberAtWork,
  openPageRun,
  type PageEvent,
  writeGrabItems,
} from './page-grab.store.ts';
import { itemOf, storedReason } from './read-stored-pages.ts';

const batchSize = 50;
/** A page is not begun a fourth time when it never came to an end. */
const mostStarts = 3;

/**
 * Reads one batch of a crawler's fetched pages into offers, in one transaction with the removal of their events: a kill repeats the
 * batch and loses none of it. Gives the number of events worked off.
 *
 * A worker that dies of a page cannot say so, so starts are counted before them. Its pages are the oldest then, and the next process counts
 * the first batch of each crawler that is not `proven`, and every page that was begun before, which it reads alone.
 */
export async function grabPageBatch(deps: Deps, crawlerId: string, proven: Set<string>): Promise<number> {
  const begun = proven.has(crawlerId) ? undefined : await beginBatch(deps, crawlerId);
  let events: readonly PageEvent[] = [];
  try {
    const isBegunAnew = await withTransaction(deps.db, async (tx) => {
      events = begun ? await claimPageEvents(tx, crawlerId, batchSize, begun) : await nextBatch(tx, crawlerId);
      if (begun === undefined && isSuspect(events[0])) return true;
      await workOff(tx, deps, crawlerId, events);
      return false;
    });
    if (isBegunAnew) proven.delete(crawlerId);
    else proven.add(crawlerId);
    return isBegunAnew ? grabPageBatch(deps, crawlerId, proven) : events.length;
  } catch (error) {
    proven.delete(crawlerId);
    // Without the database the count stays: one start too many is forgiven, for a page has three.
    await countAfter(deps, events, begun, isFaultOfWork(error)).catch(() => undefined);
    throw error;
  }
}

/** A failure that comes of the pages is one of their starts, whether or not it was counted before; any other one is none. */
async function countAfter(
  { db }: Deps,
  events: readonly PageEvent[],
  begun: readonly number[] | undefined,
  isTheirs: boolean,
): Promise<void> {
  if (begun === undefined && isTheirs) {
    await countStarts(
      db,
      events.map(({ position }) => position),
    );
  }
  if (begun !== undefined && !isTheirs) await uncountStarts(db, begun);
}

/** Counts that the next batch is begun; gives the places of its events. */
function beginBatch({ db }: Deps, crawlerId: string): Promise<number[]> {
  return withTransaction(db, async (tx) => {
    const positions = (await nextBatch(tx, crawlerId)).map(({ position }) => position);
    await countStarts(tx, positions);
    return positions;
  });
}

async function nextBatch(tx: Tx, crawlerId: string): Promise<readonly PageEvent[]> {
  return oneRunOncePerPage(await claimPageEvents(tx, crawlerId, batchSize));
}

/** A batch belongs to one crawl run and has each page once, and one that was begun before stands alone; what follows waits for the next. */
function oneRunOncePerPage(events: readonly PageEvent[]): readonly PageEvent[] {
  if (isSuspect(events[0])) return events.slice(0, 1);
  const pages = new Set<string>();
  const batch: PageEvent[] = [];
  for (const event of events) {
    if (event.runId !== events[0]?.runId || pages.has(event.pageId ?? '') || isSuspect(event)) break;
    if (event.pageId !== null) pages.add(event.pageId);
    batch.push(event);
  }
  return batch;
}

function isSuspect(event: PageEvent | undefined): boolean {
  return event !== undefined && event.starts > 0;
}

async function workOff(tx: Tx, deps: Deps, crawlerId: string, events: readonly PageEvent[]): Promise<void> {
  if (events.length === 0) return;
  const grab = events.some(({ starts }) => starts > mostStarts) ? giveUpEvents : grabEvents;
  const crawlRunId = events[0]?.runId ?? null;
  const grabbers = crawlRunId === null ? [] : await activePageGrabbers(tx, crawlerId);
  for (const grabber of grabbers) {
    const id = derivedId<'grab_run'>(`grab_run:${grabber.id}:${crawlRunId}`);
    const runId = await openPageRun(tx, { id, grabber, crawlRunId: crawlRunId ?? '', now: deps.clock.now() });
    if (runId !== undefined) await grab(tx, deps, grabber, runId, events);
  }
  await settleBacklog(
    tx,
    events.map(({ position }) => position),
  );
}

/** The bytes stay, so that the page can be looked at and read again. */
async function giveUpEvents(
  tx: Tx,
  { clock }: Deps,
  { id: grabberId }: GrabberAtWork,
  runId: string,
  events: readonly PageEvent[],
): Promise<void> {
  const why = storedReason(reasoned('not_ended', { starts: mostStarts }));
  const items = events.flatMap(({ pageId, fetchId }) =>
    pageId === null ? [] : [{ ...itemOf(pageId, fetchId), outcome: 'error' as const, ...why }],
  );
  log.error({ event: 'page-grab.not-ended', grabberId, runId, pageIds: items.map(({ page_id }) => page_id) });
  await writeGrabItems(tx, runId, clock.now(), items);
}
