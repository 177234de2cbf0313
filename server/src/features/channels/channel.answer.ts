import type { Action } from '@quarry/contracts/access';
import { channelStates } from '@quarry/contracts/channels';
import { actionsNow } from '@quarry/contracts/states';
import { lockedFields, may } from '../../platform/auth/index.ts';
import { answerActions } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Channel, Shape } from '../../platform/graphql/index.ts';
import { shopOf } from '../shops/index.ts';
import { channelKinds, countsOfChannel, usedKeysOf } from './channel-loaders.ts';
import { type ChannelKindRecord, type ChannelRecord, factsOf } from './channel.ts';

/** A kind of channel as GraphQL shows it. */
export function answerKind({ versionId: _versionId, ...kind }: ChannelKindRecord) {
  return kind;
}

/** A channel as GraphQL shows it; shop, kind and counts are looked up when asked for. */
export function answerChannel(channel: ChannelRecord): Shape<Channel> {
  const { kindCode, shopId, ...plain } = channel;
  return {
    ...plain,
    shop: (_args: never, context: RequestContext) => shopOf(channel, context),
    kind: async (_args: never, context: RequestContext) => {
      const kind = (await channelKinds(context)).find(({ code }) => code === kindCode);
      if (!kind) throw new Error(`The kind of channel ${kindCode} is not shipped.`);
      return answerKind(kind);
    },
    counts: async (_args: never, context: RequestContext) => {
      const { LISTED = 0, SCHEDULED = 0, REFUSED = 0, OFF = 0 } = await countsOfChannel(context).load(channel.id);
      return { listed: LISTED, scheduled: SCHEDULED, refused: REFUSED, off: OFF };
    },
    usedKeys: (_args: never, context: RequestContext) => usedKeysOf(context).load(channel.id),
    actions: (_args: never, { actor }: RequestContext) => {
      const lacking = (right: Action) =>
        may(actor, right, 'Channel', { shopId }, right === 'update' ? { field: 'status' } : undefined)
          ? undefined
          : right;
      return answerActions(actionsNow(channelStates, channel.status, factsOf(channel), lacking), 'Channel');
    },
    mayUpdate: (_args: never, { actor }: RequestContext) => may(actor, 'update', 'Channel', { shopId }, 'by_field'),
    mayPublish: (_args: never, { actor }: RequestContext) => may(actor, 'publish', 'Channel', { shopId }),
    lockedFields: (_args: never, { actor }: RequestContext) => lockedFields(actor, 'Channel', { shopId }),
  };
}
