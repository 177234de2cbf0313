import type { FetchOutcome } from '@quarry/contracts/crawlers';
import { type Wording, wording } from '@quarry/contracts/wording';
import { notSaved } from '../../../platform/batches/index.ts';
import type { OutboundRefusal, OutboundResponse } from '../../../platform/http/index.ts';
import { faultCode, mayPass } from '../fetch-fault.ts';
import type { CrawlContext } from './crawl-context.ts';
import { isHtml, redirectTarget } from './fetch-page.ts';
import { type LeasedPage, mostRedirects, type PageState, type PageType } from './frontier.ts';
import { retryAfterMs, retryMs, timeOfAnswer } from './politeness.ts';
import { nextIntervalS, nextVisitAt } from './recrawl.ts';
import type { PageContent } from './read-page.ts';

/** What a visit means for the page: how it is recorded and when it is asked for again. */
export type PageVerdict = {
  outcome: FetchOutcome;
  state: PageState;
  /** Present when the page waits for another attempt in this run. */
  retryMs?: number;
  /** Present when the host asked to be left alone: its own time, or null when it named none. */
  rateLimit?: { retryAfterMs: number | null };
  nextFetchAt?: Date;
  intervalS?: number;
  errorCode?: string;
  /** Why the visit failed, or without a code what is odd about a page that was read. */
  errorDetail?: Wording;
  redirectTo?: string;
  /** The page that this one repeats. */
  duplicateOf?: string;
  goneSince?: Date | null;
  type?: PageType;
  /** Whether grabbers should know of the visit: it brought or confirmed content, or tells that what stated offers is gone or moved. */
  isConfirmed: boolean;
};

export type Judging = { page: LeasedPage; run: CrawlContext; now: Date; random: () => number };

const mostAttempts = 4;
const dayMs = 86_400_000;
const tooLarge: ReadonlySet<string> = new Set(['body_too_large', 'compression_bomb', 'headers_too_large']);

/**
 * A page of a host that could not be asked even for robots.txt: one that may not be reached is given up, one that could not be is left
 * unread for the next run.
 */
export function unreached(page: LeasedPage, why: Wording, now: Date): PageVerdict {
  const errorCode = faultCode(why);
  const verdict = { errorCode, errorDetail: why, isConfirmed: false };
  if (!mayPass(errorCode)) return { outcome: 'refused', state: 'dead', ...verdict };
  const state = page.byteHash === null ? 'discovered' : 'scheduled';
  return { outcome: 'network_error', state, nextFetchAt: now, ...verdict };
}

/** A page that could not be read or saved; the next full run tries it once more, of a product a scheduled one too. */
export function unsaved(error: unknown): PageVerdict {
  const { code: errorCode, wording: errorDetail } = notSaved(error);
  return { outcome: 'refused', state: 'dead', errorCode, errorDetail, isConfirmed: false };
}

/** A page that robots.txt forbids is not asked for. */
export function denied(reason: Wording): PageVerdict {
  return {
    outcome: 'robots_denied',
    state: 'robots_denied',
    errorCode: 'robots_denied',
    errorDetail: reason,
    isConfirmed: false,
  };
}

export function outOfScope(reason: string): PageVerdict {
  return { outcome: 'out_of_scope', state: 'out_of_scope', errorCode: reason, isConfirmed: false };
}

/** The verdict on a request that the door refused or that failed on the way. */
export function judgeRefusal({ code, wording: errorDetail }: OutboundRefusal, judging: Judging): PageVerdict {
  const error = { errorCode: code, errorDetail };
  if (mayPass(code)) return { outcome: 'network_error', ...error, ...retryOrDead(judging) };
  return { outcome: tooLarge.has(code) ? 'too_large' : 'refused', state: 'dead', ...error, isConfirmed: false };
}

/** The verdict on an answer without content: everything but a page that was read. */
export function judgeStatus(answer: OutboundResponse, judging: Judging): PageVerdict {
  const { status, headers } = answer;
  if (status === 304) return { outcome: 'not_modified', ...visited(judging, false) };
  if (status >= 300 && status < 400) return judgeRedirect(answer, judging);
  const error = { errorCode: `http_${status}`, errorDetail: wording('bad_status', { status: String(status) }) };
  const waitMs = retryAfterMs(headers['retry-after'], timeOfAnswer(headers.date, judging.now));
  if (status === 429 || (status === 503 && waitMs !== null)) {
    return {
      outcome: 'rate_limited',
      state: 'queued',
      rateLimit: { retryAfterMs: waitMs },
      ...error,
      isConfirmed: false,
    };
  }
  if (status === 404 || status === 410) return { ...error, ...judgeGone(status, judging) };
  if (status >= 500) return { outcome: 'server_error', ...error, ...retryOrDead(judging) };
  if (status === 408 || status === 425) return { outcome: 'client_error', ...error, ...retryOrDead(judging) };
  if (status >= 400) return { outcome: 'client_error', state: 'dead', ...error, isConfirmed: false };
  if (!isHtml(headers['content-type'])) {
    const type = headers['content-type'];
    const errorDetail = type === undefined ? wording('not_html:nothing') : wording('not_html:address', { type });
    return {
      outcome: 'out_of_scope',
      state: 'out_of_scope',
      type: 'other',
      errorCode: 'not_html',
      errorDetail,
      isConfirmed: false,
    };
  }
  // A page without a byte: nothing was refused, but there is nothing to read either.
  return {
    outcome: 'server_error',
    errorCode: 'empty_page',
    errorDetail: wording('empty_page'),
    ...retryOrDead(judging),
  };
}

