import { Link } from '@tanstack/react-router';
import { namedText, useMessages, useWording } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { searchForFilter } from '../../ui/routing/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { NumberText } from '../../ui/values.tsx';
import { crawlersMessages, english } from './crawlers.messages.ts';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';
import { OneLineAddress } from './one-line-address.tsx';
import { outcomeTone } from './run-figures.ts';

type Reason = CrawlRunDetailFragment['reasons'][number];

/** The log by reason: each sentence once, with how often and one address that shows it. */
export function RunReasons({ run: { id, reasons, outcomes } }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  return (
    <Section id="reasons" title={t('reasons')}>
      <PlainTable
        label={t('reasons')}
        rows={reasons}
        rowKey={({ outcome, id: reason }) => `${outcome} ${reason}`}
        columns={useReasonColumns(id)}
        empty={t(outcomes.length === 0 ? 'nothingFetched' : 'noReasons')}
      />
    </Section>
  );
}

function useReasonColumns(runId: string): readonly PlainColumn<Reason>[] {
  const t = useMessages(crawlersMessages);
  const { say } = useWording();
  return [
    {
      key: 'outcome',
      header: t('outcome'),
      cell: ({ outcome }) => (
        <StatusDot tone={outcomeTone(outcome)} label={namedText(t, english, 'outcome', outcome)} />
      ),
    },
    {
      key: 'detail',
      header: t('reason'),
      cell: ({ detail, code, wording }) => <span title={code}>{say(wording, detail)}</span>,
    },
    {
      key: 'example',
      header: t('example'),
      isLong: true,
      cell: ({ exampleUrl }) => <OneLineAddress address={exampleUrl} />,
    },
    {
      key: 'count',
      header: t('count'),
      isNumber: true,
      cell: ({ outcome, id: reason, count }) => (
        <Link to="/crawlers/runs/$runId/fetches" params={{ runId }} search={searchForFilter({ outcome, reason })}>
          <NumberText value={count} />
        </Link>
      ),
    },
  ];
}
