import { storeWording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { saveApart } from '../../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../../platform/db/index.ts';
import { addToBacklog } from '../../../platform/events/index.ts';
import { messageOf } from '../../../platform/failure.ts';
import type { Deps } from '../../../platform/feature.ts';
import { derivedId } from '../../../platform/ids.ts';
import { log } from '../../../platform/log.ts';
import { type NewBlob, noteBlobs } from '../../../platform/storage/index.ts';
import { type CrawlContext, rememberPages } from './crawl-context.ts';
import { type FoundPage, pageIdOf } from './frontier.ts';
import { addPages } from './frontier.store.ts';
import { type HostLease, type HostNews, saveHostNews } from './host.store.ts';
import { unsavedVisit, type Visit } from './visit-page.ts';

/**
 * Saves a batch in one transaction under the fence: the host's clocks, page states, fetches, links, tallies, and the backlog rows that
 * grabbers consume. A page whose lease is no longer ours is left out; a host that is no longer ours throws FenceLost and saves nothing.
 * A visit that cannot be saved is saved as one that failed, and costs none of the others.
 */
export async function saveVisits(
  deps: Deps,
  lease: HostLease,
  run: CrawlContext,
  visits: readonly Visit[],
  news: HostNews,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await saveHostNews(tx, lease, news);
    await saveApart(tx, visits, {
      save: (part) => savePart(tx, deps, lease, run, part, news.now),
      giveUp: async (visit, error) => {
        log.error({ event: 'crawl.page-given-up', pageId: visit.page.id, reason: messageOf(error), err: error });
        await savePart(tx, deps, lease, run, [unsavedVisit(visit, error)], news.now);
      },
    });
  });
  rememberPages(
    run,
    visits.flatMap(({ found }) => found.map(({ url }) => url)),
  );
}

async function savePart(
  tx: Tx,
  deps: Deps,
  lease: HostLease,
  run: CrawlContext,
  visits: readonly Visit[],
  now: Date,
): Promise<void> {
  const saved = await savePages(tx, lease, run, visits);
  const ours = visits.filter(({ page }) => saved.has(page.id));
  await noteBlobs(tx, deps.storage, ours.flatMap(blobOf));
  // All links of the batch at once and in one order, so that batches of two hosts never wait for each other.
  const found = firstOfEach(ours.flatMap((visit) => visit.found));
  const linksNew = await addPages(tx, run, found, now, run.isDry);
  await addFetches(tx, lease, run, ours, linksNew);
  await addTallies(tx, lease, run, ours);
  if (!run.isDry) await tellGrabbers(tx, lease, run, ours);
}

/** The pages of a batch link to much the same addresses; each is taken up once, from the page that came first. */
function firstOfEach(pages: readonly FoundPage[]): FoundPage[] {
  const byUrl = new Map<string, FoundPage>();
  for (const page of pages) {
    const first = byUrl.get(page.url) ?? page;
    byUrl.set(page.url, { ...first, isWanted: first.isWanted === true || page.isWanted === true });
  }
  return [...byUrl.values()];
}

function blobOf({ stored, mediaType, fetchedAt }: Visit): NewBlob[] {
  return stored === null ? [] : [{ stored, mediaType: mediaType ?? 'text/html', seenAt: fetchedAt }];
}

async function savePages(tx: Tx, lease: HostLease, run: CrawlContext, visits: readonly Visit[]): Promise<Set<string>> {
  const rows = visits.map((visit) => pageRow(visit, run));
  const saved = await sql<{ id: string }>`
    update page p set state = v.state, type = coalesce(v.type, p.type), attempts = v.attempts,
      next_fetch_at = coalesce(v.next_fetch_at, now() + v.retry_ms * interval '1 ms', ${askedAgainAt}),
      dead_since = case v.state when 'dead' then coalesce(p.dead_since, v.fetched_at) when 'retry_wait' then p.dead_since end, interval_s = coalesce(v.interval_s, p.interval_s),
      etag = case when v.is_read then v.etag else p.etag end,
      last_modified = case when v.is_read then v.last_modified else p.last_modified end,
      byte_hash = case when v.is_read then decode(v.byte_hash, 'hex') else p.byte_hash end,
      structured_hash = case when v.is_read then decode(v.structured_hash, 'hex') else p.structured_hash end,
      offers = case when v.counts_offers then v.offers else p.offers end,
      last_status = v.status, last_outcome = v.outcome, last_error = v.error_code,
      last_fetched_at = case when v.was_asked then v.fetched_at else p.last_fetched_at end,
      last_changed_at = case when v.outcome = 'changed' then v.fetched_at else p.last_changed_at end,
      visits = p.visits + v.counts, changes = p.changes + case when v.outcome = 'changed' then v.counts else 0 end,
      duplicate_of = v.duplicate_of, gone_since = v.gone_since,
      lease_owner = null, lease_until = null, lease_fence = null, leases_lost = 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, state text, type text, attempts smallint,
      next_fetch_at timestamptz, retry_ms integer, interval_s integer, is_read boolean, counts_offers boolean, etag text, last_modified text, byte_hash text,
      structured_hash text, offers smallint, status smallint, outcome text, error_code text, was_asked boolean, fetched_at timestamptz,
      counts integer, duplicate_of uuid, gone_since timestamptz)
    where p.id = v.id and p.state = 'leased' and p.lease_fence = ${lease.fence} and p.lease_owner = ${lease.owner}
    returning p.id`.execute(tx);
  return new Set(saved.rows.map(({ id }) => id));
}

/**
 * A product page that cannot be read, or is gone, is asked again after as long as that has been so: after 1, 2, 4 and at most 30 days. One
 * that is gone for 30 days is left alone.
 */
