import type { FeedDraft } from '@quarry/contracts/channels';
import { Link, useParams } from '@tanstack/react-router';
import { useRecord } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { NextRun, scheduleValuesOf } from '../../../ui/lifecycle/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../../ui/record/index.ts';
import { useSaveRecord } from '../../../ui/save/index.ts';
import { useReloadWhile } from '../../../ui/use-reload-while.ts';
import { Absent, NumberText, RelativeTime } from '../../../ui/values.tsx';
import { ChannelTabs } from '../channel-tabs.tsx';
import { ChannelByIdDocument, type ChannelDetailFragment } from '../channels.operations.generated.ts';
import { FeedForm, type FeedValues } from './channel-feed.form.tsx';
import { channelFeedsMessages } from './channel-feeds.messages.ts';
import {
  ChannelFeedDocument,
  UpdateChannelFeedDocument,
  type ChannelFeedDetailFragment,
} from './channel-feeds.operations.generated.ts';
import { FeedActions } from './feed-actions.tsx';
import { FeedAddress } from './feed-address.tsx';
import { FeedStateDot, isUnderWay, RowCount } from './feed-state.tsx';
import { ReadsSection, RunsSection, SampleSection } from './feed-tables.tsx';
import { HeldRows } from './held-rows.tsx';

export function ChannelFeedScreen() {
  const { channelId, feedId } = useParams({ from: '/shell/sales-channels/$channelId/feeds/$feedId' });
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
          {(feed) => <FeedPage key={`${feed.id} ${feed.version}`} channel={channel} feed={feed} />}
        </LoadRecord>
      )}
    </LoadRecord>
  );
}

type FeedPageProps = { channel: ChannelDetailFragment; feed: ChannelFeedDetailFragment };

function FeedPage({ channel, feed }: FeedPageProps) {
  const save = useUpdateFeed(feed);
  return (
    <RecordPage
      title={feed.name}
      status={<FeedStateDot feed={feed} />}
      facts={
        <>
          <Link to="/sales-channels/$channelId/feeds" params={{ channelId: channel.id }}>
            {channel.name}
          </Link>
          <span>{feed.format}</span>
        </>
      }
      actions={feed.mayUpdate && <FeedActions feed={feed} />}
      aside={<FeedFacts feed={feed} />}
    >
      <ChannelTabs channel={channel} />
      {feed.counts.held > 0 && <HeldRows feed={feed} />}
      <AddressSection feed={feed} />
      <FeedForm
        id={feed.id}
        values={valuesOf(feed)}
        formats={channel.kind.formats}
        onSave={save}
        isReadOnly={!feed.mayUpdate || channel.status === 'ARCHIVED'}
      />
      <SampleSection feed={feed} />
      <ReadsSection feed={feed} />
      <RunsSection runs={feed.runs} />
    </RecordPage>
  );
}

function AddressSection({ feed }: { feed: ChannelFeedDetailFragment }) {
  const t = useMessages(channelFeedsMessages);
  const format = useFormat();
  const { address, previousUntil } = feed;
  return (
    <Section id="address" title={t('address')}>
      {address === null ? (
        <p>{t('addressHidden')}</p>
      ) : (
        <>
          <p>{t('addressText')}</p>
          <FeedAddress feed={feed} />
        </>
      )}
      {previousUntil !== null && <p>{t('oldAddress', { date: format.dateTime(previousUntil) })}</p>}
    </Section>
  );
}

function FeedFacts({ feed }: { feed: ChannelFeedDetailFragment }) {
  const t = useMessages(channelFeedsMessages);
  const format = useFormat();
  const { mappingVersion, nextRunAt, revision, file, counts, lastRead, waiting, createdAt, updatedAt } = feed;
  return (
    <Section id="facts" title={t('facts')}>
      <Facts
        facts={[
          {
            label: t('served'),
            value: <RowCount feed={feed} count={counts.served} label={t('served')} state="SERVED" />,
          },
          { label: t('held'), value: <RowCount feed={feed} count={counts.held} label={t('held')} state="HELD" /> },
          ...(counts.later > 0
            ? [
                {
                  label: t('later'),
                  value: <RowCount feed={feed} count={counts.later} label={t('later')} state="LATER" />,
                },
              ]
            : []),
          {
            label: t('removed'),
            value: <RowCount feed={feed} count={counts.removed} label={t('removed')} state="REMOVED" />,
          },
          ...(waiting > 0 ? [{ label: t('waiting'), value: <NumberText value={waiting} /> }] : []),
          { label: t('lastWritten'), value: <RelativeTime at={file?.writtenAt} /> },
          { label: t('size'), value: file === null ? <Absent /> : format.bytes(file.bytes) },
          { label: t('lastRead'), value: <RelativeTime at={lastRead?.at} /> },
          { label: t('revision'), value: <NumberText value={revision} /> },
          {
            label: t('mapping'),
            value: mappingVersion === 0 ? t('mappingDefault') : t('mappingVersion', { version: mappingVersion }),
          },
          { label: t('nextRun'), value: <NextRun at={nextRunAt} /> },
          { label: t('created'), value: <RelativeTime at={createdAt} /> },
          { label: t('updated'), value: <RelativeTime at={updatedAt} /> },
        ]}
      />
    </Section>
  );
}

function useUpdateFeed({ id, version }: ChannelFeedDetailFragment) {
  const t = useMessages(channelFeedsMessages);
  return useSaveRecord({
    kind: 'channel_feed',
    document: UpdateChannelFeedDocument,
    variables: (input: FeedDraft) => ({ id, version, input }),
    answers: {
      ChannelFeedUpdated: ({ feed }) => ({ kind: 'saved', text: t('saved', { name: feed.name }) }),
    },
  });
}

function valuesOf({ name, format, schedule }: ChannelFeedDetailFragment): FeedValues {
  return { name, format, schedule: scheduleValuesOf(schedule) };
}
