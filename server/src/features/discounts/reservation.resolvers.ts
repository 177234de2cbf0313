import { checkInput } from '@quarry/contracts/common';
import { reservedCartInput } from '@quarry/contracts/discounts';
import { mutation } from '../../platform/commands/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { channelOfDiscounts } from './bench.resolvers.ts';
import { releaseDiscount, reserveDiscount } from './reservation.commands.ts';

export const reservationResolvers = {
  Mutation: {
    reserveDiscount: mutation({
      about: ({ channelId }) => ['channel', channelId],
      find: (context, { channelId }) => channelOfDiscounts(context, channelId),
      right: (_args, { shopId }) => ['update', 'Discount', { shopId }],
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
      about: ({ channelId }) => ['channel', channelId],
      find: (context, { channelId }) => channelOfDiscounts(context, channelId),
      right: (_args, { shopId }) => ['update', 'Discount', { shopId }],
      run: ({ reservationKey }, { deps, found }) => releaseDiscount(deps, found, reservationKey),
      answer: (_outcome, _context, { reservationKey }) => ({ __typename: 'DiscountReleased', reservationKey }),
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;
