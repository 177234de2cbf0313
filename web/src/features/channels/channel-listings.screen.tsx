import { useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadRecord } from '../../ui/load-record.tsx';
import { ChannelTabs } from './channel-tabs.tsx';
import { ChannelByIdDocument, type ChannelDetailFragment } from './channels.operations.generated.ts';
import { channelsMessages } from './channels.messages.ts';
import { useListingFilters } from './listing.columns.tsx';
import { ListingList } from './listing-list.tsx';
import { listingsMessages } from './listings.messages.ts';

export function ChannelListingsScreen() {
  const { channelId } = useParams({ from: '/shell/sales-channels/$channelId/listings' });
  const query = useRecord(ChannelByIdDocument, { id: channelId });
  return (
    <LoadRecord query={query} recordOf={({ channel }) => channel}>
      {(channel) => <ChannelListings key={channel.id} channel={channel} />}
    </LoadRecord>
  );
}

function ChannelListings({ channel }: { channel: ChannelDetailFragment }) {
  const t = useMessages(listingsMessages);
  const tChannels = useMessages(channelsMessages);
  return (
    <ListingList
      title={t('listingsOf', { name: channel.name })}
      filters={useListingFilters()}
      channelId={channel.id}
      mayPublish={channel.mayPublish}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      tabs={<ChannelTabs channel={channel} />}
    >
      {channel.status !== 'ARCHIVED' && (
        <ButtonLink to="/sales-channels/matrix" search={{ filter: [`channel:${channel.id}`] }}>
          {tChannels('openMatrix')}
        </ButtonLink>
      )}
    </ListingList>
  );
}
