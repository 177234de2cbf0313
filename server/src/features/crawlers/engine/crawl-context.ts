import type { CrawlerConfig } from '@quarry/contracts/crawlers';
import {
  canonicalAddress,
  compileCrawlScope,
  type QueryRule,
  type CrawlScopeVerdict,
} from '@quarry/extraction/address';
import type { Deps } from '../../../platform/feature.ts';
import type { RunTrigger } from '../crawl-run.ts';
import type { SelectorReading } from './read-selected.ts';

/** A run with what every page of it is judged by; it stays the same while the run lives. */
export type CrawlContext = {
  runId: string;
  crawlerId: string;
  shopId: string;
  trigger: RunTrigger;
  isDry: boolean;
  /** Private hosts that this run may reach besides those of the installation. */
  allowHosts: readonly string[];
  config: CrawlerConfig;
  shopDelayMs: number;
  /** How the crawler's active grabbers read by selectors; without any a page is what its data says. */
  selectors: readonly SelectorReading[];
  /** The one spelling of an address found at `base`; null when it is none. */
  canonical: (address: string, base?: string) => string | null;
  scope: (address: string, depth: number) => CrawlScopeVerdict;
  /** The page type that the configuration's patterns name, if any. */
  typeByGlob: (address: string) => 'product' | 'listing' | undefined;
  /** Addresses known to be in the frontier, and links as written that lead nowhere new: what repeats on every page costs one look-up. */
  knownPages: Set<string>;
  knownLinks: Set<string>;
};

const mostKnown = 300_000;

export type CrawlContextRow = Pick<
  CrawlContext,
  'runId' | 'crawlerId' | 'shopId' | 'trigger' | 'isDry' | 'allowHosts' | 'config' | 'shopDelayMs' | 'selectors'
>;

export function createCrawlContext(row: CrawlContextRow): CrawlContext {
  const { config } = row;
  const query: QueryRule = { keep: config.keepQuery };
  const isProduct = globTest(config.productGlobs);
  const isListing = globTest(config.listingGlobs);
  return {
    ...row,
    canonical: (address, base) => canonicalAddress(address, { query, ...(base === undefined ? {} : { base }) }),
    scope: compileCrawlScope({
      hosts: config.seeds.flatMap((seed) => URL.parse(seed)?.host ?? []),
      includeSubdomains: config.includeSubdomains,
      includeGlobs: config.includeGlobs,
      excludeGlobs: config.excludeGlobs,
      maxDepth: config.maxDepth,
    }),
    typeByGlob: (address) => (isProduct(address) ? 'product' : isListing(address) ? 'listing' : undefined),
    knownPages: new Set(),
    knownLinks: new Set(),
  };
}

/** The services as this run may use them: the outbound door also opens to the private hosts that were allowed to it. */
export function depsOfRun(deps: Deps, { allowHosts }: Pick<CrawlContext, 'allowHosts'>): Deps {
  return allowHosts.length === 0 ? deps : { ...deps, allowHosts: [...deps.allowHosts, ...allowHosts] };
}

/** Remembers addresses whose rows are committed; forgets all when there are too many to hold. */
export function rememberPages({ knownPages, knownLinks }: CrawlContext, urls: Iterable<string>): void {
  if (knownPages.size > mostKnown) knownPages.clear();
  if (knownLinks.size > mostKnown) knownLinks.clear();
  for (const url of urls) knownPages.add(url);
}

function globTest(globs: readonly string[]): (address: string) => boolean {
  if (globs.length === 0) return () => false;
  return (address) => {
    const host = URL.parse(address)?.host ?? '';
    return compileCrawlScope({ hosts: [host], includeGlobs: globs })(address, 0).inScope;
  };
}
