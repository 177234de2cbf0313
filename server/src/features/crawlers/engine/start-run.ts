import { reasoned } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import { type OpenSitemap, type SitemapAddress, walkSitemap } from '@quarry/extraction/sitemap';
import { sql } from 'kysely';
import { saveApart } from '../../../platform/batches/index.ts';
import { logOfFailure, type Tx, withTransaction } from '../../../platform/db/index.ts';
import { messageOf } from '../../../platform/failure.ts';
import type { Deps } from '../../../platform/feature.ts';
import { openOutbound } from '../../../platform/http/index.ts';
import { log } from '../../../platform/log.ts';
import { dryRunPages } from '../crawl-run.ts';
import { findCrawlContext, moveCrawlRun } from '../crawl-run.store.ts';
import { findDateRecord } from '../crawler.store.ts';
import { areDatesUsed, createStampCount, dateOfEntry } from '../sitemap-dates.ts';
import { type CrawlContext, createCrawlContext, depsOfRun } from './crawl-context.ts';
import { addPages, queueKnownPages } from './frontier.store.ts';
import { type FoundPage, hostAddressOf, hostIdOf } from './frontier.ts';
import { type HostRobots, mayComeBack, robotsOf } from './host-robots.ts';
import { claimHostById, FenceLost, type HostLease, releaseHost, renewLease } from './host.store.ts';
import { createPace, type Pace } from './pace.ts';
import { delayMs, firstRobotsWaitMs, robotsTries } from './politeness.ts';

const batchEntries = 500;
const beatMs = 2000;
const hostWaitMs = 60_000;
const sitemapTimeoutMs = 120_000;
const sitemapMaxBytes = 200_000_000;
/** Of one host; each is a request before its first page is read. */
const mostSitemaps = 1_000;

/** A run that this worker is starting; every write checks that it still is ours. */
type Starting = { deps: Deps; run: CrawlContext; fence: number; owner: string; signal: AbortSignal };

/**
 * Fills the frontier of a run that was moved to `starting` with this fence: the pages that are known, the seeds, and what the sitemaps list;
 * then lets the workers begin. Done twice it adds nothing; when another worker took the run over it ends without a word.
 */
export async function startRun(
  deps: Deps,
  runId: string,
  fence: number,
  owner: string,
  stopping: AbortSignal,
): Promise<void> {
  const row = await findCrawlContext(deps.db, runId);
  if (!row) return;
  const run = createCrawlContext(row);
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const starting: Starting = { deps: depsOfRun(deps, run), run, fence, owner, signal };
  const beat = setInterval(() => void beatRun(starting).catch(() => lost.abort()), beatMs);
  try {
    await fenced(starting, async (tx, now) => {
      const isAdaptive = run.trigger === 'schedule' && run.config.recrawl === 'adaptive';
      if (!run.isDry) await queueKnownPages(tx, run, isAdaptive ? 'due' : 'all', now);
      await addPages(tx, run, seedsOf(run), now, true);
    });
    await readSitemaps(starting);
    await moveCrawlRun(
      deps.db,
      runId,
      ['starting'],
      'running',
      sql`, started_at = coalesce(started_at, ${deps.clock.now()})`,
    );
  } catch (error) {
    if (!(error instanceof FenceLost) && !signal.aborted) throw error;
  } finally {
    clearInterval(beat);
  }
}

function seedsOf(run: CrawlContext): FoundPage[] {
  const seeds = run.config.seeds.flatMap((seed) => run.canonical(seed) ?? []);
  return [...new Set(seeds)].map((url) => ({
    url,
    depth: 0,
    via: 'seed',
    parentId: null,
    isForbidden: false,
    lastmod: null,
  }));
}

/** One transaction that holds only while the run is still starting under our fence. */
async function fenced(starting: Starting, work: (tx: Tx, now: Date) => Promise<void>): Promise<void> {
  const { deps } = starting;
  await withTransaction(deps.db, async (tx) => {
    const held = await sql`
      select 1 from crawl_run where id = ${starting.run.runId} and state = 'starting' and fence = ${starting.fence} for update`.execute(
      tx,
    );
    if (held.rows.length === 0) throw new FenceLost('Another worker took over the run.');
    await work(tx, deps.clock.now());
  });
}

async function beatRun({ deps, run, fence }: Starting): Promise<void> {
  const beaten = await sql`
    update crawl_run set heartbeat_at = now() where id = ${run.runId} and state = 'starting' and fence = ${fence} returning id`.execute(
    deps.db,
  );
  if (beaten.rows.length === 0) throw new FenceLost('Another worker took over the run.');
}

async function readSitemaps(starting: Starting): Promise<void> {
  const { run } = starting;
  if (!run.config.useSitemaps && run.config.sitemaps.length === 0) return;
  const origins = new Set([...run.config.seeds, ...run.config.sitemaps].map((address) => new URL(address).origin));
  const seen = new Set<string>();
  for (const origin of origins) {
    await withHost(starting, origin, async (robots, pace) => {
      const own = run.config.sitemaps.filter((address) => new URL(address).origin === origin);
      const named = [...own, ...(run.config.useSitemaps ? robots.sitemaps : [])];
      const roots = new Set(named.flatMap((root) => URL.parse(root, origin)?.href ?? [])).difference(seen);
      if (roots.size > mostSitemaps)
        log.info({ event: 'crawl.sitemaps-left-out', runId: run.runId, origin, count: roots.size - mostSitemaps });
      for (const root of [...roots].slice(0, mostSitemaps)) {
        seen.add(root);
        await readSitemap(starting, root, robots, pace);
      }
    });
  }
}

