import { useParams } from '@tanstack/react-router';
import { visitOutcomes } from '@quarry/contracts/crawlers';
import { useMemo } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { isLive } from '../../ui/lifecycle/index.ts';
import {
  choiceFilter,
  flagFilter,
  ListScreen,
  useList,
  type ListFilter,
  type ListOf,
} from '../../ui/list-screen/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { useCrawlFetchColumns } from './crawl-fetch.columns.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import {
  CrawlFetchesListDocument,
  CrawlRunHeadDocument,
  type CrawlRunHeadQuery,
} from './crawlers.operations.generated.ts';

type Run = NonNullable<CrawlRunHeadQuery['crawlRun']>;

const crawlFetchesList = {
  name: 'crawlFetches',
  document: CrawlFetchesListDocument,
  sort: '-at',
  exported: 'Crawler',
} satisfies ListOf<typeof CrawlFetchesListDocument>;

export function CrawlFetchesScreen() {
  const { runId } = useParams({ from: '/shell/crawlers/runs/$runId/fetches' });
  const query = useRecord(CrawlRunHeadDocument, { id: runId });
  const state = query.data?.crawlRun?.state;
  useReloadWhile(state !== undefined && isLive(state), query.refetch);
  return (
    <LoadRecord query={query} recordOf={({ crawlRun }) => crawlRun}>
      {(run) => <CrawlFetches run={run} />}
    </LoadRecord>
  );
}

function CrawlFetches({ run }: { run: Run }) {
  const t = useMessages(crawlersMessages);
  const columns = useCrawlFetchColumns();
  const list = useList(crawlFetchesList, { columns, filters: useFetchFilters(run), variables: { runId: run.id } });
  useReloadWhile(isLive(run.state), list.reload);
  return (
    <ListScreen
      title={t('fetchesOf', { name: run.crawler.name })}
      list={list}
      columns={columns}
      rowName={({ url }) => url}
      empty={{ title: t('noFetchesTitle'), text: t('noFetchesText') }}
    >
      <ButtonLink to="/crawlers/runs/$runId" params={{ runId: run.id }}>
        {t('backToRun')}
      </ButtonLink>
    </ListScreen>
  );
}

function useFetchFilters({ reasons }: Run): readonly ListFilter[] {
  const t = useMessages(crawlersMessages);
  const { say } = useWording();
  return useMemo(
    () => [
      choiceFilter(
        'outcome',
        t('outcome'),
        visitOutcomes.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) })),
      ),
      choiceFilter(
        'reason',
        t('reason'),
        [...Map.groupBy(reasons, ({ id }) => id)].map(([id, [first]]) => ({
          value: id,
          label: first ? say(first.wording, first.detail) : id,
        })),
      ),
      flagFilter('hasLinksOutOfScope', t('hasLinksOutOfScope'), {
        yes: t('withLinksOutOfScope'),
        no: t('withoutLinksOutOfScope'),
      }),
    ],
    [t, say, reasons],
  );
}
