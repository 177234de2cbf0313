import { reasoned, type Wording, wording } from '@quarry/contracts/wording';
import { readFeedBatches } from '@quarry/extraction/feed';
import { type OpenSitemap, walkSitemap } from '@quarry/extraction/sitemap';
import { OutboundBodyError } from '../../platform/http/index.ts';
import type { ProbeDoor } from './probe-door.ts';

/** A sitemap or feed with what it holds; `kind` is sitemap or a feed's format. */
export type ProbedSource = { url: string; entries: number; kind: string };

export type SitemapFindings = {
  sources: ProbedSource[];
  /** Addresses that sitemaps name, at most `keptAddresses` of them, evenly drawn. */
  addresses: string[];
  warnings: Wording[];
};

const fileTimeoutMs = 5_000;
const mostSitemaps = 25;
const keptAddresses = 4_000;

/** Counts what each sitemap leads to. Ends early, with a warning, when `untilMs` of the door's budget are all that is left. */
export async function probeSitemaps(
  door: ProbeDoor,
  sitemaps: readonly string[],
  untilMs: number,
): Promise<SitemapFindings> {
  const findings: SitemapFindings = { sources: [], addresses: [], warnings: [] };
  const seen = { count: 0 };
  for (const url of sitemaps) {
    const source = { url, entries: 0, kind: 'sitemap' };
    for await (const item of walkSitemap(url, openThrough(door), { maxSitemaps: mostSitemaps })) {
      if (item.kind === 'address') {
        source.entries += 1;
        keepEvenly(findings.addresses, item.url, (seen.count += 1));
      } else if (item.kind === 'problem' && findings.warnings.length < 5) {
        findings.warnings.push(wording('probe:sitemap', { url: item.url ?? item.sitemap, problem: item.wording }));
      }
      if (door.remainingMs() < untilMs) break;
    }
    if (source.entries > 0) findings.sources.push(source);
    if (door.remainingMs() < untilMs) {
      if (seen.count > 0) findings.warnings.push(wording('probe:sitemaps_cut', { number: seen.count }));
      break;
    }
  }
  return findings;
}

/** Keeps every n-th address where n grows as the list does, so that what is kept spreads over all of them. */
function keepEvenly(kept: string[], url: string, count: number): void {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(count / keptAddresses)));
  if (count % step !== 0) return;
  if (kept.length >= keptAddresses) kept.splice(0, kept.length, ...kept.filter((_, index) => index % 2 === 0));
  kept.push(url);
}

function openThrough(door: ProbeDoor): OpenSitemap {
  return async (address) => {
    const opened = await door.open(address, fileTimeoutMs);
    if (opened.kind === 'refusal') return opened;
    if (opened.status === 200) return { chunks: opened.body, encodingFault: opened.encodingFault };
    await opened.body.return();
    return reasoned('bad_status', { status: String(opened.status) });
  };
}

/** Where shops often keep their product feeds without saying so. */
const wellKnownFeeds = [
  '/products.json',
  '/feed.xml',
  '/google.xml',
  '/feeds/google.xml',
  '/google-shopping.xml',
  '/product-feed.xml',
];

/** A link whose name says that it is a feed. */
const namedFeed = /(?:feed|google|merchant|shopping|products?)[^/?]*\.(?:xml|csv|tsv|txt|json|atom|rss)(?:\.gz)?$/i;

/** The addresses worth trying for a feed, likeliest first. */
export function feedCandidates(origin: string, declared: readonly string[], links: readonly string[]): string[] {
  const named = links.filter((url) => namedFeed.test(URL.parse(url)?.pathname ?? ''));
  const guessed = wellKnownFeeds.map((path) => new URL(path, origin).href);
  return [...new Set([...declared, ...named, ...guessed])].slice(0, 10);
}

/** The address as a product feed with its usable rows; undefined when it is none. */
export async function probeFeed(door: ProbeDoor, url: string, nowMs: number): Promise<ProbedSource | undefined> {
  const opened = await door.open(url, fileTimeoutMs);
  if (opened.kind === 'refusal') return undefined;
  if (opened.status !== 200) {
    await opened.body.return();
    return undefined;
  }
  let good = 0;
  try {
    const contentType = opened.headers['content-type'];
    const options = { url: opened.finalUrl, now: nowMs, ...(contentType !== undefined && { contentType }) };
    for await (const batch of readFeedBatches(opened.body, options)) {
      for (const item of batch) {
        if ('offer' in item) good += 1;
        else if ('summary' in item)
          return good > 0 ? { url, entries: good, kind: item.summary.format ?? 'feed' } : undefined;
      }
    }
  } catch (error) {
    // A feed that is too large for the look counts as far as it was read.
    if (!(error instanceof OutboundBodyError)) throw error;
  }
  return good > 0 ? { url, entries: good, kind: 'feed' } : undefined;
}
