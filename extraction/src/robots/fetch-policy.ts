import { inEnglish, type Wording, wording } from '@quarry/contracts/wording';
/** What came of asking a host for its robots.txt, redirects followed. */
export type RobotsFetchOutcome =
  | { kind: 'response'; status: number; maxAgeSeconds?: number | null }
  | { kind: 'too_many_redirects' }
  | { kind: 'unreachable' }
  /** Something came, but its bytes are no text: damaged, or packed to burst. */
  | { kind: 'unreadable' };

export type RobotsDecision = {
  /** `by_rules`: parse the body that came; the others need none. */
  access: 'by_rules' | 'allow_all' | 'disallow_all';
  /** How long the decision holds before the host is asked again. */
  holdsForSeconds: number;
  reason: string;
  wording: Wording;
};

const dayInSeconds = 86_400;
const shortestHoldSeconds = 300;
const askAgainSeconds = 600;
const longOutageSeconds = 30 * dayInSeconds;

/**
 * RFC 9309 section 2.3 as a table. `unreachableForSeconds` counts from the first failed attempt in a row (0 for the first one);
 * after 30 days without an answer the file counts as absent. A kept copy is never trusted longer than a day.
 */
export function decideByRobotsFetch(outcome: RobotsFetchOutcome, unreachableForSeconds: number): RobotsDecision {
  if (outcome.kind === 'response')
    return byStatus(outcome.status, outcome.maxAgeSeconds ?? null, unreachableForSeconds);
  if (outcome.kind === 'unreachable') return whileUnreachable('robots_silent', null, unreachableForSeconds);
  if (outcome.kind === 'unreadable') return whileUnreachable('robots_unreadable', null, unreachableForSeconds);
  return allowEverything(wording('robots_absent:redirects'));
}

function byStatus(status: number, maxAgeSeconds: number | null, unreachableForSeconds: number): RobotsDecision {
  if (status >= 200 && status < 300) {
    const wished = maxAgeSeconds ?? dayInSeconds;
    const holdsForSeconds = Math.min(Math.max(wished, shortestHoldSeconds), dayInSeconds);
    return { access: 'by_rules', holdsForSeconds, ...said(wording('robots_rules')) };
  }
  // 429 is about our rate, not about the file: it says nothing on what may be fetched.
  if (status >= 500 || status === 429) {
    return whileUnreachable('robots_failing', String(status), unreachableForSeconds);
  }
  return allowEverything(wording('robots_absent', { status: String(status) }));
}

function allowEverything(why: Wording): RobotsDecision {
  return { access: 'allow_all', holdsForSeconds: dayInSeconds, ...said(why) };
}

type Trouble = 'robots_silent' | 'robots_unreadable' | 'robots_failing';

/** `trouble` is why no rules can be had; `status` is told with it where the host answered with one. */
function whileUnreachable(trouble: Trouble, status: string | null, unreachableForSeconds: number): RobotsDecision {
  const params = { status: status ?? '' };
  if (unreachableForSeconds >= longOutageSeconds) return allowEverything(wording(`${trouble}:absent`, params));
  return { access: 'disallow_all', holdsForSeconds: askAgainSeconds, ...said(wording(trouble, params)) };
}

function said(why: Wording): Pick<RobotsDecision, 'reason' | 'wording'> {
  return { reason: inEnglish(why), wording: why };
}
