import { type ListingDraft, newChannelInput } from '@quarry/contracts/channels';
import {
  createChannel,
  directChannels,
  findSellingShop,
  nothingSaid,
  setChannelStatus,
  setListing,
} from '../../features/channels/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { followToEnd } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { seedChange } from './demo-watch.ts';
import type { OwnShops } from './own-shops.ts';
import { findChannel, listedVariants, type SoldVariant, soldVariants } from './own-shops.store.ts';

const dayMs = 86_400_000;
const google = { kind: 'google_merchant', pricesWithTax: true, fallbackLocales: ['en'] } as const;
/** So many of what a shop sells, at most, are gone through for a channel. */
const most = { feed: 110, direct: 60, prepared: 12 } as const;

/** How the reviewer lists on a channel: what is said of a variant, one after the other; nothing for one that is left alone. */
type Listing = (sold: SoldVariant, place: number, now: Date) => readonly ListingDraft[];
type DemoChannel = {
  shop: keyof OwnShops;
  /** Null for the one that is built in. */
  draft: { name: string; country: string; currency: string; locale: string } | null;
  isOpened: boolean;
  most: number;
  listing: Listing;
};

const listed: ListingDraft = { ...nothingSaid, published: true };

/** Of ten, seven are on the channel, one was taken off again, one comes in five days, and one is left to the newcomer. */
const mixed: Listing = (_sold, place, now) => {
  if (place % 10 === 7) return [listed, nothingSaid];
  if (place % 10 === 8) return [{ ...listed, publishAt: new Date(now.getTime() + 5 * dayMs) }];
  return place % 10 === 9 ? [] : [listed];
};

const euros = 1.16;
const irishTax = 1.23;

const demoChannels: readonly DemoChannel[] = [
  {
    shop: 'trade',
    draft: { name: 'Google Merchant UK', country: 'GB', currency: 'GBP', locale: 'en-GB' },
    isOpened: true,
    most: most.feed,
    listing: mixed,
  },
  {
    shop: 'kernhaus',
    draft: { name: 'Google Merchant Germany', country: 'DE', currency: 'EUR', locale: 'de' },
    isOpened: true,
    most: most.feed,
    listing: mixed,
  },
  {
    // Still a draft, with prices of its own since the shop has none in euros.
    shop: 'trade',
    draft: { name: 'Google Merchant Ireland', country: 'IE', currency: 'EUR', locale: 'en-IE' },
    isOpened: false,
    most: most.prepared,
    listing: ({ priceMinor }) =>
      priceMinor === null ? [] : [{ ...listed, price: Math.round(priceMinor * euros * irishTax) }],
  },
  ...(['kernhaus', 'trade'] as const).map((shop): DemoChannel => {
    return { shop, draft: null, isOpened: true, most: most.direct, listing: () => [listed] };
  }),
];

/** Puts what the own shops sell on their built-in channels, over which their orders come in. */
export async function openDirectChannels(deps: Deps, shops: OwnShops): Promise<void> {
  await followToEnd(deps, directChannels);
  await listOnAll(
    deps,
    shops,
    demoChannels.filter(({ draft }) => draft === null),
  );
}

/** Opens sales channels of the own shops and lists on them. Begun again after a kill, it goes on with what is missing. */
export async function foundChannels(deps: Deps, shops: OwnShops): Promise<void> {
  await followToEnd(deps, directChannels);
  await listOnAll(deps, shops, demoChannels);
}

async function listOnAll(deps: Deps, shops: OwnShops, channels: readonly DemoChannel[]): Promise<void> {
  for (const channel of channels) {
    const shopId = shops[channel.shop];
    await listOn(deps, await makeChannel(deps, shopId, channel), shopId, channel);
  }
}

async function makeChannel(deps: Deps, shopId: string, { draft, isOpened }: DemoChannel): Promise<string> {
  const known = await findChannel(deps.db, shopId, draft?.name ?? null);
  if (known) return known.id;
  if (draft === null) throw new Error(`The shop ${shopId} has no channel of its own.`);
  return withTransaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const shop = await findSellingShop(tx, shopId);
    if (!shop) throw new Error(`The shop ${shopId} is gone.`);
    const made = await createChannel(inTx, seedChange, shop, newChannelInput.parse({ ...google, ...draft, shopId }));
    if (made.kind !== 'saved') throw new Error(`The channel ${draft.name} is refused: ${JSON.stringify(made)}`);
    if (!isOpened) return made.record.id;
    const opened = await setChannelStatus(inTx, seedChange, made.record, 'ACTIVE', false);
    if (opened.kind !== 'saved') throw new Error(`The channel ${draft.name} stays closed: ${JSON.stringify(opened)}`);
    return made.record.id;
  });
}

async function listOn(deps: Deps, channelId: string, shopId: string, { listing, most: count }: DemoChannel) {
  const known = await listedVariants(deps.db, channelId);
  const sold = await soldVariants(deps.db, shopId);
  const now = deps.clock.now();
  for (const [place, variant] of sold.slice(0, count).entries()) {
    const { variantId } = variant;
    if (known.has(variantId)) continue;
    await withTransaction(deps.db, async (tx) => {
      let version = 0;
      for (const draft of listing(variant, place, now)) {
        const said = await setListing({ ...deps, db: tx }, seedChange, { channelId, variantId, version }, draft);
        if (said.kind !== 'saved') throw new Error(`A listing of ${variantId} is refused: ${JSON.stringify(said)}`);
        ({ version } = said.record);
      }
    });
  }
}
