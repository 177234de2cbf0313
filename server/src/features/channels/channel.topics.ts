import { defineTopic } from '../../platform/events/index.ts';

/** A channel was made or became another. */
export const channelChanged = defineTopic({ name: 'channel_changed', aggregate: 'channel' });

/** Somebody said something else of a variant on a channel. */
export const listingChanged = defineTopic({ name: 'listing_changed', aggregate: 'listing' });
