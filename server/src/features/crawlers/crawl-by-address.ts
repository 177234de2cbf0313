import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { crawlerConfigInput } from '@quarry/contracts/crawlers';
import { shopInput } from '@quarry/contracts/shops';
import type { Deps } from '../../platform/feature.ts';
import { createShop } from '../shops/index.ts';
import { createCrawler, updateCrawler } from './crawler.commands.ts';
import { findCommandLineCrawler } from './crawler.store.ts';
import type { CrawlerRecord } from './crawler.ts';

/** What the crawler is called that `quarry crawl` keeps for a shop, beside those that people made. */
const crawlerName = 'Command line';
const usualDelayMs = 1000;

export type CrawlByAddress = {
  url: string;
  maxPages: number | null;
  /** Whether the host is one that was allowed by name (our own, a demonstration shop): then no pause is made for its sake. */
  isOwnHost: boolean;
};

/**
 * The crawler of the command line for an address: adds the shop when its host is unknown, and the crawler when the shop has none of it.
 * A seed or limit that differs from last time becomes a new version of its configuration; its name and schedule stay as people set them.
 */
export async function crawlerForAddress(
  deps: Deps,
  change: ChangeOrigin,
  { url, maxPages, isOwnHost }: CrawlByAddress,
): Promise<CrawlerRecord> {
  const minDelayMs = isOwnHost ? 0 : usualDelayMs;
  const shopId = await shopFor(deps, change, url, minDelayMs);
  const known = await findCommandLineCrawler(deps.db, shopId);
  const config = crawlerConfigInput.parse({ seeds: [url], minDelayMs, maxPages });
  const schedule = known?.schedule ?? { every: 'manual', cron: null, timeZone: null };
  const draft = { shopId, name: known?.name ?? crawlerName, config, schedule };
  const saved = known
    ? await updateCrawler(deps, change, known.id, known.version, draft)
    : await createCrawler(deps, change, draft, 'active', { isOfCommandLine: true });
  if (saved.kind !== 'saved') throw new Error(`The crawler of ${url} could not be saved: ${saved.kind}.`);
  return saved.record;
}

async function shopFor(deps: Deps, change: ChangeOrigin, url: string, minDelayMs: number): Promise<string> {
  const { origin, host } = new URL(url);
  const draft = shopInput.parse({ name: host, url: `${origin}/`, kind: 'observed', minDelayMs });
  const outcome = await createShop(deps, change, draft);
  if (outcome.kind === 'invalid') throw new Error(`The shop ${host} could not be saved.`);
  return outcome.kind === 'saved' ? outcome.record.id : outcome.shopId;
}
