import type { Deps } from '../../../platform/feature.ts';
import { fetchOutbound, type OutboundRefusal, type OutboundResponse } from '../../../platform/http/index.ts';
import type { CrawlContext } from './crawl-context.ts';
import type { LeasedPage } from './frontier.ts';

/** What asking for a page brought, and how long it took. */
export type FetchedPage = { answer: OutboundResponse | OutboundRefusal; durationMs: number };

const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1';

/**
 * Asks for one page, conditionally where we hold a copy. A redirect comes back as the answer it is, because its target has to pass scope,
 * robots.txt and politeness on its own; only one that leads to another spelling of the same address is followed here.
 */
export async function fetchPage(
  deps: Pick<Deps, 'allowHosts'>,
  run: Pick<CrawlContext, 'canonical' | 'isDry'>,
  page: LeasedPage,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const startedAt = performance.now();
  const options = {
    allowHosts: deps.allowHosts,
    headers: { accept },
    signal,
    shouldRead: (head: Head) => isReadable(head) || (run.isDry && mayBeFeed(head)),
    ...(run.isDry ? {} : { conditional: { etag: page.etag, lastModified: page.lastModified } }),
  };
  const first = await fetchOutbound(page.url, { ...options, maxRedirects: 'manual' });
  const leadsToItself = first.kind === 'response' && redirectTarget(first, run) === page.url;
  const answer = leadsToItself ? await fetchOutbound(page.url, options) : first;
  return { answer, durationMs: Math.round(performance.now() - startedAt) };
}

/** Where a redirect leads, in canonical form; null when the answer is none or leads nowhere. */
export function redirectTarget(answer: OutboundResponse, run: Pick<CrawlContext, 'canonical'>): string | null {
  const { location } = answer.headers;
  if (location === undefined || ![301, 302, 303, 307, 308].includes(answer.status)) return null;
  return run.canonical(location, answer.finalUrl);
}

/** Whether a Content-Type may be a page; hosts that name none are given the chance. */
export function isHtml(contentType: string | undefined): boolean {
  return contentType === undefined || /^\s*(?:text\/html|application\/xhtml\+xml|$)/i.test(contentType);
}

type Head = { status: number; headers: Record<string, string> };

function isReadable({ status, headers }: Head): boolean {
  return status === 200 && isHtml(headers['content-type']);
}

/** Above this a feed is left to the grabber that reads it. */
const largestLookBytes = 5_000_000;

/** Only a dry run looks into what is no page, to say what it is. */
function mayBeFeed({ status, headers }: Head): boolean {
  const isFeedType = /xml|json|csv|tab-separated|text\/plain/i.test(headers['content-type'] ?? '');
  return status === 200 && isFeedType && Number(headers['content-length'] ?? 0) <= largestLookBytes;
}
