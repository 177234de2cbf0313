import { checkListing, listingLimits } from '@quarry/contracts/channels';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryListingsArgs, Resolvers, Shape, VariantOnChannel } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import {
  productById,
  productRowShape,
  productSearch,
  productWindow,
  variantById,
  variantsOf,
} from '../products/index.ts';
import { answerChannel } from './channel.answer.ts';
import { channelById, listingById, standingOf } from './channel-loaders.ts';
import { findOpenChannels } from './channel.store.ts';
import type { ChannelRecord } from './channel.ts';
import { answerListing, effectivePrice, hurdlesOf, offerOf, variantOf } from './listing.answer.ts';
import { nothingSaid, setListing } from './listing.commands.ts';
import {
  countListings,
  findListingsAt,
  findStandings,
  listingFilter,
  type ListingListRequest,
  listListings,
  placeKey,
} from './listing.store.ts';
import type { ListingPlace } from './listing.ts';

export const listingResolvers = {
  Query: {
    listings: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Channel');
      const request = await listRequest(args, context);
      const { nodes, pageInfo } = await listListings(context.deps.db, request);
      return { nodes: nodes.map(answerListing), pageInfo, total: () => countListings(context.deps.db, request) };
    },
    listing: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const listing = isId(id) ? await listingById(context).load(id) : null;
      return listing && answerListing(listing);
    },
    productChannels: async (_root, { productId }, context: RequestContext) => {
      authorize(context.actor, 'read', 'Channel');
      const product = isId(productId) ? await productById(context).load(productId) : null;
      if (!product) throw new Failure('UNKNOWN_ID', 'There is no such product, or it is hidden from you.');
      const variants = await variantsOf(context).load(product.id);
      const channels = await findOpenChannels(context.deps.db, context.actor);
      const cells = variants.flatMap(({ id }) => channels.map((channel) => answerCell(context, channel, id)));
      return (await Promise.all(cells)).flatMap((cell) => cell ?? []);
    },
    listingMatrix: async (_root, { channelIds, ...args }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const channels = await askedChannels(context, channelIds);
      const { nodes, pageInfo, total } = await productWindow(context, { ...args, first: args.first ?? 50 });
      const rows = nodes.map(async (product) => {
        const variants = await variantsOf(context).load(product.id);
        return Promise.all(
          variants.map(async (variant) => ({
            product: productRowShape(product),
            variant,
            cells: await Promise.all(channels.map((channel) => answerCell(context, channel, variant.id))),
          })),
        );
      });
      return { channels: channels.map(answerChannel), rows: (await Promise.all(rows)).flat(), pageInfo, total };
    },
  },
  Mutation: {
    setListing: mutation({
      about: ({ channelId }) => ['channel', channelId],
      find: findPlace,
      right: (_args, { shopId }) => ['publish', 'Channel', { shopId }],
      input: async ({ input, ...place }, { currency }, context) => {
        const { deps, actor } = context;
        const now = deps.clock.now();
        const before = (await findListingsAt(deps.db, actor, [place])).get(placeKey(place)) ?? nothingSaid;
        // Not by the loader, which would answer the same once the listing is written.
        const isListed = (await findStandings(deps.db, [place], now)).get(placeKey(place))?.state === 'LISTED';
        const times = { publishAt: timeOf(input.publishAt), unpublishAt: timeOf(input.unpublishAt) };
        return checkListing({ ...input, ...times }, { currency, before, isListed, now });
      },
      run: ({ channelId, variantId, version }, { deps, origin, draft }) =>
        setListing(deps, origin, { channelId, variantId, version }, draft),
      answer: ({ record, changeId }) => ({ __typename: 'ListingSet', listing: answerListing(record), changeId }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** The channel of a place, when the actor may see it and the product of the variant. */
export async function findPlace(
  context: RequestContext,
  { channelId, variantId }: ListingPlace,
): Promise<ChannelRecord | null> {
  if (!may(context.actor, 'read', 'Channel') || !may(context.actor, 'read', 'Product') || !isId(variantId)) return null;
  const variant = await variantById(context).load(variantId);
  const product = variant && (await productById(context).load(variant.productId));
  return product ? channelById(context).load(channelId) : null;
}

function timeOf(time: Date | string | null | undefined): Date | null {
  return time ? new Date(time) : null;
}

async function askedChannels(context: RequestContext, ids: readonly string[]): Promise<ChannelRecord[]> {
  const most = listingLimits.channels;
  if (ids.length > most)
    throw new Failure('BAD_WINDOW', `Up to ${most} channels are shown at once; ${ids.length} were asked for.`);
  const channels = await Promise.all([...new Set(ids)].filter(isId).map((id) => channelById(context).load(id)));
  return channels.flatMap((channel) => channel ?? []);
}

/** A variant on a channel; null where it went away while it was read. */
async function answerCell(
  context: RequestContext,
  channel: ChannelRecord,
  variantId: string,
): Promise<Shape<VariantOnChannel> | null> {
  const standing = await standingOf(context).load({ channelId: channel.id, variantId });
  if (!standing) return null;
  const { listingId, state } = standing;
  return {
    channel: answerChannel(channel),
    variant: () => variantOf(context, { variantId }),
    listing: async () => {
      const listing = listingId === null ? null : await listingById(context).load(listingId);
      return listing && answerListing(listing);
    },
    state,
    hurdles: () => hurdlesOf(standing),
    effectivePrice: () => effectivePrice(standing),
    offer: () => offerOf(context, standing),
    mayPublish: may(context.actor, 'publish', 'Channel', { shopId: channel.shopId }),
  };
}

async function listRequest(args: QueryListingsArgs, { actor, deps }: RequestContext): Promise<ListingListRequest> {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    sort: args.sort ?? null,
    search: await productSearch(deps.db, args.search),
    filter: listingFilter.conditions(args.filter, deps.clock.now(), actor),
  };
}
