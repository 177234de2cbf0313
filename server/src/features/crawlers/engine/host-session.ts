import { withTransaction } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { CrawlContext } from './crawl-context.ts';
import { claimPages, returnPages } from './frontier.store.ts';
import { type HostRobots, mayComeBack, robotsOf } from './host-robots.ts';
import {
  expireRobots,
  FenceLost,
  type HostLease,
  type HostNews,
  releaseHost,
  renewLease,
  saveHostNews,
} from './host.store.ts';
import { createPace, type Pace } from './pace.ts';
import { createPageSupply, type PageSupply } from './page-supply.ts';
import { backoffMs, delayMs, firstRobotsWaitMs, nextLatencyMs, robotsTries } from './politeness.ts';
import { saveVisits } from './save-visits.ts';
import { createVisitBuffer, type VisitBuffer } from './visit-buffer.ts';
import { refuseUnasked, unaskedVisit, type Visit, visitPage } from './visit-page.ts';

/** What a session asks of its run, and tells it. */
export type RunWatch = {
  /** How many more pages the run may fetch. */
  pagesLeft: () => Promise<number>;
  /** Whether the run still wants pages fetched. */
  isWanted: () => Promise<boolean>;
  saved: () => void;
};

type Session = {
  deps: Deps;
  lease: HostLease;
  run: CrawlContext;
  watch: RunWatch;
  pace: Pace;
  robots: HostRobots;
  buffer: VisitBuffer;
  /** Pages leased and visits saved so far; the difference is under way. */
  progress: { leased: number; saved: number };
  host: { strike: number; latencyMs: number | null; lastStatus: number | null; backoffMs: number | null };
  /** No further request is made; those under way may end. */
  halted: AbortSignal;
  /** Nothing of ours counts any more. */
  aborted: AbortSignal;
};

const largestClaim = 50;
const claimMs = 5000;
const beatMs = 2000;
const graceMs = 5000;
/** A session gives its host back after this time, so that runs take turns. */
const turnMs = 20_000;
const lanesWithoutPause = 8;

/**
 * Speaks to one host for one run until its due pages are done, its turn is over, the host asks to be left alone, or the run stops.
 * Everything that was answered is saved; what was leased and not asked for goes back to the queue.
 */
export async function runHostSession(
  deps: Deps,
  lease: HostLease,
  run: CrawlContext,
  watch: RunWatch,
  stopping: AbortSignal,
): Promise<void> {
  const halt = new AbortController();
  const abort = new AbortController();
  const halted = AbortSignal.any([stopping, halt.signal]);
  halted.addEventListener('abort', () => void setTimeout(() => abort.abort(), graceMs).unref(), { once: true });
  const giveUp = () => {
    halt.abort();
    abort.abort();
  };
  const pace = createPace(pauseOf(run, null, lease.latencyMs));
  const beat = setInterval(() => {
    keepAlive(deps, lease, watch).then((isWanted) => !isWanted && halt.abort(), giveUp);
  }, beatMs);
  try {
    const robots = await robotsOf(deps, lease, pace, abort.signal);
    pace.setPauseMs(pauseOf(run, robots.crawlDelaySeconds, lease.latencyMs));
    if (await waitsForRobots(deps, lease, robots, pace)) return;
    const host = { strike: 0, latencyMs: lease.latencyMs, lastStatus: null, backoffMs: null };
    const session: Omit<Session, 'buffer'> = {
      deps,
      lease,
      run,
      watch,
      pace,
      robots,
      host,
      progress: { leased: 0, saved: 0 },
      halted,
      aborted: abort.signal,
    };
    const buffer = createVisitBuffer((visits) => save(session, visits), giveUp);
    await workOff({ ...session, buffer });
  } catch (error) {
    if (!(error instanceof FenceLost) && !abort.signal.aborted) throw error;
  } finally {
    clearInterval(beat);
    await returnPages(deps.db, lease);
    await releaseHost(deps.db, lease, pace.pauseMs());
  }
}

async function keepAlive(deps: Deps, lease: HostLease, watch: RunWatch): Promise<boolean> {
  await renewLease(deps.db, lease);
  return watch.isWanted();
}

/**
 * While robots.txt cannot be had nothing may be fetched; a short outage is waited out, a longer one denies the run its pages, and a host
 * that may not be asked is refused at once.
 * Resolves with true when the host is to be left alone for now.
 */
