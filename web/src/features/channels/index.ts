import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Channel' } as const;

export const channelsArea = defineArea({
  name: 'channels',
  group: 'selling',
  navigation: [
    { label: 'channels', path: '/sales-channels', icon: 'IconSpeakerphone', letter: 'l', permission: mayRead },
    { label: 'channelMatrix', path: '/sales-channels/matrix', permission: mayRead },
  ],
  records: [
    { entity: 'channel', subject: 'Channel', list: 'channels', path: '/sales-channels', isLookedUp: true },
    { entity: 'feed_run', jobs: ['feed_rebuild'] },
    { entity: 'channel_key', readBy: 'ChannelKey' },
    { entity: 'channel_feed', readBy: 'Channel' },
    { entity: 'listing', readBy: 'Channel', list: 'listings', runs: ['listingCells'] },
  ],
  load: () => import('./routes.ts'),
});
