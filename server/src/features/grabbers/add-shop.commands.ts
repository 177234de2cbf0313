import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { crawlerConfigInput, crawlerLimits } from '@quarry/contracts/crawlers';
import { grabberConfigInput, type ShopSourcesDraft } from '@quarry/contracts/grabbers';
import type { ShopDraft } from '@quarry/contracts/shops';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { createCrawler, startCrawlRun } from '../crawlers/index.ts';
import { createShop, type CreateShopOutcome, type ShopRecord } from '../shops/index.ts';
import { createGrabber } from './grabber.commands.ts';
import { startGrabRun } from './grab-run.commands.ts';

export type AddShopOutcome =
  | Exclude<CreateShopOutcome, { kind: 'saved' }>
  | { kind: 'added'; shop: ShopRecord; crawlerId: string | null; grabberIds: string[]; crawlRunId: string | null };

type Step = { deps: Deps; change: ChangeOrigin; shop: ShopRecord; sources: ShopSourcesDraft };
type GrabberStep = Pick<Step, 'deps' | 'change'> & {
  shop: Pick<ShopRecord, 'id' | 'currency' | 'locale'>;
  sources: Pick<ShopSourcesDraft, 'schedule'> & Partial<Pick<ShopSourcesDraft, 'rules' | 'itemSelector'>>;
};

/** Adds a shop with a crawler for its pages, a grabber that reads them, and a grabber for each feed: all of it or nothing. */
export function addShopWithSources(
  deps: Deps,
  change: ChangeOrigin,
  draft: ShopDraft,
  sources: ShopSourcesDraft,
): Promise<AddShopOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const within = { ...deps, db: tx };
    const created = await createShop(within, change, draft);
    if (created.kind !== 'saved') return created;
    const shop = created.record;
    const step: Step = { deps: within, change, shop, sources };
    const pages = sources.crawl ? await addPages(step) : null;
    const feedIds: string[] = [];
    for (const feedUrl of sources.feedUrls) feedIds.push(await addFeed(step, feedUrl));
    return {
      kind: 'added',
      shop,
      crawlerId: pages?.crawlerId ?? null,
      grabberIds: [...(pages ? [pages.grabberId] : []), ...feedIds],
      crawlRunId: pages?.crawlRunId ?? null,
    };
  });
}

async function addPages({ deps, change, shop, sources }: Step) {
  const config = crawlerConfigInput.parse({
    seeds: sources.seeds.length > 0 ? sources.seeds : [shop.url],
    minDelayMs: Math.min(shop.minDelayMs, crawlerLimits.minDelayMs.max),
    ...(sources.maxPages !== null && { maxPages: sources.maxPages }),
  });
  const crawlerDraft = { shopId: shop.id, name: shop.name, config, schedule: sources.schedule };
  const crawler = await createCrawler(deps, change, crawlerDraft, 'active');
  if (crawler.kind !== 'saved') throw new Error(`The crawler of the new shop ${shop.id} was not saved.`);
  const crawlerId = crawler.record.id;
  const grabberId = await addGrabber({ deps, change, shop, sources }, { name: shop.name, kind: 'pages', crawlerId });
  const run = sources.startNow
    ? await startCrawlRun(deps, change, crawlerId, { isDry: false, trigger: 'manual' })
    : undefined;
  return { crawlerId, grabberId, crawlRunId: run?.kind === 'started' ? run.run.id : null };
}

async function addFeed(step: Step, feedUrl: string): Promise<string> {
  const { deps, change, shop, sources } = step;
  const file = new URL(feedUrl).pathname.split('/').at(-1) ?? '';
  const name = `${shop.name}: ${file || new URL(feedUrl).hostname}`.slice(0, 120);
  const grabberId = await addGrabber(step, { name, kind: 'feed', feedUrl });
  if (sources.startNow) await startGrabRun(deps, change, grabberId, { isReplay: false });
  return grabberId;
}

type Source = { name: string; kind: 'pages'; crawlerId: string } | { name: string; kind: 'feed'; feedUrl: string };

/** A grabber that falls back on the shop's own currency and language where a source states none; gives its id. */
export async function addGrabber({ deps, change, shop, sources }: GrabberStep, source: Source): Promise<string> {
  const outcome = await createGrabber(
    deps,
    change,
    {
      shopId: shop.id,
      name: source.name,
      kind: source.kind,
      crawlerId: source.kind === 'pages' ? source.crawlerId : null,
      feedUrl: source.kind === 'feed' ? source.feedUrl : null,
      config: grabberConfigInput.parse({
        currency: shop.currency,
        locale: shop.locale,
        ...(source.kind === 'pages' && { rules: sources.rules, itemSelector: sources.itemSelector }),
      }),
      schedule: sources.schedule,
    },
    'active',
  );
  if (outcome.kind !== 'saved') throw new Error(`A grabber of the new shop ${shop.id} was not saved.`);
  return outcome.record.id;
}
