import type { Wording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { RunState, StopReason } from '../crawl-run.ts';
import { moveCrawlRun, type StoredTotals } from '../crawl-run.store.ts';
import { figuresOfRows } from './finish-run.ts';
import { keepRunPages, leaveOpenPages } from './frontier.store.ts';

/** Ends a run that is held locked before its pages are done, with what it came to. */
export async function endEarly(
  tx: Tx,
  runId: string,
  from: RunState,
  to: RunState,
  now: Date,
  reason: StopReason | null = null,
  reasons: readonly Wording[] = [],
): Promise<void> {
  await leaveOpenPages(tx, runId, now);
  const totals: StoredTotals = { ...(await figuresOfRows(tx, runId)), degradedReasons: [...reasons] };
  await keepRunPages(tx, runId);
  const figures = sql`, finished_at = ${now}, totals = ${JSON.stringify(totals)}::jsonb,
    stop_reason = coalesce(${reason}, stop_reason)`;
  await moveCrawlRun(tx, runId, [from], to, figures);
}
