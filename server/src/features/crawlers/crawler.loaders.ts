import DataLoader from 'dataloader';
import { type Actor, may } from '../../platform/auth/index.ts';
import { perRequest } from '../../platform/feature.ts';
import type { CrawlerRecord } from './crawler.ts';
import { findCrawlers, findDateRecords, pagesByState, withGoodDryRun } from './crawler.store.ts';
import { type CrawlRunRecord, findCrawlRuns } from './crawl-run.store.ts';

/** The crawler, or null when the actor may not read it: what is hidden does not exist. */
export function readableCrawler(actor: Actor, crawler: CrawlerRecord | undefined): CrawlerRecord | null {
  return crawler && may(actor, 'read', 'Crawler', { shopId: crawler.shopId }) ? crawler : null;
}

export function readableRun(actor: Actor, run: CrawlRunRecord | undefined): CrawlRunRecord | null {
  return run && may(actor, 'read', 'Crawler', { shopId: run.shopId }) ? run : null;
}

/** Crawlers by id as far as the actor may read them. */
export const crawlerById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const crawlers = await findCrawlers(deps.db, ids);
      return ids.map((id) => readableCrawler(actor, crawlers.get(id)));
    }),
);

/** Runs by id as far as the actor may read them. */
export const crawlRunById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const runs = await findCrawlRuns(deps.db, ids);
      return ids.map((id) => readableRun(actor, runs.get(id)));
    }),
);

/** A crawler's pages counted by state. */
export const pageStates = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const states = await pagesByState(deps.db, ids);
      return ids.map((id) => states.get(id) ?? []);
    }),
);

/** How often the dates of a crawler's sitemaps proved right. */
export const dateRecords = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const records = await findDateRecords(deps.db, ids);
      return ids.map((id) => records.get(id) ?? { checked: 0, right: 0 });
    }),
);

/** Whether a crawler's present settings were tried in a dry run that succeeded. */
export const isTried = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const tried = await withGoodDryRun(deps.db, ids);
      return ids.map((id) => tried.has(id));
    }),
);
