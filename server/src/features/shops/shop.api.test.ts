import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { rememberProbe } from './shop-probe.store.ts';
import type { ShopProbe } from './shop-probe.ts';

const api = await testApi();
const administrator = await api.asAdministrator();

type Shop = { id: string; version: number; name: string; url: string; status: string; minDelayMs: number };
type Answer = { __typename: string; shop?: Shop; shopId?: string };
const shopFields = 'shop { id version name url status minDelayMs }';
const create = async (input: object, client = administrator) =>
  client.request<{ createShop: Answer }>(
    `mutation ($input: ShopInput!) { createShop(input: $input) { __typename
      ... on ShopCreated { ${shopFields} } ... on ShopAddressTaken { url shopId } ... on InvalidInput { issues { path code } } } }`,
    { input },
  );
const made = async (overrides: object = {}): Promise<Shop> => {
  const input = { name: 'A shop', url: `https://shop-${crypto.randomUUID()}.example/`, kind: 'observed', ...overrides };
  const { shop } = (await create(input)).data.createShop;
  if (!shop) throw new Error('The shop was not made.');
  return shop;
};
const update = async (shop: Shop, input: object, client = administrator) =>
  client.request<{ updateShop: Answer }>(
    `mutation ($id: ID!, $version: Int!, $input: ShopInput!) { updateShop(id: $id, version: $version, input: $input) { __typename
      ... on ShopUpdated { ${shopFields} } ... on ShopAddressTaken { url shopId } ... on InvalidInput { issues { path code } }
      ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
    { id: shop.id, version: shop.version, input: { name: shop.name, url: shop.url, kind: 'observed', ...input } },
  );

describe('shops', () => {
  it('keeps a shop with its address in canonical form and writes down who made it', async () => {
    const shop = await made({ name: 'Hafenladen', url: ' HTTPS://Hafenladen.example:443/a/../#top ' });
    const changes = await api.deps.db.selectFrom('change').selectAll().where('entity_id', '=', shop.id).execute();
    expect(shop).toMatchObject({ name: 'Hafenladen', url: 'https://hafenladen.example/', status: 'ACTIVE' });
    expect(changes).toMatchObject([{ entity: 'shop', action: 'created' }]);
  });

  it('takes the time of a change from the clock, not from the database', async () => {
    api.deps.clock.advance(-40 * 86_400_000);
    const shop = await made();
    const change = await api.deps.db
      .selectFrom('change')
      .select('at')
      .where('entity_id', '=', shop.id)
      .executeTakeFirstOrThrow();
    expect(change.at).toEqual(api.deps.clock.now());
    api.deps.clock.advance(40 * 86_400_000);
  });

  it('gives a new shop what the probe of its address found before', async () => {
    const probe: ShopProbe = {
      url: 'http://probed.example/',
      finalUrl: 'https://www.probed.example/',
      title: 'Probed',
      system: null,
      language: 'de',
      currency: 'EUR',
      robots: 'allows_all',
      sitemaps: [{ url: 'https://www.probed.example/sitemap.xml', entries: 12, kind: 'sitemap' }],
      feeds: [],
      structuredData: [],
      sampledPages: 3,
      offersFound: 3,
      warnings: [],
      proposedName: 'Probed',
      proposedSeeds: ['https://www.probed.example/'],
      proposedDelayMs: 1_000,
      proposedItems: null,
    };
    await rememberProbe(api.deps.db, probe, api.deps.clock.now());
    const shop = await made({ url: 'https://probed.example' });
    const document = 'query ($id: ID!) { shop(id: $id) { probe { title sitemaps { entries } sampledPages } } }';
    const client = await api.asAdministrator();
    expect(await client.query(document, { id: shop.id })).toEqual({
      shop: { probe: { title: 'Probed', sitemaps: [{ entries: 12 }], sampledPages: 3 } },
    });
    const stored = await api.deps.db
      .selectFrom('shop')
      .select('probed_at')
      .where('id', '=', shop.id)
      .executeTakeFirstOrThrow();
    expect(stored.probed_at).toEqual(api.deps.clock.now());
    expect(await client.query(document, { id: (await made()).id })).toEqual({ shop: { probe: null } });
  });

  it('refuses a second shop at one address, whatever the scheme, www and slash', async () => {
    const shop = await made({ url: 'https://www.twice.example/store/' });
    const answer = await create({ name: 'Again', url: 'http://twice.example/store?ref=1', kind: 'partner' });
    expect(answer.data.createShop).toMatchObject({ __typename: 'ShopAddressTaken', shopId: shop.id });
  });

  it('names the shop at an address while it is typed, and not to itself', async () => {
    const { id } = await made({ url: 'https://known.example/' });
    const known = async (url: string, exceptId: string | null = null) =>
      (
        await administrator.query<{ shopByAddress: { id: string } | null }>(
          'query ($url: String!, $exceptId: ID) { shopByAddress(url: $url, exceptId: $exceptId) { id } }',
          { url, exceptId },
        )
      ).shopByAddress?.id;
    expect(await known('http://www.known.example?from=mail')).toBe(id);
    expect(await known('https://known.example/', id)).toBeUndefined();
    expect(await known('https://unknown.example/')).toBeUndefined();
    expect(await known('known')).toBeUndefined();
  });

  it('knows the shop of a page by the address above it, the nearest of several', async () => {
    const { id } = await made({ url: 'http://pages.example:4630/' });
    const inner = await made({ url: 'http://pages.example:4630/outlet/' });
    const known = async (url: string, exceptId: string | null = null, client = administrator) =>
      (
        await client.query<{ shopByAddress: { id: string } | null }>(
          'query ($url: String!, $exceptId: ID) { shopByAddress(url: $url, exceptId: $exceptId) { id } }',
          { url, exceptId },
        )
      ).shopByAddress?.id;
    expect(await known('http://pages.example:4630/products/abc?x=1')).toBe(id);
    expect(await known('http://pages.example:4630/outlet/abc#top')).toBe(inner.id);
    expect(await known('http://pages.example:4630/outlet/abc', inner.id)).toBe(id);
    expect(await known('http://pages.example:4630/outlets')).toBe(id);
    expect(await known('http://pages.example/products/abc')).toBeUndefined();
    // Of several the nearest that the reader may know of.
    const rules = JSON.stringify([{ action: 'read', subject: 'Shop', scope: 'own_shops' }]);
    const role = { id: newId<'role'>(), key: 'own_shops_alone', name: 'Own shops', rules };
    await api.deps.db.insertInto('role').values(role).execute();
    const user = await api.newUser({ roleKeys: [role.key] });
    await api.deps.db.insertInto('user_shop').values({ user_id: user.id, shop_id: id }).execute();
    expect(await known('http://pages.example:4630/outlet/abc', null, await api.as(user))).toBe(id);
  });

  it('names every field that is wrong', async () => {
    const answer = await create({
      name: '',
      url: 'no address',
      kind: 'own',
      country: 'XQ',
      currency: 'EURO',
      minDelayMs: -1,
    });
    expect(answer.data.createShop).toEqual({
      __typename: 'InvalidInput',
      issues: [
        { path: 'name', code: 'required' },
        { path: 'url', code: 'not_a_web_address' },
        { path: 'country', code: 'not_a_country' },
        { path: 'currency', code: 'not_a_currency' },
        { path: 'minDelayMs', code: 'too_small' },
      ],
    });
  });

  it('keeps on an update what the input leaves out', async () => {
    const shop = await made({ status: 'DRAFT', minDelayMs: 4_000 });
    const answer = await update(shop, { name: 'Renamed' });
    expect(answer.data.updateShop.shop).toMatchObject({
      name: 'Renamed',
      status: 'DRAFT',
      minDelayMs: 4_000,
      version: 2,
    });
  });

  it('moves a shop only along its states', async () => {
    const shop = await made();
    const closed = await update(shop, { status: 'CLOSED' });
    const suspended = await update(shop, { status: 'SUSPENDED' });
    expect(closed.data.updateShop).toEqual({
      __typename: 'InvalidInput',
      issues: [{ path: 'status', code: 'not_a_choice' }],
    });
    expect(suspended.data.updateShop.shop?.status).toBe('SUSPENDED');
  });

  it('refuses a save over a newer version', async () => {
    const shop = await made();
    await update(shop, { name: 'First' });
    const late = await update(shop, { name: 'Second' });
    expect(late.data.updateShop).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
  });

  it('lists shops by name, status and kind in windows', async () => {
    await Promise.all([1, 2, 3].map((n) => made({ name: `Zebra ${n}`, kind: n === 3 ? 'own' : 'partner' })));
    const { shops } = await administrator.query<{ shops: { nodes: Shop[]; total: object; pageInfo: object } }>(
      `{ shops(first: 1, search: "zebra", filter: { kind: [partner], status: [ACTIVE] }, sort: [{ field: name, direction: DESC }]) {
        nodes { name health { offers freshOffers products lastSeenAt } } total { count } pageInfo { hasNextPage } } }`,
    );
    expect(shops).toEqual({
      nodes: [{ name: 'Zebra 2', health: { offers: 0, freshOffers: 0, products: 0, lastSeenAt: null } }],
      total: { count: 2 },
      pageInfo: { hasNextPage: true },
    });
  });

  it('counts the offers of a shop as its health, and its products as the product list does', async () => {
    const shop = await made();
    const now = api.deps.clock.now();
    const seen = (hoursAgo: number) => {
      const at = new Date(now.getTime() - hoursAgo * 3_600_000);
      return { first_seen_at: at, last_seen_at: at, last_changed_at: at };
    };
    const offer = { shop_id: shop.id, origin: 'observed' };
    await api.deps.db
      .insertInto('offer')
      .values([
        { ...offer, id: crypto.randomUUID(), offer_key: '1', match_state: 'matched', ...seen(1) },
        { ...offer, id: crypto.randomUUID(), offer_key: '2', ...seen(30) },
      ])
      .execute();
    for (const status of ['ACTIVE', 'DRAFT', 'ARCHIVED']) {
      const id = crypto.randomUUID();
      const archived_at = status === 'ARCHIVED' ? new Date() : null;
      await api.deps.db.insertInto('product').values({ id, name: status, slug: id, status, archived_at }).execute();
      await api.deps.db.insertInto('shop_product').values({ shop_id: shop.id, product_id: id }).execute();
    }
    const answer = await administrator.query<{ shop: object; products: object }>(
      `query ($id: ID!) { shop(id: $id) { health { offers freshOffers matchedOffers products } }
        products(filter: { shopId: [$id] }) { total { count } } }`,
      { id: shop.id },
    );
    expect(answer).toEqual({
      shop: { health: { offers: 2, freshOffers: 1, matchedOffers: 1, products: 2 } },
      products: { total: { count: 2 } },
    });
  });

  it('lets a shop manager change the shops given to them and no others', async () => {
    const [own, other] = [await made(), await made()];
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await api.deps.db.insertInto('user_shop').values({ user_id: user.id, shop_id: own.id }).execute();
    const manager = await api.as(user);
    const allowed = await update(own, { name: 'Given' }, manager);
    const refused = await update(other, { name: 'Taken over' }, manager);
    const creating = await create({ name: 'New', url: 'https://new.example', kind: 'own' }, manager);
    expect(allowed.data.updateShop.__typename).toBe('ShopUpdated');
    expect([refused, creating].map((answer) => answer.errors?.[0]?.extensions.code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });
});
