import { may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { answerChannel, channelById } from '../channels/index.ts';
import { moveKind } from './kind-move.commands.ts';

export const kindMoveResolvers = {
  Mutation: {
    moveChannelKind: mutation({
      about: ({ id }) => ['channel', id],
      find: async (context, { id }) =>
        may(context.actor, 'read', 'Channel') && isId(id) ? channelById(context).load(id) : null,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      run: ({ id, version, to }, { deps, origin }) => moveKind(deps, origin, { id, version }, to),
      answer: ({ record, changeId }) => ({ __typename: 'ChannelUpdated', channel: answerChannel(record), changeId }),
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;
