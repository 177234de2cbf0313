import type { FunnelStage } from '@quarry/contracts/crawlers';
import { useMemo, useState } from 'react';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { lifecycleMessages, RunStateDot, runStates } from '../../ui/lifecycle/index.ts';
import {
  choiceFilter,
  dayFilter,
  recordFilter,
  sinceFilter,
  type Column,
  type ListFilter,
} from '../../ui/list-screen/index.ts';
import { Absent, NumberText } from '../../ui/values.tsx';
import { crawlersMessages, type english } from './crawlers.messages.ts';
import type { CrawlRunRowFragment } from './crawlers.operations.generated.ts';
import { errorsOf } from './run-figures.ts';

export function useCrawlRunFilters(): readonly ListFilter[] {
  const t = useMessages(crawlersMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  const [now] = useState(() => Date.now());
  return useMemo(
    () => [
      choiceFilter(
        'state',
        tLife('state'),
        runStates.map((state) => ({ value: state, label: tLife(`run.${state}`) })),
      ),
      recordFilter('crawlerId', t('crawler'), 'Crawler'),
      recordFilter('shopId', t('shop'), 'Shop'),
      sinceFilter('workedSince', t('workedSince'), format.dateTime, now),
      dayFilter('requestedFrom', t('requestedFrom'), format.day),
      dayFilter('requestedUntil', t('requestedUntil'), format.day),
    ],
    [t, tLife, format, now],
  );
}

export function useCrawlRunColumns(): readonly Column<CrawlRunRowFragment>[] {
  const t = useMessages(crawlersMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  return useMemo(() => crawlRunColumns(t, tLife, format), [t, tLife, format]);
}

function crawlRunColumns(
  t: Translate<typeof english>,
  tLife: Translate<typeof lifecycleMessages.english>,
  format: Format,
): Column<CrawlRunRowFragment>[] {
  return [
    {
      key: 'requestedAt',
      header: t('requested'),
      width: 170,
      sort: 'requestedAt',
      cell: ({ requestedAt }) => format.dateTime(requestedAt),
    },
    { key: 'crawler', header: t('crawler'), width: 130, isWidest: true, cell: ({ crawler }) => crawler.name },
    { key: 'shop', header: t('shop'), width: 120, cell: ({ crawler }) => crawler.shop.name },
    { key: 'state', header: tLife('state'), width: 120, cell: ({ state }) => <RunStateDot state={state} /> },
    { key: 'kind', header: t('kind'), width: 120, cell: ({ isDry }) => t(isDry ? 'dryRun' : 'crawl') },
    { key: 'duration', header: t('duration'), width: 120, cell: (run) => durationOf(run, format) },
    {
      key: 'fetched',
      header: t('funnel.fetched'),
      width: 95,
      isNumber: true,
      cell: ({ funnel }) => <FunnelStep funnel={funnel} step="fetched" />,
    },
    {
      key: 'offerPages',
      header: t('funnel.offer_pages'),
      width: 120,
      isNumber: true,
      cell: ({ funnel }) => <FunnelStep funnel={funnel} step="offer_pages" />,
    },
    {
      key: 'errors',
      header: t('errors'),
      width: 95,
      isNumber: true,
      cell: ({ outcomes }) => <NumberText value={errorsOf(outcomes)} />,
    },
  ];
}

export function durationOf(
  { startedAt, finishedAt }: Pick<CrawlRunRowFragment, 'startedAt' | 'finishedAt'>,
  format: Format,
) {
  return startedAt && finishedAt ? (
    format.duration((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)
  ) : (
    <Absent />
  );
}

export function FunnelStep({ funnel, step }: Pick<CrawlRunRowFragment, 'funnel'> & { step: FunnelStage }) {
  const found = funnel.find(({ name }) => name === step);
  return found ? <NumberText value={found.count} /> : <Absent />;
}
