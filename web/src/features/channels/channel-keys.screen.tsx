import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { ChannelTabs } from './channel-tabs.tsx';
import { ChannelStatusDot } from './channel.columns.tsx';
import { ChannelKeysTable } from './channel-keys-table.tsx';
import { channelKeysMessages } from './channel-keys.messages.ts';
import { ChannelKeysDocument, type ChannelKeysQuery } from './channel-keys.operations.generated.ts';
import { ChannelByIdDocument, type ChannelDetailFragment } from './channels.operations.generated.ts';
import { type MadeChannelKey, MadeChannelKeySection, NewChannelKey } from './new-channel-key.tsx';

const pageLength = 100;
/** What one request answers at most. */
const longest = 500;

export function ChannelKeysScreen() {
  const { channelId } = useParams({ from: '/shell/sales-channels/$channelId/keys' });
  const query = useRecord(ChannelByIdDocument, { id: channelId });
  return (
    <LoadRecord query={query} recordOf={({ channel }) => channel}>
      {(channel) => <ChannelKeysPage key={channel.id} channel={channel} />}
    </LoadRecord>
  );
}

function ChannelKeysPage({ channel }: { channel: ChannelDetailFragment }) {
  const [first, setFirst] = useState(pageLength);
  const query = useRecord(ChannelKeysDocument, { channelId: channel.id, first });
  return (
    <RecordPage title={channel.name} status={<ChannelStatusDot status={channel.status} />}>
      <ChannelTabs channel={channel} />
      <LoadRecord query={query} recordOf={({ channelKeys }) => channelKeys}>
        {(keys) => <ChannelKeys channel={channel} keys={keys} showOlder={() => setFirst(longest)} />}
      </LoadRecord>
    </RecordPage>
  );
}

type ChannelKeysProps = {
  channel: ChannelDetailFragment;
  keys: NonNullable<ChannelKeysQuery['channelKeys']>;
  showOlder: () => void;
};

export function ChannelKeys({ channel, keys: { nodes, pageInfo, mayCreate }, showOlder }: ChannelKeysProps) {
  const t = useMessages(channelKeysMessages);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<MadeChannelKey>();
  const isOffered = mayCreate && channel.status !== 'ARCHIVED' && !isAdding && !made;
  return (
    <>
      {made && <MadeChannelKeySection made={made} onDone={() => setMade(undefined)} />}
      {isAdding && (
        <NewChannelKey
          channelId={channel.id}
          onCancel={() => setAdding(false)}
          onMade={(key) => {
            setAdding(false);
            setMade(key);
          }}
        />
      )}
      <Section
        id="keys"
        title={t('keys')}
        actions={isOffered && <Button onClick={() => setAdding(true)}>{t('create')}</Button>}
      >
        <p>{t('keysText')}</p>
        {/* The list may come later than the secret of the first key in it. */}
        {(nodes.length > 0 || !made) && <ChannelKeysTable keys={nodes} />}
        {pageInfo.hasNextPage && nodes.length < longest && (
          <Button variant="default" onClick={showOlder}>
            {t('older')}
          </Button>
        )}
      </Section>
    </>
  );
}
