import { type Reasoned, reasoned, type Wording, wording } from '@quarry/contracts/wording';
import {
  agentToken,
  allowAll,
  crawlDelayOf,
  decideByRobotsFetch,
  isAllowed,
  parseRobots,
  type RobotsRules,
} from '@quarry/extraction/robots';
import type { ItemProposal } from '@quarry/extraction/page';
import type { Clock } from '../../platform/clock.ts';
import { type OutboundNetwork, productToken } from '../../platform/http/index.ts';
import { openProbeDoor, type ProbeDoor } from './probe-door.ts';
import { type HomePage, kindInsteadOfHtml, readHomePage } from './probe-home.ts';
import { robotsOutcome } from './robots-file.ts';
import { drawSample, productLikeness, readPages, type Sample, summarise } from './probe-sample.ts';
import { feedCandidates, type ProbedSource, probeFeed, probeSitemaps, type SitemapFindings } from './probe-sources.ts';

/** What the first look at a shop's address found. */
export type ShopProbe = {
  url: string;
  finalUrl: string;
  title: string | null;
  system: string | null;
  language: string | null;
  currency: string | null;
  /** absent | allows_all | forbids_some | forbids_all | unreachable */
  robots: string;
  sitemaps: ProbedSource[];
  feeds: ProbedSource[];
  structuredData: { method: string; pages: number }[];
  sampledPages: number;
  offersFound: number;
  /** English sentences in probes from before there were wordings. */
  warnings: (Wording | string)[];
  proposedName: string;
  proposedSeeds: string[];
  proposedDelayMs: number;
  proposedItems: (Pick<ItemProposal, 'itemSelector' | 'rules'> & { pages: number }) | null;
};

export type ProbeOutcome = { kind: 'found'; probe: ShopProbe } | ({ kind: 'refused' } & Reasoned);
export type ProbeOptions = {
  allowHosts: readonly string[];
  clock: Clock;
  budgetMs?: number;
  network?: OutboundNetwork;
};

/** A look takes at most 20 seconds; the rest is for answering. */
const defaultBudgetMs = 18_500;
const pageTimeoutMs = 6_000;
const usualDelayMs = 1_000;
const longestDelayMs = 600_000;

/**
 * Looks at a shop's address for at most `budgetMs`: home page, robots.txt, sitemaps, feeds, and a sample of product
 * pages as robots.txt allows. Stores nothing. An address that cannot be looked at is refused in one sentence.
 */
export async function probeShop(url: string, options: ProbeOptions): Promise<ProbeOutcome> {
  const address = addressOf(url);
  const door = openProbeDoor({ budgetMs: defaultBudgetMs, ...options });
  const response = await door.fetchPage(address, pageTimeoutMs);
  if (response.kind === 'refusal') {
    const { code, reason, wording: problem } = response;
    if (refusedBefore.has(code)) return { kind: 'refused', code, reason, wording: problem };
    return { kind: 'refused', ...reasoned('probe:refused', { url: address, problem }), code };
  }
  if (response.status < 200 || response.status > 299) {
    const said = { url: response.finalUrl, status: String(response.status) };
    return { kind: 'refused', ...reasoned('http_error', said) };
  }
  const otherKind = kindInsteadOfHtml(response);
  if (otherKind !== undefined) {
    const url = response.finalUrl;
    const why =
      otherKind === null
        ? reasoned('not_html:home_text', { url })
        : reasoned('not_html:home', { url, type: otherKind });
    return { kind: 'refused', ...why };
  }
  const home = readHomePage(response);
  const robots = await askRobots(door, home.finalUrl);
  const sitemaps = await probeSitemaps(door, sitemapsToTry(robots, home), 9_000);
  const sample = await takeSample(door, home, robots, { sitemaps, now: options.clock.now().getTime() });
  const feeds = await findFeeds(door, home, robots, options.clock);
  return { kind: 'found', probe: probeOf(address, home, robots, sitemaps, feeds, sample, options.allowHosts) };
}

/** Refusals of the address itself, which say all there is to say; the others came of asking it. */
const refusedBefore: ReadonlySet<string> = new Set([
  'not_an_address',
  'scheme_refused',
  'port_refused',
  'credentials_refused',
  'private_address',
]);

