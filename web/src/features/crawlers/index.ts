import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Crawler' } as const;

export const crawlersArea = defineArea({
  name: 'crawlers',
  group: 'sources',
  navigation: [
    { label: 'crawlers', path: '/crawlers', icon: 'crawler', letter: 'c', permission: mayRead },
    {
      label: 'addCrawler',
      path: '/crawlers/new',
      permission: { action: 'create', subject: 'Crawler' },
    },
    { label: 'crawlRuns', path: '/crawlers/runs', permission: mayRead },
  ],
  load: () => import('./routes.ts'),
});
