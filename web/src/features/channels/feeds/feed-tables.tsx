import { Button } from '@mantine/core';
import { useListPages, useRecord } from '../../../data/index.ts';
import { type Format, type Say, type Translate, useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { RunStateDot } from '../../../ui/lifecycle/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { useReloadOn } from '../../../ui/use-reload-on.ts';
import { Absent, NumberText, RelativeTime } from '../../../ui/values.tsx';
import { channelFeedsMessages, type english } from './channel-feeds.messages.ts';
import {
  FeedReadsDocument,
  FeedSampleDocument,
  type ChannelFeedDetailFragment,
  type FeedReadsQuery,
  type FeedSampleQuery,
} from './channel-feeds.operations.generated.ts';
import classes from './feeds.module.css';

type SampleRow = NonNullable<FeedSampleQuery['feedSample']>['rows'][number];
type Read = NonNullable<FeedReadsQuery['feedReads']>['nodes'][number];
type Run = ChannelFeedDetailFragment['runs'][number];

/** The first rows of the file, a column for each of their fields. */
export function SampleSection({ feed: { id, file } }: { feed: Pick<ChannelFeedDetailFragment, 'id' | 'file'> }) {
  const t = useMessages(channelFeedsMessages);
  const format = useFormat();
  const query = useRecord(FeedSampleDocument, { feedId: id });
  useReloadOn(file?.revision, query.refetch);
  return (
    <Section id="sample" title={t('sample')}>
      <p>{t('sampleText')}</p>
      <LoadRecord query={query} recordOf={({ feedSample }) => feedSample}>
        {({ columns, rows, emptySince }) => (
          // A wide table is read by its keys too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className={classes.wide} aria-label={t('sample')} tabIndex={0}>
            <PlainTable
              label={t('sample')}
              columns={sampleColumns(columns)}
              rows={rows}
              rowKey={({ externalId }) => externalId}
              empty={emptySince === null ? t('noSample') : t('emptySince', { date: format.dateTime(emptySince) })}
            />
          </section>
        )}
      </LoadRecord>
    </Section>
  );
}

function sampleColumns(columns: readonly string[]): PlainColumn<SampleRow>[] {
  return columns.map((name, place) => ({
    key: name,
    header: name,
    cell: ({ cells }) => <span className={classes.cell}>{cells[place] ?? <Absent />}</span>,
  }));
}

const noReads = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ feedReads }: FeedReadsQuery) => feedReads ?? noReads;

/** Who read a feed and when, with what they were answered. */
export function ReadsSection({ feed: { id, lastRead } }: { feed: Pick<ChannelFeedDetailFragment, 'id' | 'lastRead'> }) {
  const t = useMessages(channelFeedsMessages);
  const format = useFormat();
  const pages = useListPages(FeedReadsDocument, { feedId: id }, connection);
  useReloadOn(lastRead?.id, pages.reload);
  return (
    <Section id="reads" title={t('reads')}>
      <p>{t('readsText')}</p>
      {pages.error && <LoadProblem error={pages.error} onRetry={() => void pages.reload()} />}
      {!pages.isPending && !pages.error && (
        <PlainTable
          label={t('reads')}
          columns={readColumns(t, format)}
          rows={pages.rows}
          rowKey={({ id }) => id}
          empty={t('noReads')}
        />
      )}
      {pages.hasMore && (
        <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function readColumns(t: Translate<typeof english>, format: Format): PlainColumn<Read>[] {
  return [
    { key: 'at', header: t('readAt'), cell: ({ at }) => <RelativeTime at={at} /> },
    { key: 'status', header: t('status'), cell: ({ status }) => <code>{status}</code> },
    { key: 'reader', header: t('reader'), cell: ({ reader }) => <code dir="ltr">{reader.slice(0, 8)}</code> },
    { key: 'revision', header: t('revision'), isNumber: true, cell: ({ revision }) => <NumberText value={revision} /> },
    { key: 'rows', header: t('rows'), isNumber: true, cell: ({ rows }) => <NumberText value={rows} /> },
    { key: 'size', header: t('size'), isNumber: true, cell: ({ bytes }) => format.bytes(bytes) },
  ];
}

/** The newest evaluations of all rows. */
export function RunsSection({ runs }: { runs: readonly Run[] }) {
  const t = useMessages(channelFeedsMessages);
  const format = useFormat();
  const { sentence } = useWording();
  return (
    <Section id="runs" title={t('runs')}>
      <PlainTable
        label={t('runs')}
        columns={runColumns(t, format, sentence)}
        rows={runs}
        rowKey={({ id }) => id}
        empty={t('noRuns')}
      />
    </Section>
  );
}

function runColumns(t: Translate<typeof english>, format: Format, sentence: Say['sentence']): PlainColumn<Run>[] {
  return [
    {
      key: 'state',
      header: t('state'),
      cell: ({ state, stopReason }) => (
        <>
          <RunStateDot state={state} />
          {stopReason && <div>{sentence(stopReason)}</div>}
        </>
      ),
    },
    {
      key: 'progress',
      header: t('progress'),
      cell: ({ done, total }) =>
        total === null
          ? format.number(done)
          : t('progressOf', { done: format.number(done), total: format.number(total) }),
    },
    { key: 'requestedAt', header: t('requested'), cell: ({ requestedAt }) => <RelativeTime at={requestedAt} /> },
    {
      key: 'requestedBy',
      header: t('requestedBy'),
      cell: ({ requestedBy }) => <PersonName name={requestedBy} otherwise={t('bySchedule')} />,
    },
    { key: 'finishedAt', header: t('finished'), cell: ({ finishedAt }) => <RelativeTime at={finishedAt} /> },
  ];
}