/** A pasted address; one without a scheme, as people write it, gets one. */
function addressOf(text: string): string {
  const trimmed = text.trim();
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[:/?#]|$)/u.test(trimmed) ? `https://${trimmed}` : trimmed;
}

type Robots = { state: ShopProbe['robots']; rules: RobotsRules; allows: (url: string) => boolean };

async function askRobots(door: ProbeDoor, homeUrl: string): Promise<Robots> {
  const answer = await door.fetchPage(new URL('/robots.txt', homeUrl).href, pageTimeoutMs);
  const { access } = decideByRobotsFetch(robotsOutcome(answer), 0);
  if (access === 'disallow_all') return { state: 'unreachable', rules: allowAll, allows: () => false };
  if (access === 'allow_all' || answer.kind === 'refusal')
    return { state: 'absent', rules: allowAll, allows: () => true };
  const rules = parseRobots(answer.body);
  const allows = (url: string) => isAllowed(rules, productToken, url).allowed;
  const ownGroups = rules.groups.filter(({ agents }) => agents.includes(agentToken(productToken)));
  const groups = ownGroups.length > 0 ? ownGroups : rules.groups.filter(({ agents }) => agents.includes('*'));
  const forbids = groups.some((group) => group.rules.some((rule) => !rule.isAllow));
  const state = !forbids ? 'allows_all' : allows(homeUrl) ? 'forbids_some' : 'forbids_all';
  return { state, rules, allows };
}

/** The sitemaps that robots.txt names, else the place where most lie. */
function sitemapsToTry(robots: Robots, home: HomePage): string[] {
  const named = robots.rules.sitemaps.flatMap((text) => URL.parse(text, home.finalUrl)?.href ?? []);
  if (named.length > 0) return [...new Set(named)].slice(0, 10);
  const usual = new URL('/sitemap.xml', home.finalUrl).href;
  return robots.allows(usual) ? [usual] : [];
}

/** Product pages out of the sitemaps; where there are none, those that the home page and a few listings link to. */
async function takeSample(
  door: ProbeDoor,
  home: HomePage,
  robots: Robots,
  { sitemaps, now }: { sitemaps: SitemapFindings; now: number },
): Promise<Sample> {
  const pauseMs = Math.min((crawlDelayOf(robots.rules, productToken) ?? 0.1) * 1_000, longestDelayMs);
  const ofSite = (url: string) => URL.parse(url)?.hostname === new URL(home.finalUrl).hostname && robots.allows(url);
  const reading = { pauseMs, untilMs: 4_000, now };
  let addresses = sitemaps.addresses.filter(ofSite);
  if (!addresses.some((url) => productLikeness(url) > 0)) {
    const listings = home.links.filter((url) => ofSite(url) && productLikeness(url) >= 0).slice(0, 3);
    const pages = await readPages(door, listings, { ...reading, withLinks: true });
    const found = pages.flatMap((read) => ('page' in read ? (read.page.links?.links ?? []) : [])).map(({ url }) => url);
    addresses = [...home.links, ...found].filter(ofSite);
  }
  return summarise(await readPages(door, drawSample(addresses), { ...reading, withLinks: false }));
}

async function findFeeds(door: ProbeDoor, home: HomePage, robots: Robots, clock: Clock): Promise<ProbedSource[]> {
  const feeds: ProbedSource[] = [];
  for (const url of feedCandidates(home.finalUrl, home.declaredFeeds, home.links)) {
    if (door.remainingMs() < 300) break;
    if (!robots.allows(url)) continue;
    const feed = await probeFeed(door, url, clock.now().getTime());
    if (feed) feeds.push(feed);
  }
  return feeds;
}

function probeOf(
  url: string,
  home: HomePage,
  robots: Robots,
  sitemaps: SitemapFindings,
  feeds: ProbedSource[],
  sample: Sample,
  allowHosts: readonly string[],
): ShopProbe {
  const shopify = feeds.some((feed) => new URL(feed.url).pathname === '/products.json') ? 'Shopify' : null;
  const host = new URL(home.finalUrl).host;
  const politeMs = allowHosts.includes(host) ? 0 : usualDelayMs;
  const askedMs = (crawlDelayOf(robots.rules, productToken) ?? 0) * 1_000;
  return {
    url,
    finalUrl: home.finalUrl,
    title: home.title,
    system: home.system ?? shopify,
    language: home.language,
    currency: sample.currency,
    robots: robots.state,
    sitemaps: sitemaps.sources,
    feeds,
    structuredData: sample.methods,
    sampledPages: sample.pages,
    offersFound: sample.offers,
    warnings: warningsOf(url, home, robots, sitemaps, sample),
    proposedName: proposedName(home),
    proposedSeeds: [home.finalUrl],
    proposedDelayMs: Math.min(Math.max(politeMs, askedMs), longestDelayMs),
    proposedItems: proposedItems(sample),
  };
}

function warningsOf(url: string, home: HomePage, robots: Robots, sitemaps: SitemapFindings, sample: Sample): Wording[] {
  const withoutOffer = sample.pages - sample.pagesWithOffer;
  const asked = new URL(url).host;
  const answered = new URL(home.finalUrl).host;
  return [
    ...(asked === answered ? [] : [wording('probe:leads_to', { asked, answered })]),
    ...(home.isCut ? [wording('probe:home_cut', { url: home.finalUrl, bytes: home.bytes })] : []),
    ...(robots.state === 'unreachable' ? [wording('probe:robots_silent')] : []),
    ...(robots.state === 'forbids_all' ? [wording('probe:robots_forbids')] : []),
    ...(sitemaps.sources.length === 0 ? [wording('probe:no_sitemap')] : []),
    ...sitemaps.warnings,
    ...(sample.pages === 0 ? [wording('probe:no_sample')] : []),
    ...(withoutOffer > 0 ? [wording('probe:without_offer', { number: withoutOffer, all: sample.pages })] : []),
    ...sample.failures.slice(0, 5),
  ];
}

function proposedItems({ items }: Sample): ShopProbe['proposedItems'] {
  if (items === null) return null;
  const { itemSelector, rules } = items.proposal;
  return { itemSelector, rules, pages: items.pages };
}

/** The shop's own name where the page tells it, else the part of the title that is no slogan, else the host. */
function proposedName(home: HomePage): string {
  const host = new URL(home.finalUrl).hostname.replace(/^www\./, '');
  const parts = (home.title ?? '').split(/\s+[-–—|·:]\s+/).map((part) => part.trim());
  const word = host.split('.')[0]?.toLowerCase() ?? '';
  const named = parts.find(
    (part) =>
      word !== '' &&
      part
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .includes(word),
  );
  return (home.siteName ?? named ?? (parts.at(-1) || host)).slice(0, 120);
}
