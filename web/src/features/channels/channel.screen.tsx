import { Link, useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { ChannelActions } from './channel-actions.tsx';
import { ChannelForm } from './channel.form.tsx';
import { ChannelTabs } from './channel-tabs.tsx';
import { ChannelHistory } from './channel-words.tsx';
import { ChannelStatusDot, useCountFacts } from './channel.columns.tsx';
import { KindMove } from './kind-move.tsx';
import { channelsList } from './channels-list.ts';
import { channelsMessages } from './channels.messages.ts';
import { ChannelByIdDocument, type ChannelDetailFragment } from './channels.operations.generated.ts';

export function ChannelScreen() {
  const { channelId } = useParams({ from: '/shell/sales-channels/$channelId' });
  const query = useRecord(ChannelByIdDocument, { id: channelId });
  return (
    <LoadRecord query={query} recordOf={({ channel }) => channel}>
      {(channel) => <ChannelPage key={`${channel.id} ${channel.version}`} channel={channel} />}
    </LoadRecord>
  );
}

function ChannelPage({ channel }: { channel: ChannelDetailFragment }) {
  const t = useMessages(channelsMessages);
  const counts = useCountFacts(channel);
  return (
    <RecordPage
      title={channel.name}
      status={<ChannelStatusDot status={channel.status} />}
      facts={
        <>
          <span>{channel.kind.name}</span>
          <Link to="/shops/$shopId" params={{ shopId: channel.shop.id }}>
            {channel.shop.name}
          </Link>
          {channel.isBuiltIn && <span>{t('builtIn')}</span>}
        </>
      }
      steps={<RecordSteps list={channelsList} id={channel.id} />}
      actions={<ChannelActions channel={channel} />}
      aside={
        <>
          <Section id="facts" title={t('status')}>
            <Facts
              facts={[
                { label: t('status'), value: <ChannelStatusDot status={channel.status} /> },
                ...counts,
                { label: t('opened'), value: <RelativeTime at={channel.openedAt} /> },
                { label: t('created'), value: <RelativeTime at={channel.createdAt} /> },
                { label: t('updated'), value: <RelativeTime at={channel.updatedAt} /> },
              ]}
            />
          </Section>
          <ChannelHistory channel={channel} />
        </>
      }
    >
      <ChannelTabs channel={channel} />
      <KindMove channel={channel} />
      <ChannelForm channel={channel} />
    </RecordPage>
  );
}
