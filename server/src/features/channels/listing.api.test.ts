import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { type Amount, channelWorld, type Shown, shownListing } from './testing/channel-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const world = channelWorld(api);
const { setListing, listingOf, later } = world;
const dayMs = 86_400_000;

let administrator: TestClient;
let shopId: string;
let channelId: string;
beforeAll(async () => {
  administrator = await api.asAdministrator();
  shopId = await world.newShop();
  channelId = await world.openChannel(administrator, shopId);
});
beforeEach(async () => {
  clock.advance(60_000);
  administrator = await api.asAdministrator();
});

const eur = (minor: number): Amount => ({ minor, currency: 'EUR' });

/** A product with an own offer of 19.90 EUR, and its place on the channel. */
async function offered(sku = `S${clock.now().getTime()}`) {
  const product = await world.newProduct();
  await world.newOffer(administrator, shopId, product.id, { sku, price: '19.90', listPrice: '24.00' });
  return { ...product, channelId };
}

/** When somebody else saved, as who comes with an older version is told. */
async function lastChangeAt(place: { channelId: string; variantId: string }): Promise<string | undefined> {
  const { setListing: refused } = await administrator.query<{ setListing: { lastChange?: { at: string } } }>(
    `mutation ($channelId: ID!, $variantId: ID!) { setListing(channelId: $channelId, variantId: $variantId, version: 0,
      input: { published: false }) { __typename ... on VersionConflict { lastChange { at } } } }`,
    { channelId: place.channelId, variantId: place.variantId },
  );
  return refused.lastChange?.at;
}

