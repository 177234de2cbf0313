import { replayTable, type ReplayState } from '@quarry/contracts/grabbers';
import { actionsNow, wayBetween } from '@quarry/contracts/states';
import { may } from '../../platform/auth/index.ts';
import { answerActions } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { GrabRunRecord } from './grab-run-list.store.ts';
import { grabberById, replayProgress } from './grabber.loaders.ts';
import { offerById, shapeOffer } from '../offers/index.ts';
import type { ReplayUndone } from './replay-undone.store.ts';
import { findReplayFacts, type ReplayProgress } from './replay.store.ts';
import type { ReplayPageRecord } from './replay-list.store.ts';
import { linkOf } from './test-grabber.ts';

/** How a replay stands; null for other runs and for replays of before they were staged. */
export function answerReplay(run: GrabRunRecord) {
  const { id, grabberId, replayState: state, difference, decidedBy, decidedAt, decisionReason: reason } = run;
  if (state === null) return null;
  const progress = async (context: RequestContext) => (await replayProgress(context).load(id)) ?? none;
  return {
    state,
    decidedBy,
    decidedAt,
    reason,
    difference: difference && { ...difference, offersBack: difference.offersBack ?? 0 },
    actions: async (_args: never, context: RequestContext) => {
      const [facts, grabber] = await Promise.all([
        findReplayFacts(context.deps.db, id),
        grabberById(context).load(grabberId),
      ]);
      if (!facts || !grabber) return [];
      const scope = { shopId: grabber.shopId };
      const now = actionsNow(replayTable, state, facts, (right) =>
        may(context.actor, right, 'Grabber', scope) ? undefined : right,
      );
      // A step that leads to no state from here is not offered, whatever the rights.
      return answerActions(
        now.filter(({ to }) => wayBetween(replayTable, state, to) !== undefined),
        'Grabber',
      );
    },
    undone: () => answerUndone(difference?.undone),
    done: async (_args: never, context: RequestContext) => doneOf(state, await progress(context)),
    total: async (_args: never, context: RequestContext) => totalOf(state, await progress(context)),
    pagesLeftOut: async (_args: never, context: RequestContext) =>
      difference?.leftOut ?? (await progress(context)).leftOut,
    offersNotBack: difference?.notBack ?? 0,
    pagesKept: async (_args: never, context: RequestContext) => difference?.kept ?? (await progress(context)).kept,
  };
}

const keptShown = 100;

function answerUndone(undone: ReplayUndone | undefined) {
  if (undone === undefined) return null;
  const { kept, ...counts } = undone;
  return {
    ...counts,
    keptOffers: kept.length,
    kept: async (_args: never, context: RequestContext) => {
      const offers = await Promise.all(kept.slice(0, keptShown).map((id) => offerById(context).load(id)));
      return offers.flatMap((offer) => (offer ? [shapeOffer(offer)] : []));
    },
  };
}

const none: ReplayProgress = { pages: 0, staged: 0, applied: 0, leftOut: 0, takenBack: 0, kept: 0 };

function doneOf(state: ReplayState, { pages, applied, leftOut, takenBack, kept }: ReplayProgress): number {
  if (state === 'applying' || state === 'part_applied') return applied + leftOut;
  if (state === 'taking_back' || state === 'part_taken_back') return takenBack + kept;
  return pages;
}

function totalOf(
  state: ReplayState,
  { pages, staged, applied, leftOut, takenBack, kept }: ReplayProgress,
): number | null {
  if (state === 'reading') return null;
  if (state === 'applying' || state === 'part_applied') return staged + applied + leftOut;
  if (state === 'taking_back' || state === 'part_taken_back') return applied + takenBack + kept;
  return pages;
}

export function answerReplayPage({ fetchId, ...page }: ReplayPageRecord) {
  return { ...page, storedPageUrl: (_args: never, context: RequestContext) => linkOf(context, { fetchId }) };
}
