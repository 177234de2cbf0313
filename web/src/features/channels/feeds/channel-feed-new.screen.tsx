import type { FeedDraft } from '@quarry/contracts/channels';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useRecord } from '../../../data/index.ts';
import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { noSchedule } from '../../../ui/lifecycle/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { RecordPage } from '../../../ui/record/index.ts';
import { useSaveRecord } from '../../../ui/save/index.ts';
import { ChannelTabs } from '../channel-tabs.tsx';
import { ChannelByIdDocument, type ChannelDetailFragment } from '../channels.operations.generated.ts';
import { FeedForm, type FeedValues } from './channel-feed.form.tsx';
import { channelFeedsMessages } from './channel-feeds.messages.ts';
import { CreateChannelFeedDocument } from './channel-feeds.operations.generated.ts';
import { feedFormatsOf } from './feed-format.ts';

export function ChannelFeedNewScreen() {
  const { channelId } = useParams({ from: '/shell/sales-channels/$channelId/feeds/new' });
  const query = useRecord(ChannelByIdDocument, { id: channelId });
  return (
    <LoadRecord query={query} recordOf={({ channel }) => channel}>
      {(channel) => <NewFeed key={channel.id} channel={channel} />}
    </LoadRecord>
  );
}

function NewFeed({ channel }: { channel: ChannelDetailFragment }) {
  const t = useMessages(channelFeedsMessages);
  const tNavigation = useMessages(navigationMessages);
  const create = useCreateFeed(channel.id);
  const { formats } = channel.kind;
  return (
    <RecordPage title={tNavigation('addChannelFeed')} facts={<span>{channel.name}</span>}>
      <ChannelTabs channel={channel} />
      <FeedForm
        values={beginningOf(formats)}
        formats={formats}
        onSave={create}
        saveLabel={t('add')}
        isReadOnly={!channel.mayUpdate}
      />
    </RecordPage>
  );
}

/** Rows follow their changes, so nothing has to run by the clock. */
function beginningOf(formats: readonly string[]): FeedValues {
  return { name: '', format: feedFormatsOf(formats)[0] ?? '', schedule: noSchedule() };
}

function useCreateFeed(channelId: string) {
  const t = useMessages(channelFeedsMessages);
  const navigate = useNavigate();
  return useSaveRecord({
    kind: 'channel_feed',
    document: CreateChannelFeedDocument,
    variables: (input: FeedDraft) => ({ channelId, input }),
    answers: {
      ChannelFeedCreated: ({ feed }) => ({
        kind: 'saved',
        text: t('added', { name: feed.name }),
        after: () =>
          navigate({ to: '/sales-channels/$channelId/feeds/$feedId', params: { channelId, feedId: feed.id } }),
      }),
    },
  });
}
