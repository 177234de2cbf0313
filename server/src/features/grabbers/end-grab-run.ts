import { storeWording } from '@quarry/contracts/wording';
import { notSaved, saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { readsOnlyDuePages } from '../crawlers/index.ts';
import { type Absence, acceptHeldPrices, endLostPrices, holdPrices, markAbsentOffers } from '../offers/index.ts';
import { comparePages, lossesToMark, writeGoneLosses } from './grab-loss.store.ts';
import { judgeMovedPages } from './moved-pages.ts';
import { baselineOf, endOf, readStopReason, type RunEnd, type RunTurn } from './grab-run.ts';
import { findTurn } from './grab-turn.store.ts';
import type { HeldRun } from './feed-grab.store.ts';
import {
  awaitDecision,
  compareStagedPages,
  findJudgement,
  firstStagedLoss,
  keepDifference,
  keepLeftOut,
  moveReplay,
  sumDifference,
} from './replay.store.ts';
import {
  acceptRun,
  claimEndingPageRun,
  coverageSince,
  degradedBefore,
  endRun,
  type EndingRun,
  lastReading,
  noteSourceRead,
  offersNotSeen,
  pastRuns,
  settleRun,
  type SettlingRun,
  totalsOf,
  failEndingRun,
} from './grab-run.store.ts';

/** Ends the runs whose crawl run is over and read. Gives their number. */
export async function endPageRuns(deps: Deps): Promise<number> {
  for (let ended = 0; ;) {
    const closed = await withTransaction(deps.db, async (tx) => {
      const run = await claimEndingPageRun(tx);
      return run && { id: run.id, end: await closeApart(tx, deps, run) };
    });
    if (!closed) return ended;
    if (closed.end === 'more') continue;
    ended += 1;
    await announceChange(deps.db, 'grab_run', closed.id);
  }
}

/** A run that cannot be judged fails with the reason, and the others are ended. */
async function closeApart(tx: Tx, deps: Deps, run: EndingRun): Promise<RunEnd | 'more' | undefined> {
  const closed: (RunEnd | 'more')[] = [];
  await saveApart(tx, [run], {
    save: async () => void closed.push(await closeRun(tx, deps, run)),
    giveUp: async ({ id }, error) => {
      log.error({ event: 'grab-run.not-judged', runId: id, reason: messageOf(error), err: error });
      await failEndingRun(tx, id, storeWording(notSaved(error).wording), deps.clock.now());
    },
  });
  return closed[0];
}

/** Marked in one transaction, which ends within seconds (decision 020). */
const offersAtOnce = 5_000;

/**
 * Judges a run that read its source, and marks what it did not see; one that is degraded changes nothing. An offer that its page, read
 * whole, no longer states is missing from that reading on, in every run. A page that leads to another one states what that one does, and
 * one that is gone nothing. That others are missing only a complete run says; before there is a baseline to be degraded against, only of
 * pages that the shop itself calls gone. A feed that still lists the offer holds it against its page; one whose last reading had no row of
 * it does not. Of very many it marks a part and does not end the run: `more`, and the caller comes again in another transaction.
 */
export async function closeRun(tx: Tx, deps: Deps, run: EndingRun): Promise<RunEnd | 'more'> {
  const totals = await totalsOf(tx, run.id);
  // A crawl of due pages, or one broken off, shows a part of the offers: its share of fields is no measure, and the usual is none for it.
  const isPart = run.crawlRunId !== null && (run.isBrokenOff === true || (await readsOnlyDuePages(tx, run.crawlRunId)));
  if (run.crawlRunId !== null && (await judgeMovedPages(tx, deps, run.id, run.crawlRunId))) return 'more';
  if (run.crawlRunId !== null) await writeGoneLosses(tx, run, run.crawlRunId, run.isComplete && !isPart);
  const coverage = isPart ? null : await coverageSince(tx, run.grabberId, run.seenSince);
  const baseline = isPart ? null : baselineOf(await pastRuns(tx, run.grabberId));
  const end = endOf(totals, coverage ?? {}, baseline, await comparePages(tx, run));
  const now = deps.clock.now();
  if (run.crawlRunId === null && run.isComplete) await noteSourceRead(tx, run.grabberId, run.seenSince);
  if (end.state === 'succeeded') {
    // What a degraded run held back, a part of the pages does not settle.
    const settles = run.isComplete && !isPart;
    if (await markLosses(tx, deps, run, settles)) return 'more';
    if (run.isComplete && (await markUnseen(tx, deps, run, baseline !== null))) return 'more';
  }
  if (await decidePrices(tx, deps, run, end)) return 'more';
  const turn = await turnOf(tx, run, end);
  await endRun(tx, run.id, end, { totals, coverage, baseline, remarks: run.remarks, turn }, now);
  return end;
}

/**
 * A feed that is found unchanged says once more which offers it no longer lists. It counts as a run without them where the reading that
 * it repeats does; by now there may be a baseline that this one did not have. True when it marked a part of very many, and is to come again.
 */
export async function markUnlisted(
  tx: Tx,
  deps: Deps,
  run: Pick<EndingRun, 'id' | 'grabberId' | 'shop'>,
): Promise<boolean> {
  const reading = await lastReading(tx, run.grabberId);
  if (reading === undefined || !reading.isUsual) return false;
  const hasBaseline = baselineOf(await pastRuns(tx, run.grabberId)) !== null;
  return markUnseen(tx, deps, { ...run, seenSince: reading.readAt, crawlRunId: null, isComplete: true }, hasBaseline);
}

/**
 * Judges a replay by its pages alone; stored pages say nothing of others. One that says what is stated already is over. One that nobody
 * asked for applies itself where it is good; every other waits for a person.
 */
export async function judgeReplay(
  tx: Tx,
  deps: Deps,
  { id, grabber: { id: grabberId }, extractorVersion }: HeldRun,
): Promise<'applies' | 'rests'> {
  const run = { id, grabberId };
  const now = deps.clock.now();
  const totals = await totalsOf(tx, id);
  const end = endOf(totals, {}, null, await compareStagedPages(tx, run));
  const { differs, ...sums } = await sumDifference(tx, id);
  const difference = { ...sums, end };
  if (differs > 0 && end.state !== 'failed' && (extractorVersion === null || end.state === 'degraded')) {
    await awaitDecision(tx, id, difference, await turnOfStaged(tx, run, end), now);
    return 'rests';
  }
  await keepDifference(tx, id, difference);
  if (differs > 0 && end.state === 'succeeded') {
    await moveReplay(tx, id, 'applying');
    return 'applies';
  }
  await endRun(tx, id, end, { totals, coverage: await coverageOf(tx, run), baseline: null }, now);
  await moveReplay(tx, id, end.state === 'failed' ? 'discarded' : 'same');
  return 'rests';
}

async function turnOfStaged(tx: Tx, run: Pick<EndingRun, 'id' | 'grabberId'>, end: RunEnd): Promise<RunTurn | null> {
  const why = end.state === 'degraded' ? readStopReason(end.stopReason ?? '') : undefined;
  return why?.code === 'offers_lost' ? firstStagedLoss(tx, run.id) : turnOf(tx, run, end);
}

function coverageOf(tx: Tx, { grabberId }: Pick<EndingRun, 'grabberId'>) {
  return coverageSince(tx, grabberId, new Date(0));
}

/** Ends a replay whose pages are saved. A person has answered for one that was degraded, so that nothing is held back. */
export async function closeReplay(tx: Tx, deps: Deps, run: Pick<EndingRun, 'id' | 'grabberId' | 'shop'>) {
  const judged = await findJudgement(tx, run.id);
  const { end } = judged;
  if (await decidePrices(tx, deps, run, end)) return 'more';
  if (end.state === 'degraded') {
    if (await settleHeld(tx, deps, { ...run, seenSince: judged.startedAt })) return 'more';
    if (judged.decidedBy !== null) await acceptRun(tx, run.id, judged.decidedBy);
    await settleRun(tx, run.id);
  } else if (await markLosses(tx, deps, run, true)) {
    return 'more';
  }
  const found = { totals: await totalsOf(tx, run.id), coverage: await coverageOf(tx, run), baseline: null };
  await endRun(tx, run.id, end, { ...found, turn: await turnOf(tx, run, end) }, deps.clock.now());
  await keepLeftOut(tx, run.id);
  await moveReplay(tx, run.id, 'applied');
  return end;
}

async function turnOf(tx: Tx, run: Pick<EndingRun, 'id' | 'grabberId'>, end: RunEnd): Promise<RunTurn | null> {
  const why = end.state === 'degraded' ? readStopReason(end.stopReason ?? '') : undefined;
  return why === undefined ? null : findTurn(tx, run, why);
}

/** Ends the prices that a run no longer found, or holds them and those it doubted where it is degraded; whether there may be more. */
async function decidePrices(tx: Tx, deps: Deps, run: Pick<EndingRun, 'id' | 'shop'>, end: RunEnd): Promise<boolean> {
  if (end.state === 'degraded') return (await holdPrices(tx, run, offersAtOnce)) === offersAtOnce;
  if (end.state !== 'succeeded') return false;
  return (await endLostPrices(tx, deps, run, offersAtOnce)) === offersAtOnce;
}

/** Marks what was held back of a run that a person takes as the new normal; whether there may be more. */
export async function settleHeld(tx: Tx, deps: Deps, run: SettlingRun): Promise<boolean> {
  if (await markLosses(tx, deps, run, true)) return true;
  // A price goes on waiting for the first run that held it, while people accept the newest.
  const before = { runIds: await degradedBefore(tx, run), seenSince: run.seenSince };
  const ended = await endLostPrices(tx, deps, { ...run, before }, offersAtOnce);
  const accepted = await acceptHeldPrices(tx, deps, { ...run, before }, offersAtOnce);
  return ended === offersAtOnce || accepted === offersAtOnce;
}

/** Marks what the pages of a run had lost, at the time of their readings; whether there may be more. */
async function markLosses(
  tx: Tx,
  deps: Deps,
  run: Pick<EndingRun, 'id' | 'grabberId' | 'shop'>,
  withHeld: boolean,
): Promise<boolean> {
  const losses = await lossesToMark(tx, run, withHeld, offersAtOnce);
  const now = deps.clock.now();
  const absences = losses.map(({ offerId, at, seenAt }): Absence => ({
    id: offerId,
    at,
    despiteSeen: seenAt < at ? undefined : now,
  }));
  const gone = losses.flatMap(({ offerId, isGone }) => (isGone ? [offerId] : []));
  const marked = await markAbsentOffers(tx, deps, { ...run, gone }, absences);
  return losses.length === offersAtOnce && marked > 0;
}

/** Whether there may be more. */
async function markUnseen(tx: Tx, deps: Deps, run: EndingRun, hasBaseline: boolean): Promise<boolean> {
  // Those that the shop calls gone come first, so that a part of the others is known to hold none of them.
  const gone = await offersNotSeen(tx, run, true, offersAtOnce);
  const isAll = !hasBaseline || gone.length === offersAtOnce;
  const absent = isAll ? gone : await offersNotSeen(tx, run, false, offersAtOnce);
  const now = deps.clock.now();
  await markAbsentOffers(
    tx,
    deps,
    { ...run, gone: gone.map(({ id }) => id) },
    absent.map(({ id, at }) => ({ id, at: at ?? now, despiteSeen: now })),
  );
  return absent.length === offersAtOnce;
}
