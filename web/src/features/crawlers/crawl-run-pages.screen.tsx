import { useParams } from '@tanstack/react-router';
import { funnelStages, pageStates } from '@quarry/contracts/crawlers';
import { useMemo } from 'react';
import { useRecord } from '../../data/index.ts';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { isLive } from '../../ui/lifecycle/index.ts';
import {
  choiceFilter,
  ListScreen,
  useList,
  type Column,
  type ListFilter,
  type ListOf,
} from '../../ui/list-screen/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Absent, NumberText } from '../../ui/values.tsx';
import { crawlersMessages, english } from './crawlers.messages.ts';
import {
  CrawlRunHeadDocument,
  CrawlRunPagesListDocument,
  type CrawlRunHeadQuery,
  type CrawlRunPagesListQuery,
} from './crawlers.operations.generated.ts';
import { OneLineAddress } from './one-line-address.tsx';
import { outcomeTone, pageStateTone } from './run-figures.ts';

type RunHead = NonNullable<CrawlRunHeadQuery['crawlRun']>;
type RunPage = CrawlRunPagesListQuery['crawlRunPages']['nodes'][number];

const crawlRunPagesList = {
  name: 'crawlRunPages',
  document: CrawlRunPagesListDocument,
  sort: 'foundAt',
} satisfies ListOf<typeof CrawlRunPagesListDocument>;

export function CrawlRunPagesScreen() {
  const { runId } = useParams({ from: '/shell/crawlers/runs/$runId/pages' });
  const query = useRecord(CrawlRunHeadDocument, { id: runId });
  const state = query.data?.crawlRun?.state;
  useReloadWhile(state !== undefined && isLive(state), query.refetch);
  return (
    <LoadRecord query={query} recordOf={({ crawlRun }) => crawlRun}>
      {(run) => <RunPages run={run} />}
    </LoadRecord>
  );
}

function RunPages({ run }: { run: RunHead }) {
  const t = useMessages(crawlersMessages);
  const columns = usePageColumns();
  const list = useList(crawlRunPagesList, {
    columns,
    filters: usePageFilters(run.hosts),
    variables: { runId: run.id },
  });
  useReloadWhile(isLive(run.state), list.reload);
  return (
    <ListScreen
      title={t('pagesOf', { name: run.crawler.name })}
      list={list}
      columns={columns}
      rowName={({ url }) => url}
      empty={{ title: t('noRunPagesTitle'), text: t('noRunPagesText') }}
    >
      <ButtonLink to="/crawlers/runs/$runId" params={{ runId: run.id }}>
        {t('backToRun')}
      </ButtonLink>
    </ListScreen>
  );
}

function usePageFilters(hosts: RunHead['hosts']): readonly ListFilter[] {
  const t = useMessages(crawlersMessages);
  return useMemo(
    () => [
      {
        field: 'stage',
        label: t('stage'),
        options: funnelStages.map((stage) => ({ value: stage, label: t(`funnel.${stage}`) })),
        isMultiple: false,
        toInput: ([stage]) => stage,
      },
      choiceFilter(
        'state',
        t('pageState'),
        pageStates.map((state) => ({ value: state, label: t(`pageState.${state}`) })),
      ),
      choiceFilter(
        'host',
        t('host'),
        hosts.map(({ id, host }) => ({ value: id, label: host })),
      ),
    ],
    [t, hosts],
  );
}

function usePageColumns(): readonly Column<RunPage>[] {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'url',
        header: t('address'),
        width: 300,
        cell: ({ url }) => <OneLineAddress address={url} />,
      },
      {
        key: 'type',
        header: t('pageType'),
        width: 110,
        cell: ({ type }) => namedText(t, english, 'pageType', type),
      },
      { key: 'stage', header: t('stage'), width: 150, cell: ({ stage }) => t(`funnel.${stage}`) },
      {
        key: 'state',
        header: t('pageState'),
        width: 220,
        cell: ({ state }) => (
          <StatusDot tone={pageStateTone(state)} label={namedText(t, english, 'pageState', state)} />
        ),
      },
      {
        key: 'outcome',
        header: t('outcome'),
        width: 220,
        cell: ({ outcome }) =>
          outcome === null ? (
            <Absent />
          ) : (
            <StatusDot tone={outcomeTone(outcome)} label={namedText(t, english, 'outcome', outcome)} />
          ),
      },
      {
        key: 'offers',
        header: t('offersOnPage'),
        width: 80,
        isNumber: true,
        cell: ({ offers }) => <NumberText value={offers} />,
      },
      {
        key: 'foundAt',
        header: t('foundAt'),
        width: 190,
        isExtra: true,
        sort: 'foundAt',
        cell: ({ foundAt }) => format.dateTime(foundAt),
      },
    ],
    [t, format],
  );
}
