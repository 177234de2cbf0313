import type { ChannelDetailFragment, ListingRowFragment, OnChannelFragment } from '../channels.operations.generated.ts';

const shop = { id: 's1', name: 'Mill', timeZone: 'America/New_York' };

export function channelOf(id: string, more: Partial<ChannelDetailFragment> = {}): ChannelDetailFragment {
  return {
    id,
    name: `Channel ${id}`,
    slug: id,
    country: 'DE',
    currency: 'EUR',
    locale: 'de',
    fallbackLocales: [],
    pricesWithTax: true,
    status: 'ACTIVE',
    isBuiltIn: false,
    openedAt: '2026-01-02T03:04:05Z',
    createdAt: '2026-01-02T03:04:05Z',
    updatedAt: '2026-01-02T03:04:05Z',
    version: 4,
    shop,
    kind: {
      code: 'google_merchant',
      name: 'Google Merchant Center',
      family: 'FEED',
      formats: ['xml', 'csv', 'tsv'],
      version: 2,
    },
    kindVersion: 2,
    counts: { listed: 0, scheduled: 0, refused: 0, off: 0 },
    usedKeys: 0,
    mayUpdate: true,
    mayPublish: true,
    lockedFields: [],
    actions: [],
    ...more,
  };
}

export const refusal = (reason: string) => ({ code: 'listing', reason, wording: null });

export const euros = (minor: number) => ({ minor, currency: 'EUR' });

/** A variant that nobody put on the channel yet. */
export function onChannel(id: string, more: Partial<OnChannelFragment> = {}): OnChannelFragment {
  return {
    state: 'OFF',
    mayPublish: true,
    channel: {
      id,
      name: `Channel ${id}`,
      currency: 'EUR',
      pricesWithTax: true,
      shop,
    },
    variant: { id: 'v1', name: 'Kettle' },
    listing: null,
    offer: null,
    hurdles: [{ reason: 'NOT_PUBLISHED', refusal: refusal('Kettle is not on it.\nList it there.') }],
    effectivePrice: null,
    ...more,
  };
}

export const given = {
  id: 'l1',
  version: 7,
  published: true,
  publishAt: null,
  unpublishAt: null,
  externalId: 'X-1',
  price: null,
  listPrice: null,
  offer: { id: 'o1' },
};

/** What the server answers once a listing was set. */
export function listingOf(one: OnChannelFragment, more: Partial<ListingRowFragment> = {}): ListingRowFragment {
  return {
    ...one,
    ...given,
    product: { id: 'p1', name: 'Kettle', variantCount: 1 },
    state: 'LISTED',
    hurdles: [],
    updatedAt: '2026-01-02T03:04:05Z',
    ...more,
  };
}