/** The verdict on a page that was read. */
export function judgeContent(content: PageContent, judging: Judging): PageVerdict {
  const { page, run } = judging;
  const type = run.typeByGlob(page.url) ?? content.type;
  const canonical = content.canonicalUrl === null ? null : run.canonical(content.canonicalUrl, page.url);
  if (canonical !== null && isRepetition(canonical, content, judging)) {
    const repeats = { outcome: 'duplicate', state: 'duplicate', duplicateOf: canonical, isConfirmed: false } as const;
    return wasProduct(page) ? { ...repeats, ...movedProduct(judging) } : { ...repeats, type };
  }
  const isChanged = !sameBytes(page.structuredHash, content.structuredHash);
  return { outcome: isChanged ? 'changed' : 'unchanged', type, ...visited(judging, isChanged) };
}

/** A canonical link counts when it leads to another page in scope; one from a product to the front page is a slip of the shop. */
function isRepetition(canonical: string, content: PageContent, { page, run }: Judging): boolean {
  // The end of a circle or of a long chain has to be read, else nobody reads any of its pages.
  if (page.redirectedFrom.includes(canonical) || page.redirectedFrom.length >= mostRedirects) return false;
  if (canonical === page.url || !run.scope(canonical, page.depth).inScope) return false;
  return !(content.offers > 0 && new URL(canonical).pathname === '/');
}

function judgeRedirect(answer: OutboundResponse, judging: Judging): PageVerdict {
  const { page, run } = judging;
  const target = redirectTarget(answer, run);
  if (target === null) {
    const errorDetail = wording('bad_redirect', { status: String(answer.status) });
    return { outcome: 'client_error', state: 'dead', errorCode: 'bad_redirect', errorDetail, isConfirmed: false };
  }
  const chain = [page.url, ...page.redirectedFrom];
  if (chain.includes(target) || chain.length > mostRedirects) {
    const errorDetail = chain.includes(target)
      ? wording('too_many_redirects:loop', { url: target })
      : wording('too_many_redirects', { limit: mostRedirects });
    const errorCode = 'too_many_redirects';
    return { outcome: 'refused', state: 'dead', errorCode, errorDetail, redirectTo: target, isConfirmed: false };
  }
  const scope = run.scope(target, page.depth);
  const redirected = { outcome: 'redirected', redirectTo: target, isConfirmed: false } as const;
  const moved = wasProduct(page) ? movedProduct(judging) : {};
  if (scope.inScope) return { ...redirected, ...moved, state: 'duplicate', duplicateOf: target };
  return { ...redirected, ...moved, isConfirmed: false, state: 'out_of_scope', errorCode: scope.reason };
}

/** A page that was read as a product of its own. */
function wasProduct({ type, intervalS }: LeasedPage): boolean {
  return type === 'product' && intervalS !== null;
}

/** A redirect of a product may be taken back: it is asked again, and grabbers judge its offers by the page that it leads to. */
function movedProduct(judging: Judging) {
  const { intervalS, nextFetchAt } = visited(judging, false);
  return { intervalS, nextFetchAt, isConfirmed: true } as const;
}

/** 410 means it; a 404 has to be seen again a day later before the page counts as gone. Grabbers judge its offers from the first on. */
function judgeGone(status: number, judging: Judging): Omit<PageVerdict, 'errorCode' | 'errorDetail'> {
  const { page, now } = judging;
  const goneSince = page.goneSince ?? now;
  const isGone = status === 410 || now.getTime() - goneSince.getTime() >= dayMs;
  // Without it a run that finds nothing else would have nobody who judges the offers.
  const isConfirmed = page.type === 'product' || (page.offers ?? 0) > 0;
  if (isGone) return { outcome: 'gone', state: 'gone', goneSince, isConfirmed };
  return { outcome: 'gone', ...visited(judging, false), goneSince, isConfirmed };
}

function visited({ page, now }: Judging, isChanged: boolean) {
  const intervalS = nextIntervalS(page.intervalS, isChanged);
  const nextFetchAt = nextVisitAt(now, intervalS, page.urlKey);
  return { state: 'scheduled', intervalS, nextFetchAt, goneSince: null, isConfirmed: true } as const;
}

function retryOrDead({ page, random }: Judging): Pick<PageVerdict, 'state' | 'retryMs' | 'isConfirmed'> {
  const attempt = page.attempts + 1;
  if (attempt >= mostAttempts) return { state: 'dead', isConfirmed: false };
  return { state: 'retry_wait', retryMs: retryMs(attempt, random()), isConfirmed: false };
}

function sameBytes(left: Uint8Array | null, right: Uint8Array | null): boolean {
  return left !== null && right !== null && Buffer.compare(left, right) === 0;
}
