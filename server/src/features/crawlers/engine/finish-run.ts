import { errorOutcomes } from '@quarry/contracts/crawlers';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import { baselineOf, endOf, type RunTotals, type StopReason, stopReasons } from '../crawl-run.ts';
import {
  findCrawlRunForUpdate,
  moveCrawlRun,
  outcomesOfRun,
  type PageCounts,
  pageCountsOfRun,
  readsOnlyDuePages,
  type StoredTotals,
  usualProductPages,
} from '../crawl-run.store.ts';
import { keepRunPages, leaveOpenPages } from './frontier.store.ts';

const countsAsError: ReadonlySet<string> = new Set(errorOutcomes);
/** Answers that leave the page for another try do not count as fetched. */
const isFetchOutcome = (outcome: string) => outcome !== 'rate_limited' && !outcome.startsWith('unasked_');

/** Fetches and errors of a run so far, from its tallies. */
export function countFetches(outcomes: ReadonlyMap<string, { pages: number }>): { fetched: number; errors: number } {
  let fetched = 0;
  let errors = 0;
  for (const [outcome, { pages }] of outcomes) {
    if (isFetchOutcome(outcome)) fetched += pages;
    if (countsAsError.has(outcome)) errors += pages;
  }
  return { fetched, errors };
}

export type RunFigures = RunTotals & PageCounts;

/** What a run has come to, from its rows: the one source of every figure that is shown of it. */
export async function figuresOfRows(db: Db | Tx, runId: string): Promise<RunFigures> {
  return { ...countFetches(await outcomesOfRun(db, runId)), ...(await pageCountsOfRun(db, runId)) };
}

/** Ends a run in `finishing`: figures from the rows, judged against what is usual, in one transaction. */
export async function finishRun(deps: Deps, runId: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const run = await findCrawlRunForUpdate(tx, runId);
    if (run?.state !== 'finishing') return;
    const now = deps.clock.now();
    await leaveOpenPages(tx, runId, now);
    const figures = await figuresOfRows(tx, runId);
    const gone = (await outcomesOfRun(tx, runId)).get('gone')?.pages ?? 0;
    await keepRunPages(tx, runId);
    const isPart = run.isDry || (await readsOnlyDuePages(tx, runId));
    const usual = isPart ? null : baselineOf(await usualProductPages(tx, run.crawlerId, runId));
    const end = endOf({ ...figures, gone }, readStopReason(run.stopReason), usual);
    const stored: StoredTotals = { ...figures, degradedReasons: end.reasons };
    await moveCrawlRun(
      tx,
      runId,
      ['finishing'],
      end.state,
      sql`, finished_at = ${now}, stop_reason = ${end.stopReason}, totals = ${JSON.stringify(stored)}::jsonb,
        baseline = ${usual === null ? null : JSON.stringify({ productPages: usual })}::jsonb`,
    );
  });
}

function readStopReason(text: string | null): StopReason | null {
  return stopReasons.find((reason) => reason === text) ?? null;
}
