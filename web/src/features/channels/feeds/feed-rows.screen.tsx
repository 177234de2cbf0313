import '../../../ui/form/mantine-form.css';
import { Button, NativeSelect } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useListPages, useRecord } from '../../../data/index.ts';
import { type Translate, useFormat, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { RecordPage, Section } from '../../../ui/record/index.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { useReloadOn } from '../../../ui/use-reload-on.ts';
import { useReloadWhile } from '../../../ui/use-reload-while.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import { ChannelTabs } from '../channel-tabs.tsx';
import { ChannelByIdDocument } from '../channels.operations.generated.ts';
import { channelFeedsMessages } from './channel-feeds.messages.ts';
import { ChannelFeedDocument, type ChannelFeedDetailFragment } from './channel-feeds.operations.generated.ts';
import { FeedRowStateDot } from './feed-row-state.tsx';
import { feedRowStates, type FeedRowsSearch, parseFeedRowsSearch } from './feed-rows-search.ts';
import { type english, feedRowsMessages } from './feed-rows.messages.ts';
import { FeedRowsDocument, type FeedRowHeadFragment, type FeedRowsQuery } from './feed-rows.operations.generated.ts';
import { FeedStateDot, isUnderWay } from './feed-state.tsx';
import classes from './feeds.module.css';

export function FeedRowsScreen() {
  const { channelId, feedId } = useParams({ from: '/shell/sales-channels/$channelId/feeds/$feedId/rows' });
  const channelQuery = useRecord(ChannelByIdDocument, { id: channelId });
  const query = useRecord(ChannelFeedDocument, { id: feedId });
  useReloadWhile(query.data?.channelFeed != null && isUnderWay(query.data.channelFeed), query.refetch);
  return (
    <LoadRecord query={channelQuery} recordOf={({ channel }) => channel} param="channelId">
      {(channel) => (
        <LoadRecord
          query={query}
          recordOf={({ channelFeed }) => (channelFeed?.channelId === channelId ? channelFeed : null)}
          param="feedId"
        >
          {(feed) => (
            <RecordPage title={feed.name} status={<FeedStateDot feed={feed} />}>
              <ChannelTabs channel={channel} />
              <FeedRows key={feed.id} feed={feed} />
            </RecordPage>
          )}
        </LoadRecord>
      )}
    </LoadRecord>
  );
}

type FeedRowsProps = { feed: Pick<ChannelFeedDetailFragment, 'id' | 'channelId' | 'revision' | 'counts'> };

const noRows = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ feedRows }: FeedRowsQuery) => feedRows ?? noRows;

/** The rows of a feed in the order of its file, each the way to what it was made of. */
export function FeedRows({ feed }: FeedRowsProps) {
  const t = useMessages(feedRowsMessages);
  const { state, q } = parseFeedRowsSearch(useSearch({ strict: false }));
  const params = { channelId: feed.channelId, feedId: feed.id };
  const pages = useListPages(
    FeedRowsDocument,
    { feedId: feed.id, state: state ? [state] : null, search: q ?? null },
    connection,
  );
  useReloadOn(feed.revision, pages.reload);
  const isFiltered = state !== undefined || q !== undefined;
  return (
    <Section
      id="rows"
      title={t('rows')}
      actions={
        <ButtonLink to="/sales-channels/$channelId/feeds/$feedId" params={params}>
          {t('toFeed')}
        </ButtonLink>
      }
    >
      <RowsTools feed={feed} />
      {pages.error && <LoadProblem error={pages.error} onRetry={() => void pages.reload()} />}
      {!pages.isPending && !pages.error && (
        <div aria-busy={pages.isStale}>
          <PlainTable
            label={t('rows')}
            columns={rowColumns(params, t)}
            rows={pages.rows}
            rowKey={({ externalId }) => externalId}
            empty={t(isFiltered ? 'noneFound' : 'none')}
          />
        </div>
      )}
      {pages.hasMore && (
        <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

const countOf = { SERVED: 'served', HELD: 'held', LATER: 'later', REMOVED: 'removed' } as const;

function RowsTools({ feed: { id, channelId, counts } }: FeedRowsProps) {
  const t = useMessages(feedRowsMessages);
  const tFeeds = useMessages(channelFeedsMessages);
  const format = useFormat();
  const { state, q } = parseFeedRowsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (search: FeedRowsSearch) =>
    void navigate({
      to: '/sales-channels/$channelId/feeds/$feedId/rows',
      params: { channelId, feedId: id },
      search,
      replace: true,
      resetScroll: false,
    });
  const withText = (text: string | undefined) => (text === undefined || text === '' ? {} : { q: text });
  return (
    <div className={classes.tools}>
      <SearchField
        label={t('search')}
        text={q ?? ''}
        onSearch={(text) => show({ ...(state && { state }), ...withText(text) })}
      />
      <NativeSelect
        aria-label={tFeeds('state')}
        value={state ?? ''}
        data={[
          { value: '', label: t('allStates') },
          ...feedRowStates.map((one) => ({
            value: one,
            label: t('stateCount', { state: tFeeds(countOf[one]), count: format.number(counts[countOf[one]]) }),
          })),
        ]}
        onChange={(event) => {
          const chosen = feedRowStates.find((one) => one === event.currentTarget.value);
          show({ ...(chosen && { state: chosen }), ...withText(q) });
        }}
      />
    </div>
  );
}

function rowColumns(
  params: { channelId: string; feedId: string },
  t: Translate<typeof english>,
): PlainColumn<FeedRowHeadFragment>[] {
  return [
    {
      key: 'id',
      header: t('rowId'),
      cell: ({ externalId }) => (
        <Link
          to="/sales-channels/$channelId/feeds/$feedId/rows/$externalId"
          params={{ ...params, externalId }}
          className={classes.id}
        >
          <code dir="ltr">{externalId}</code>
        </Link>
      ),
    },
    { key: 'product', header: t('product'), isLong: true, cell: (row) => rowName(row) },
    { key: 'state', header: t('state'), cell: (row) => <FeedRowStateDot row={row} /> },
    { key: 'changed', header: t('changed'), cell: ({ changedAt }) => <RelativeTime at={changedAt} /> },
  ];
}

function rowName({ product, variant }: FeedRowHeadFragment): string | undefined {
  return variant && variant.name !== '' ? variant.name : product?.name;
}
