import { Link } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { isLive, lifecycleMessages, RunStateDot } from '../../ui/lifecycle/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { NumberText } from '../../ui/values.tsx';
import { durationOf, FunnelStep } from './crawl-run.columns.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import { CrawlRunsListDocument, type CrawlRunRowFragment } from './crawlers.operations.generated.ts';
import { errorsOf } from './run-figures.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';

const shownRuns = 10;

/** The newest runs, each with its way to the whole of it. */
export function CrawlerRuns({ crawlerId }: { crawlerId: string }) {
  const t = useMessages(crawlersMessages);
  const query = useRecord(CrawlRunsListDocument, { first: shownRuns, filter: { crawlerId: [crawlerId] } });
  const runs = query.data?.crawlRuns.nodes ?? [];
  const columns = useRunColumns();
  useReloadWhile(
    runs.some(({ state }) => isLive(state)),
    query.refetch,
  );
  return (
    <Section
      id="runs"
      title={t('runs')}
      actions={
        <Link to="/crawlers/runs" search={{ filter: [`crawlerId:${crawlerId}`] }}>
          {t('allRuns')}
        </Link>
      }
    >
      {query.error && runs.length === 0 ? (
        <LoadProblem error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <PlainTable
          label={t('runs')}
          rows={runs}
          rowKey={({ id }) => id}
          columns={columns}
          empty={query.isPending ? '' : t('noRunsText')}
        />
      )}
    </Section>
  );
}

function useRunColumns(): readonly PlainColumn<CrawlRunRowFragment>[] {
  const t = useMessages(crawlersMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  return [
    {
      key: 'requestedAt',
      header: t('requested'),
      cell: ({ id, requestedAt }) => (
        <Link to="/crawlers/runs/$runId" params={{ runId: id }}>
          {format.dateTime(requestedAt)}
        </Link>
      ),
    },
    { key: 'state', header: tLife('state'), cell: ({ state }) => <RunStateDot state={state} /> },
    { key: 'kind', header: t('kind'), cell: ({ isDry }) => t(isDry ? 'dryRun' : 'crawl') },
    { key: 'duration', header: t('duration'), cell: (run) => durationOf(run, format) },
    {
      key: 'fetched',
      header: t('funnel.fetched'),
      isNumber: true,
      cell: ({ funnel }) => <FunnelStep funnel={funnel} step="fetched" />,
    },
    {
      key: 'offerPages',
      header: t('funnel.offer_pages'),
      isNumber: true,
      cell: ({ funnel }) => <FunnelStep funnel={funnel} step="offer_pages" />,
    },
    {
      key: 'errors',
      header: t('errors'),
      isNumber: true,
      cell: ({ outcomes }) => <NumberText value={errorsOf(outcomes)} />,
    },
  ];
}