async function waitsForRobots(deps: Deps, lease: HostLease, robots: HostRobots, pace: Pace): Promise<boolean> {
  if (!mayComeBack(robots) || lease.strike + 1 >= robotsTries) return false;
  await withTransaction(deps.db, async (tx) => {
    await expireRobots(tx, lease);
    await saveHostNews(tx, lease, {
      delayMs: pace.pauseMs(),
      backoffMs: firstRobotsWaitMs * 2 ** lease.strike,
      strike: lease.strike + 1,
      latencyMs: lease.latencyMs,
      lastStatus: null,
      now: deps.clock.now(),
    });
  });
  return true;
}

async function workOff(session: Session): Promise<void> {
  const { deps, lease, run, watch, pace, buffer, progress } = session;
  const turnEndsAt = performance.now() + turnMs;
  const claim = async () => {
    if (!mayGoOn(session) || performance.now() >= turnEndsAt) return [];
    const underWay = progress.leased - progress.saved;
    const limit = Math.min((await watch.pagesLeft()) - underWay, claimSize(pace.pauseMs()));
    const pages = limit > 0 ? await claimPages(deps.db, lease, limit, underWay === 0) : [];
    progress.leased += pages.length;
    return pages;
  };
  const lanes = pace.pauseMs() === 0 ? Math.max(run.config.concurrency, lanesWithoutPause) : run.config.concurrency;
  const reserve = pace.pauseMs() === 0 ? lanes : 0;
  // What a round finds is due only once it is saved, so rounds go on until one brings nothing.
  for (let leasedBefore = -1; leasedBefore < progress.leased;) {
    leasedBefore = progress.leased;
    const supply = createPageSupply(claim, reserve);
    await Promise.all(Array.from({ length: lanes }, () => workLane(session, supply)));
    await buffer.flush();
  }
}

/** No more pages than can be asked for within some seconds, so that a pause or a cancel need not wait for many leases. */
function claimSize(pauseMs: number): number {
  return pauseMs === 0 ? largestClaim : Math.max(1, Math.min(largestClaim, Math.floor(claimMs / pauseMs)));
}

async function workLane(session: Session, supply: PageSupply): Promise<void> {
  const { deps, run, robots, pace, buffer, halted, aborted } = session;
  while (mayGoOn(session)) {
    const page = await supply.next();
    if (!page) return;
    const refusal = refuseUnasked(page, run, robots, deps.clock.now());
    if (refusal) {
      await buffer.add(unaskedVisit(page, refusal, deps.clock.now()));
      continue;
    }
    if (!(await pace.next(halted))) return;
    const visit = await visitPage(deps, run, page, robots, aborted);
    noteAnswer(session, visit);
    await buffer.add(visit);
  }
}

function mayGoOn({ halted, host }: Session): boolean {
  return !halted.aborted && host.backoffMs === null;
}

/** What an answer says about the host: its speed, and whether it wants to be left alone (once per event, however many answers say so). */
function noteAnswer({ run, pace, robots, host, lease }: Session, { verdict, durationMs, status }: Visit): void {
  if (status !== null) {
    host.lastStatus = status;
    host.latencyMs = nextLatencyMs(host.latencyMs, durationMs, status >= 400);
    pace.setPauseMs(pauseOf(run, robots.crawlDelaySeconds, host.latencyMs));
  }
  pace.ended();
  if (verdict.rateLimit && host.backoffMs === null) {
    host.strike = lease.strike + 1;
    host.backoffMs = verdict.rateLimit.retryAfterMs ?? backoffMs(host.strike, Math.random());
  }
}

async function save(
  { deps, lease, run, watch, pace, host, progress }: Omit<Session, 'buffer'>,
  visits: readonly Visit[],
): Promise<void> {
  const news: HostNews = { ...host, delayMs: pace.pauseMs(), now: deps.clock.now() };
  await saveVisits(deps, lease, run, visits, news);
  progress.saved += visits.length;
  watch.saved();
}

function pauseOf(
  { config, shopDelayMs }: CrawlContext,
  robotsSeconds: number | null,
  latencyMs: number | null,
): number {
  return Math.round(delayMs({ configMs: config.minDelayMs, shopMs: shopDelayMs, robotsSeconds, latencyMs }));
}
