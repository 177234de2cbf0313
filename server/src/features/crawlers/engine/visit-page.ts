import { isFaultOfWork } from '../../../platform/batches/index.ts';
import type { Deps } from '../../../platform/feature.ts';
import { type EncodingFault, encodingRemark } from '../../../platform/http/index.ts';
import type { StoredBytes } from '../../../platform/storage/index.ts';
import { rememberReading } from '../recent-readings.ts';
import type { CrawlContext } from './crawl-context.ts';
import { fetchPage, isHtml } from './fetch-page.ts';
import type { FoundPage, LeasedPage } from './frontier.ts';
import type { HostRobots } from './host-robots.ts';
import {
  denied,
  judgeContent,
  judgeRefusal,
  judgeStatus,
  type Judging,
  outOfScope,
  type PageVerdict,
  unreached,
  unsaved,
} from './judge-page.ts';
import { findLinks } from './page-links.ts';
import { readOther } from './read-other.ts';
import { withSelected } from './read-selected.ts';
import { type PageContent, type PageFinding, readPage, sha256 } from './read-page.ts';

/** One visit, ready to be saved: what was answered, what it means, and what it led to. */
export type Visit = {
  page: LeasedPage;
  verdict: PageVerdict;
  /** False when the page was judged without asking the host. */
  wasAsked: boolean;
  fetchedAt: Date;
  durationMs: number;
  status: number | null;
  bytes: number;
  mediaType: string | null;
  etag: string | null;
  lastModified: string | null;
  content: { byteHash: Buffer; structuredHash: Buffer; offers: number } | null;
  stored: StoredBytes | null;
  found: FoundPage[];
  linksOutOfScope: number;
  /** What the page is by the bytes that were read; null where none were. */
  finding: PageFinding | null;
};

/** Whether a page may be asked for at all; the verdict when it may not. */
export function refuseUnasked(
  page: LeasedPage,
  run: CrawlContext,
  robots: HostRobots,
  now: Date,
): PageVerdict | undefined {
  const scope = run.scope(page.url, page.depth);
  if (!scope.inScope) return outOfScope(scope.reason);
  if (robots.unreached !== null) return unreached(page, robots.unreached, now);
  const answer = robots.judge(page.url);
  return answer.allowed ? undefined : denied(answer.reason);
}

/** A visit that needed no request. */
export function unaskedVisit(page: LeasedPage, verdict: PageVerdict, now: Date): Visit {
  return { ...emptyVisit(page, now), verdict, wasAsked: false };
}

/** Asks for a page, reads what comes, and keeps its bytes before anything is saved about them. */
export async function visitPage(
  deps: Deps,
  run: CrawlContext,
  page: LeasedPage,
  robots: HostRobots,
  signal: AbortSignal,
): Promise<Visit> {
  const { answer, durationMs } = await fetchPage(deps, run, page, signal);
  signal.throwIfAborted();
  const now = deps.clock.now();
  const judging: Judging = { page, run, now, random: Math.random };
  const visit = { ...emptyVisit(page, now), durationMs };
  if (answer.kind === 'refusal') return { ...visit, verdict: judgeRefusal(answer, judging) };
  const { status, headers, body } = answer;
  const head = {
    status,
    bytes: body.byteLength,
    // With its charset, by which the stored bytes are read later.
    mediaType: headers['content-type']?.trim().slice(0, 100) ?? null,
    // What came early to its end is asked for in full the next time.
    ...(answer.encodingFault === 'cut'
      ? { etag: null, lastModified: null }
      : { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }),
  };
  if (status !== 200 || body.byteLength === 0 || !isHtml(headers['content-type'])) {
    const finding = status === 200 && body.byteLength > 0 ? await readOther(body, page.url, head.mediaType) : null;
    return { ...visit, ...head, ...follow(judgeStatus(answer, judging), page), finding };
  }
  try {
    const read = await readVisit(deps, judging, robots, body, head.mediaType);
    return { ...visit, ...head, ...read, verdict: withRemark(read.verdict, answer.encodingFault) };
  } catch (error) {
    if (!isFaultOfWork(error)) throw error;
    return {
      ...unsavedVisit({ ...visit, ...head, verdict: unsaved(error) }, error),
      stored: await deps.storage.put(body),
    };
  }
}

