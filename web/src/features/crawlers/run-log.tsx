import { Button, NativeSelect } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useListPages, type Connection } from '../../data/index.ts';
import { namedText, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { StoredPageLink } from '../../ui/stored-page-link.tsx';
import { crawlersMessages, english } from './crawlers.messages.ts';
import {
  CrawlRunLogDocument,
  type CrawlFetchRowFragment,
  type CrawlRunDetailFragment,
  type CrawlRunLogQuery,
} from './crawlers.operations.generated.ts';
import { OneLineAddress } from './one-line-address.tsx';
import { PageFinding } from './page-finding.tsx';
import { countOf, outcomeTone } from './run-figures.ts';
import classes from './run.module.css';

const nothing: Connection<CrawlFetchRowFragment> = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ crawlRun }: CrawlRunLogQuery): Connection<CrawlFetchRowFragment> => crawlRun?.log ?? nothing;

/** Every fetch, newest first, in short; the outcome it is narrowed to stands in the address. */
export function RunLog({ run }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const tKit = useMessages(kitMessages);
  const { outcome } = useSearch({ from: '/shell/crawlers/runs/$runId' });
  const log = useListPages(CrawlRunLogDocument, { id: run.id, outcome: outcome ? [outcome] : null }, connection);
  const columns = useLogColumns(run.isDry);
  useFollow(countOf(run.outcomes), log.reload);
  return (
    <Section
      id="log"
      title={t(run.isDry ? 'verdicts' : 'log')}
      actions={
        <>
          <Link to="/crawlers/runs/$runId/fetches" params={{ runId: run.id }}>
            {t('allFetches')}
          </Link>
          <OutcomeChoice run={run} outcome={outcome} />
        </>
      }
    >
      {log.error && log.rows.length === 0 ? (
        <LoadProblem error={log.error} onRetry={() => void log.reload()} />
      ) : (
        <div className={classes.log} data-stale={log.isStale || undefined}>
          <PlainTable
            label={t(run.isDry ? 'verdicts' : 'log')}
            rows={log.rows}
            rowKey={({ id }) => id}
            columns={columns}
            empty={log.isPending ? tKit('loading') : t(outcome ? 'nothingInLog' : 'nothingFetched')}
          />
        </div>
      )}
      {log.hasMore && (
        <Button variant="default" className={classes.more} loading={log.isLoadingMore} onClick={log.loadMore}>
          {t('showOlder')}
        </Button>
      )}
    </Section>
  );
}

/** Loads the log anew when the run has fetched more. */
function useFollow(fetched: number, reload: () => Promise<unknown>): void {
  const follow = useEffectEvent(() => void reload());
  useEffect(() => {
    if (fetched > 0) follow();
  }, [fetched]);
}

function OutcomeChoice({ run, outcome }: { run: CrawlRunDetailFragment; outcome: string | undefined }) {
  const t = useMessages(crawlersMessages);
  const navigate = useNavigate({ from: '/crawlers/runs/$runId' });
  const names = run.outcomes.map(({ name }) => name);
  return (
    <NativeSelect
      aria-label={t('outcome')}
      size="xs"
      value={outcome ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        void navigate({ search: value ? { outcome: value } : {}, replace: true, resetScroll: false });
      }}
      data={[
        { value: '', label: t('allOutcomes') },
        ...names.map((name) => ({ value: name, label: namedText(t, english, 'outcome', name) })),
      ]}
    />
  );
}

function useLogColumns(isDry: boolean): readonly PlainColumn<CrawlFetchRowFragment>[] {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  return [
    {
      key: 'at',
      header: t('time'),
      cell: ({ at }) => (
        <time dateTime={at} title={format.dateTime(at)} className={classes.clock}>
          {format.time(at)}
        </time>
      ),
    },
    { key: 'url', header: t('address'), isLong: true, cell: (entry) => <EntryAddress entry={entry} /> },
    ...(isDry
      ? [
          {
            key: 'finding',
            header: t('pageType'),
            cell: (entry: CrawlFetchRowFragment) => <PageFinding entry={entry} />,
          },
        ]
      : []),
    {
      key: 'outcome',
      header: t('outcome'),
      cell: ({ outcome, status, durationMs }) => (
        <div className={classes.outcome}>
          <StatusDot tone={outcomeTone(outcome)} label={namedText(t, english, 'outcome', outcome)} />
          {status !== null && (
            <p className={classes.entryReason}>
              {status} · {format.number(durationMs)} ms
            </p>
          )}
        </div>
      ),
    },
  ];
}

function EntryAddress({ entry }: { entry: CrawlFetchRowFragment }) {
  const { url, reason, wording } = entry;
  const t = useMessages(crawlersMessages);
  const { say } = useWording();
  return (
    <>
      <OneLineAddress address={url} />
      {reason && <p className={classes.entryReason}>{say(wording, reason)}</p>}
      <StoredPageLink page={entry} className={classes.entryPage}>
        {t('storedPage')}
      </StoredPageLink>
    </>
  );
}
