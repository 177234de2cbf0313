import { sql } from 'kysely';
import {
  ask,
  calls,
  deleteWhere,
  type FeatureCases,
  type Filling,
  first,
  version,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';
import type { TestApi } from '../../testing/index.ts';

/** Anyone who may read channels of their own shops sees none of these; others may not ask. */
const channelList = 'ArrArr';
const ofChannel = 'hrrhrr';

const cell = ({ filled }: TwoShops) => ({
  channelId: filled('channelId'),
  variantId: filled('listedVariantId'),
});

export const cases: FeatureCases = {
  fill,
  Query: {
    channels: calls(channelList, () => first),
    channel: calls(ofChannel, ({ filled }) => ({ id: filled('channelId') })),
    channelKinds: calls(channelList),
    channelKeys: calls(who.ofShop, ({ filled }) => ({ channelId: filled('channelId') })),
    listings: calls(channelList, () => first),
    listing: calls(ofChannel, ({ filled }) => ({ id: filled('listingId') })),
    productChannels: calls(channelList, ({ filled }) => ({ productId: filled('listedProductId') })),
    listingMatrix: calls(channelList, ({ filled }) => ({ ...first, channelIds: [filled('channelId')] })),
    previewListings: calls('Arrrrr', (world) => ({ cells: [[{ ...cell(world), price: '14.00' }]] })),
  },
  Mutation: {
    createChannel: calls('rrrrhh', ({ shopId }) => ({
      input: { shopId, kind: 'google_merchant', name: 'Second' },
    })),
    updateChannel: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'channel', world.filled('channelId'))),
      input: { name: 'Renamed' },
    })),
    setListing: calls(who.changeOfShop, async (world) => ({
      ...cell(world),
      version: await version(world, 'listing', world.filled('listingId')),
      input: { published: true, price: '13.00' },
    })),
    applyListings: calls('Arrrrr', (world) => ({ cells: [[{ ...cell(world), price: '14.00' }]] })),
    createChannelKey: calls(who.changeOfShop, ({ filled }) => ({
      channelId: filled('channelId'),
      input: { name: 'Robot' },
    })),
    revokeChannelKey: calls(who.changeOfShop, ({ filled }) => ({ id: filled('channelKeyId') })),
    setChannelStatus: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'channel', world.filled('channelId'))),
      status: 'PAUSED',
    })),
  },
  empty: async (tx, { shopId }) => {
    await deleteWhere(tx, ['listing', 'api_key', 'channel'], sql`shop_id = ${shopId}`);
  },
  changed: ({ filled }) => [
    ['channel', filled('channelId')],
    ['listing', filled('listingId')],
    ['channel_key', filled('channelKeyId')],
  ],
};

/** A channel of the shop with a key, on which one of its products is listed at a price of its own. */
async function fill({ deps }: TestApi, { shopId, productId, variantId, manager, marks }: Filling) {
  // Only own shops sell.
  const { rows } = await sql<{ kind: string }>`select kind from shop where id = ${shopId}`.execute(deps.db);
  await sql`update shop set kind = 'own' where id = ${shopId}`.execute(deps.db);
  const name = marks.word('channel.name');
  const { channel } = await ask(
    manager,
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { __typename ... on ChannelCreated { channel { id version } } } }',
    { input: { shopId, kind: 'google_merchant', name, country: 'DE', currency: 'EUR' } },
  );
  await sql`update shop set kind = ${rows[0]?.kind} where id = ${shopId}`.execute(deps.db);
  await ask(
    manager,
    `mutation ($id: ID!, $version: Int!) { setChannelStatus(id: $id, version: $version, status: ACTIVE) { __typename
      ... on ChannelUpdated { changeId channel { id version } } } }`,
    { id: channel?.id, version: channel?.version },
  );
  const product = await deps.db
    .selectFrom('product')
    .select('status')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  await sql`update product set status = 'ACTIVE' where id = ${productId}`.execute(deps.db);
  const price = (marks.number('listing.price') / 100).toFixed(2);
  const { listing } = await ask(
    manager,
    `mutation ($channelId: ID!, $variantId: ID!, $input: ListingInput!) {
      setListing(channelId: $channelId, variantId: $variantId, version: 0, input: $input) { __typename
        ... on ListingSet { changeId listing { id version } } } }`,
    { channelId: channel?.id, variantId, input: { published: true, price } },
  );
  const { key } = await ask(
    manager,
    `mutation ($channelId: ID!, $input: ChannelKeyInput!) { createChannelKey(channelId: $channelId, input: $input) { __typename
      ... on ChannelKeyCreated { key { id } } } }`,
    { channelId: channel?.id, input: { name: marks.word('channelKey.name') } },
  );
  await deps.db.updateTable('product').set(product).where('id', '=', productId).execute();
  return {
    channelKeyId: key?.id ?? '',
    channelId: channel?.id ?? '',
    listingId: listing?.id ?? '',
    listedVariantId: variantId,
    listedProductId: productId,
  };
}
