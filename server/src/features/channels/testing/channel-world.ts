import { sql } from 'kysely';
import { newId } from '../../../platform/ids.ts';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import { buildProduct } from '../../products/product.builder.ts';

export type Issue = { path: string; code: string; message: string };
export type Amount = { minor: number; currency: string } | null;
export type Hurdle = { reason: string; refusal: { code: string; reason: string } };
export type Shown = {
  id: string;
  version: number;
  published: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
  price: Amount;
  externalId: string | null;
  state: string;
  hurdles: Hurdle[];
  effectivePrice: { amount: Amount; listAmount: Amount; source: string; taxRatePpm: number | null } | null;
};
export type Answer = {
  __typename: string;
  changeId?: string | null;
  channel?: ShownChannel;
  listing?: Shown;
  issues?: Issue[];
  code?: string;
  reason?: string;
  currentVersion?: number;
};
export type ShownChannel = {
  id: string;
  name: string;
  slug: string;
  isBuiltIn: boolean;
  country: string | null;
  currency: string | null;
  locale: string | null;
  pricesWithTax: boolean;
  status: string;
  openedAt: string | null;
  version: number;
  counts: { listed: number; scheduled: number; refused: number; off: number };
  actions: { action: string; isAllowed: boolean; refusal: { code: string } | null }[];
};

export const shownListing = `id version published publishAt unpublishAt price { minor currency } externalId state
  hurdles { reason refusal { code reason } }
  effectivePrice { amount { minor currency } listAmount { minor currency } source taxRatePpm }`;
export const shownChannel = `id name slug isBuiltIn country currency locale pricesWithTax status openedAt version
  counts { listed scheduled refused off } actions { action isAllowed refusal { code } }`;
const refusals = `... on NotAllowedNow { code reason } ... on VersionConflict { currentVersion }`;
const issues = `... on InvalidInput { issues { path code message } }`;

export type ShopGiven = { currency?: string; pricesIncludeTax?: boolean; kind?: string; timeZone?: string };

/** Shops, products, offers and channels of a test, and the people that ask. */
export function channelWorld(api: TestApi) {
  const { db, clock } = api.deps;

  async function newShop({
    currency = 'EUR',
    pricesIncludeTax = true,
    kind = 'own',
    timeZone = 'UTC',
  }: ShopGiven = {}): Promise<string> {
    const id = newId<'shop'>();
    await sql`insert into shop (id, name, slug, url, kind, country, currency, locale, time_zone, prices_include_tax, status)
      values (${id}, 'Mill', ${id}, ${`https://${id}.example/`}, ${kind}, 'DE', ${currency}, 'de', ${timeZone}, ${pricesIncludeTax}, 'ACTIVE')`.execute(
      db,
    );
    return id;
  }

  async function newProduct(name = 'Oak chair', status = 'ACTIVE'): Promise<{ id: string; variantId: string }> {
    const brandId = newId<'brand'>();
    await db.insertInto('brand').values({ id: brandId, name: brandId, slug: brandId, name_key: brandId }).execute();
    const product = await buildProduct(db, { name, brandId });
    await sql`update product set status = ${status} where id = ${product.id}`.execute(db);
    return product;
  }

  /** An own offer as people of the shop state it. */
  async function newOffer(client: TestClient, shopId: string, productId: string, input: object): Promise<void> {
    const { createOwnOffer } = await client.query<{ createOwnOffer: Answer }>(
      `mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename ... on InvalidInput { issues { path code message } } } }`,
      { input: { shopId, productId, ...input } },
    );
    if (createOwnOffer.__typename !== 'OwnOfferCreated') throw new Error(JSON.stringify(createOwnOffer));
  }

  /** How many channels a shop was given without a name of their own. */
  const unnamed = new Map<string, number>();

  async function createChannel(client: TestClient, shopId: string, input: object = {}): Promise<Answer> {
    const count = (unnamed.get(shopId) ?? 0) + 1;
    const name = count === 1 ? 'Google' : `Google ${count}`;
    if (!('name' in input)) unnamed.set(shopId, count);
    const { createChannel: answer } = await client.query<{ createChannel: Answer }>(
      `mutation ($input: CreateChannelInput!) { createChannel(input: $input) { __typename
        ... on ChannelCreated { channel { ${shownChannel} } } ${issues} ... on NotAllowedNow { code reason } } }`,
      { input: { shopId, kind: 'google_merchant', name, ...input } },
    );
    return answer;
  }

  async function setStatus(
    client: TestClient,
    { id, version }: { id: string; version: number },
    status: string,
    confirmed = false,
  ): Promise<Answer> {
    const { setChannelStatus } = await client.query<{ setChannelStatus: Answer }>(
      `mutation ($id: ID!, $version: Int!, $status: ChannelStatus!, $confirmed: Boolean) {
        setChannelStatus(id: $id, version: $version, status: $status, confirmed: $confirmed) { __typename
          ... on ChannelUpdated { changeId channel { ${shownChannel} } } ${refusals} } }`,
      { id, version, status, confirmed },
    );
    return setChannelStatus;
  }

  /** A channel that sells. */
  async function openChannel(client: TestClient, shopId: string, input: object = {}): Promise<string> {
    const { channel } = await createChannel(client, shopId, input);
    const opened = await setStatus(client, channel!, 'ACTIVE');
    if (opened.channel?.status !== 'ACTIVE') throw new Error(JSON.stringify(opened));
    return channel!.id;
  }

  async function updateChannel(
    client: TestClient,
    { id, version }: { id: string; version: number },
    input: object,
  ): Promise<Answer> {
    const { updateChannel: answer } = await client.query<{ updateChannel: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: UpdateChannelInput!) { updateChannel(id: $id, version: $version, input: $input) {
        __typename ... on ChannelUpdated { changeId channel { ${shownChannel} } } ${issues} ${refusals} } }`,
      { id, version, input },
    );
    return answer;
  }

  async function channelOf(client: TestClient, id: string): Promise<ShownChannel | null> {
    const document = `query ($id: ID!) { channel(id: $id) { ${shownChannel} } }`;
    return (await client.query<{ channel: ShownChannel | null }>(document, { id })).channel;
  }

  async function setListing(
    client: TestClient,
    { channelId, variantId }: { channelId: string; variantId: string },
    version: number,
    input: object,
  ): Promise<Answer> {
    const { setListing: answer } = await client.query<{ setListing: Answer }>(
      `mutation ($channelId: ID!, $variantId: ID!, $version: Int!, $input: ListingInput!) {
        setListing(channelId: $channelId, variantId: $variantId, version: $version, input: $input) { __typename
          ... on ListingSet { changeId listing { ${shownListing} } } ${issues} ${refusals} } }`,
      { channelId, variantId, version, input: { published: true, ...input } },
    );
    return answer;
  }

  async function listingOf(client: TestClient, id: string): Promise<Shown | null> {
    const document = `query ($id: ID!) { listing(id: $id) { ${shownListing} } }`;
    return (await client.query<{ listing: Shown | null }>(document, { id })).listing;
  }

  async function managerOf(shopId: string): Promise<() => Promise<TestClient>> {
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
    return () => api.as(user);
  }

  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

  return {
    newShop,
    newProduct,
    newOffer,
    createChannel,
    openChannel,
    setStatus,
    updateChannel,
    channelOf,
    setListing,
    listingOf,
    managerOf,
    later,
  };
}
