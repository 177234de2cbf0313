import { Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useMessages, type Translate } from '../../i18n/index.ts';
import {
  ConfigurableStateDot,
  LastRun,
  lifecycleMessages,
  NextRun,
  ScheduleText,
  stateFilter,
} from '../../ui/lifecycle/index.ts';
import { recordFilter, type Column, type ListFilter } from '../../ui/list-screen/index.ts';
import { Absent, NumberText } from '../../ui/values.tsx';
import { crawlersMessages, type english } from './crawlers.messages.ts';
import type { CrawlerRowFragment } from './crawlers.operations.generated.ts';
import { countOf, errorsOf } from './run-figures.ts';

export function useCrawlerFilters(): readonly ListFilter[] {
  const t = useMessages(crawlersMessages);
  const tLife = useMessages(lifecycleMessages);
  return useMemo(() => [stateFilter(tLife), recordFilter('shopId', t('shop'), 'Shop')], [t, tLife]);
}

export function useCrawlerColumns(): readonly Column<CrawlerRowFragment>[] {
  const t = useMessages(crawlersMessages);
  const tLife = useMessages(lifecycleMessages);
  return useMemo(() => crawlerColumns(t, tLife('state'), tLife('schedule')), [t, tLife]);
}

function crawlerColumns(t: Translate<typeof english>, state: string, schedule: string): Column<CrawlerRowFragment>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      width: 160,
      sort: 'name',
      isText: true,
      cell: ({ name }) => name,
    },
    { key: 'shop', header: t('shop'), width: 160, cell: ({ shop }) => shop.name },
    {
      key: 'state',
      header: state,
      width: 110,
      cell: (crawler) => <ConfigurableStateDot state={crawler.state} />,
    },
    {
      key: 'schedule',
      header: schedule,
      width: 130,
      cell: (crawler) => <ScheduleText schedule={crawler.schedule} />,
    },
    {
      key: 'nextRunAt',
      header: t('nextRun'),
      width: 110,
      cell: ({ nextRunAt }) => <NextRun at={nextRunAt} />,
    },
    {
      key: 'lastRun',
      header: t('lastRun'),
      width: 200,
      cell: ({ lastRun }) => <LastRun run={lastRun} link={runLink} />,
    },
    {
      key: 'pages',
      header: t('pages'),
      width: 80,
      isNumber: true,
      cell: ({ pages }) => <NumberText value={countOf(pages)} />,
    },
    {
      key: 'errors',
      header: t('errors'),
      width: 80,
      isNumber: true,
      cell: ({ lastRun }) => (lastRun ? <NumberText value={errorsOf(lastRun.outcomes)} /> : <Absent />),
    },
  ];
}

function runLink({ id }: { id: string }, time: ReactNode) {
  return (
    <Link to="/crawlers/runs/$runId" params={{ runId: id }}>
      {time}
    </Link>
  );
}
