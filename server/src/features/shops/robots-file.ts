import type { RobotsFetchOutcome } from '@quarry/extraction/robots';
import {
  fetchOutbound,
  type FetchOptions,
  type OutboundRefusal,
  type OutboundResponse,
  type RefusalCode,
} from '../../platform/http/index.ts';

const timeoutMs = 5000;
/** RFC 9309 2.5 asks for at least 500 KiB; what lies behind is not read. */
const maxBytes = 600_000;
const brokenBodies: ReadonlySet<RefusalCode> = new Set(['compression_bomb', 'broken_encoding', 'broken_response']);

/** Asks for a robots.txt with the time and size that such a file may take. */
export function fetchRobotsFile(
  url: string,
  options: Pick<FetchOptions, 'allowHosts' | 'signal'>,
): Promise<OutboundResponse | OutboundRefusal> {
  return fetchOutbound(url, { ...options, timeoutMs, maxBytes, overflow: 'truncate' });
}

/** What the answer of the outbound door is to the policy of RFC 9309. */
export function robotsOutcome(answer: OutboundResponse | OutboundRefusal): RobotsFetchOutcome {
  if (answer.kind === 'response') return { kind: 'response', status: answer.status };
  if (answer.code === 'too_many_redirects') return { kind: 'too_many_redirects' };
  return { kind: brokenBodies.has(answer.code) ? 'unreadable' : 'unreachable' };
}
