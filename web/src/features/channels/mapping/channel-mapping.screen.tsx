import { useParams } from '@tanstack/react-router';
import { useRecord } from '../../../data/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { RecordPage } from '../../../ui/record/index.ts';
import { ChannelTabs } from '../channel-tabs.tsx';
import { ChannelStatusDot } from '../channel.columns.tsx';
import { ChannelByIdDocument, type ChannelDetailFragment } from '../channels.operations.generated.ts';
import { ChannelMappingDocument } from './channel-mapping.operations.generated.ts';
import { MappingEditor } from './mapping-editor.tsx';

export function ChannelMappingScreen() {
  const { channelId } = useParams({ from: '/shell/sales-channels/$channelId/mapping' });
  const query = useRecord(ChannelByIdDocument, { id: channelId });
  return (
    <LoadRecord query={query} recordOf={({ channel }) => channel}>
      {(channel) => <ChannelMappingPage key={channel.id} channel={channel} />}
    </LoadRecord>
  );
}

function ChannelMappingPage({ channel }: { channel: ChannelDetailFragment }) {
  const query = useRecord(ChannelMappingDocument, { channelId: channel.id });
  return (
    <RecordPage title={channel.name} status={<ChannelStatusDot status={channel.status} />}>
      <ChannelTabs channel={channel} />
      <LoadRecord query={query} recordOf={({ channelMapping }) => channelMapping}>
        {(mapping) => <MappingEditor key={mapping.version} channel={channel} mapping={mapping} />}
      </LoadRecord>
    </RecordPage>
  );
}
