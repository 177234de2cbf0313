import { type RawBuilder, sql } from 'kysely';
import { may, scopeCondition } from '../../platform/auth/index.ts';
import type { LongWork, RequestContext } from '../../platform/feature.ts';
import type { CrawlRunFilter } from '../../platform/graphql/index.ts';
import { finalStates, liveStates } from './crawl-run.ts';
import { crawlRunFilter, findCrawlRuns, listCrawlRuns } from './crawl-run.store.ts';
import { answerRun } from './crawler.answer.ts';

/** Crawl runs in the list of jobs. */
export const crawlWork: LongWork = { kinds: ['crawl', 'dry_run'], readable, newest, find };

async function newest({ actor, deps }: RequestContext, endedSince: Date, first: number) {
  if (!may(actor, 'read', 'Crawler')) return [];
  const scope = scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' });
  const list = (filter: CrawlRunFilter) =>
    listCrawlRuns(deps.db, { first, scope, filter: crawlRunFilter.conditions(filter, deps.clock.now()) });
  const [live, ended] = await Promise.all([
    list({ state: ['queued', ...liveStates] }),
    list({ state: [...finalStates], workedSince: endedSince }),
  ]);
  return [...live.nodes, ...ended.nodes].map((run) => ({
    ...answerRun(run),
    __typename: 'CrawlRun',
    id: run.id,
    requestedAt: run.requestedAt,
  }));
}

async function find({ deps }: RequestContext, ids: readonly string[]) {
  const runs = await findCrawlRuns(deps.db, ids);
  return [...runs.values()].map((run) => ({
    ...answerRun(run),
    __typename: 'CrawlRun',
    id: run.id,
    requestedAt: run.requestedAt,
  }));
}

function readable({ actor }: RequestContext, crawlerId: string): RawBuilder<unknown> {
  const scope = scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' });
  return sql`exists (select 1 from crawler c where c.id = ${sql.ref(crawlerId)} and ${scope})`;
}
