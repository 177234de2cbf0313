import { readSentence } from '@quarry/contracts/wording';
import { lockedFields } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { extractorVersion } from '../offers/index.ts';
import { shopMention, shopOf } from '../shops/index.ts';
import { findCoverage, findCoverageBefore } from './coverage.store.ts';
import type { GrabItemRecord } from './grab-item.store.ts';
import { findProblems, findRunsOfGrabber, type GrabRunRecord } from './grab-run-list.store.ts';
import {
  grabberBacklog,
  grabberById,
  grabberOffers,
  grabRunById,
  hasRunWaiting,
  hasUndecidedReplay,
  readBefore,
  runFigures,
  turnFetch,
} from './grabber.loaders.ts';
import { commandsOf, type RunTurn, stopSentence, type TurnPage } from './grab-run.ts';
import { type GrabberRecord, grabberTransitions, startRefusal } from './grabber.ts';
import { findOlderReadings } from './older-readings.store.ts';
import { answerReplay } from './replay.answer.ts';
import { linkOf } from './test-grabber.ts';

const monthMs = 30 * 86_400_000;
const largestWindow = 500;

/** A grabber as GraphQL shows it; what costs a statement is a function. */
export function answerGrabber(grabber: GrabberRecord) {
  const { id, shopId, lastRunId } = grabber;
  return {
    ...grabber,
    nextStates: [...grabberTransitions[grabber.state]],
    lockedFields: (_args: never, { actor }: RequestContext) => lockedFields(actor, 'Grabber', { shopId }),
    startRefusal: async (_args: never, context: RequestContext) => {
      const [shop, hasWaitingRun, isUndecided] = await Promise.all([
        shopMention(context).load(shopId),
        hasRunWaiting(context).load(id),
        grabber.kind === 'pages' && hasUndecidedReplay(context).load(id),
      ]);
      return (
        startRefusal({ ...grabber, shopStatus: shop.status, hasWaitingRun, hasUndecidedReplay: isUndecided }) ?? null
      );
    },
    shop: (_args: never, context: RequestContext) => shopOf(grabber, context),
    lastRun: async (_args: never, context: RequestContext) => {
      const run = lastRunId === null ? null : await grabRunById(context).load(lastRunId);
      return run && answerGrabRun(run);
    },
    runs: async ({ first }: { first?: number | null }, { deps }: RequestContext) =>
      (await findRunsOfGrabber(deps.db, id, window(first, 30))).map(answerGrabRun),
    coverage: async (_args: never, { deps }: RequestContext) => {
      const monthAgo = new Date(deps.clock.now().getTime() - monthMs);
      const [now, before] = await Promise.all([findCoverage(deps.db, id), findCoverageBefore(deps.db, id, monthAgo)]);
      return now.map((field) => ({ ...field, shareBefore: before[field.field] ?? null }));
    },
    offers: (_args: never, context: RequestContext) => grabberOffers(context).load(id),
    olderReadings: async (_args: never, context: RequestContext) => {
      const { runId, ...counts } = await findOlderReadings(context.deps.db, id, extractorVersion);
      const run = runId === null ? null : await grabRunById(context).load(runId);
      return { ...counts, run: run && answerGrabRun(run) };
    },
    backlog: (_args: never, context: RequestContext) => grabberBacklog(context).load(id),
  };
}

export function answerGrabRun(run: GrabRunRecord) {
  const { id, grabberId, coverage, baseline, stopReason } = run;
  return {
    ...run,
    nextCommands: commandsOf(run.state, run.isAccepted),
    stopReason: stopReason === null ? null : stopSentence(stopReason, run),
    turn: run.turn && answerTurn(run.turn),
    grabber: async (_args: never, context: RequestContext) =>
      answerGrabber((await grabberById(context).load(grabberId))!),
    offers: async (_args: never, context: RequestContext) => (await runFigures(context).load(id)).offers,
    snapshots: async (_args: never, context: RequestContext) => (await runFigures(context).load(id)).snapshots,
    outcomes: async (_args: never, context: RequestContext) => (await runFigures(context).load(id)).outcomes,
    unchanged:
      stopReason === 'unchanged' ? (_args: never, context: RequestContext) => readBefore(context).load(id) : null,
    replay: answerReplay(run),
    readAgain: run.trigger === 'replay' ? () => answerReadAgain(run) : null,
    coverage: async (_args: never, context: RequestContext) => {
      const { offers } = await runFigures(context).load(id);
      return Object.entries(coverage ?? {}).map(([field, share]) => ({
        field,
        share,
        offers: Math.round(share * offers),
        methods: [],
        shareBefore: baseline?.coverage[field] ?? null,
      }));
    },
    remarks: (run.remarks ?? []).map(({ reason, ...remark }) => ({ ...remark, reason: readSentence(reason) })),
    problems: async ({ first }: { first?: number | null }, { deps }: RequestContext) =>
      (await findProblems(deps.db, id, window(first, 100))).map(({ reason, ...problem }) => {
        const { text, wording } = readSentence(reason);
        return { ...problem, reason: text, wording };
      }),
  };
}

/** What a replay did: each page is an item, and a reading that changed a snapshot. */
function answerReadAgain({ id, extractorVersion }: GrabRunRecord) {
  return {
    isAfterUpgrade: extractorVersion !== null,
    pages: async (_args: never, context: RequestContext) => {
      const { outcomes } = await runFigures(context).load(id);
      return outcomes.reduce((sum, { count }) => sum + count, 0);
    },
    changed: async (_args: never, context: RequestContext) => (await runFigures(context).load(id)).snapshots,
  };
}

export function answerTurn({ lastRight, firstWrong }: RunTurn) {
  return { lastRight: lastRight && answerTurnPage(lastRight), firstWrong: answerTurnPage(firstWrong) };
}

function answerTurnPage({ fetchId, pageId: id, at, url }: TurnPage) {
  return {
    id,
    url,
    at: new Date(at),
    storedPageUrl: async (_args: never, context: RequestContext) =>
      (await turnFetch(context).load(fetchId))?.isStored === true ? linkOf(context, { fetchId }) : null,
    emptyFetch: async (_args: never, context: RequestContext) => {
      const fetch = await turnFetch(context).load(fetchId);
      return fetch?.isStored === false ? fetch : null;
    },
  };
}

export function answerGrabItem({ reason, ...item }: GrabItemRecord) {
  return { ...item, reason: reason === null ? null : readSentence(reason) };
}

function window(first: number | null | undefined, usual: number): number {
  return Math.min(Math.max(first ?? usual, 1), largestWindow);
}
