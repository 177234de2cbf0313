import DataLoader from 'dataloader';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { countUsedKeys } from '../access/index.ts';
import { usedSince } from './channel-key.commands.ts';
import { findAnyChannels, findChannels, findKinds } from './channel.store.ts';
import type { ChannelRecord } from './channel.ts';
import type { ListingPlace, Standing } from './listing.ts';
import { countByState, findListings, findStandings, placeKey } from './listing.store.ts';

/** Channels by id as far as the actor may read them. */
export const channelById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const channels = await findChannels(deps.db, actor, ids);
      return ids.map((id) => channels.get(id) ?? null);
    }),
);

/** Channels of shops that the actor reaches, whether or not they may read channels: what their orders came in by, or their key is of. */
export const channelForOrders = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const channels = await findAnyChannels(deps.db, ids);
      return ids.map((id) => channels.get(id) ?? null);
    }),
);

/** The sales channel whose key asks; null for anybody else, and where another one is named. */
export async function channelOfKey(context: RequestContext, id: string): Promise<ChannelRecord | null> {
  return context.actor.channelId === id ? channelForOrders(context).load(id) : null;
}

/** All kinds of channels, read once a request. */
export const channelKinds = perRequest(({ deps }) => findKinds(deps.db, deps.clock.now()));

/** Counts of listings by state. */
export const countsOfChannel = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const counts = await countByState(deps.db, actor, ids, deps.clock.now());
      return ids.map((id) => counts.get(id) ?? {});
    }),
);

/** How many keys of a channel are in use. */
export const usedKeysOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (channelIds: readonly string[]) => {
      const now = deps.clock.now();
      const counts = await countUsedKeys(deps.db, { channelIds, since: usedSince(now), now });
      return channelIds.map((id) => counts.get(id) ?? 0);
    }),
);

/** Listings by id as far as the actor may read them. */
export const listingById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const listings = await findListings(deps.db, actor, ids);
      return ids.map((id) => listings.get(id) ?? null);
    }),
);

/** What holds of variants on channels that the actor may see, one statement for all that a request asks for. */
export const standingOf = perRequest(
  ({ deps }) =>
    new DataLoader<ListingPlace, Standing | null, string>(
      async (places) => {
        const standings = await findStandings(deps.db, places, deps.clock.now());
        return places.map((place) => standings.get(placeKey(place)) ?? null);
      },
      { cacheKeyFn: placeKey },
    ),
);
