import { type GrabberConfig, grabberConfigInput } from '@quarry/contracts/grabbers';
import { urlKey } from '@quarry/extraction/url-key';
import type { Deps } from '../../platform/feature.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import { noteBlob } from '../../platform/storage/index.ts';

/** Rows that tests and benchmarks need around a grabber, without the features that usually make them. */

export type BuiltShop = { id: string; url: string };

export async function buildShop(
  deps: Deps,
  overrides: { url?: string; kind?: 'own' | 'observed'; currency?: string | null; isMarketplace?: boolean } = {},
): Promise<BuiltShop> {
  const id = newId<'shop'>();
  const url = overrides.url ?? `https://${id}.example/`;
  await deps.db
    .insertInto('shop')
    .values({
      id,
      name: `Shop ${id.slice(-4)}`,
      slug: id,
      url,
      kind: overrides.kind ?? 'observed',
      currency: overrides.currency === undefined ? 'EUR' : overrides.currency,
      is_marketplace: overrides.isMarketplace ?? false,
      status: 'ACTIVE',
    })
    .execute();
  return { id, url };
}

export type BuiltGrabber = { id: string; configId: string; crawlerId: string | null };

export async function buildGrabber(
  deps: Deps,
  shop: BuiltShop,
  source: { feedUrl: string } | { crawlerId: string },
  config: Partial<GrabberConfig> = {},
): Promise<BuiltGrabber> {
  const id = newId<'grabber'>();
  const configId = newId<'grabber_config'>();
  const isFeed = 'feedUrl' in source;
  await deps.db
    .insertInto('grabber')
    .values({
      id,
      shop_id: shop.id,
      name: 'Grabber',
      kind: isFeed ? 'feed' : 'pages',
      feed_url: isFeed ? source.feedUrl : null,
      crawler_id: isFeed ? null : source.crawlerId,
      state: 'active',
    })
    .execute();
  await deps.db
    .insertInto('grabber_config')
    .values({
      id: configId,
      grabber_id: id,
      version: 1,
      config: JSON.stringify({ ...grabberConfigInput.parse({}), ...config }),
    })
    .execute();
  await deps.db.updateTable('grabber').set({ config_id: configId }).where('id', '=', id).execute();
  return { id, configId, crawlerId: isFeed ? null : source.crawlerId };
}

export async function queueGrabRun(
  deps: Deps,
  grabber: BuiltGrabber,
  trigger: 'manual' | 'replay' = 'manual',
): Promise<string> {
  const id = newId<'grab_run'>(deps.clock.now().getTime());
  await deps.db
    .insertInto('grab_run')
    .values({
      id,
      grabber_id: grabber.id,
      config_id: grabber.configId,
      trigger,
      replay_state: trigger === 'replay' ? 'reading' : null,
      requested_at: deps.clock.now(),
    })
    .execute();
  return id;
}

export type BuiltCrawler = { id: string; shopId: string; configId: string; hostId: string };

export async function buildCrawler(deps: Deps, shop: BuiltShop): Promise<BuiltCrawler> {
  const id = newId<'crawler'>();
  const configId = newId<'crawler_config'>();
  const hostId = newId<'host'>();
  await deps.db.insertInto('crawler').values({ id, shop_id: shop.id, name: 'Crawler', state: 'active' }).execute();
  await deps.db
    .insertInto('crawler_config')
    .values({ id: configId, crawler_id: id, version: 1, config: JSON.stringify({ recrawl: 'adaptive' }) })
    .execute();
  await deps.db.updateTable('crawler').set({ config_id: configId }).where('id', '=', id).execute();
  await deps.db
    .insertInto('host')
    .values({ id: hostId, scheme: 'https', host: `${hostId}.example`, port: 443 })
    .execute();
  return { id, shopId: shop.id, configId, hostId };
}

export type FetchedPage = {
  url: string;
  outcome: 'changed' | 'unchanged' | 'not_modified' | 'gone';
  /** Absent for an answer without content. */
  bytes?: Uint8Array;
  fetchedAt?: Date;
};

/** A crawl run that is over: its pages, fetches, bytes and events, as a crawl leaves them; as scheduled it read only pages that were due. */
export async function buildCrawlRun(
  deps: Deps,
  crawler: BuiltCrawler,
  pages: readonly FetchedPage[],
  trigger: 'manual' | 'schedule' = 'manual',
  state: 'succeeded' | 'cancelled' = 'succeeded',
): Promise<string> {
  const runId = newId<'crawl_run'>(deps.clock.now().getTime());
  const now = deps.clock.now();
  await deps.db
    .insertInto('crawl_run')
    .values({
      id: runId,
      crawler_id: crawler.id,
      config_id: crawler.configId,
      trigger,
      state,
      requested_at: now,
      started_at: now,
      finished_at: now,
    })
    .execute();
  for (const page of pages) await addFetch(deps, crawler, runId, page);
  return runId;
}

async function addFetch(deps: Deps, crawler: BuiltCrawler, runId: string, page: FetchedPage): Promise<void> {
  const pageId = derivedId<'page'>(`${crawler.id} ${page.url}`);
  const fetchId = newId<'page_fetch'>();
  const fetchedAt = page.fetchedAt ?? deps.clock.now();
  await deps.db
    .insertInto('page')
    .values({
      id: pageId,
      crawler_id: crawler.id,
      host_id: crawler.hostId,
      url: page.url,
      url_key: Buffer.from(urlKey(page.url)),
      via: 'seed',
      type: 'product',
      run_id: runId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // The shop's own word, as 410 is.
  const state = page.outcome === 'gone' ? 'gone' : 'scheduled';
  const changed = page.outcome === 'changed' ? { last_changed_at: fetchedAt } : {};
  await deps.db
    .updateTable('page')
    .set({ state, ...changed })
    .where('id', '=', pageId)
    .execute();
  const stored = page.bytes === undefined ? undefined : await deps.storage.put(page.bytes);
  if (stored !== undefined) await noteBlob(deps.db, deps.storage, stored, 'text/html', fetchedAt);
  await deps.db
    .insertInto('page_fetch')
    .values({
      id: fetchId,
      page_id: pageId,
      run_id: runId,
      crawler_id: crawler.id,
      host_id: crawler.hostId,
      attempt: 1,
      fetched_at: fetchedAt,
      duration_ms: 1,
      status: { gone: 410, not_modified: 304, changed: 200, unchanged: 200 }[page.outcome],
      outcome: page.outcome,
      blob_sha256: stored?.sha256 ?? null,
      media_type: stored === undefined ? null : 'text/html',
    })
    .execute();
  await deps.db
    .insertInto('backlog')
    .values({
      topic: 'page_fetched',
      partition_id: crawler.id,
      subject_id: fetchId,
      subject_at: fetchedAt,
      run_id: runId,
    })
    .execute();
}