/** Works with a host under its lease; a host that wants to be left alone for longer than a minute is passed over. */
async function withHost(
  starting: Starting,
  origin: string,
  work: (robots: HostRobots, pace: Pace) => Promise<void>,
): Promise<void> {
  const { deps, run } = starting;
  const lease = await waitForHost(starting, origin);
  if (!lease) return;
  const pauseOf = (robotsSeconds: number | null) =>
    delayMs({ configMs: run.config.minDelayMs, shopMs: run.shopDelayMs, robotsSeconds, latencyMs: lease.latencyMs });
  const pace = createPace(pauseOf(null));
  const beat = setInterval(() => {
    renewLease(deps.db, lease).catch((error: unknown) =>
      logOfFailure(error).warn({ event: 'crawl.host-lost', host: lease.host, reason: messageOf(error) }),
    );
  }, beatMs);
  try {
    const robots = await patientRobots(starting, lease, pace);
    pace.setPauseMs(pauseOf(robots.crawlDelaySeconds));
    await work(robots, pace);
  } finally {
    clearInterval(beat);
    await releaseHost(deps.db, lease, pace.pauseMs());
  }
}

/** A short outage of robots.txt is waited out, since without it the run would have to do without every page. */
async function patientRobots({ deps, signal }: Starting, lease: HostLease, pace: Pace): Promise<HostRobots> {
  for (let attempt = 1; ; attempt += 1) {
    const robots = await robotsOf(deps, lease, pace, signal);
    if (!mayComeBack(robots) || attempt === robotsTries) return robots;
    await delay(firstRobotsWaitMs * 2 ** (attempt - 1), undefined, { signal });
    lease.robots = { ...lease.robots, expiresAt: null };
  }
}

async function waitForHost({ deps, run, owner, signal }: Starting, origin: string): Promise<HostLease | undefined> {
  const hostId = hostIdOf(hostAddressOf(origin));
  const deadline = performance.now() + hostWaitMs;
  while (performance.now() < deadline) {
    const lease = await claimHostById(deps.db, owner, hostId, run.runId);
    if (lease) return lease;
    await delay(100, undefined, { signal });
  }
  return undefined;
}

async function readSitemap(starting: Starting, root: string, robots: HostRobots, pace: Pace): Promise<void> {
  const { run, deps } = starting;
  const areUsed = areDatesUsed(await findDateRecord(deps.db, run.crawlerId));
  const limit = run.isDry ? dryRunPages : run.config.maxPages * 2;
  const stamps = createStampCount();
  let batch: FoundPage[] = [];
  let taken = 0;
  const flush = async () => {
    const pages = batch;
    batch = [];
    if (pages.length === 0) return;
    const isDateUnused = !areUsed || stamps.isStamped();
    const found = pages.map((page) => ({ ...page, isDateUnused }));
    await fenced(starting, (tx, now) => addApart(tx, run, found, now));
  };
  for await (const item of walkSitemap(root, opener(starting, pace))) {
    if (item.kind === 'problem') {
      log.info({
        event: 'crawl.sitemap-problem',
        runId: run.runId,
        sitemap: item.sitemap,
        code: item.code,
        reason: item.reason,
      });
      continue;
    }
    // A sitemap of an index is followed, and is no page itself.
    if (item.kind === 'child') continue;
    const readAt = deps.clock.now();
    stamps.add(item.lastmod, readAt);
    const page = pageOf(item, run, robots, readAt);
    if (!page) continue;
    batch.push(page);
    taken += 1;
    if (batch.length >= batchEntries) await flush();
    if (taken >= limit) break;
  }
  await flush();
}

/** An entry that cannot be saved costs none of the others. */
function addApart(tx: Tx, run: CrawlContext, pages: readonly FoundPage[], now: Date): Promise<void> {
  return saveApart(tx, pages, {
    save: async (part) => void (await addPages(tx, run, part, now, run.isDry)),
    giveUp: async ({ url }, error) =>
      log.error({ event: 'crawl.sitemap-entry-given-up', runId: run.runId, url, reason: messageOf(error), err: error }),
  });
}

function pageOf(
  { url: address, lastmod }: SitemapAddress,
  run: CrawlContext,
  robots: HostRobots,
  now: Date,
): FoundPage | undefined {
  const url = run.canonical(address);
  if (url === null || !run.scope(url, 0).inScope) return undefined;
  return {
    url,
    depth: 0,
    via: 'sitemap',
    parentId: null,
    isForbidden: !robots.judge(url).allowed,
    lastmod: dateOfEntry(lastmod, now),
  };
}

function opener({ deps, signal }: Starting, pace: Pace): OpenSitemap {
  return async (address) => {
    await pace.next(signal);
    const opened = await openOutbound(address, {
      allowHosts: deps.allowHosts,
      timeoutMs: sitemapTimeoutMs,
      maxBytes: sitemapMaxBytes,
      signal,
    });
    pace.ended();
    if (opened.kind === 'refusal') return opened;
    if (opened.status === 200) return { chunks: opened.body, encodingFault: opened.encodingFault };
    opened.close();
    return reasoned('bad_status', { status: String(opened.status) });
  };
}