describe('a listing', () => {
  it('is on the channel with the price of the own offer, and gets its id there once', async () => {
    const place = await offered('OAK-1');
    const { listing, changeId } = await setListing(administrator, place, 0, {});
    expect(listing).toMatchObject({
      version: 1,
      state: 'LISTED',
      hurdles: [],
      externalId: 'OAK-1',
      effectivePrice: { amount: eur(1990), listAmount: eur(2400), source: 'OWN_OFFER', taxRatePpm: null },
    });
    expect(changeId).toEqual(expect.any(String));
    const off = await setListing(administrator, place, 1, { published: false });
    expect(off.listing).toMatchObject({ state: 'OFF', externalId: 'OAK-1', hurdles: [{ reason: 'NOT_PUBLISHED' }] });
    const other = await offered();
    await sql`update offer set sku = 'OAK-1' where variant_id = ${other.variantId}`.execute(db);
    const second = await setListing(administrator, other, 0, {});
    expect(second.listing?.externalId).toBe(second.listing?.id.replaceAll('-', ''));
  });

  it('keeps its id on the channel when its product is deleted for good', async () => {
    const place = await offered('OAK-2');
    const { listing } = await setListing(administrator, place, 0, {});
    await sql`delete from offer where variant_id = ${place.variantId}`.execute(db);
    await sql`delete from variant where id = ${place.variantId}`.execute(db);
    expect(await listingOf(administrator, listing!.id)).toBeNull();
    const again = await setListing(administrator, await offered('OAK-2'), 0, {});
    expect(again.listing?.externalId).not.toBe('OAK-2');
  });

  it('follows the clock by itself: scheduled, listed, over', async () => {
    const place = await offered();
    const { listing } = await setListing(administrator, place, 0, {
      publishAt: later(5 * 60_000),
      unpublishAt: later(7 * 60_000),
    });
    expect(listing).toMatchObject({ state: 'SCHEDULED', hurdles: [] });
    clock.advance(5 * 60_000);
    expect(await listingOf(administrator, listing!.id)).toMatchObject({ state: 'LISTED' });
    clock.advance(2 * 60_000);
    expect(await listingOf(administrator, listing!.id)).toMatchObject({ state: 'OFF', hurdles: [{ reason: 'OVER' }] });
    const priced = await setListing(administrator, place, 1, {
      publishAt: listing?.publishAt,
      unpublishAt: listing?.unpublishAt,
      price: '5.00',
    });
    expect(priced).toMatchObject({ __typename: 'ListingSet', listing: { version: 2, price: eur(500) } });
  });

  it('is refused with every fault at its field, those of times beside those of amounts', async () => {
    const place = await offered();
    const faultsOf = async (input: object, version = 0) =>
      (await setListing(administrator, place, version, input)).issues?.map(({ path, code }) => [path, code]);
    const given = { publishAt: later(-dayMs), unpublishAt: later(-2 * dayMs), price: '-1' };
    expect(await faultsOf(given)).toEqual([
      ['price', 'too_small'],
      ['publishAt', 'time_is_over'],
      ['unpublishAt', 'time_is_over'],
    ]);
    const rows = await sql`select from listing where variant_id = ${place.variantId}`.execute(db);
    expect(rows.rows).toEqual([]);
    const times = { publishAt: later(2 * dayMs), unpublishAt: later(dayMs), price: '1,5' };
    expect(await faultsOf(times)).toEqual([
      ['price', 'not_a_decimal'],
      ['unpublishAt', 'ends_before_it_begins'],
    ]);
    expect(await faultsOf({ published: false, unpublishAt: later(-dayMs) })).toBeUndefined();
    expect(await faultsOf({ unpublishAt: later(-dayMs) }, 1)).toEqual([['unpublishAt', 'time_is_over']]);
  });

  it.each([
    [{ price: '-1' }, 'price', 'too_small'],
    [{ price: '1000000000000000' }, 'price', 'too_large'],
    [{ price: '19,90' }, 'price', 'not_a_decimal'],
    [{ price: '1.234' }, 'price', 'too_many_decimals'],
    [{ price: '10', listPrice: '9.99' }, 'listPrice', 'list_below_price'],
    [{ listPrice: '9.99' }, 'listPrice', 'list_without_price'],
  ])('refuses %j at its field', async (input, path, code) => {
    const answer = await setListing(administrator, await offered(), 0, input);
    expect(answer.issues?.map((issue) => [issue.path, issue.code])).toEqual([[path, code]]);
  });

  it('refuses an end before its beginning', async () => {
    const times = { publishAt: later(2 * dayMs), unpublishAt: later(dayMs) };
    const answer = await setListing(administrator, await offered(), 0, times);
    expect(answer.issues).toMatchObject([{ path: 'unpublishAt', code: 'ends_before_it_begins' }]);
  });

  it('is set by one of two people at once', async () => {
    const place = await offered();
    const made = await Promise.all([
      setListing(administrator, place, 0, { price: '5.00' }),
      setListing(administrator, place, 0, { price: '6.00' }),
    ]);
    expect(made.map(({ __typename }) => __typename).toSorted()).toEqual(['ListingSet', 'VersionConflict']);
    expect(await setListing(administrator, place, 0, { price: '7.00' })).toMatchObject({ currentVersion: 1 });
    const setBy = await sql<{ id: string; at: Date }>`select id, at from change
      where entity = 'listing' and entity_id = ${made.find(({ listing }) => listing)?.listing?.id}`.execute(db);
    // The channel was changed at another time.
    expect(await lastChangeAt(place)).toEqual(setBy.rows[0]?.at.toISOString());
    const same = await setListing(administrator, place, 1, {
      price: made.find(({ listing }) => listing)?.listing?.price?.minor === 500 ? '5' : '6',
    });
    expect(same).toMatchObject({ changeId: null, listing: { version: 1 } });
  });

  it('comes back as it was when its change is taken back, unless somebody changed it since', async () => {
    const place = await offered();
    const { listing, changeId: made } = await setListing(administrator, place, 0, { price: '5.00' });
    clock.advance(1_000);
    const { changeId } = await setListing(administrator, place, 1, { published: false, price: '6.00' });
    clock.advance(1_000);
    const revert = (id: unknown) =>
      administrator.query('mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }', { id });
    expect(await revert(changeId)).toEqual({ revertChange: { __typename: 'ChangeReverted' } });
    expect(await listingOf(administrator, listing!.id)).toMatchObject({ state: 'LISTED', price: eur(500), version: 3 });
    await setListing(administrator, place, 3, { published: false, price: '7.00' });
    expect(await revert(made)).toEqual({ revertChange: { __typename: 'NotAllowedNow' } });
  });

  it('is seen and set by the people of its shop alone', async () => {
    const place = await offered();
    const { listing } = await setListing(administrator, place, 0, {});
    const stranger = await (await world.managerOf(await world.newShop()))();
    expect(await listingOf(stranger, listing!.id)).toBeNull();
    expect(await setListing(stranger, place, 1, {})).toMatchObject({ __typename: 'NotFound' });
    const asked = await stranger.query<{ productChannels: unknown[] }>(
      'query ($id: ID!) { productChannels(productId: $id) { state } }',
      { id: place.id },
    );
    expect(asked.productChannels).toEqual([]);
    const manager = await (await world.managerOf(shopId))();
    expect(await setListing(manager, place, 1, { price: '9.00' })).toMatchObject({ __typename: 'ListingSet' });
  });
});

