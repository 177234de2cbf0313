import { crawlerConfigInput } from '@quarry/contracts/crawlers';
import { expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { changeCrawlerState, createCrawler, updateCrawler } from './crawler.commands.ts';
import { crawlerForAddress } from './crawl-by-address.ts';

const { deps } = await testApi();
const change = { actor: systemActor, cause: 'command_line' } as const;
const manual = { every: 'manual', cron: null, timeZone: null } as const;
const crawlerOf = (url: string) => crawlerForAddress(deps, change, { url, maxPages: 5, isOwnHost: true });

it('leaves a crawler alone that a person gave the same name', async () => {
  const { shopId, id } = await crawlerOf('https://kettles.example/');
  const draft = {
    shopId,
    name: 'Command line, nightly',
    config: crawlerConfigInput.parse({ seeds: ['https://kettles.example/sale'] }),
    schedule: manual,
  };
  const made = await createCrawler(deps, { actor: systemActor, cause: 'screen' }, draft, 'active');
  if (made.kind !== 'saved') throw new Error(made.kind);
  const again = await crawlerOf('https://kettles.example/all');
  expect([again.id, again.config.seeds]).toEqual([id, ['https://kettles.example/all']]);
  const { name, version } = await deps.db
    .selectFrom('crawler')
    .select(['name', 'version'])
    .where('id', '=', made.record.id)
    .executeTakeFirstOrThrow();
  expect({ name, version }).toEqual({ name: 'Command line, nightly', version: 1 });
});

it('keeps the name and schedule that a person gave to its own, and adds another once that is archived', async () => {
  const own = await crawlerOf('https://pans.example/');
  const { id, shopId, version, config } = own;
  const daily = { every: 'daily', cron: null, timeZone: null } as const;
  await updateCrawler(deps, change, id, version, { shopId, name: 'Pans', config, schedule: daily });
  const kept = await crawlerOf('https://pans.example/');
  expect([kept.id, kept.name, kept.schedule.every]).toEqual([id, 'Pans', 'daily']);
  await changeCrawlerState(deps, change, id, kept.version, 'archived');
  const next = await crawlerOf('https://pans.example/');
  expect([next.id === id, next.name]).toEqual([false, 'Command line']);
});