const askedAgainAt = sql`case
  when coalesce(v.type, p.type) = 'product' and (v.state = 'dead' or (v.state = 'gone' and v.fetched_at < v.gone_since + interval '30 days'))
  then v.fetched_at + least(greatest(v.fetched_at - case v.state when 'dead' then p.dead_since else v.gone_since end, interval '1 day'),
    interval '30 days') end`;

/**
 * A dry run leaves no validators or hashes behind, so that the first real run reads every page in full. A page that repeats another one for
 * now keeps those of its own content.
 */
function pageRow({ page, verdict, content, ...visit }: Visit, run: CrawlContext) {
  const isOwn = verdict.outcome !== 'duplicate' || page.byteHash === null;
  const isRead = content !== null && isOwn && !run.isDry;
  const spendsAttempt = visit.wasAsked && verdict.rateLimit === undefined;
  return {
    id: page.id,
    state: verdict.state,
    type: verdict.type ?? null,
    attempts: page.attempts + (spendsAttempt ? 1 : 0),
    next_fetch_at: verdict.nextFetchAt ?? null,
    retry_ms: verdict.retryMs ?? null,
    interval_s: verdict.intervalS ?? null,
    is_read: isRead,
    counts_offers: content !== null && (isRead || page.byteHash === null || page.offers === 0),
    etag: visit.etag,
    last_modified: visit.lastModified,
    byte_hash: content?.byteHash.toString('hex') ?? null,
    structured_hash: content?.structuredHash.toString('hex') ?? null,
    offers: content === null ? null : Math.min(content.offers, 32_767),
    status: visit.status,
    outcome: verdict.outcome,
    error_code: verdict.errorCode ?? null,
    was_asked: visit.wasAsked,
    fetched_at: visit.fetchedAt,
    counts: spendsAttempt ? 1 : 0,
    duplicate_of: verdict.duplicateOf === undefined ? null : pageIdOf(run.crawlerId, verdict.duplicateOf),
    gone_since: verdict.goneSince === undefined ? page.goneSince : verdict.goneSince,
  };
}

const comparedOutcomes: ReadonlySet<string> = new Set(['changed', 'unchanged', 'not_modified']);

/** Whether the visit tells if the moved date of its page was right: it compared the content with that of a reading before. */
function isDateChecked({ page, verdict }: Visit): boolean {
  return page.isDateMoved && page.byteHash !== null && comparedOutcomes.has(verdict.outcome);
}

async function addFetches(
  tx: Tx,
  lease: HostLease,
  run: CrawlContext,
  visits: readonly Visit[],
  linksNew: ReadonlyMap<string | null, number>,
): Promise<void> {
  if (visits.length === 0) return;
  await tx
    .insertInto('page_fetch')
    .values(
      visits.map((visit) => ({
        id: fetchIdOf(lease, run, visit),
        page_id: visit.page.id,
        run_id: run.runId,
        crawler_id: run.crawlerId,
        host_id: lease.hostId,
        attempt: visit.page.attempts + 1,
        fetched_at: visit.fetchedAt,
        duration_ms: visit.durationMs,
        status: visit.status,
        bytes: visit.bytes,
        outcome: visit.verdict.outcome,
        was_asked: visit.wasAsked,
        is_date_moved: !run.isDry && isDateChecked(visit),
        blob_sha256: visit.stored?.sha256 ?? null,
        media_type: visit.mediaType,
        redirect_to: visit.verdict.redirectTo ?? null,
        links_new: linksNew.get(visit.page.id) ?? 0,
        links_out_of_scope: visit.linksOutOfScope,
        page_type: visit.finding?.type ?? null,
        products: visit.finding?.products ?? null,
        error_code: visit.verdict.errorCode ?? null,
        error_detail: visit.verdict.errorDetail ? storeWording(visit.verdict.errorDetail) : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One id per lease and attempt: saving the same visit twice is saving it once. */
function fetchIdOf({ fence }: HostLease, run: CrawlContext, { page }: Visit): string {
  return derivedId(`fetch ${run.runId} ${page.id} ${page.attempts} ${fence}`);
}

async function addTallies(tx: Tx, { owner }: HostLease, run: CrawlContext, visits: readonly Visit[]): Promise<void> {
  const sums = new Map<string, { pages: number; bytes: number }>();
  const count = (outcome: string, pages: number, bytes = 0) => {
    const known = sums.get(outcome) ?? { pages: 0, bytes: 0 };
    sums.set(outcome, { pages: known.pages + pages, bytes: known.bytes + bytes });
  };
  for (const { verdict, wasAsked, bytes } of visits) {
    count(wasAsked ? verdict.outcome : `unasked_${verdict.outcome}`, 1, bytes);
  }
  for (const [outcome, { pages, bytes }] of [...sums].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    await sql`
      insert into crawl_run_tally (run_id, worker, second, outcome, pages, bytes)
      values (${run.runId}, ${owner}, date_trunc('second', now()), ${outcome}, ${pages}, ${bytes})
      on conflict (run_id, worker, second, outcome)
      do update set pages = crawl_run_tally.pages + excluded.pages, bytes = crawl_run_tally.bytes + excluded.bytes`.execute(
      tx,
    );
  }
}

/** Also a confirmation without new content is told, so that offers count as seen. */
async function tellGrabbers(tx: Tx, lease: HostLease, run: CrawlContext, visits: readonly Visit[]): Promise<void> {
  const items = visits
    .filter(({ verdict }) => verdict.isConfirmed)
    .map((visit) => ({
      topic: 'page_fetched' as const,
      partition_id: run.crawlerId,
      subject_id: fetchIdOf(lease, run, visit),
      subject_at: visit.fetchedAt,
      run_id: run.runId,
    }));
  await addToBacklog(tx, items);
}
