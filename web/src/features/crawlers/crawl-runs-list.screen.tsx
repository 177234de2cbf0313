import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { isLive } from '../../ui/lifecycle/index.ts';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { ListMeasure } from '../../ui/measures/lazy-list-measure.tsx';
import { useCrawlRunColumns, useCrawlRunFilters } from './crawl-run.columns.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { crawlRunsList } from './crawl-runs-list.ts';

/** Needed where there is no run alone. */
const FirstRun = lazyPart(() => import('./first-run.tsx').then((m) => m.FirstRun));

export function CrawlRunsListScreen() {
  const t = useMessages(crawlersMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useCrawlRunColumns();
  const list = useList(crawlRunsList, {
    columns,
    filters: useCrawlRunFilters(),
    fieldLabels: { isDry: t('dryRun') },
  });
  useReloadWhile(
    list.rows.some(({ state }) => isLive(state)),
    list.reload,
  );
  return (
    <ListScreen
      title={tNavigation('crawlRuns')}
      list={list}
      columns={columns}
      rowName={(run) => run.crawler.name}
      totals={<ListMeasure list={list} />}
      empty={{ title: t('noRunsTitle'), text: t('noRunsText'), step: <FirstRun /> }}
    >
      <ButtonLink to="/crawlers">{tNavigation('crawlers')}</ButtonLink>
    </ListScreen>
  );
}
