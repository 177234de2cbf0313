import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { directChannels } from './direct-channel.consumer.ts';
import { type Answer, channelWorld, type ShownChannel, shownChannel } from './testing/channel-world.ts';

const api = await testApi();
const { deps } = api;
const { clock } = deps;
const world = channelWorld(api);

let administrator: TestClient;
beforeEach(async () => {
  clock.advance(60_000);
  administrator = await api.asAdministrator();
});

describe('a channel', () => {
  it('begins as a draft with country, currency, language and tax of its shop', async () => {
    const shopId = await world.newShop();
    const { channel } = await world.createChannel(administrator, shopId);
    expect(channel).toMatchObject({
      status: 'DRAFT',
      country: 'DE',
      currency: 'EUR',
      locale: 'de',
      pricesWithTax: true,
      isBuiltIn: false,
      slug: 'google',
      openedAt: null,
      counts: { listed: 0, scheduled: 0, refused: 0, off: 0 },
    });
    expect(channel?.actions).toEqual([
      { action: 'activate', isAllowed: true, refusal: null },
      { action: 'pause', isAllowed: false, refusal: { code: 'CHANNEL_NO_MOVE' } },
      { action: 'archive', isAllowed: true, refusal: null },
    ]);
    const second = await world.createChannel(administrator, shopId, { name: 'Google!' });
    expect(second.channel?.slug).toMatch(/^google-[0-9a-f]{8}$/);
  });

  it('goes from draft to active, pauses, and ends in the archive', async () => {
    const shopId = await world.newShop();
    const { channel } = await world.createChannel(administrator, shopId);
    const active = await world.setStatus(administrator, channel!, 'ACTIVE');
    expect(active.channel).toMatchObject({ status: 'ACTIVE', openedAt: expect.any(String) });
    const early = await world.setStatus(administrator, active.channel!, 'ARCHIVED');
    expect(early).toMatchObject({ __typename: 'NotAllowedNow', code: 'CHANNEL_NO_MOVE' });
    const paused = await world.setStatus(administrator, active.channel!, 'PAUSED');
    const archived = await world.setStatus(administrator, paused.channel!, 'ARCHIVED');
    expect(archived.channel?.status).toBe('ARCHIVED');
    expect(await world.setStatus(administrator, archived.channel!, 'ACTIVE')).toMatchObject({
      code: 'CHANNEL_NO_MOVE',
    });
    expect(await world.updateChannel(administrator, archived.channel!, { name: 'Other' })).toMatchObject({
      code: 'CHANNEL_IS_ARCHIVED',
    });
  });

  it('is not ready without a country, and says what is missing', async () => {
    const shopId = await world.newShop();
    await sql`update shop set country = null where id = ${shopId}`.execute(deps.db);
    const { channel } = await world.createChannel(administrator, shopId);
    const refused = await world.setStatus(administrator, channel!, 'ACTIVE');
    expect(refused).toMatchObject({ code: 'CHANNEL_NOT_READY' });
    expect(refused.reason).toContain('Not ready: the country missing.');
  });

  it('keeps its currency once it was active, and what it cannot be without', async () => {
    const shopId = await world.newShop();
    const { channel } = await world.createChannel(administrator, shopId);
    const draft = await world.updateChannel(administrator, channel!, { currency: 'GBP' });
    expect(draft.channel).toMatchObject({ currency: 'GBP', country: 'DE' });
    const { channel: active } = await world.setStatus(administrator, draft.channel!, 'ACTIVE');
    const moved = await world.updateChannel(administrator, active!, { currency: 'EUR' });
    expect(moved).toMatchObject({ code: 'CHANNEL_CURRENCY_FIXED', reason: expect.stringContaining('GBP') });
    expect(await world.updateChannel(administrator, active!, { country: null })).toMatchObject({
      code: 'CHANNEL_NOT_READY',
    });
    const unchanged = await world.updateChannel(administrator, active!, { country: 'de' });
    expect(unchanged).toMatchObject({ __typename: 'ChannelUpdated', changeId: null, channel: { version: 3 } });
  });

  it('keeps its currency as a draft while a listing has a price in it', async () => {
    const shopId = await world.newShop();
    const { channel } = await world.createChannel(administrator, shopId);
    const place = { channelId: channel!.id, variantId: (await world.newProduct()).variantId };
    await world.setListing(administrator, place, 0, { price: '5.00' });
    for (const currency of ['JPY', null])
      expect(await world.updateChannel(administrator, channel!, { currency })).toMatchObject({
        code: 'CHANNEL_CURRENCY_FIXED',
        reason: 'Listings of this channel have prices in EUR. Take these prices away first, or add another channel.',
      });
    await world.setListing(administrator, place, 1, {});
    const moved = await world.updateChannel(administrator, channel!, { currency: 'JPY' });
    expect(moved.channel).toMatchObject({ currency: 'JPY' });
  });

  it('is refused at each field that is wrong, for shops that are not own, and for the kind that is built in', async () => {
    const shopId = await world.newShop();
    const wrong = await world.createChannel(administrator, shopId, {
      name: ' ',
      country: 'Germany',
      currency: 'EURO',
      locale: 'x',
    });
    expect(wrong.issues?.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'required'],
      ['country', 'not_a_country'],
      ['currency', 'not_a_currency'],
      ['locale', 'not_a_locale'],
    ]);
    const nowhere = await world.createChannel(administrator, shopId, { country: 'ZZ' });
    expect(nowhere.issues?.map(({ path, code }) => [path, code])).toEqual([['country', 'not_a_country']]);
    const direct = await world.createChannel(administrator, shopId, { kind: 'direct' });
    expect(direct.issues?.map(({ path, code }) => [path, code])).toEqual([['kind', 'not_a_choice']]);
    const observed = await world.newShop({ kind: 'observed' });
    expect(await world.createChannel(administrator, observed)).toMatchObject({ code: 'CHANNEL_SHOP_NOT_OWN' });
  });

  it('has a name of its own in its shop, apart from case and blanks; doubles from before keep theirs', async () => {
    const shopId = await world.newShop();
    const taken = [{ path: 'name', code: 'channel_name_taken' }];
    const { channel } = await world.createChannel(administrator, shopId, { name: 'Größe  Markt' });
    const double = await world.createChannel(administrator, shopId, { name: ' GRÖßE markt ', kind: 'direct' });
    expect(double.issues).toMatchObject([{ path: 'kind', code: 'not_a_choice' }, ...taken]);
    const elsewhere = await world.createChannel(administrator, await world.newShop(), { name: 'Größe Markt' });
    expect(elsewhere.__typename).toBe('ChannelCreated');
    const { channel: other } = await world.createChannel(administrator, shopId, { name: 'Other' });
    expect((await world.updateChannel(administrator, other!, { name: 'größe markt' })).issues).toMatchObject(taken);
    await sql`update channel set name = 'größe markt' where id = ${other!.id}`.execute(deps.db);
    const kept = await world.updateChannel(administrator, other!, { country: 'FR' });
    expect(kept.channel).toMatchObject({ name: 'größe markt', country: 'FR' });
    const atOnce = ['Once', 'once'].map((name) => world.createChannel(administrator, shopId, { name }));
    expect((await Promise.all(atOnce)).map(({ __typename }) => __typename).toSorted()).toEqual([
      'ChannelCreated',
      'InvalidInput',
    ]);
    await world.setStatus(administrator, kept.channel!, 'ARCHIVED');
    await world.setStatus(administrator, channel!, 'ARCHIVED');
    const again = await world.createChannel(administrator, shopId, { name: 'Größe Markt' });
    expect(again.__typename).toBe('ChannelCreated');
  });

  it('is changed by one of two people at once', async () => {
    const shopId = await world.newShop();
    const { channel } = await world.createChannel(administrator, shopId);
    const both = await Promise.all([
      world.updateChannel(administrator, channel!, { name: 'One' }),
      world.updateChannel(administrator, channel!, { name: 'Other' }),
    ]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['ChannelUpdated', 'VersionConflict']);
  });

  it('is taken back by its history, where its status allows it', async () => {
    const shopId = await world.newShop();
    const { channel } = await world.createChannel(administrator, shopId);
    const { channel: active } = await world.setStatus(administrator, channel!, 'ACTIVE');
    const paused = await world.setStatus(administrator, active!, 'PAUSED');
    const document = 'mutation ($changeId: ID!) { revertChange(changeId: $changeId) { __typename } }';
    const reverted = await administrator.query(document, { changeId: paused.changeId });
    expect(reverted).toEqual({ revertChange: { __typename: 'ChangeReverted' } });
    expect(await world.channelOf(administrator, channel!.id)).toMatchObject({ status: 'ACTIVE' });
  });

  it('is seen and changed by the people of its shop alone', async () => {
    const [shopId, otherShopId] = [await world.newShop(), await world.newShop()];
    const manager = await (await world.managerOf(shopId))();
    const stranger = await (await world.managerOf(otherShopId))();
    const { channel } = await world.createChannel(manager, shopId);
    expect(await world.channelOf(manager, channel!.id)).toMatchObject({ name: 'Google' });
    expect(await world.channelOf(stranger, channel!.id)).toBeNull();
    expect(await world.updateChannel(stranger, channel!, { name: 'Mine' })).toMatchObject({ __typename: 'NotFound' });
    const list = '{ channels { nodes { id } total { count } } }';
    expect(await stranger.query(list)).toEqual({ channels: { nodes: [], total: { count: 0 } } });
    await expect(world.createChannel(stranger, shopId)).rejects.toThrow(/may not create Channel/);
  });
});

