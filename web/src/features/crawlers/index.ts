import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Crawler' } as const;

export const crawlersArea = defineArea({
  name: 'crawlers',
  group: 'sources',
  navigation: [
    { label: 'crawlers', path: '/crawlers', icon: 'IconRoute', letter: 'c', permission: mayRead },
    {
      label: 'addCrawler',
      path: '/crawlers/new',
      permission: { action: 'create', subject: 'Crawler' },
    },
    { label: 'crawlRuns', path: '/crawlers/runs', permission: mayRead },
  ],
  records: [
    { entity: 'crawler', subject: 'Crawler', list: 'crawlers', path: '/crawlers', isLookedUp: true },
    {
      entity: 'crawl_run',
      readBy: 'Crawler',
      causes: ['crawl_run'],
      list: 'crawlRuns',
      path: '/crawlers/runs',
      jobs: ['crawl', 'dry_run'],
    },
  ],
  load: () => import('./routes.ts'),
});
