import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, searchText, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const mayRead = { action: 'read', subject: 'Crawler' } as const;

const crawlersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crawlers',
  validateSearch: parseListSearch,
  staticData: { title: 'crawlers', permission: mayRead },
  component: lazyScreen(() => import('./crawlers-list.screen.tsx'), 'CrawlersListScreen'),
});

const newCrawlerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crawlers/new',
  validateSearch: (raw: Record<string, unknown>): { shopId?: string } => {
    const shopId = searchText(raw, 'shopId', 60);
    return shopId ? { shopId } : {};
  },
  staticData: { title: 'addCrawler', permission: { action: 'create', subject: 'Crawler' } },
  component: lazyScreen(() => import('./crawler-new.screen.tsx'), 'CrawlerNewScreen'),
});

const crawlRunsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crawlers/runs',
  validateSearch: parseListSearch,
  staticData: { title: 'crawlRuns', permission: mayRead },
  component: lazyScreen(() => import('./crawl-runs-list.screen.tsx'), 'CrawlRunsListScreen'),
});

const crawlRunRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crawlers/runs/$runId',
  validateSearch: (raw: Record<string, unknown>): { outcome?: string } => {
    const outcome = searchText(raw, 'outcome', 60);
    return outcome ? { outcome } : {};
  },
  staticData: { title: 'crawl_run', permission: mayRead },
  component: lazyScreen(() => import('./crawl-run.screen.tsx'), 'CrawlRunScreen'),
});

const crawlFetchesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crawlers/runs/$runId/fetches',
  validateSearch: parseListSearch,
  staticData: { title: 'crawlFetches', permission: mayRead },
  component: lazyScreen(() => import('./crawl-fetches.screen.tsx'), 'CrawlFetchesScreen'),
});

const crawlRunPagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crawlers/runs/$runId/pages',
  validateSearch: parseListSearch,
  staticData: { title: 'crawlRunPages', permission: mayRead },
  component: lazyScreen(() => import('./crawl-run-pages.screen.tsx'), 'CrawlRunPagesScreen'),
});

const crawlerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crawlers/$crawlerId',
  staticData: { title: 'crawler', permission: mayRead },
  component: lazyScreen(() => import('./crawler.screen.tsx'), 'CrawlerScreen'),
});

const editCrawlerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crawlers/$crawlerId/edit',
  staticData: { title: 'editCrawler', permission: { action: 'update', subject: 'Crawler' } },
  component: lazyScreen(() => import('./crawler-edit.screen.tsx'), 'CrawlerEditScreen'),
});

export const parts = {
  routes: [
    crawlersRoute,
    newCrawlerRoute,
    crawlRunsRoute,
    crawlRunRoute,
    crawlFetchesRoute,
    crawlRunPagesRoute,
    crawlerRoute,
    editCrawlerRoute,
  ],
  sections: [
    {
      slot: 'shop',
      key: 'reading',
      component: lazyPart(() => import('./shop-reading.section.tsx').then((m) => m.ShopReadingSection)),
    },
  ],
  words: [
    {
      entity: 'crawler',
      component: lazyPart(() => import('./crawler-history.tsx').then((m) => m.CrawlerWords)),
    },
  ],
} as const satisfies AreaParts;
