import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { isLive } from '../../ui/lifecycle/index.ts';
import { ListScreen, useList, type BulkAction } from '../../ui/list-screen/index.ts';
import { useCrawlerColumns, useCrawlerFilters } from './crawler.columns.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import type { CrawlerRowFragment } from './crawlers.operations.generated.ts';
import { useChangeState } from './use-change-state.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { useStartCrawl } from './use-start-crawl.ts';
import { crawlersList } from './crawlers-list.ts';

export function CrawlersListScreen() {
  const t = useMessages(crawlersMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useCrawlerColumns();
  const list = useList(crawlersList.document, {
    connection: crawlersList.connection,
    sort: 'name',
    columns,
    filters: useCrawlerFilters(),
  });
  useReloadWhile(
    list.rows.some(({ lastRun }) => lastRun && isLive(lastRun.state)),
    list.reload,
  );
  return (
    <ListScreen
      title={tNavigation('crawlers')}
      list={list}
      columns={columns}
      rowName={(crawler) => crawler.name}
      rowLink={(crawler) => crawlersList.link(crawler.id)}
      bulkActions={useCrawlerActions()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="create" subject="Crawler">
        <ButtonLink to="/crawlers/new" isPrimary>
          {tNavigation('addCrawler')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}

function useCrawlerActions(): readonly BulkAction<CrawlerRowFragment>[] {
  const t = useMessages(crawlersMessages);
  const abilities = useAbilities();
  const start = useStartCrawl();
  const change = useChangeState();
  const mayRun = abilities.can('run', 'Crawler');
  const mayUpdate = abilities.can('update', 'Crawler');
  return useMemo(
    () => [
      ...(mayRun
        ? [
            {
              key: 'start',
              label: (count: number) => t('startMany', { count }),
              run: async ({ id }: CrawlerRowFragment) => (await start(id, false)).refusal,
            },
          ]
        : []),
      ...(mayUpdate
        ? [
            {
              key: 'pause',
              label: (count: number) => t('pauseMany', { count }),
              run: (crawler: CrawlerRowFragment) => change(crawler, 'paused'),
            },
          ]
        : []),
    ],
    [t, mayRun, mayUpdate, start, change],
  );
}
