import { storeWording, type Wording, wording } from '@quarry/contracts/wording';
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
  type OutboundRefusal,
  type OutboundResponse,
  productToken,
  type RefusalCode,
} from '../../../platform/http/index.ts';
import { noteBlob } from '../../../platform/storage/index.ts';
import { fetchRobotsFile, robotsOutcome } from '../../shops/index.ts';
import { faultCode, mayPass } from '../fetch-fault.ts';
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
  /** Why the host itself could not be asked, if that is why the file cannot be had. */
  unreached: Wording | null;
  /** True when the file was asked for just now. */
  isFresh: boolean;
};

/** Refusals that say something of the host; the others only say that its file is damaged. */
const ofTheHost: ReadonlySet<string> = new Set<RefusalCode>([
  'port_refused',
  'private_address',
  'host_not_found',
  'connection_failed',
  'certificate_refused',
  'timeout',
]);

/** Whether asking again in a moment may bring what just could not be had; a host that may not be asked stays one. */
export function mayComeBack({ isReachable, isFresh, unreached }: HostRobots): boolean {
  return !isReachable && isFresh && (unreached === null || mayPass(faultCode(unreached)));
}

/** Refusals that came of no request: what was refused to one run may be open to the next. */
const ofOurDoor: ReadonlySet<string> = new Set<RefusalCode>(['port_refused', 'private_address']);

/** The rules that hold now: the kept ones for at most a day, else fetched anew. */
export async function robotsOf(deps: Deps, lease: HostLease, pace: Pace, signal: AbortSignal): Promise<HostRobots> {
  const now = deps.clock.now();
  const { expiresAt, stored, trouble } = lease.robots;
  if (expiresAt === null || expiresAt <= now || (trouble && ofOurDoor.has(faultCode(trouble)))) {
    const fetched = await fetchRobots(deps, lease, pace, signal);
    lease.robots = fetched.robots;
    return fetched.answer;
  }
  const decision = decideByRobotsFetch(keptOutcome(lease.robots), outageSeconds(lease.robots, now));
  const unreached = unreachedOf(trouble);
  if (decision.access !== 'by_rules' || !stored) return answerOf(decision, allowAll, { isFresh: false, unreached });
  return answerOf(decision, parseRobots(await deps.storage.get(stored)), { isFresh: false, unreached });
}

async function fetchRobots(
  deps: Deps,
  lease: HostLease,
  pace: Pace,
  signal: AbortSignal,
): Promise<{ robots: KnownRobots; answer: HostRobots }> {
  await pace.next(signal);
  const fetched = await fetchRobotsFile(`${originOf(lease)}/robots.txt`, { allowHosts: deps.allowHosts, signal });
  pace.ended();
  signal.throwIfAborted();
  const now = deps.clock.now();
  const outcome = robotsOutcome(fetched);
  const isFailing = decideByRobotsFetch(outcome, 0).access === 'disallow_all';
  const failingSince = isFailing ? (lease.robots.failingSince ?? now) : null;
  const decision = decideByRobotsFetch(outcome, outageSeconds({ failingSince }, now));
  const body = decision.access === 'by_rules' && fetched.kind === 'response' ? fetched.body : null;
  const stored = body && (await deps.storage.put(body));
  const expiresAt = new Date(now.getTime() + decision.holdsForSeconds * 1000);
  const status = statusToKeep(fetched);
  const unreached = fetched.kind === 'refusal' ? unreachedOf(fetched.wording) : null;
  const trouble = isFailing ? (unreached ?? decision.wording) : null;
  await withTransaction(deps.db, async (tx) => {
    if (stored) await noteBlob(tx, deps.storage, stored, 'text/plain', now);
    await saveRobots(tx, lease, {
      status,
      error: trouble && storeWording(trouble),
      blobSha256: stored?.sha256 ?? null,
      fetchedAt: now,
      expiresAt,
      failingSince,
    });
  });
  const robots = { status, fetchedAt: now, expiresAt, failingSince, stored: stored ?? null, trouble };
  const rules = body ? parseRobots(body) : allowAll;
  return { robots, answer: answerOf(decision, rules, { isFresh: true, unreached }) };
}

function answerOf(
  decision: RobotsDecision,
  rules: RobotsRules,
  { isFresh, unreached }: Pick<HostRobots, 'isFresh' | 'unreached'>,
): HostRobots {
  if (decision.access === 'disallow_all') {
    const refusal = { allowed: false, reason: unreached ?? decision.wording, rule: null, line: null } as const;
    return { judge: () => refusal, crawlDelaySeconds: null, sitemaps: [], isReachable: false, unreached, isFresh };
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
    unreached: null,
    isFresh,
  };
}

/** Endless redirects count as an absent file, which is kept as the status that says so. */
function statusToKeep(fetched: OutboundResponse | OutboundRefusal): number | null {
  if (fetched.kind === 'response') return fetched.status;
  return fetched.code === 'too_many_redirects' ? 404 : null;
}

function keptOutcome({ status, trouble }: KnownRobots): RobotsFetchOutcome {
  if (status !== null) return { kind: 'response', status };
  return { kind: trouble?.key.startsWith('robots_unreadable') ? 'unreadable' : 'unreachable' };
}

/** The trouble when it is one of the host itself, not of its file. */
function unreachedOf(trouble: Wording | null): Wording | null {
  return trouble !== null && ofTheHost.has(faultCode(trouble)) ? trouble : null;
}

function outageSeconds({ failingSince }: Pick<KnownRobots, 'failingSince'>, now: Date): number {
  return failingSince ? Math.max(0, (now.getTime() - failingSince.getTime()) / 1000) : 0;
}