/** A page that was read although its coding ends early or is followed by something: its fetch says so. */
function withRemark(verdict: PageVerdict, fault: EncodingFault | undefined): PageVerdict {
  return fault ? { ...verdict, errorDetail: encodingRemark(fault).wording } : verdict;
}

/** The visit of a page that cannot be read or saved: its bytes are kept, and nothing that was read off them. */
export function unsavedVisit(visit: Visit, error: unknown): Visit {
  return {
    ...visit,
    verdict: unsaved(error),
    etag: null,
    lastModified: null,
    content: null,
    found: [],
    linksOutOfScope: 0,
    finding: null,
  };
}

type ReadVisit = Pick<Visit, 'verdict' | 'content' | 'stored' | 'found' | 'linksOutOfScope' | 'finding'>;

async function readVisit(
  deps: Deps,
  judging: Judging,
  robots: HostRobots,
  body: Uint8Array,
  mediaType: string | null,
): Promise<ReadVisit> {
  const { page, run } = judging;
  const byteHash = sha256(body);
  // A dry run shows where a page leads, also one whose bytes are known.
  const isKnown = !run.isDry && page.byteHash !== null && byteHash.equals(page.byteHash);
  if (isKnown && page.structuredHash !== null) {
    const known: PageContent = {
      type: page.type,
      offers: page.offers,
      canonicalUrl: null,
      links: [],
      structuredHash: page.structuredHash,
    };
    // The grabber may have learned to read it since.
    const { content: same, found: finding } = withSelected(
      { content: known, found: null },
      body,
      page.url,
      run.selectors,
    );
    const content = { byteHash, structuredHash: page.structuredHash, offers: same.offers };
    return {
      verdict: judgeContent(same, judging),
      content,
      stored: null,
      found: [],
      linksOutOfScope: 0,
      finding,
    };
  }
  const {
    content: read,
    found: finding,
    ...reading
  } = withSelected(readPage(body, page.url, mediaType, judging.now), body, page.url, run.selectors);
  const verdict = judgeContent(read, judging);
  const { found, outOfScope: linksOutOfScope } = findLinks(read.links, page, run, robots);
  const stored = verdict.outcome === 'duplicate' ? null : await deps.storage.put(body);
  if (stored)
    rememberReading({ location: stored.location, url: page.url, mediaType }, reading.page, reading.characters);
  const { structuredHash, offers } = read;
  return {
    ...follow(verdict, page, found),
    content: { byteHash, structuredHash, offers },
    stored,
    linksOutOfScope,
    finding: { ...finding, type: run.typeByGlob(page.url) ?? finding.type },
  };
}

/** The page that a redirect or a canonical link leads to is taken into the frontier like a link. */
function follow(verdict: PageVerdict, page: LeasedPage, found: FoundPage[] = []): Pick<Visit, 'verdict' | 'found'> {
  if (verdict.duplicateOf === undefined) return { verdict, found };
  const target: FoundPage = {
    url: verdict.duplicateOf,
    depth: page.depth,
    via: 'redirect',
    parentId: page.id,
    isForbidden: false,
    lastmod: null,
    isWanted: verdict.isConfirmed,
  };
  return { verdict, found: [...found.filter(({ url }) => url !== target.url), target] };
}

function emptyVisit(page: LeasedPage, now: Date): Omit<Visit, 'verdict'> {
  return {
    page,
    wasAsked: true,
    fetchedAt: now,
    durationMs: 0,
    status: null,
    bytes: 0,
    mediaType: null,
    etag: null,
    lastModified: null,
    content: null,
    stored: null,
    found: [],
    linksOutOfScope: 0,
    finding: null,
  };
}
