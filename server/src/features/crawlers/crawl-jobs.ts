import { sql } from 'kysely';
import { scopeCondition } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { once } from '../../platform/once.ts';
import { type JobRun, type LongWork, withRunAgain } from '../../platform/runs/index.ts';
import { pagesLeftOf, rateNow } from './crawl-run.answer.ts';
import { cancelCrawlRun, pauseCrawlRun, resumeCrawlRun, startCrawlRun } from './crawl-run.commands.ts';
import { type CrawlRunRecord, findCrawlRuns } from './crawl-run.store.ts';
import { commandsOf } from './crawl-run.ts';
import { crawlerById, readableRun } from './crawler.loaders.ts';
import { figuresOfRun } from './run-figures.ts';

/** Crawl runs in the list of jobs. */
export const crawlWork: LongWork = {
  entity: 'crawl_run',
  kinds: ['crawl', 'dry_run'],
  unit: 'PAGES',
  rows: `select r.id, case when r.is_dry then 'dry_run' else 'crawl' end as kind, r.crawler_id as owner_id, crawl_run_state(r) as state,
    r.requested_at, r.finished_at from crawl_run r`,
  readable: ({ actor }, crawlerId) => {
    const scope = scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' });
    return sql`exists (select 1 from crawler c where c.id = ${sql.ref(crawlerId)} and ${scope})`;
  },
  find: async (context, ids) => {
    const runs = await findCrawlRuns(context.deps.db, ids);
    return [...runs.values()].flatMap((run) => (readableRun(context.actor, run) ? [jobOf(run, context)] : []));
  },
  commands: {
    pause: ({ id }, { deps, origin }) => pauseCrawlRun(deps, origin, id),
    resume: ({ id }, { deps, origin }) => resumeCrawlRun(deps, origin, id),
    cancel: ({ id }, { deps, origin }) => cancelCrawlRun(deps, origin, id),
    run_again: async ({ id }, { deps, origin }) => {
      const run = (await findCrawlRuns(deps.db, [id])).get(id);
      if (!run) return { kind: 'not_found' };
      const outcome = await startCrawlRun(deps, origin, run.crawlerId, { isDry: run.isDry, trigger: 'manual' });
      return outcome.kind === 'started' ? { kind: 'answered', runId: outcome.run.id } : outcome;
    },
  },
};

function jobOf(run: CrawlRunRecord, context: RequestContext): JobRun {
  const { deps } = context;
  const { state, isDry, isAccepted, shopId, finishedAt } = run;
  const left = once(() => pagesLeftOf(deps, run));
  const fetched = once(async () => (await figuresOfRun(deps.db, run)).fetchedPages);
  return {
    ...run,
    kind: isDry ? 'dry_run' : 'crawl',
    name: async () => (await crawlerById(context).load(run.crawlerId))?.name ?? null,
    done: fetched,
    total: async () => (finishedAt ? null : (await fetched()) + (await left())),
    secondsLeft: async () => {
      const rate = finishedAt ? 0 : await rateNow(deps.db, run);
      return rate === 0 ? null : (await left()) / rate;
    },
    commands: withRunAgain(
      state,
      commandsOf(state, isAccepted).filter((command) => command !== 'accept_as_normal'),
    ),
    right: () => ['run', 'Crawler', { shopId }],
  };
}
