import { registrableDomain } from '@quarry/extraction/address';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../../../platform/db/index.ts';
import type { CrawlContext } from './crawl-context.ts';
import {
  type FoundPage,
  hostAddressOf,
  hostIdOf,
  keyTextOf,
  type LeasedPage,
  mostRedirects,
  pageIdOf,
} from './frontier.ts';
import type { HostLease } from './host.store.ts';

const forbiddenPriority = 20;
const viaPriority = { seed: 10, sitemap: 5, redirect: 5, link: 0 } as const;
const mostLostLeases = 3;

/**
 * Takes addresses into the frontier of a run: new ones are queued, ones that were gone, left over or changed since are queued again, the
 * rest stay as they are; `isWanted`, of all or of one, queues them whatever they are. Resolves with the number of new ones by the page that led to them.
 */
export async function addPages(
  tx: Tx,
  run: Pick<CrawlContext, 'runId' | 'crawlerId'>,
  pages: readonly FoundPage[],
  now: Date,
  isWanted = false,
): Promise<Map<string | null, number>> {
  if (pages.length === 0) return new Map();
  const rows = pages.map((page) => {
    const address = hostAddressOf(page.url);
    return {
      id: pageIdOf(run.crawlerId, page.url),
      host_id: hostIdOf(address),
      address,
      url: page.url,
      url_key: keyTextOf(page.url),
      depth: page.depth,
      via: page.via,
      parent_id: page.parentId,
      priority: page.isForbidden ? forbiddenPriority : viaPriority[page.via],
      lastmod: page.lastmod,
      is_date_unused: page.isDateUnused === true,
      is_wanted: isWanted || page.isWanted === true,
    };
  });
  await addHosts(tx, new Map(rows.map(({ host_id, address }) => [host_id, address])));
  const found = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, host_id uuid, url text, url_key text,
    depth smallint, via text, parent_id uuid, priority smallint, lastmod timestamptz, is_date_unused boolean, is_wanted boolean)`;
  const added = await sql<{ parentId: string | null }>`
    insert into page (id, crawler_id, host_id, url, url_key, depth, via, parent_id, priority, state, sitemap_lastmod, run_id, first_seen_at)
    select v.id, ${run.crawlerId}, v.host_id, v.url, decode(v.url_key, 'hex'), v.depth, v.via, v.parent_id, v.priority, 'queued',
      v.lastmod, ${run.runId}, ${now}
    from ${found} order by v.id
    on conflict (crawler_id, url_key) do nothing returning parent_id as "parentId"`.execute(tx);
  await sql`
    update page p set state = 'queued', run_id = ${run.runId}, attempts = 0, next_fetch_at = null,
      sitemap_lastmod = coalesce(v.lastmod, p.sitemap_lastmod)
    from ${found}
    where p.id = v.id and p.run_id is distinct from ${run.runId}::uuid
      and (v.is_wanted or p.state in ('gone', 'discovered') or (p.state = 'scheduled' and v.lastmod > p.last_fetched_at and not v.is_date_unused))`.execute(
    tx,
  );
  // Also of pages that are read anyway or not for it, so that their next fetch tells whether the date was right.
  await sql`
    update page p set sitemap_lastmod = v.lastmod from ${found}
    where p.id = v.id and p.state in ('scheduled', 'queued') and v.lastmod > p.last_fetched_at
      and (p.sitemap_lastmod > p.last_fetched_at) is not true`.execute(tx);
  const byParent = Map.groupBy(added.rows, ({ parentId }) => parentId);
  return new Map([...byParent].map(([parentId, rows]) => [parentId, rows.length]));
}

async function addHosts(tx: Tx, hosts: ReadonlyMap<string, ReturnType<typeof hostAddressOf>>): Promise<void> {
  await tx
    .insertInto('host')
    .values(
      [...hosts]
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([id, { scheme, host, port }]) => ({
          id,
          scheme,
          host,
          port,
          registrable_domain: registrableDomain(host),
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Queues the pages that a run reads again: all that are known, or only those whose time has come. */
export async function queueKnownPages(
  tx: Tx,
  run: Pick<CrawlContext, 'runId' | 'crawlerId'>,
  which: 'all' | 'due',
  now: Date,
): Promise<void> {
  const wanted =
    which === 'all'
      ? sql`(p.state in ('discovered', 'queued', 'scheduled', 'dead', 'retry_wait', 'robots_denied')
          or (p.state = 'duplicate' and (p.type <> 'product' or p.next_fetch_at is not null))
          or (p.state = 'out_of_scope' and p.last_error is distinct from 'not_html'))`
      : sql`(p.state in ('discovered', 'queued', 'retry_wait', 'robots_denied') or (p.state in ('scheduled', 'duplicate', 'out_of_scope', 'dead', 'gone') and p.next_fetch_at <= ${now}))`;
  await sql`
    update page p set state = 'queued', run_id = ${run.runId}, attempts = 0, leases_lost = 0, next_fetch_at = null
    where p.crawler_id = ${run.crawlerId} and p.run_id is distinct from ${run.runId}::uuid and ${wanted}`.execute(tx);
}

/** The addresses of the pages that led to page `p`, as far as each of them was itself led to. */
const redirectedFrom = sql`case when p.via = 'redirect' then array(
    with recursive chain as (
      select p.parent_id as id, 1 as hops
      union all
      select c.parent_id, chain.hops + 1 from chain join page c on c.id = chain.id
      where c.via = 'redirect' and chain.hops <= ${mostRedirects})
    select q.url from chain join page q on q.id = chain.id order by chain.hops) else '{}' end as "redirectedFrom"`;

/** The newest bytes of page `p` are stored. Without them an answer without content would leave nothing to read, so it is asked for whole. */
const isStored = sql`exists (select from blob b where b.sha256 = (select f.blob_sha256 from page_fetch f
  where f.page_id = p.id and f.blob_sha256 is not null order by f.fetched_at desc limit 1))`;

const leasedColumns = sql`p.id, p.url, p.url_key as "urlKey", p.depth, p.type, p.attempts, p.structured_hash as "structuredHash",
  p.etag, p.last_modified as "lastModified", p.byte_hash as "byteHash", ${isStored} as "isStored",
  p.interval_s as "intervalS", p.gone_since as "goneSince", p.offers,
  coalesce(p.sitemap_lastmod > p.last_fetched_at, false) as "isDateMoved", ${redirectedFrom}`;

/**
 * Leases up to `limit` due pages of the host. A page whose lease was lost before is leased only when the session holds no other
 * (`isAlone`), so that a page which kills its worker is told apart from those that only stood beside it.
 */
export async function claimPages(db: Db, lease: HostLease, limit: number, isAlone: boolean): Promise<LeasedPage[]> {
  const fresh = await claim(db, lease, limit, sql`p.leases_lost = 0`);
  return fresh.length > 0 || !isAlone ? fresh : claim(db, lease, 1, sql`p.leases_lost > 0`);
}

async function claim(
  db: Db,
  { hostId, runId, fence, owner, leaseMs }: HostLease,
  limit: number,
  condition: ReturnType<typeof sql>,
): Promise<LeasedPage[]> {
  const claimed = await sql<LeasedPage & { isStored: boolean }>`
    with picked as (
      select p.id from page p
      where p.host_id = ${hostId} and p.run_id = ${runId} and ${condition}
        and (p.state = 'queued' or (p.state = 'retry_wait' and p.next_fetch_at <= now()))
        and exists (select 1 from crawl_run r where r.id = ${runId} and r.state = 'running')
        and exists (select 1 from host h where h.id = ${hostId} and h.fence = ${fence})
      order by p.priority desc, p.next_fetch_at nulls first, p.id limit ${limit} for update of p skip locked)
    update page p set state = 'leased', lease_owner = ${owner}, lease_fence = ${fence},
      lease_until = now() + ${leaseMs} * interval '1 ms'
    from picked where p.id = picked.id
    returning ${leasedColumns}`.execute(db);
  return claimed.rows.map(({ isStored: isKept, ...page }) =>
    isKept ? page : { ...page, etag: null, lastModified: null, byteHash: null },
  );
}

/** Gives pages that were leased and not fetched back to the queue. */
export async function returnPages(db: Db, { hostId, fence }: HostLease): Promise<void> {
  await withTransaction(db, async (tx) => {
    await sql`select 1 from host where id = ${hostId} for update`.execute(tx);
    await sql`
      update page set state = 'queued', lease_owner = null, lease_until = null, lease_fence = null
      where host_id = ${hostId} and state = 'leased' and lease_fence = ${fence}`.execute(tx);
  });
}

/** Queues the pages of workers that died; one that was alone with its worker for the third time is dead. */
export async function reclaimLostPages(db: Db): Promise<number> {
  const reclaimed = await sql`
    with lost as (select id from page where state = 'leased' and lease_until < now() order by id for update skip locked)
    update page p set leases_lost = p.leases_lost + 1, lease_owner = null, lease_until = null, lease_fence = null,
      state = case when p.leases_lost + 1 >= ${mostLostLeases} then 'dead' else 'queued' end,
      last_error = case when p.leases_lost + 1 >= ${mostLostLeases} then 'worker_lost' else p.last_error end
    from lost where p.id = lost.id`.execute(db);
  return Number(reclaimed.numAffectedRows ?? 0);
}

/** Pages of a run that are still to be fetched. */
export async function hasOpenPages(db: Db | Tx, runId: string): Promise<boolean> {
  const found = await sql<{ open: boolean }>`
    select exists (select 1 from page where run_id = ${runId} and state in ('queued', 'retry_wait', 'leased')) as open`.execute(
    db,
  );
  return found.rows[0]?.open ?? false;
}

export async function countOpenPages(db: Db, runId: string): Promise<number> {
  const found = await sql<{ pages: number }>`
    select count(*) as pages from page where run_id = ${runId} and state in ('queued', 'retry_wait', 'leased')`.execute(
    db,
  );
  return found.rows[0]?.pages ?? 0;
}

export async function hasLeasedPages(db: Db | Tx, runId: string): Promise<boolean> {
  const found = await sql<{ leased: boolean }>`
    select exists (select 1 from page where run_id = ${runId} and state = 'leased') as leased`.execute(db);
  return found.rows[0]?.leased ?? false;
}

/** The pages that a run left unread when it was stopped. */
const leftUnread = (runId: string, now: Date) =>
  sql`run_id = ${runId} and state in ('discovered', 'scheduled') and next_fetch_at <= ${now}`;

/** Opens the pages of a run that ended: they count as they stand again, and what it left unread is queued. */
export async function reopenPages(tx: Tx, runId: string, now: Date): Promise<void> {
  await sql`
    delete from crawl_run_page k using page p where k.run_id = ${runId} and p.id = k.page_id and p.run_id = k.run_id`.execute(
    tx,
  );
  await sql`update page set state = 'queued', next_fetch_at = null where ${leftUnread(runId, now)}`.execute(tx);
}

/** How many pages a stopped run would queue again. */
export async function countLeftPages(db: Db, runId: string, now: Date): Promise<number> {
  const found = await sql<{
    pages: number;
  }>`select count(*) as pages from page where ${leftUnread(runId, now)}`.execute(db);
  return found.rows[0]?.pages ?? 0;
}

/** Puts pages that a run leaves unread back where a later run finds them. */
export async function leaveOpenPages(tx: Tx, runId: string, now: Date): Promise<void> {
  await sql`
    update page set state = case when visits = 0 then 'discovered' else 'scheduled' end, next_fetch_at = ${now}
    where run_id = ${runId} and state in ('queued', 'retry_wait')`.execute(tx);
}

/** Keeps how far each page of a run came; the run ends in the same transaction, and from then on its pages are these. */
export async function keepRunPages(tx: Tx, runId: string): Promise<void> {
  await sql`
    insert into crawl_run_page (run_id, page_id, found_at, state, type, outcome, offers, stage)
    select run_id, page_id, found_at, state, type, outcome, offers, stage from page_standing where run_id = ${runId}
    on conflict (run_id, found_at, page_id) do update
    set state = excluded.state, type = excluded.type, outcome = excluded.outcome, offers = excluded.offers, stage = excluded.stage`.execute(
    tx,
  );
}

/** The stored bytes of these pages turned out to be gone: their next fetches ask for them whole and store them. */
export async function fetchWholeAgain(tx: Tx, pageIds: readonly string[]): Promise<void> {
  if (pageIds.length === 0) return;
  await sql`
    update page set etag = null, last_modified = null, byte_hash = null
    where id in (select id from page where id = any(${[...pageIds]}::uuid[]) order by id for update)`.execute(tx);
}
