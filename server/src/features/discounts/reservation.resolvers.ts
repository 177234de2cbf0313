import { checkInput } from '@quarry/contracts/common';
import { reservedCartInput } from '@quarry/contracts/discounts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { channelOfKey } from '../channels/index.ts';
import { channelOfDiscounts } from './bench.resolvers.ts';
import { releaseDiscount, reserveDiscount } from './reservation.commands.ts';

/** A key of a channel reserves on its own, a person where they may read discounts. */
function channelOfCaller(context: RequestContext, id: string) {
  return context.actor.kind === 'channel' ? channelOfKey(context, id) : channelOfDiscounts(context, id);
}

export const reservationResolvers = {
  Mutation: {
    reserveDiscount: mutation({
      isForChannels: true,
      about: ({ channelId }) => ['channel', channelId],
      find: (context, { channelId }) => channelOfCaller(context, channelId),
      right: (_args, { id, shopId }) => ['reserve', 'Discount', { shopId, channelId: id }],
      input: ({ reservationKey, cart }) => checkInput(reservedCartInput, { reservationKey, cart }),
      run: (_args, { deps, found, draft }) => reserveDiscount(deps, found, draft),
      answer: (outcome) => {
        if (outcome.kind === 'no_longer_applies') {
          const { discountId, code, refusal, totalMinor } = outcome;
          return {
            __typename: 'DiscountNoLongerApplies',
            discountId,
            code,
            refusal: { ...refusal, right: null },
            totalMinor,
          };
        }
        const { reservationKey, reservation } = outcome;
        return { __typename: 'DiscountReserved', reservation: { reservationKey, ...reservation } };
      },
    }),
    releaseDiscount: mutation({
      isForChannels: true,
      about: ({ channelId }) => ['channel', channelId],
      find: (context, { channelId }) => channelOfCaller(context, channelId),
      right: (_args, { id, shopId }) => ['reserve', 'Discount', { shopId, channelId: id }],
      run: ({ reservationKey }, { deps, found }) => releaseDiscount(deps, found, reservationKey),
      answer: (_outcome, _context, { reservationKey }) => ({ __typename: 'DiscountReleased', reservationKey }),
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;
