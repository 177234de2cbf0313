import { Link, useParams } from '@tanstack/react-router';
import { useRecord } from '../../../data/index.ts';
import { type Translate, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { lifecycleMessages, ScheduleText, type lifecycleTexts } from '../../../ui/lifecycle/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { RecordPage, Section } from '../../../ui/record/index.ts';
import { ChannelTabs } from '../channel-tabs.tsx';
import { ChannelStatusDot } from '../channel.columns.tsx';
import { ChannelByIdDocument, type ChannelDetailFragment } from '../channels.operations.generated.ts';
import { channelFeedsMessages, type english } from './channel-feeds.messages.ts';
import { ChannelFeedsDocument, type ChannelFeedDetailFragment } from './channel-feeds.operations.generated.ts';
import { FeedAddress } from './feed-address.tsx';
import { FeedRowsText, FeedStateDot, isUnderWay } from './feed-state.tsx';
import { useReloadWhile } from '../../../ui/use-reload-while.ts';
import { RelativeTime } from '../../../ui/values.tsx';

export function ChannelFeedsScreen() {
  const { channelId } = useParams({ from: '/shell/sales-channels/$channelId/feeds' });
  const query = useRecord(ChannelByIdDocument, { id: channelId });
  return (
    <LoadRecord query={query} recordOf={({ channel }) => channel}>
      {(channel) => <ChannelFeedsPage key={channel.id} channel={channel} />}
    </LoadRecord>
  );
}

function ChannelFeedsPage({ channel }: { channel: ChannelDetailFragment }) {
  const query = useRecord(ChannelFeedsDocument, { channelId: channel.id });
  useReloadWhile(query.data?.channelFeeds?.some(isUnderWay) === true, query.refetch);
  return (
    <RecordPage title={channel.name} status={<ChannelStatusDot status={channel.status} />}>
      <ChannelTabs channel={channel} />
      <LoadRecord query={query} recordOf={({ channelFeeds }) => channelFeeds}>
        {(feeds) => <ChannelFeeds channel={channel} feeds={feeds} />}
      </LoadRecord>
    </RecordPage>
  );
}

type ChannelFeedsProps = { channel: ChannelDetailFragment; feeds: readonly ChannelFeedDetailFragment[] };

function ChannelFeeds({ channel, feeds }: ChannelFeedsProps) {
  const t = useMessages(channelFeedsMessages);
  const columns = feedColumns(t, useMessages(lifecycleMessages));
  const isOffered = channel.mayUpdate && channel.status !== 'ARCHIVED';
  return (
    <Section
      id="feeds"
      title={t('feeds')}
      actions={
        isOffered && (
          <ButtonLink to="/sales-channels/$channelId/feeds/new" params={{ channelId: channel.id }}>
            {t('add')}
          </ButtonLink>
        )
      }
    >
      <p>{t('feedsText')}</p>
      <PlainTable label={t('feeds')} columns={columns} rows={feeds} rowKey={({ id }) => id} empty={t('empty')} />
    </Section>
  );
}

function feedColumns(
  t: Translate<typeof english>,
  tLife: Translate<typeof lifecycleTexts>,
): PlainColumn<ChannelFeedDetailFragment>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      cell: ({ id, channelId, name }) => (
        <Link to="/sales-channels/$channelId/feeds/$feedId" params={{ channelId, feedId: id }}>
          {name}
        </Link>
      ),
    },
    { key: 'format', header: t('format'), cell: ({ format }) => format },
    { key: 'address', header: t('address'), isLong: true, cell: (feed) => <FeedAddress feed={feed} /> },
    { key: 'state', header: t('state'), cell: (feed) => <FeedStateDot feed={feed} /> },
    { key: 'rows', header: t('rows'), isNumber: true, cell: (feed) => <FeedRowsText feed={feed} /> },
    { key: 'written', header: t('lastWritten'), cell: ({ file }) => <RelativeTime at={file?.writtenAt} /> },
    { key: 'read', header: t('lastRead'), cell: ({ lastRead }) => <RelativeTime at={lastRead?.at} /> },
    { key: 'schedule', header: tLife('schedule'), cell: ({ schedule }) => <ScheduleText schedule={schedule} /> },
  ];
}
