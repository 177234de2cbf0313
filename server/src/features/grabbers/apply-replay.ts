import { notSaved, saveApart } from '../../platform/batches/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publishEvents } from '../../platform/events/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import {
  deleteEmptyPrices,
  findMadeOnlyBy,
  grabOrigin,
  markAbsentOffers,
  offerTakenBack,
  type PreparedRow,
  prepareRow,
  savePreparedOffers,
} from '../offers/index.ts';
import { findStandingOffers, writeLosses } from './grab-loss.store.ts';
import { saveReadings } from './page-grab.ts';
import { type GrabberAtWork, type GrabItem, writeGrabItems } from './page-grab.store.ts';
import { findLosses, settleLosses } from './page-losses.ts';
import { itemOf, type PageReading, storedReason } from './read-stored-pages.ts';
import {
  findPagesInTurn,
  findSnapshots,
  type KeptSnapshot,
  forgetLosses,
  noteNotBack,
  type PageInTurn,
  settlePages,
  takenBackReplays,
} from './replay.store.ts';

/** Saves the next staged pages of a replay; those that were fetched again since are left out. False when none is left. */
export async function applyPages(tx: Tx, deps: Deps, grabber: GrabberAtWork, runId: string, limit: number) {
  const pages = await findPagesInTurn(tx, runId, 'staged', limit);
  const items: GrabItem[] = [];
  await saveApart(
    tx,
    pages.filter(({ isFetchedSince }) => !isFetchedSince),
    {
      save: async (part) => {
        const readings = part.map(readingOf);
        const saved = await saveReadings(tx, deps, grabber, runId, readings);
        const read = part.flatMap((page, at) => (readings[at] ? [{ page, reading: readings[at] }] : []));
        const found = await findLosses(tx, deps, grabber, read, () => true);
        await writeLosses(tx, runId, await settleLosses(tx, grabber, found));
        items.push(...saved);
      },
      giveUp: async ({ pageId, fetchId }, error) => {
        log.error({ event: 'page-grab.given-up', pageId, fetchId, reason: messageOf(error), err: error });
        items.push({ ...itemOf(pageId, fetchId), outcome: 'error', ...storedReason(notSaved(error)) });
      },
    },
  );
  await writeGrabItems(tx, runId, deps.clock.now(), items);
  await settleTurn(tx, runId, pages, { done: 'applied', passed: 'left_out' });
  return pages.length > 0;
}

async function settleTurn(
  tx: Tx,
  runId: string,
  pages: readonly PageInTurn[],
  to: { done: 'applied' | 'taken_back'; passed: 'left_out' | 'kept' },
): Promise<void> {
  const [passed, done] = [true, false].map((isFetched) =>
    pages.flatMap(({ pageId, isFetchedSince }) => (isFetchedSince === isFetched ? [pageId] : [])),
  );
  await settlePages(tx, runId, done ?? [], to.done);
  await settlePages(tx, runId, passed ?? [], to.passed);
}

function readingOf({ rows, outcome, ...page }: PageInTurn): PageReading {
  const { pageId, fetchId: pageFetchId, observedAt, blobSha256 } = page;
  const at = { observedAt, pageId, pageFetchId, blobSha256 };
  return {
    item: { ...itemOf(pageId, pageFetchId), outcome: outcome as GrabItem['outcome'], offers: rows.length },
    rows: rows.map((row) => ({ ...row, ...at })),
  };
}

/**
 * Gives the next applied pages of a replay back what they stated before it: as readings of the same fetch, by the same saving. Offers that
 * only the replay stated are not stated any more, and what followed from them is undone by those who hear of it. Pages that were fetched
 * again since stay as they are, and so do offers whose snapshot of before is gone, which are noted. False when none is left.
 */
export async function takeBackPages(tx: Tx, deps: Deps, grabber: GrabberAtWork, runId: string, limit: number) {
  const pages = await findPagesInTurn(tx, runId, 'applied', limit);
  const back = pages.filter(({ isFetchedSince }) => !isFetchedSince);
  const source = { kind: 'grab', grabberId: grabber.id, grabRunId: runId } as const;
  const snapshots = await findSnapshots(
    tx,
    back.flatMap((page) => page.stated),
  );
  await savePreparedOffers(tx, deps, grabber.shop, source, rowsBefore(snapshots, grabber, back));
  const notBack = back.map((page) => ({
    pageId: page.pageId,
    offers: page.stated.filter(({ snapshotId }) => !snapshots.has(snapshotId)).length,
  }));
  await noteNotBack(
    tx,
    runId,
    notBack.filter(({ offers }) => offers > 0),
  );
  const stated = new Set(back.flatMap((page) => page.stated.map(({ offerId }) => offerId)));
  const readAt = new Map(back.map(({ pageId, observedAt }) => [pageId, observedAt]));
  const standing = await findStandingOffers(tx, grabber.id, [...readAt.keys()]);
  const despiteSeen = deps.clock.now();
  const absent = standing.flatMap(({ offerId, pageId }) => {
    const at = readAt.get(pageId);
    return at === undefined || stated.has(offerId) ? [] : [{ id: offerId, at, despiteSeen }];
  });
  await markAbsentOffers(tx, deps, { id: runId, shop: grabber.shop, grabberId: grabber.id, isTakeBack: true }, absent);
  await deleteEmptyPrices(tx, back, [...stated]);
  const madeOnly = await findMadeOnlyBy(tx, [runId, ...(await takenBackReplays(tx, grabber.id))], [...readAt.keys()]);
  const shopId = grabber.shop.id;
  await publishEvents(
    tx,
    offerTakenBack,
    grabOrigin(runId),
    madeOnly.map((id) => ({ id, shopId, changed: [] })),
  );
  await forgetLosses(tx, runId, [...readAt.keys()]);
  await settleTurn(tx, runId, pages, { done: 'taken_back', passed: 'kept' });
  return pages.length > 0;
}

function rowsBefore(
  snapshots: ReadonlyMap<string, KeptSnapshot>,
  { shop }: GrabberAtWork,
  pages: readonly PageInTurn[],
): PreparedRow[] {
  return pages.flatMap(({ stated, pageId, fetchId, observedAt, blobSha256 }) =>
    stated.flatMap(({ key, snapshotId }) => {
      const snapshot = snapshots.get(snapshotId);
      if (snapshot === undefined) return [];
      const { fields: rawOffer, warnings } = snapshot;
      // What stood by another page before goes back to it.
      const read = snapshot.pageId === pageId ? { pageId, pageFetchId: fetchId, blobSha256 } : snapshot;
      const { pageId: ofPage, pageFetchId, blobSha256: blob } = read;
      const row = { rawOffer, warnings, observedAt, pageId: ofPage, pageFetchId, blobSha256: blob, isTakenBack: true };
      // Its key may have options behind it that a neighbour of then brought about.
      return [{ ...prepareRow(row, shop), key }];
    }),
  );
}