describe('what keeps a variant from a channel', () => {
  async function standing(place: {
    id: string;
    channelId: string;
  }): Promise<Pick<Shown, 'state' | 'hurdles'> & { offer: { id: string } | null }> {
    const { productChannels } = await administrator.query<{
      productChannels: (Shown & { channel: { id: string }; listing: Shown | null; offer: { id: string } | null })[];
    }>(
      `query ($id: ID!) { productChannels(productId: $id) { channel { id } state hurdles { reason refusal { code reason } }
        offer { id } listing { ${shownListing} } } }`,
      { id: place.id },
    );
    return productChannels.find(({ channel }) => channel.id === place.channelId)!;
  }
  const reasons = ({ hurdles }: Pick<Shown, 'hurdles'>) => hurdles.map(({ reason }) => reason);

  it('is said in the order in which it is overcome, with the next step', async () => {
    const product = await world.newProduct('Elm chair', 'DRAFT');
    const drafted = (await world.createChannel(administrator, shopId, { name: 'New' })).channel!;
    const place = { ...product, channelId: drafted.id };
    const before = await standing(place);
    expect(before).toMatchObject({ state: 'OFF', offer: null });
    expect(await standing(await offered())).toMatchObject({ offer: { id: expect.any(String) } });
    expect(reasons(before)).toEqual(['NOT_PUBLISHED', 'PRODUCT_NOT_ACTIVE', 'CHANNEL_DRAFT', 'NO_PRICE']);
    expect(before.hurdles.map(({ refusal }) => refusal.reason)).toEqual([
      'Elm chair is not put on New. List it there.',
      'Elm chair is a draft. Publish the product first.',
      'New is a draft. Activate the channel.',
      'Neither this listing nor an offer of Mill has a price in EUR. Enter a price on the offer, or one on the listing.',
    ]);
    const early = await setListing(administrator, place, 0, {});
    expect(early).toMatchObject({
      code: 'LISTING_PRODUCT',
      reason: 'Elm chair is a draft. Publish the product first.',
    });
    await sql`update product set status = 'UNLISTED' where id = ${product.id}`.execute(db);
    const { listing } = await setListing(administrator, place, 0, {});
    expect(listing?.state).toBe('REFUSED');
    expect(reasons(listing!)).toEqual(['CHANNEL_DRAFT', 'NO_PRICE']);
    await world.setStatus(administrator, drafted, 'ACTIVE');
    await setListing(administrator, place, 1, { price: '7.00' });
    expect(await standing(place)).toMatchObject({ state: 'LISTED', hurdles: [] });
  });

  it('is said of what is scheduled too, for it will be refused then', async () => {
    const product = await world.newProduct('Ash chair');
    const place = { ...product, channelId };
    const { listing } = await setListing(administrator, place, 0, { publishAt: later(dayMs) });
    expect(listing).toMatchObject({ state: 'SCHEDULED', hurdles: [{ reason: 'NO_PRICE' }] });
    expect(await standing(place)).toMatchObject({ state: 'SCHEDULED', hurdles: [{ reason: 'NO_PRICE' }] });
    await setListing(administrator, place, 1, { publishAt: later(dayMs), price: '7.00' });
    expect(await standing(place)).toMatchObject({ state: 'SCHEDULED', hurdles: [] });
  });

  it('is an archived product or channel, which take it off', async () => {
    const own = await world.openChannel(administrator, shopId, { name: 'Old' });
    const place = { ...(await offered()), channelId: own };
    await setListing(administrator, place, 0, {});
    await sql`update product set status = 'ARCHIVED', archived_at = now() where id = ${place.id}`.execute(db);
    expect(await standing(place)).toMatchObject({ state: 'OFF', hurdles: [{ reason: 'PRODUCT_NOT_ACTIVE' }] });
    await sql`update product set status = 'IN_REVIEW', archived_at = null, archive_reason = null where id = ${place.id}`.execute(
      db,
    );
    expect(await standing(place)).toMatchObject({ state: 'REFUSED', hurdles: [{ reason: 'PRODUCT_NOT_ACTIVE' }] });
    await sql`update product set status = 'ACTIVE' where id = ${place.id}`.execute(db);
    const channel = (await world.channelOf(administrator, own))!;
    expect(channel.counts).toEqual({ listed: 1, scheduled: 0, refused: 0, off: 0 });
    const paused = await world.setStatus(administrator, channel, 'PAUSED');
    expect(await standing(place)).toMatchObject({ state: 'LISTED' });
    expect(await world.setStatus(administrator, paused.channel!, 'ARCHIVED')).toMatchObject({
      code: 'CHANNEL_HAS_LISTINGS',
    });
    const archived = await world.setStatus(administrator, paused.channel!, 'ARCHIVED', true);
    expect(archived.channel?.counts).toEqual({ listed: 0, scheduled: 0, refused: 0, off: 1 });
    expect(await setListing(administrator, place, 1, { published: false })).toMatchObject({
      code: 'CHANNEL_IS_ARCHIVED',
    });
  });

  it('is found by the same word in the list as in the counts of the channel', async () => {
    const place = await offered();
    await setListing(administrator, place, 0, { publishAt: later(dayMs) });
    const { channel, listings } = await administrator.query<{
      channel: { counts: { scheduled: number } };
      listings: { nodes: { state: string; product: { id: string } }[]; total: { count: number } };
    }>(
      `query ($id: ID!, $filter: ListingFilter) { channel(id: $id) { counts { scheduled } }
        listings(filter: $filter, sort: [{ field: UPDATED_AT, direction: DESC }]) { nodes { state product { id } } total { count } } }`,
      { id: channelId, filter: { channelId: [channelId], state: ['SCHEDULED'] } },
    );
    expect(listings.total.count).toBe(channel.counts.scheduled);
    expect(listings.nodes[0]).toEqual({ state: 'SCHEDULED', product: { id: place.id } });
  });
});
