import { waitingPageStates } from '@quarry/contracts/crawlers';
import { Link } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { searchForFilter } from '../../ui/routing/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';

type Host = CrawlRunDetailFragment['hosts'][number];

/** Each host with the pause it is given, how it answers, and whether it asked to be left alone. */
export function RunHosts({ run: { id, hosts } }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  return (
    <Section id="hosts" title={t('hosts')}>
      <PlainTable
        label={t('hosts')}
        rows={hosts}
        rowKey={({ id }) => id}
        columns={useHostColumns(id)}
        empty={t('noHosts')}
      />
    </Section>
  );
}

function useHostColumns(runId: string): readonly PlainColumn<Host>[] {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  return [
    { key: 'host', header: t('host'), cell: ({ host }) => <bdi>{host}</bdi> },
    { key: 'answer', header: t('lastAnswer'), cell: (host) => <LastAnswer host={host} /> },
    {
      key: 'robots',
      header: 'robots.txt',
      cell: ({ robotsStatus }) => (robotsStatus === null ? <Absent /> : String(robotsStatus)),
    },
    { key: 'delay', header: t('delay'), isNumber: true, cell: ({ delayMs }) => `${format.number(delayMs)} ms` },
    {
      key: 'latency',
      header: t('latency'),
      isNumber: true,
      cell: ({ latencyMs }) => (latencyMs === null ? <Absent /> : `${format.number(Math.round(latencyMs))} ms`),
    },
    {
      key: 'waiting',
      header: t('waiting'),
      isNumber: true,
      cell: ({ id, waiting }) => (
        <Link
          to="/crawlers/runs/$runId/pages"
          params={{ runId }}
          search={searchForFilter({ state: waitingPageStates, host: id })}
        >
          <NumberText value={waiting} />
        </Link>
      ),
    },
  ];
}

function LastAnswer({ host: { lastStatus, lastAnswerAt, backoffUntil } }: { host: Host }) {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  if (backoffUntil) {
    return <StatusDot tone="warning" label={t('backoffUntil', { time: format.dateTime(backoffUntil) })} />;
  }
  if (lastStatus === null) return <Absent />;
  return (
    <>
      <StatusDot tone={statusTone(lastStatus)} label={String(lastStatus)} /> <RelativeTime at={lastAnswerAt} />
    </>
  );
}

export function statusTone(status: number): Tone {
  if (status >= 500 || status === 429) return 'danger';
  return status >= 400 ? 'warning' : 'success';
}
