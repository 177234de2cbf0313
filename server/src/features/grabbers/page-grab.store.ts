import type { GrabberConfig } from '@quarry/contracts/grabbers';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { OfferShop } from '../offers/index.ts';

/** A grabber with all that reading and saving need. */
export type GrabberAtWork = {
  id: string;
  kind: 'pages' | 'feed';
  crawlerId: string | null;
  feedUrl: string | null;
  configId: string;
  config: GrabberConfig;
  shop: OfferShop;
  locale: string;
};

/** The shop `s` as saving needs it. */
export const offerShopColumn = sql`json_build_object('id', s.id, 'kind', s.kind, 'isMarketplace', s.is_marketplace,
  'currency', s.currency, 'pricesIncludeTax', s.prices_include_tax) as shop`;

export const grabberAtWorkColumns = sql`g.id, g.kind, g.crawler_id as "crawlerId", g.feed_url as "feedUrl", g.config_id as "configId", c.config,
  s.locale, ${offerShopColumn}`;

/** Crawlers whose fetched pages wait; those whose grabbers are all paused wait on. */
export async function crawlersWithWaitingPages(db: Db): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select c.id from crawler c
    where exists (select 1 from backlog x where x.topic = 'page_fetched' and x.partition_id = c.id)
      and (exists (select 1 from grabber g where g.crawler_id = c.id and g.state = 'active')
        or not exists (select 1 from grabber g where g.crawler_id = c.id and g.state = 'paused'))`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Whether there are runs that may have to be ended, and accepted ones whose losses are still to be marked. */
export async function lookForRuns(db: Db): Promise<{ hasLiving: boolean; hasSettling: boolean }> {
  const found = await sql<{ hasLiving: boolean; hasSettling: boolean }>`
    select exists (select from grab_run where state in ('running', 'stalled', 'cancelling')) as "hasLiving",
      exists (select from grab_run where is_settling) as "hasSettling"`.execute(db);
  return found.rows[0] ?? { hasLiving: false, hasSettling: false };
}

export async function activePageGrabbers(tx: Tx, crawlerId: string): Promise<GrabberAtWork[]> {
  const found = await sql<GrabberAtWork>`
    select ${grabberAtWorkColumns} from grabber g join grabber_config c on c.id = g.config_id join shop s on s.id = g.shop_id
    where g.crawler_id = ${crawlerId} and g.state = 'active' order by g.id`.execute(tx);
  return found.rows;
}

/** The grabber of a run with the configuration that the run was asked for with, whatever was edited since. */
export async function findGrabberOfRun(tx: Tx, runId: string): Promise<GrabberAtWork | undefined> {
  const found = await sql<GrabberAtWork>`
    select ${grabberAtWorkColumns} from grab_run r join grabber g on g.id = r.grabber_id join grabber_config c on c.id = r.config_id
      join shop s on s.id = g.shop_id where r.id = ${runId}`.execute(tx);
  return found.rows[0];
}

/** A fetch to be read, with where its bytes lie. */
export type PageEvent = {
  position: number;
  /** How often it was begun without an end. */
  starts: number;
  runId: string | null;
  fetchId: string;
  pageId: string | null;
  url: string | null;
  outcome: string | null;
  fetchedAt: Date | null;
  /** When the page last brought something new, which is when it was last read. */
  readAt: Date | null;
  mediaType: string | null;
  blobSha256: Buffer | null;
  location: string | null;
  codec: 'none' | 'zstd' | null;
  /** What is odd about the fetch, as its row keeps it. */
  note: string | null;
};

/** Claims the oldest waiting fetches of a crawler, of these where positions are given; other workers take the next ones. */
export async function claimPageEvents(
  tx: Tx,
  crawlerId: string,
  limit: number,
  positions?: readonly number[],
): Promise<PageEvent[]> {
  const isGiven = positions === undefined ? sql`true` : sql`position = any(${[...positions]}::bigint[])`;
  const found = await sql<PageEvent>`
    with claimed as (
      select position, starts, subject_id, subject_at, run_id from backlog
      where topic = 'page_fetched' and partition_id = ${crawlerId} and ${isGiven} order by position limit ${limit} for update skip locked
    )
    select x.position, x.starts, x.run_id as "runId", x.subject_id as "fetchId", f.page_id as "pageId", p.url, f.outcome, f.fetched_at as "fetchedAt",
      p.last_changed_at as "readAt", f.media_type as "mediaType", f.blob_sha256 as "blobSha256", b.location, b.codec,
      f.error_detail as note
    from claimed x
      left join page_fetch f on f.id = x.subject_id and f.fetched_at = x.subject_at
      left join page p on p.id = f.page_id
      left join blob b on b.sha256 = f.blob_sha256
    order by x.position`.execute(tx);
  return found.rows;
}

/** The run of a grabber over a crawl run, made or opened again; gives its id, and undefined when it was cancelled. */
export async function openPageRun(
  tx: Tx,
  run: { id: string; grabber: GrabberAtWork; crawlRunId: string; now: Date },
): Promise<string | undefined> {
  const { id, grabber, crawlRunId, now } = run;
  const opened = await sql<{ id: string }>`
    insert into grab_run (id, grabber_id, config_id, crawl_run_id, trigger, state, requested_at, started_at, heartbeat_at)
    values (${id}, ${grabber.id}, ${grabber.configId}, ${crawlRunId}, 'crawl', 'running', ${now}, ${now}, now())
    on conflict (grabber_id, crawl_run_id) do update set heartbeat_at = now(), state = 'running', finished_at = null
      where grab_run.state not in ('cancelling', 'cancelled')
    returning id`.execute(tx);
  const runId = opened.rows[0]?.id;
  if (runId === undefined) return undefined;
  await sql`
    update grabber set last_run_id = ${runId} where id = ${grabber.id} and last_run_id is distinct from ${runId}`.execute(
    tx,
  );
  return runId;
}

/** Bytes of the pages whose offers were last read under another configuration. */
export type StalePage = {
  pageId: string;
  url: string;
  fetchId: string | null;
  observedAt: Date;
  blobSha256: Buffer;
  location: string;
  codec: 'none' | 'zstd';
  mediaType: string;
};

export async function pagesReadByOlderConfig(
  tx: Tx,
  grabber: GrabberAtWork,
  pageIds: readonly string[],
): Promise<StalePage[]> {
  if (pageIds.length === 0) return [];
  const found = await sql<StalePage>`
    select distinct on (v.page_id) v.page_id as "pageId", p.url, s.page_fetch_id as "fetchId", s.observed_at as "observedAt",
      s.blob_sha256 as "blobSha256", b.location, b.codec, b.media_type as "mediaType"
    from offer_standing v
      join offer_snapshot s on s.id = v.snapshot_id and s.observed_at = v.snapshot_at
      join grab_run r on r.id = s.grab_run_id
      join page p on p.id = v.page_id
      join blob b on b.sha256 = s.blob_sha256
    where v.page_id = any(${pageIds}::uuid[]) and v.grabber_id = ${grabber.id} and r.config_id <> ${grabber.configId}
      and not exists (select 1 from grab_run n join grab_item i on i.run_id = n.id and i.item_key = v.page_id::text
        where n.grabber_id = ${grabber.id} and n.config_id = ${grabber.configId} and i.outcome in ('offers', 'no_offer'))
    order by v.page_id, s.observed_at desc`.execute(tx);
  return found.rows;
}

/**
 * The newest stored bytes of pages of which some offer is missing: a page that is back with its old content brings them back. So too of
 * pages that changed without being read, as where their bytes could not be saved.
 */
export async function pagesWithAbsentOffers(
  tx: Tx,
  { id: grabberId, shop: { id: shopId } }: GrabberAtWork,
  pageIds: readonly string[],
): Promise<Omit<StalePage, 'observedAt'>[]> {
  if (pageIds.length === 0) return [];
  const found = await sql<Omit<StalePage, 'observedAt'>>`
    select p.id as "pageId", p.url, f.id as "fetchId", f.blob_sha256 as "blobSha256", b.location, b.codec, b.media_type as "mediaType"
    from page p
      cross join lateral (select id, blob_sha256 from page_fetch
        where page_id = p.id and blob_sha256 is not null order by fetched_at desc limit 1) f
      join blob b on b.sha256 = f.blob_sha256
    where p.id in (
      select page_id from offer where shop_id = ${shopId} and page_id = any(${pageIds}::uuid[]) and state <> 'active'
      union all
      select r.page_id from offer_reading r join offer o on o.id = r.offer_id and o.shop_id = ${shopId}
        where r.page_id = any(${pageIds}::uuid[]) and (r.is_withdrawn or o.state <> 'active')
      union all
      select v.page_id from offer_standing v join page q on q.id = v.page_id
        where v.page_id = any(${pageIds}::uuid[]) and v.grabber_id = ${grabberId} and v.state = 'active' and v.last_seen_at < q.last_changed_at
          and not exists (select 1 from grab_loss l where l.offer_id = v.offer_id and l.seen_at = v.last_seen_at))`.execute(
    tx,
  );
  return found.rows;
}

export type GrabItem = {
  item_key: string;
  page_id: string | null;
  page_fetch_id: string | null;
  line: number | null;
  outcome: 'offers' | 'unchanged' | 'no_offer' | 'bad_row' | 'error';
  offers: number;
  snapshots: number;
  code: string | null;
  reason: string | null;
  /** Of a page that was compared with its own last reading. */
  lost_fields?: string[];
  mistyped_fields?: string[];
  refused_prices?: number;
};

export async function writeGrabItems(tx: Tx, runId: string, now: Date, items: readonly GrabItem[]): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into grab_item (run_id, item_key, page_id, page_fetch_id, line, outcome, offers, snapshots, code, reason, at,
      lost_fields, mistyped_fields, refused_prices)
    select ${runId}::uuid, item_key, page_id, page_fetch_id, line, outcome, offers, snapshots, code, reason, ${now},
      coalesce(lost_fields, '{}'), coalesce(mistyped_fields, '{}'), coalesce(refused_prices, 0)
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as row (item_key text, page_id uuid, page_fetch_id uuid, line integer,
      outcome text, offers integer, snapshots integer, code text, reason text, lost_fields text[],
      mistyped_fields text[], refused_prices integer)
    on conflict (run_id, item_key) do update set outcome = excluded.outcome, offers = excluded.offers,
      snapshots = grab_item.snapshots + excluded.snapshots, code = excluded.code, reason = excluded.reason, at = excluded.at,
      lost_fields = excluded.lost_fields, mistyped_fields = excluded.mistyped_fields, refused_prices = excluded.refused_prices`.execute(
    tx,
  );
}
