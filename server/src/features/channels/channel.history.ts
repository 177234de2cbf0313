import { channelInput } from '@quarry/contracts/channels';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { channelKind, setChannelStatus, updateChannel } from './channel.commands.ts';
import { channelById } from './channel-loaders.ts';
import { isChannelStatus } from './channel.ts';

export const channelHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const channel = may(context.actor, 'read', 'Channel') ? await channelById(context).load(id) : null;
    return channel && ['update', 'Channel', { shopId: channel.shopId }, 'by_field'];
  },
  restoring: restoringOf(
    channelKind,
    ['updated', 'status_changed'],
    (deps, origin, { id, version, fields, restored: { status } }) =>
      isChannelStatus(status)
        ? setChannelStatus(deps, origin, { id, version }, status, true)
        : saveDraft(channelInput, fields, (draft) => updateChannel(deps, origin, { id, version }, draft)),
  ),
};
