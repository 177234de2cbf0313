import { crawlerConfigInput } from '@quarry/contracts/crawlers';
import { grabberConfigInput } from '@quarry/contracts/grabbers';
import { createCrawler } from '../../features/crawlers/index.ts';
import { ensureFirstExcavator } from '../../features/excavators/index.ts';
import { createGrabber } from '../../features/grabbers/index.ts';
import { createShop } from '../../features/shops/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { DemoState } from './demo-control.ts';
import { type DemoSource, demoSources } from './demo-sources.ts';

export const seedChange = { actor: systemActor, cause: 'seed' } as const;

const daily = { every: 'daily', cron: null, timeZone: null } as const;
const byHand = { every: 'manual', cron: null, timeZone: null } as const;

/** Sets up shops, crawlers, grabbers and one excavator for the running demonstration shops, each shop whole or not at all. */
export async function watchDemoShops(deps: Deps, state: DemoState): Promise<void> {
  for (const source of demoSources) {
    const url = urlOf(state, source.key);
    await withTransaction(deps.db, (tx) => watchShop({ ...deps, db: tx }, source, url));
  }
  await ensureFirstExcavator(deps);
}

/** The address of a running demonstration shop. */
export function urlOf({ shops }: DemoState, name: string): string {
  const url = shops.find(({ key }) => key === name)?.url;
  if (url === undefined) throw new Error(`No demonstration shop calls itself ${name}.`);
  return url;
}

async function watchShop(deps: Deps, { shop, rules, itemSelector, feedPath }: DemoSource, url: string): Promise<void> {
  const outcome = await createShop(deps, seedChange, { ...shop, url });
  if (outcome.kind === 'taken') return;
  if (outcome.kind === 'invalid')
    throw new Error(`The shop ${shop.name} is refused: ${JSON.stringify(outcome.issues)}`);
  const shopId = outcome.record.id;
  const config = crawlerConfigInput.parse({ seeds: [url], minDelayMs: 0, concurrency: 4 });
  const crawler = await createCrawler(
    deps,
    seedChange,
    { shopId, name: `${shop.name}: all pages`, config, schedule: daily },
    'active',
  );
  if (crawler.kind !== 'saved') throw new Error(`The crawler of ${shop.name} is refused: ${crawler.kind}.`);
  const sources = [
    {
      kind: 'pages' as const,
      name: `${shop.name}: pages`,
      crawlerId: crawler.record.id,
      feedUrl: null,
      rules,
      itemSelector,
      schedule: byHand,
    },
    ...(feedPath === null
      ? []
      : [
          {
            kind: 'feed' as const,
            name: `${shop.name}: feed`,
            crawlerId: null,
            feedUrl: new URL(feedPath, url).href,
            rules: [],
            itemSelector: null,
            schedule: daily,
          },
        ]),
  ];
  for (const { rules: selectors, itemSelector: items, ...source } of sources) {
    const { currency, locale } = shop;
    const settings = grabberConfigInput.parse({ rules: selectors, itemSelector: items, currency, locale });
    const draft = { ...source, shopId, config: settings };
    const grabber = await createGrabber(deps, seedChange, draft, 'active');
    if (grabber.kind !== 'saved')
      throw new Error(`The grabber "${source.name}" is refused: ${JSON.stringify(grabber)}`);
  }
}
