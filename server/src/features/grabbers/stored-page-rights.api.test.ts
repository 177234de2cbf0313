import type { PermissionRule } from '@quarry/contracts/access';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { noteBlob } from '../../platform/storage/index.ts';
import { saveOffers } from '../offers/index.ts';
import { buildCrawler, buildCrawlRun, buildShop, type BuiltCrawler, type BuiltShop } from './grabber.builder.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const administrator = await api.asAdministrator();
const readsShop: PermissionRule[] = [
  { action: 'read', subject: 'Grabber', scope: 'own_shops' },
  { action: 'read', subject: 'Offer', scope: 'own_shops' },
];
let shop: BuiltShop;
let crawler: BuiltCrawler;
let offerId: string;

beforeAll(async () => {
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  const bytes = Buffer.from('<h1>Oak chair</h1>');
  await buildCrawlRun(deps, crawler, [{ url: 'https://mill.example/oak', outcome: 'changed', bytes }]);
  const stored = await deps.storage.put(bytes);
  await noteBlob(db, deps.storage, stored, 'text/html', deps.clock.now());
  const name = { value: 'Oak chair', raw: 'Oak chair', method: 'selector', path: 'h1', confidence: 1 } as const;
  const price = { ...name, value: { amount: '50.00', minor: 5000, currency: 'EUR' }, raw: '50.00' };
  const row = {
    rawOffer: { name, sku: { ...name, value: 'A1' }, price },
    warnings: [],
    observedAt: deps.clock.now(),
    pageId: null,
    blobSha256: stored.sha256,
  };
  const saved = await db
    .transaction()
    .execute((tx) =>
      saveOffers(
        tx,
        deps,
        { id: shop.id, kind: 'own', isMarketplace: false, currency: 'EUR', pricesIncludeTax: true },
        { kind: 'grab', grabberId: null, grabRunId: null },
        [row],
      ),
    );
  offerId = saved.offerIds[0] ?? '';
});

type Reader = { id: string; roleKey: string; client: TestClient };

/** Somebody of the shop, with these rights. */
async function newReader(rules: readonly PermissionRule[] = readsShop): Promise<Reader> {
  const roleKey = `reader_${newId()}`;
  await db
    .insertInto('role')
    .values({ id: newId(), key: roleKey, name: roleKey, rules: JSON.stringify(rules) })
    .execute();
  const user = await api.newUser({ roleKeys: [roleKey] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shop.id }).execute();
  return { id: user.id, roleKey, client: await api.as(user) };
}

const document = `query ($crawlerId: ID!, $offerId: ID!) {
  storedPages(crawlerId: $crawlerId) { storedPageUrl } offer(id: $offerId) { snapshot { storedPageUrl } } }`;
type Links = { storedPages: { storedPageUrl: string }[]; offer: { snapshot: { storedPageUrl: string } } };
const linksIn = ({ storedPages, offer }: Links) => [storedPages[0]?.storedPageUrl ?? '', offer.snapshot.storedPageUrl];

/** The links of a fetch and of a snapshot, as the reader is given them. */
async function linksOf({ client }: Reader): Promise<string[]> {
  return linksIn(await client.query<Links>(document, { crawlerId: crawler.id, offerId }));
}

/** What the links answer once nobody remembers who the reader was. */
async function answers(links: readonly string[]): Promise<number[]> {
  deps.clock.advance(5_000);
  const opened = await Promise.all(links.map((link) => api.app.inject(link)));
  return opened.map(({ statusCode }) => statusCode);
}

describe('a link to a stored page', () => {
  it('opens for its reader alone, and is kept by no cache', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    const links = await linksOf(reader);
    expect(await answers(links)).toEqual([200, 200]);
    const { headers } = await api.app.inject(links[0] ?? '');
    expect(headers['cache-control']).toBe('private, no-store');
    const readerIn = (link = '') => new URL(link, 'https://quarry.example').searchParams.get('reader') ?? '';
    const name = readerIn((await linksOf(other))[0]);
    expect(readerIn(links[0])).not.toBe(name);
    const passedOn = links.map((link) => link.replace(readerIn(link), name));
    expect(await answers(passedOn)).toEqual([403, 403]);
    expect(await answers(links.map((link) => link.replace(/reader=[^&]*&/, '')))).toEqual([403, 403]);
  });

  it.each<[string, (reader: Reader) => Promise<unknown>]>([
    [
      'logs out',
      async ({ client }) => {
        const answer = await api.app.inject({
          method: 'POST',
          url: '/jwt/logout',
          headers: { authorization: `Bearer ${client.accessToken}` },
        });
        expect(answer.statusCode).toBeLessThan(300);
      },
    ],
    [
      'has their sessions ended',
      ({ id }) => administrator.query('mutation ($id: ID!) { revokeSessions(userId: $id) { __typename } }', { id }),
    ],
    [
      'is disabled',
      async ({ id }) => {
        const { version } = await db
          .selectFrom('app_user')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const disable =
          'mutation ($id: ID!, $version: Int!) { outcome: disableUser(id: $id, version: $version) { __typename } }';
        const { outcome } = await administrator.query<{ outcome: { __typename: string } }>(disable, { id, version });
        expect(outcome.__typename).toBe('UserStatusChanged');
      },
    ],
    ['loses the shop', ({ id }) => sql`delete from user_shop where user_id = ${id}`.execute(db)],
    [
      'loses the rights',
      ({ roleKey }) =>
        sql`update role set rules = '[{"action": "read", "subject": "Dashboard"}]' where key = ${roleKey}`.execute(db),
    ],
  ])('is over once its reader %s', async (_what, lose) => {
    const reader = await newReader();
    const links = await linksOf(reader);
    expect(await answers(links)).toEqual([200, 200]);
    await lose(reader);
    expect(await answers(links)).toEqual([403, 403]);
    const [gone, expired] = [
      await api.app.inject(links[0] ?? ''),
      await api.app.inject((links[0] ?? '').replace(/expires=\d+/, 'expires=1')),
    ];
    expect(gone.body).toBe(expired.body);
  });

  it('holds to the right that is left, where its reader loses one of two', async () => {
    const reader = await newReader();
    const links = await linksOf(reader);
    await sql`update role set rules = ${JSON.stringify(readsShop.slice(1))}::jsonb where key = ${reader.roleKey}`.execute(
      db,
    );
    expect(await answers(links)).toEqual([403, 200]);
  });

  it('is over once the API key that was given it is revoked', async () => {
    const { client } = await newReader([...readsShop, { action: 'manage', subject: 'ApiKey', scope: 'own' }]);
    const { createApiKey } = await client.query<{ createApiKey: { secret: string; apiKey: { id: string } } }>(
      `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { ... on ApiKeyCreated { secret apiKey { id } } } }`,
      {
        input: {
          name: 'Robot',
          rules: readsShop.map(({ action, subject }) => ({ action, subject })),
          expiresInDays: 1,
        },
      },
    );
    const answer = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${createApiKey.secret}` },
      payload: { query: document, variables: { crawlerId: crawler.id, offerId } },
    });
    const links = linksIn(answer.json<{ data: Links }>().data);
    expect(await answers(links)).toEqual([200, 200]);
    await client.query('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', { id: createApiKey.apiKey.id });
    expect(await answers(links)).toEqual([403, 403]);
  });
});
