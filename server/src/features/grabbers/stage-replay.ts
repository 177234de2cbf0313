import { saveApart, notSaved } from '../../platform/batches/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { type ForeseenOffer, foreseeOffers } from '../offers/index.ts';
import { compareReadings } from './compare-readings.ts';
import { findStatedFields } from './grab-loss.store.ts';
import type { GrabberAtWork, GrabItem } from './page-grab.store.ts';
import { findFallenFields, findLosses } from './page-losses.ts';
import { itemOf, type PageReading, type PageToRead, readStoredPages, storedReason } from './read-stored-pages.ts';
import { findStatedOffers, type ReplayKind, type StagedPage, writeStagedPages } from './replay.store.ts';

/** Reads stored pages and stages what saving them would change; one grab item for each, and nothing else is touched. */
export async function stagePages(
  tx: Tx,
  deps: Deps,
  grabber: GrabberAtWork,
  runId: string,
  pages: readonly PageToRead[],
): Promise<GrabItem[]> {
  const items: GrabItem[] = [];
  await saveApart(tx, pages, {
    save: async (part) => {
      const read = await readStoredPages(deps, grabber, part);
      const { staged, items: ofPart } = await compareWithStated(tx, deps, grabber, runId, part, read);
      await writeStagedPages(tx, runId, staged);
      items.push(...ofPart);
    },
    giveUp: async (page, error) => {
      const { pageId, fetchId } = page;
      log.error({ event: 'page-grab.given-up', pageId, fetchId, reason: messageOf(error), err: error });
      await writeStagedPages(tx, runId, [unread(page)]);
      items.push({ ...itemOf(pageId, fetchId), outcome: 'error', ...storedReason(notSaved(error)) });
    },
  });
  return items;
}

async function compareWithStated(
  tx: Tx,
  deps: Deps,
  grabber: GrabberAtWork,
  runId: string,
  pages: readonly PageToRead[],
  readings: readonly PageReading[],
): Promise<{ staged: StagedPage[]; items: GrabItem[] }> {
  const pageIds = pages.map(({ pageId }) => pageId);
  const source = { kind: 'grab', grabberId: grabber.id, grabRunId: runId } as const;
  const rows = readings.flatMap((reading) => reading.rows);
  const foreseen = Map.groupBy(await foreseeOffers(tx, grabber.shop, source, rows), ({ pageId }) => pageId);
  const stated = Map.groupBy(await findStatedOffers(tx, grabber.id, pageIds), ({ pageId }) => pageId);
  const read = readings.flatMap((reading, at) => (pages[at] ? [{ page: pages[at], reading }] : []));
  const { losses, lapsed } = await findLosses(tx, deps, grabber, read, () => true);
  const lost = Map.groupBy([...losses, ...lapsed], ({ pageId }) => pageId);
  const fallen = findFallenFields(await findStatedFields(tx, grabber.id, pageIds), readings, grabber);
  const staged = read.map(({ page, reading }): StagedPage => {
    if (reading.item.outcome === 'error') return unread(page);
    return stagedPage(page, reading, {
      foreseen: foreseen.get(page.pageId) ?? [],
      stated: stated.get(page.pageId) ?? [],
      // The page by which an offer stands may be noted as stating it, too.
      lost: new Set(lost.get(page.pageId)?.map(({ offerId }) => offerId)).size,
    });
  });
  const suspect = (pageId: string) => (foreseen.get(pageId) ?? []).filter(({ isSuspect }) => isSuspect).length;
  const items = read.map(({ page: { pageId }, reading: { item } }) => ({
    ...item,
    lost_fields: fallen.get(pageId)?.lost ?? [],
    mistyped_fields: fallen.get(pageId)?.mistyped ?? [],
    refused_prices: suspect(pageId),
  }));
  return { staged, items };
}

type Standing = {
  foreseen: readonly ForeseenOffer[];
  stated: Awaited<ReturnType<typeof findStatedOffers>>;
  lost: number;
};

function stagedPage(page: PageToRead, { item, rows }: PageReading, { foreseen, stated, lost }: Standing): StagedPage {
  const isUnchanged = ({ outcome, isRepeated }: ForeseenOffer) =>
    isRepeated || outcome === 'confirmed' || outcome === 'older';
  // An offer may stand by another page. An old fetch brings none back that has gone missing since, unless only taking a replay back did that.
  const standing = foreseen.filter((offer) => offer.standing !== null);
  const unchanged = standing.filter(isUnchanged).length;
  const changing = standing.filter((offer) => !isUnchanged(offer));
  const changed = changing.length;
  const coming = foreseen.filter((offer) => offer.standing === null && offer.outcome !== 'older');
  const back = coming.filter(({ isBack }) => isBack).length;
  const added = coming.length - back;
  const before = new Set(stated.map(({ key }) => key));
  const takenOver = changing.flatMap(({ key, standing: own }) =>
    own === null || before.has(key) ? [] : [{ key, ...own }],
  );
  const isStaged = added + back + changed + lost > 0;
  const counts: [ReplayKind, number][] = [
    ['added', added],
    ['back', back],
    ['changed', changed],
    ['unchanged', unchanged],
    ['lost', lost],
    ['price_refused', foreseen.filter(({ isSuspect }) => isSuspect).length],
  ];
  const readings = [stated.map(({ fields }) => fields), rows.map(({ rawOffer }) => rawOffer)] as const;
  return {
    page,
    outcome: item.outcome,
    state: isStaged ? 'staged' : 'same',
    rows: isStaged ? rows.map(({ rawOffer, warnings }) => ({ rawOffer, warnings })) : [],
    stated: [
      ...stated.map(({ offerId, key, snapshotId, snapshotAt }) => ({ offerId, key, snapshotId, snapshotAt })),
      ...takenOver,
    ],
    kinds: counts.flatMap(([kind, count]) => (count > 0 ? [kind] : [])),
    changes: isStaged ? compareReadings(...readings) : [],
    added,
    back,
    changed,
    unchanged,
    lost,
  };
}

function unread(page: PageToRead): StagedPage {
  const none = { rows: [], stated: [], changes: [], added: 0, back: 0, changed: 0, unchanged: 0, lost: 0 };
  return { page, outcome: 'error', state: 'unread', kinds: ['unread'], ...none };
}
