import { may, scopeCondition } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { finalStates, liveStates } from './crawl-run.ts';
import { listCrawlRuns } from './crawl-run.store.ts';
import { answerRun } from './crawler.answer.ts';

/** The newest crawl runs that live or ended since a time, as far as the reader may see them. */
export async function crawlJobs({ actor, deps }: RequestContext, endedSince: Date, first: number) {
  if (!may(actor, 'read', 'Crawler')) return [];
  const scope = scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' });
  const [live, ended] = await Promise.all([
    listCrawlRuns(deps.db, { first, scope, states: ['queued', ...liveStates] }),
    listCrawlRuns(deps.db, { first, scope, states: finalStates, workedSince: endedSince }),
  ]);
  return [...live.nodes, ...ended.nodes].map((run) => ({
    ...answerRun(run),
    __typename: 'CrawlRun' as const,
    requestedAt: run.requestedAt,
  }));
}
