import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { logOfFailure, lossOfDatabase } from '../../../platform/db/index.ts';
import { announceChange } from '../../../platform/events/index.ts';
import { messageOf } from '../../../platform/failure.ts';
import type { Deps } from '../../../platform/feature.ts';
import { connectionLog, log } from '../../../platform/log.ts';
import { pageLimitOf } from '../crawl-run.ts';
import { findCrawlContext, outcomesOfRun, type RunChoice, stateOfRun } from '../crawl-run.store.ts';
import { type CrawlContext, createCrawlContext, depsOfRun } from './crawl-context.ts';
import { countFetches } from './finish-run.ts';
import { claimHost, type HostLease } from './host.store.ts';
import { runHostSession, type RunWatch } from './host-session.ts';
import { startRun } from './start-run.ts';
import { superviseRuns } from './supervise.ts';

const mostSessions = 16;
const superviseMs = 1000;
const idleMs = 250;
const announceMs = 1000;
const keptContexts = 50;

type Crawling = {
  deps: Deps;
  owner: string;
  signal: AbortSignal;
  /** Sessions and starts under way. */
  tasks: Set<Promise<void>>;
  contexts: Map<string, CrawlContext>;
  announcedAt: Map<string, number>;
};

/**
 * Crawls for every run that lives, with as many hosts at once as one process serves well, until the signal or an error; then ends what
 * it began. With a choice it leaves all other runs alone.
 */
export async function crawlLoop(deps: Deps, wanted: AbortSignal, choice?: RunChoice): Promise<void> {
  const owner = `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
  const failed = new AbortController();
  const signal = AbortSignal.any([wanted, failed.signal]);
  const crawling: Crawling = { deps, owner, signal, tasks: new Set(), contexts: new Map(), announcedAt: new Map() };
  try {
    await giveOutWork(crawling, choice);
  } catch (error) {
    failed.abort();
    throw error;
  } finally {
    await Promise.all(crawling.tasks);
  }
}

async function giveOutWork(crawling: Crawling, choice: RunChoice | undefined): Promise<void> {
  const { deps, owner, signal } = crawling;
  let supervisedAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    if (performance.now() - supervisedAt >= superviseMs) {
      supervisedAt = performance.now();
      for (const { runId, fence } of await superviseRuns(deps, choice)) {
        track(crawling, `start of run ${runId}`, startRun(deps, runId, fence, owner, signal));
      }
    }
    const lease = crawling.tasks.size < mostSessions ? await claimHost(deps.db, owner, choice) : undefined;
    if (lease) track(crawling, `session with ${lease.host}`, serve(crawling, lease));
    else await delay(idleMs, undefined, { signal }).catch(() => undefined);
  }
}

/** A task that fails is logged; its leases expire and the work is done again. */
function track({ tasks }: Crawling, name: string, work: Promise<void>): void {
  const task = work
    .catch((error: unknown) => {
      const line = { event: 'crawl.task-failed', task: name, reason: messageOf(error) };
      if (lossOfDatabase(error)) connectionLog.warn(line);
      else log.error(line);
    })
    .finally(() => tasks.delete(task));
  tasks.add(task);
}

async function serve(crawling: Crawling, lease: HostLease): Promise<void> {
  const run = await contextOf(crawling, lease.runId);
  if (run) await runHostSession(depsOfRun(crawling.deps, run), lease, run, watchOf(crawling, run), crawling.signal);
}

async function contextOf({ deps, contexts }: Crawling, runId: string): Promise<CrawlContext | undefined> {
  const known = contexts.get(runId);
  if (known) return known;
  const row = await findCrawlContext(deps.db, runId);
  if (!row) return undefined;
  if (contexts.size >= keptContexts) contexts.clear();
  const context = createCrawlContext(row);
  contexts.set(runId, context);
  return context;
}

function watchOf({ deps, announcedAt }: Crawling, run: CrawlContext): RunWatch {
  return {
    pagesLeft: async () => pageLimitOf(run) - countFetches(await outcomesOfRun(deps.db, run.runId)).fetched,
    isWanted: async () => (await stateOfRun(deps.db, run.runId)) === 'running',
    saved: () => {
      if (performance.now() - (announcedAt.get(run.runId) ?? Number.NEGATIVE_INFINITY) < announceMs) return;
      announcedAt.set(run.runId, performance.now());
      announceChange(deps.db, 'crawl_run', run.runId).catch((error: unknown) =>
        logOfFailure(error).warn({ event: 'crawl.announce-failed', reason: messageOf(error) }),
      );
    },
  };
}
