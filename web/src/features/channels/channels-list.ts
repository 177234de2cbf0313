import type { ListOf } from '../../ui/list-screen/index.ts';
import { ChannelsListDocument } from './channels.operations.generated.ts';

export const channelsList = {
  name: 'channels',
  document: ChannelsListDocument,
  sort: 'NAME',
  link: (id) => ({ to: '/sales-channels/$channelId', params: { channelId: id } }),
  exported: 'Channel',
} satisfies ListOf<typeof ChannelsListDocument>;
