import { type Wording, wording } from '@quarry/contracts/wording';
import {
  allowAll,
  crawlDelayOf,
  decideByRobotsFetch,
  isAllowed,
  parseRobots,
  type RobotsDecision,
  type RobotsFetchOutcome,
  type RobotsRules,
} from '@quarry/extraction/robots';
import { withTransaction } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import {
  fetchOutbound,
  type OutboundRefusal,
  type OutboundResponse,
  productToken,
} from '../../../platform/http/index.ts';
import { noteBlob } from '../../../platform/storage/index.ts';
import { originOf } from './frontier.ts';
import { type HostLease, type KnownRobots, saveRobots } from './host.store.ts';
import type { Pace } from './pace.ts';

export type RobotsAnswer =
  | { allowed: true }
  | { allowed: false; reason: Wording; rule: string | null; line: number | null };

/** What a host's robots.txt says to us. */
export type HostRobots = {
  judge: (url: string) => RobotsAnswer;
  crawlDelaySeconds: number | null;
  sitemaps: readonly string[];
  /** False while the file cannot be had and everything is therefore forbidden. */
  isReachable: boolean;
  /** True when the file was asked for just now. */
  isFresh: boolean;
};

const robotsTimeoutMs = 5000;
const robotsReadBytes = 600_000;

/** The rules that hold now: the kept ones for at most a day, else fetched anew. */
export async function robotsOf(deps: Deps, lease: HostLease, pace: Pace, signal: AbortSignal): Promise<HostRobots> {
  const now = deps.clock.now();
  const { expiresAt, stored, status } = lease.robots;
  if (expiresAt === null || expiresAt <= now) {
    const fetched = await fetchRobots(deps, lease, pace, signal);
    lease.robots = fetched.robots;
    return fetched.answer;
  }
  const decision = decideByRobotsFetch(outcomeOfStatus(status), outageSeconds(lease.robots, now));
  if (decision.access !== 'by_rules' || !stored) return answerOf(decision, allowAll, false);
  return answerOf(decision, parseRobots(await deps.storage.get(stored)), false);
}

async function fetchRobots(
  deps: Deps,
  lease: HostLease,
  pace: Pace,
  signal: AbortSignal,
): Promise<{ robots: KnownRobots; answer: HostRobots }> {
  await pace.next(signal);
  const fetched = await fetchOutbound(`${originOf(lease)}/robots.txt`, {
    allowHosts: deps.allowHosts,
    timeoutMs: robotsTimeoutMs,
    maxBytes: robotsReadBytes,
    overflow: 'truncate',
    signal,
  });
  pace.ended();
  signal.throwIfAborted();
  const now = deps.clock.now();
  const outcome = outcomeOf(fetched);
  const isFailing = decideByRobotsFetch(outcome, 0).access === 'disallow_all';
  const failingSince = isFailing ? (lease.robots.failingSince ?? now) : null;
  const decision = decideByRobotsFetch(outcome, outageSeconds({ failingSince }, now));
  const body = decision.access === 'by_rules' && fetched.kind === 'response' ? fetched.body : null;
  const stored = body && (await deps.storage.put(body));
  const expiresAt = new Date(now.getTime() + decision.holdsForSeconds * 1000);
  const status = statusToKeep(fetched);
  await withTransaction(deps.db, async (tx) => {
    if (stored) await noteBlob(tx, stored, 'text/plain', now);
    await saveRobots(tx, lease, {
      status,
      error: isFailing ? decision.reason : null,
      blobSha256: stored?.sha256 ?? null,
      fetchedAt: now,
      expiresAt,
      failingSince,
    });
  });
  const robots = { status, fetchedAt: now, expiresAt, failingSince, stored: stored ?? null };
  return { robots, answer: answerOf(decision, body ? parseRobots(body) : allowAll, true) };
}

function answerOf(decision: RobotsDecision, rules: RobotsRules, isFresh: boolean): HostRobots {
  if (decision.access === 'disallow_all') {
    const refusal = { allowed: false, reason: decision.wording, rule: null, line: null } as const;
    return { judge: () => refusal, crawlDelaySeconds: null, sitemaps: [], isReachable: false, isFresh };
  }
  return {
    judge: (url) => {
      const { allowed, rule, line } = isAllowed(rules, productToken, url);
      if (allowed) return { allowed };
      return { allowed, rule, line, reason: wording('robots_denied', { line: line ?? 0, rule: rule ?? '' }) };
    },
    crawlDelaySeconds: crawlDelayOf(rules, productToken),
    sitemaps: rules.sitemaps,
    isReachable: true,
    isFresh,
  };
}

function outcomeOf(fetched: OutboundResponse | OutboundRefusal): RobotsFetchOutcome {
  if (fetched.kind === 'response') return { kind: 'response', status: fetched.status };
  return fetched.code === 'too_many_redirects' ? { kind: 'too_many_redirects' } : { kind: 'unreachable' };
}

/** Endless redirects count as an absent file, which is kept as the status that says so. */
function statusToKeep(fetched: OutboundResponse | OutboundRefusal): number | null {
  if (fetched.kind === 'response') return fetched.status;
  return fetched.code === 'too_many_redirects' ? 404 : null;
}

function outcomeOfStatus(status: number | null): RobotsFetchOutcome {
  return status === null ? { kind: 'unreachable' } : { kind: 'response', status };
}

function outageSeconds({ failingSince }: Pick<KnownRobots, 'failingSince'>, now: Date): number {
  return failingSince ? Math.max(0, (now.getTime() - failingSince.getTime()) / 1000) : 0;
}
