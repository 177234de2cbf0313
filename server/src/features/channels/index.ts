import type { Feature } from '../../platform/feature.ts';
import type { BulkJobs } from './bulk-jobs.ts';
import { channelHistory } from './channel.history.ts';
import { channelKeyHistory, channelKeyResolvers } from './channel-key.resolvers.ts';
import { channelResolvers } from './channel.resolvers.ts';
import { channelFilter, listChannels } from './channel.store.ts';
import { channelChanged, listingChanged } from './channel.topics.ts';
import { directChannels } from './direct-channel.consumer.ts';
import { listingBulk, productsOnChannelBulk } from './listing.bulk.ts';
import { listingCells } from './listing-cells.bulk.ts';
import { listingCellResolvers } from './listing-cells.resolvers.ts';
import { listingHistory } from './listing.history.ts';
import { listingResolvers } from './listing.resolvers.ts';
import { listingFilter } from './listing.store.ts';
import { channelsPersonal } from './channels.personal.ts';
import { markListings } from './mark-listings.consumer.ts';
import { listingBacklog, listingStatesLoop } from './listings-worker.ts';

export { answerChannel } from './channel.answer.ts';
export { type FoundIssue, type IssueRootKind, resolveChannelIssue, syncIssues } from './channel-issue.store.ts';
export { findKindVersion } from './channel-kind.store.ts';
export { channelKind, type ChannelOutcome, createChannel, setChannelStatus } from './channel.commands.ts';
export { channelById, channelForOrders, channelOfKey } from './channel-loaders.ts';
export {
  findAnyChannels,
  findChannelIds,
  findChannelsToOrder,
  findSellingShop,
  setKindVersionRow,
} from './channel.store.ts';
export { directChannels } from './direct-channel.consumer.ts';
export { nothingSaid, setListing } from './listing.commands.ts';
export {
  countListingsBy,
  findStandings,
  holdChannel,
  listingFilter,
  listingsFrom,
  placeKey,
  readableListings,
} from './listing.store.ts';
export { listingsBehind, type Marked, markedBy, topicsOfListings } from './listings-behind.ts';
export { isMeantToSell, stateBeforeChecks } from './listing-state.ts';
export { countRefusedListings } from './refused-listings.store.ts';
export { shipKinds } from './ship-kinds.ts';

/** Where own shops sell, and what of them; `jobs` are those that write many listings. */
export function channelsFeature(jobs: BulkJobs): Feature {
  const cells = listingCellResolvers(jobs);
  return {
    name: 'channels',
    personal: channelsPersonal,
    resolvers: {
      ...channelKeyResolvers,
      Query: {
        ...channelResolvers.Query,
        ...channelKeyResolvers.Query,
        ...listingResolvers.Query,
        ...cells.Query,
      },
      Mutation: {
        ...channelResolvers.Mutation,
        ...channelKeyResolvers.Mutation,
        ...listingResolvers.Mutation,
        ...cells.Mutation,
      },
    },
    topics: [channelChanged, listingChanged],
    consumers: [directChannels, markListings],
    loops: [listingStatesLoop],
    backlogs: [listingBacklog],
    records: [
      {
        entity: 'channel',
        subject: 'Channel',
        stored: { table: 'channel', name: 'name', shop: 'shop_id' },
        isNamedInTrail: true,
        path: '/sales-channels',
        list: { query: 'channels', filter: channelFilter, isExported: true },
        history: channelHistory,
        named: {
          id: 'c.id',
          find: ({ actor, deps }, request) => listChannels(deps.db, { actor, ...request }),
        },
      },
      {
        entity: 'channel_key',
        subject: 'ChannelKey',
        stored: { table: 'api_key', belongsTo: { channel: 'channel_id' }, name: 'name', shop: 'shop_id' },
        isNamedInTrail: true,
        history: channelKeyHistory,
      },
      {
        entity: 'listing',
        subject: 'Channel',
        stored: { table: 'listing', belongsTo: { channel: 'channel_id' }, name: { of: 'channel' }, shop: 'shop_id' },
        list: { query: 'listings', filter: listingFilter, isExported: true, bulk: listingBulk },
        history: listingHistory,
      },
    ],
    lists: { products: { bulk: productsOnChannelBulk }, listingCells: { bulk: listingCells(jobs) } },
  };
}