describe('the channel Direct', () => {
  const shopInput = { name: 'Own mill', url: 'https://own-mill.example/', kind: 'own', locale: 'en-GB' };

  async function directOf(shopId: string): Promise<ShownChannel[]> {
    const { channels } = await administrator.query<{ channels: { nodes: ShownChannel[] } }>(
      `query ($shopId: [ID!]) { channels(filter: { shopId: $shopId }) { nodes { ${shownChannel} kind { code family validFrom } } } }`,
      { shopId: [shopId] },
    );
    return channels.nodes;
  }

  it('comes with each own shop, once, and opens when country and currency are known', async () => {
    const { createShop } = await administrator.query<{ createShop: { shop: { id: string; version: number } } }>(
      'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id version } } } }',
      { input: { ...shopInput, currency: 'GBP' } },
    );
    const { id, version } = createShop.shop;
    await followToEnd(deps, directChannels);
    expect(await directOf(id)).toMatchObject([
      { isBuiltIn: true, status: 'DRAFT', currency: 'GBP', locale: 'en-GB', kind: { code: 'direct', validFrom: null } },
    ]);
    await administrator.query(
      'mutation ($id: ID!, $version: Int!, $input: ShopInput!) { updateShop(id: $id, version: $version, input: $input) { __typename } }',
      { id, version, input: { ...shopInput, country: 'GB', pricesIncludeTax: false } },
    );
    await followToEnd(deps, directChannels);
    const [direct, ...others] = await directOf(id);
    expect(others).toEqual([]);
    expect(direct).toMatchObject({
      status: 'ACTIVE',
      country: 'GB',
      pricesWithTax: false,
      openedAt: expect.any(String),
    });
    const changed = await world.updateChannel(administrator, direct!, { country: 'FR' });
    expect(changed).toMatchObject({ code: 'CHANNEL_OF_SHOP' });
    const paused = await world.setStatus(administrator, direct!, 'PAUSED');
    const archived: Answer = await world.setStatus(administrator, paused.channel!, 'ARCHIVED');
    expect(archived).toMatchObject({ code: 'CHANNEL_BUILT_IN' });
  });
});

it('shows what a channel can be, with the document that it was written from', async () => {
  const { channelKinds } = await administrator.query<{ channelKinds: { code: string; source: string | null }[] }>(
    '{ channelKinds { code name family formats validFrom source } }',
  );
  expect(channelKinds.map(({ code }) => code)).toEqual(['direct', 'google_merchant']);
  expect(channelKinds[1]).toMatchObject({
    family: 'FEED',
    formats: ['xml', 'csv', 'tsv'],
    source: expect.stringContaining('specification'),
  });
  await expect(sql`update channel_kind_version set source = 'x'`.execute(deps.db)).rejects.toThrow(/never changed/);
});
