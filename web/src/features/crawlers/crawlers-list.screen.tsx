import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { isLive } from '../../ui/lifecycle/index.ts';
import { ListScreen, useList, type BulkAction } from '../../ui/list-screen/index.ts';
import { useCrawlerColumns, useCrawlerFilters } from './crawler.columns.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { crawlersList } from './crawlers-list.ts';

export function CrawlersListScreen() {
  const t = useMessages(crawlersMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useCrawlerColumns();
  const list = useList(crawlersList, {
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

function useCrawlerActions(): readonly BulkAction[] {
  const t = useMessages(crawlersMessages);
  const abilities = useAbilities();
  const mayRun = abilities.can('run', 'Crawler');
  const mayUpdate = abilities.can('update', 'Crawler');
  return useMemo(
    () => [
      ...(mayRun ? [{ key: 'start', label: (count: number) => t('startMany', { count }) }] : []),
      ...(mayUpdate ? [{ key: 'pause', label: (count: number) => t('pauseMany', { count }) }] : []),
    ],
    [t, mayRun, mayUpdate],
  );
}
