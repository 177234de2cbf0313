import { formatMinor } from '@quarry/contracts/money';
import type { ExtractionMethod, Field, RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun } from '../grabbers/grabber.builder.ts';
import { saveOffers } from '../offers/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const world = feedWorld(api);

const address = 'https://shop.example/pages/A1';
type Snapshot = {
  observedAt: string;
  pageUrl: string;
  storedPageUrl: string | null;
  fields: { name: string; raw: string; method: string }[];
};
type Issue = {
  code: string;
  detail: { text: string };
  page: Snapshot | null;
  offer: { id: string; snapshot: { fields: { name: string; method: string }[] } } | null;
};
const issuesDocument = `query ($channelId: ID!) { channelIssues(channelId: $channelId) { nodes { code detail { text }
  page { observedAt pageUrl storedPageUrl fields { name raw method } }
  offer { id snapshot { fields { name method } } } } } }`;

describe('the page behind a price of an offer that a feed and a page of the shop state', () => {
  let client: TestClient;
  let shopId: string;
  let channelId: string;
  let feedGrabber: string;
  let pageGrabber: string;
  let place: { pageId: string; blobSha256: Buffer | null };

  async function read(method: ExtractionMethod, minor: number): Promise<string> {
    const isPage = method !== 'feed';
    const field = <T>(value: T, raw = String(value)): Field<T> => ({
      value,
      raw,
      method,
      path: '$.x',
      confidence: 0.9,
    });
    const amount = formatMinor(minor, 'EUR');
    const rawOffer: RawOffer = {
      name: field('Chair'),
      sku: field('A1'),
      price: field({ amount, minor, currency: 'EUR' }, amount),
      availability: field('InStock'),
      ...(isPage && { url: field(address) }),
    };
    const row = { rawOffer, warnings: [], observedAt: clock.now(), ...(isPage && place) };
    const shop = { id: shopId, kind: 'own', isMarketplace: false, currency: 'EUR', pricesIncludeTax: true } as const;
    const source = { kind: 'grab', grabberId: isPage ? pageGrabber : feedGrabber, grabRunId: null } as const;
    const saved = await withTransaction(db, (tx) => saveOffers(tx, api.deps, shop, source, [row]));
    await world.settle();
    return saved.offerIds[0]!;
  }

  async function newGrabber(kind: 'feed' | 'upload'): Promise<string> {
    const id = newId<'grabber'>();
    const feedUrl = kind === 'feed' ? 'https://shop.example/feed.xml' : null;
    await sql`insert into grabber (id, shop_id, name, kind, feed_url, state) values (${id}, ${shopId}, ${kind}, ${kind}, ${feedUrl}, 'active')`.execute(
      db,
    );
    return id;
  }

  const issues = async (as: TestClient): Promise<Issue[]> => {
    const { channelIssues } = await as.query<{ channelIssues: { nodes: Issue[] } }>(issuesDocument, { channelId });
    return channelIssues.nodes;
  };

  beforeAll(async () => {
    clock.set(new Date('2026-12-01T09:12:00Z'));
    client = await api.asAdministrator();
    shopId = await world.newShop({ timeZone: 'Europe/Berlin' });
    feedGrabber = await newGrabber('feed');
    pageGrabber = await newGrabber('upload');
    const crawler = await buildCrawler(api.deps, { id: shopId, url: 'https://shop.example/' });
    const bytes = Buffer.from('<p>Chair, 12.00 EUR</p>');
    await buildCrawlRun(api.deps, crawler, [{ url: address, outcome: 'changed', bytes }]);
    const stored = await api.deps.storage.put(bytes);
    place = { pageId: derivedId<'page'>(`${crawler.id} ${address}`), blobSha256: stored.sha256 };
    ({ channelId } = await world.newFeed(client, shopId));
    const product = await world.newProduct();
    const offerId = await read('feed', 1000);
    await sql`update offer set product_id = ${product.id}, variant_id = ${product.variantId} where id = ${offerId}`.execute(
      db,
    );
    await world.complete(product, 'A1');
    await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
    clock.set(new Date('2026-12-01T09:15:00Z'));
    await read('json-ld', 1200);
  });

  it('is that whose price was compared, with its time, its address and the place, and not the file of the feed', async () => {
    const [issue] = await issues(client);
    expect(issue?.detail.text).toContain('The page shows 12.00 EUR, the feed says 10.00 EUR, seen 2026-12-01 10:15');
    expect(issue?.page).toMatchObject({
      observedAt: '2026-12-01T09:15:00.000Z',
      pageUrl: address,
      storedPageUrl: expect.stringContaining('/'),
      fields: expect.arrayContaining([expect.objectContaining({ name: 'price', raw: '12.00', method: 'json-ld' })]),
    });
    const priceBehindOffer = issue?.offer?.snapshot.fields.find(({ name }) => name === 'price');
    expect(priceBehindOffer?.method).toBe('feed');
  });

  it('follows the page as it is read with another price', async () => {
    clock.set(new Date('2026-12-01T09:20:00Z'));
    await read('json-ld', 1300);
    const [issue] = await issues(client);
    expect(issue?.detail.text).toContain('The page shows 13.00 EUR');
    expect(issue?.page?.observedAt).toBe('2026-12-01T09:20:00.000Z');
  });

  it('stands beside a price that people state, which is told from what the file says', async () => {
    const { setOwnOffer } = await client.query<{ setOwnOffer: { __typename: string } }>(
      `mutation ($id: ID!, $input: OwnOfferInput!) { setOwnOffer(id: $id, version: 0, input: $input) { __typename } }`,
      { id: (await issues(client))[0]?.offer?.id, input: { price: '9.90' } },
    );
    expect(setOwnOffer.__typename).toBe('OwnOfferSet');
    await world.settle();
    const [issue] = await issues(client);
    expect(issue?.detail.text).toContain('The page shows 13.00 EUR, the feed says 9.90 EUR');
    expect(issue?.page?.pageUrl).toBe(address);
    const priceBehindOffer = issue?.offer?.snapshot.fields.find(({ name }) => name === 'price');
    expect(priceBehindOffer?.method).toBe('person');
  });

  it('is hidden with the offer from readers who may not see it', async () => {
    const rules = ['Channel', 'Product', 'Shop'].map((subject) => ({ action: 'read', subject }));
    await client.query('mutation ($input: RoleInput!) { createRole(input: $input) { __typename } }', {
      input: { name: 'Reader of channels', rules },
    });
    const role = await db.selectFrom('role').select('key').where('name', '=', 'Reader of channels').executeTakeFirst();
    const [issue] = await issues(await api.as(await api.newUser({ roleKeys: [role?.key ?? ''] })));
    expect(issue).toMatchObject({ code: 'PRICE_ON_PAGE', page: null, offer: null });
  });
});
