import { type Sentence, sentence, type Wording, wording } from '@quarry/contracts/wording';
import type { CrawlerConfig } from '@quarry/contracts/crawlers';
import {
  allowAll,
  crawlDelayOf,
  decideByRobotsFetch,
  isAllowed,
  parseRobots,
  type RobotsRules,
} from '@quarry/extraction/robots';
import type { AddressVerdict, CrawlEstimate } from '../../platform/graphql/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { fetchOutbound, productToken } from '../../platform/http/index.ts';
import { fetchRobotsFile, robotsOutcome } from '../shops/index.ts';
import { countKnownPages, findShopOf } from './crawler.store.ts';
import { createCrawlContext } from './engine/crawl-context.ts';
import { isHtml } from './engine/fetch-page.ts';
import { delayMs } from './engine/politeness.ts';
import { readPage } from './engine/read-page.ts';

const pageTimeoutMs = 10_000;
const daySeconds = 86_400;

/** What a crawler with these settings would do with an address; asks for robots.txt and, where allowed, for the page. Stores nothing. */
export async function testAddress(deps: Deps, config: CrawlerConfig, url: string): Promise<AddressVerdict> {
  const run = previewContext(config);
  const canonicalUrl = run.canonical(url);
  if (canonicalUrl === null) return { url, inScope: false, error: sentence(wording('not_an_address')) };
  const scope = run.scope(canonicalUrl, 0);
  if (!scope.inScope) return { url, canonicalUrl, inScope: false, scopeReason: scope.reason };
  const robots = await readRobots(deps, new URL(canonicalUrl).origin);
  // Nothing was read, so it is not robots.txt that forbids the page.
  if ('refusal' in robots) return { url, canonicalUrl, inScope: true, error: sentence(robots.refusal) };
  const { allowed, rule, line } = isAllowed(robots, productToken, canonicalUrl);
  const verdict = { url, canonicalUrl, inScope: true, robotsAllowed: allowed, robotsRule: rule, robotsLine: line };
  if (!allowed) return verdict;
  const page = await fetchOutbound(canonicalUrl, {
    allowHosts: deps.allowHosts,
    timeoutMs: pageTimeoutMs,
    shouldRead: ({ headers }) => isHtml(headers['content-type']),
  });
  if (page.kind === 'refusal') return { ...verdict, error: sentence(page.wording) };
  if (page.status !== 200)
    return { ...verdict, error: sentence(wording('bad_status', { status: String(page.status) })) };
  if (!isHtml(page.headers['content-type']))
    return { ...verdict, pageType: 'other', error: sentence(wording('not_html:page')) };
  const { content } = readPage(page.body, canonicalUrl, page.headers['content-type'] ?? null, deps.clock.now());
  return { ...verdict, pageType: run.typeByGlob(canonicalUrl) ?? content.type };
}

/**
 * How long a full pass takes at this delay. A pass that came to its end knows the pages; before there was one, what the shop's sitemaps
 * named at the last look is the better guess.
 */
export async function estimateCrawl(deps: Deps, shopId: string, config: CrawlerConfig): Promise<CrawlEstimate> {
  const [shop, known] = await Promise.all([findShopOf(deps.db, shopId), countKnownPages(deps.db, shopId)]);
  const seed = config.seeds[0] ?? '';
  const robots = await readRobots(deps, new URL(seed).origin);
  const robotsSeconds = 'refusal' in robots ? null : crawlDelayOf(robots, productToken);
  const shopMs = shop?.minDelayMs ?? 0;
  const wishes = { configMs: config.minDelayMs, shopMs, latencyMs: null };
  const pauseMs = delayMs({ ...wishes, robotsSeconds });
  const sitemapEntries = config.useSitemaps ? (shop?.sitemapEntries ?? 0) : 0;
  const expectedPages = Math.min(
    config.maxPages,
    Math.max(known.pages, known.isWhole ? 0 : sitemapEntries, config.seeds.length),
  );
  const fullPassSeconds = (expectedPages * pauseMs) / 1000;
  return {
    knownPages: known.pages,
    sitemapEntries,
    expectedPages,
    delayMs: pauseMs,
    delayFromRobots: pauseMs > delayMs({ ...wishes, robotsSeconds: null }),
    fullPassSeconds,
    advice: adviceFor(fullPassSeconds, 'refusal' in robots ? robots.refusal : null),
  };
}

function adviceFor(fullPassSeconds: number, refusal: Wording | null): Sentence | null {
  if (refusal !== null) return sentence(refusal);
  if (fullPassSeconds < daySeconds) return null;
  const days = Math.round((fullPassSeconds / daySeconds) * 10) / 10;
  return sentence(wording('long_pass', { days }));
}

async function readRobots(deps: Deps, origin: string): Promise<RobotsRules | { refusal: Wording }> {
  const fetched = await fetchRobotsFile(`${origin}/robots.txt`, deps);
  const outcome = robotsOutcome(fetched);
  if (fetched.kind === 'refusal' && outcome.kind === 'unreachable') return { refusal: fetched.wording };
  const decision = decideByRobotsFetch(outcome, 0);
  if (decision.access === 'disallow_all') return { refusal: decision.wording };
  return decision.access === 'by_rules' && fetched.kind === 'response' ? parseRobots(fetched.body) : allowAll;
}

function previewContext(config: CrawlerConfig) {
  return createCrawlContext({
    runId: '',
    crawlerId: '',
    shopId: '',
    trigger: 'manual',
    isDry: true,
    allowHosts: [],
    config,
    shopDelayMs: 0,
    selectors: [],
  });
}
