import DataLoader from 'dataloader';
import { type Actor, may } from '../../platform/auth/index.ts';
import { perRequest } from '../../platform/feature.ts';
import { countBacklog, countGrabberOffers } from './coverage.store.ts';
import { findGrabRuns, findReadBefore, findRunFigures, withWaitingRun } from './grab-run-list.store.ts';
import { findTurnFetches } from './grab-turn.store.ts';
import { findGrabbers } from './grabber.store.ts';
import type { GrabberRecord } from './grabber.ts';
import { countReplayPages, withUndecidedReplay } from './replay.store.ts';

/** The grabber, or null when the actor may not read it: what is hidden does not exist. */
export function readableGrabber(actor: Actor, grabber: GrabberRecord | undefined): GrabberRecord | null {
  return grabber && may(actor, 'read', 'Grabber', { shopId: grabber.shopId }) ? grabber : null;
}

export const grabberById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const grabbers = await findGrabbers(deps.db, ids);
      return ids.map((id) => readableGrabber(actor, grabbers.get(id)));
    }),
);

export const grabRunById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const runs = await findGrabRuns(deps.db, ids);
      return ids.map((id) => runs.get(id) ?? null);
    }),
);

/** Whether a run of the grabber, none over a crawl, waits or works. */
export const hasRunWaiting = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const waiting = await withWaitingRun(deps.db, ids);
      return ids.map((id) => waiting.has(id));
    }),
);

/** Whether a replay of the grabber waits for a decision. */
export const hasUndecidedReplay = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const undecided = await withUndecidedReplay(deps.db, ids);
      return ids.map((id) => undecided.has(id));
    }),
);

/** Pages of a replay by what became of them. */
export const replayProgress = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const counts = await countReplayPages(deps.db, ids);
      return ids.map((id) => counts.get(id) ?? null);
    }),
);

/** How the fetch of a page where reading turned ended; null once it is forgotten. */
export const turnFetch = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const fetches = await findTurnFetches(deps.db, ids);
      return ids.map((id) => fetches.get(id) ?? null);
    }),
);

export const runFigures = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const figures = await findRunFigures(deps.db, ids);
      return ids.map((id) => figures.get(id) ?? { outcomes: [], offers: 0, snapshots: 0 });
    }),
);

export const readBefore = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const read = await findReadBefore(deps.db, ids);
      return ids.map((id) => read.get(id) ?? null);
    }),
);

const counted = (count: typeof countBacklog) =>
  perRequest(
    ({ deps }) =>
      new DataLoader(async (ids: readonly string[]) => {
        const counts = await count(deps.db, ids);
        return ids.map((id) => counts.get(id) ?? 0);
      }),
  );

export const grabberOffers = counted(countGrabberOffers);
export const grabberBacklog = counted(countBacklog);
