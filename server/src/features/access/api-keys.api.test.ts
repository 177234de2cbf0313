import { createClient } from 'graphql-ws';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type TestClient, testApi } from '../../testing/index.ts';
import { hashOfSecret, isWellFormed, newSecret } from './api-key-secret.ts';
import { keyRequestsPerMinute } from './api-keys.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();

type Key = {
  id: string;
  name: string;
  state: string;
  shownPart: string;
  lastUsedAt: string | null;
  mayRevoke: boolean;
};
type Made = { __typename: string; secret: string; apiKey: Key; issues: { path: string; code: string }[] };
type Rule = { action: string; subject: string };

const fields = 'id name state shownPart owner rules { action subject } shops { name } expiresAt lastUsedAt mayRevoke';
const brandRule = { action: 'manage', subject: 'Brand' };

async function make(rules: Rule[], further: object = {}, client: TestClient = administrator): Promise<Made> {
  const { createApiKey } = await client.query<{ createApiKey: Made }>(
    `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { __typename
      ... on ApiKeyCreated { secret apiKey { ${fields} } } ... on InvalidInput { issues { path code } } } }`,
    { input: { name: 'Robot', rules, expiresInDays: 30, ...further } },
  );
  return createApiKey;
}

/** A request by a key, as a program sends it. */
async function ask(secret: string, query: string, variables: object = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${secret}`, accept: 'application/graphql-response+json' },
    payload: { query, variables },
  });
  type Answer = { data?: Record<string, never>; errors?: { message: string; extensions: { code: string } }[] };
  const { data, errors } = response.json<Answer>();
  return { status: response.statusCode, headers: response.headers, data, code: errors?.[0]?.extensions.code };
}

const revoke = (id: string, client: TestClient = administrator) =>
  client.query<{ revokeApiKey: { __typename: string; apiKey?: Key } }>(
    `mutation ($id: ID!) { revokeApiKey(id: $id) { __typename ... on ApiKeyRevoked { apiKey { ${fields} } } } }`,
    { id },
  );
const createBrand = `mutation ($name: String!) { createBrand(input: { name: $name }) { __typename ... on BrandCreated { brand { id } } } }`;

async function newShop(name: string): Promise<string> {
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name, url: `https://${name.toLowerCase()}.example`, kind: 'own' } },
  );
  return createShop.shop.id;
}

/** Somebody who manages a shop, and has what else the rules say. */
async function managerOf(shopIds: string[], rules: object[] = []): Promise<{ id: string; client: TestClient }> {
  const key = `role_${crypto.randomUUID()}`;
  await db
    .insertInto('role')
    .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  const user = await api.newUser({ roleKeys: ['shop_manager', key] });
  for (const shopId of shopIds)
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  return { id: user.id, client: await api.as(user) };
}
/** Somebody whose rights are bound to no shop, and who has none. */
async function managerWithout(rules: object[]): Promise<TestClient> {
  const key = `role_${crypto.randomUUID()}`;
  await db
    .insertInto('role')
    .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  return api.as(await api.newUser({ roleKeys: [key] }));
}
const ownKeys = { action: 'manage', subject: 'ApiKey', scope: 'own' };

describe('the secret of a key', () => {
  it('is told by its beginning, and a mistyped one by its end', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^quarry_key_[0-9a-z]{57}$/);
    expect(isWellFormed(secret)).toBe(true);
    expect(isWellFormed(`${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`)).toBe(false);
    expect(isWellFormed(secret.replace('_key_', '_kez_'))).toBe(false);
    expect(newSecret()).not.toBe(secret);
  });

  it('is shown once and kept as a hash', async () => {
    const { secret, apiKey } = await make([brandRule]);
    expect(apiKey.shownPart).toBe(secret.slice(0, 15));
    const row = await db.selectFrom('api_key').selectAll().where('id', '=', apiKey.id).executeTakeFirstOrThrow();
    expect(row.hash.equals(hashOfSecret(secret))).toBe(true);
    expect(JSON.stringify({ ...row, hash: null })).not.toContain(secret.slice(16));
    const trail = await sql<{
      text: string;
    }>`select c::text as text from change c where entity_id = ${apiKey.id}`.execute(db);
    expect(trail.rows).toHaveLength(1);
    expect(trail.rows[0]?.text).not.toContain(secret.slice(16));
    expect(JSON.stringify(await administrator.query(`{ apiKeys { nodes { ${fields} } } }`))).not.toContain(
      secret.slice(16),
    );
  });
});

describe('an API key', () => {
  it('does what it was given, and tells the audit trail by its name', async () => {
    const { secret, apiKey } = await make([brandRule], { name: 'Import robot' });
    const answer = await ask(secret, createBrand, { name: 'Lindholm' });
    expect(answer.data).toMatchObject({ createBrand: { __typename: 'BrandCreated' } });
    const { auditTrail } = await administrator.query<{ auditTrail: { nodes: object[] } }>(
      '{ auditTrail(first: 1) { nodes { entity cause causeId causeName actor } } }',
    );
    expect(auditTrail.nodes).toEqual([
      { entity: 'brand', cause: 'api_key', causeId: apiKey.id, causeName: 'Import robot', actor: 'Administrator' },
    ]);
    const { rows } = await sql<{ kind: string }>`select actor_kind as kind from change where cause = 'api_key'`.execute(
      db,
    );
    expect(rows).toEqual([{ kind: 'api_key' }]);
  });

  it('is named as well where it takes a change back', async () => {
    const { secret, apiKey } = await make([brandRule], { name: 'Undoing robot' });
    const made = (await ask(secret, createBrand, { name: 'Lundby' })).data as unknown as {
      createBrand: { brand: { id: string } };
    };
    const { updateBrand } = await administrator.query<{ updateBrand: { changeId: string } }>(
      `mutation ($id: ID!) { updateBrand(id: $id, version: 1, input: { name: "Lundberg" }) {
        ... on BrandUpdated { changeId } } }`,
      made.createBrand.brand,
    );
    const revert = `mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }`;
    expect((await ask(secret, revert, { id: updateBrand.changeId })).data).toEqual({
      revertChange: { __typename: 'ChangeReverted' },
    });
    const { auditTrail } = await administrator.query<{ auditTrail: { nodes: object[] } }>(
      '{ auditTrail(first: 2) { nodes { cause causeId causeName isRevertible } } }',
    );
    expect(auditTrail.nodes).toEqual([
      { cause: 'revert', causeId: apiKey.id, causeName: 'Undoing robot', isRevertible: true },
      { cause: 'screen', causeId: null, causeName: null, isRevertible: false },
    ]);
  });

  it('does nothing else, nor what is about its person', async () => {
    const { secret } = await make([{ action: 'read', subject: 'Brand' }]);
    expect((await ask(secret, '{ brands { total { count } } }')).status).toBe(200);
    for (const query of [
      '{ users { total { count } } }',
      'mutation { createBrand(input: { name: "Mill" }) { __typename } }',
      'mutation { changePassword(input: { currentPassword: "a test password", newPassword: "seventeen lamps in a row" }) { __typename } }',
      'mutation { createApiKey(input: { name: "x", rules: [], expiresInDays: 1 }) { __typename } }',
      'mutation { ping }',
    ])
      expect((await ask(secret, query)).code).toBe('FORBIDDEN');
    const { me } = await administrator.query<{ me: { id: string } }>('{ me { id } }');
    expect((await ask(secret, `{ sessions(userId: "${me.id}") { id } }`)).code).toBe('FORBIDDEN');
  });

  it('makes no keys and starts no work with all rights of its person, whatever it was given', async () => {
    const { secret } = await make([
      { action: 'manage', subject: 'ApiKey' },
      { action: 'manage', subject: 'Brand' },
    ]);
    const made = await ask(
      secret,
      'mutation { createApiKey(input: { name: "x", rules: [{ action: read, subject: Brand }], expiresInDays: 1 }) { __typename } }',
    );
    expect(made.code).toBe('FORBIDDEN');
    const bulk = await ask(
      secret,
      'mutation { startBulkRun(input: { list: "brands", action: "archive", matching: {} }) { __typename } }',
    );
    expect(bulk.code).toBe('FORBIDDEN');
    expect((await ask(secret, '{ apiKeys { total { count } } }')).status).toBe(200);
  });

  it('opens no session and no file', async () => {
    const { secret } = await make([{ action: 'manage', subject: 'Brand' }]);
    const headers = { authorization: `Bearer ${secret}` };
    const refreshed = await api.app.inject({
      method: 'POST',
      url: '/jwt/refresh-token',
      headers,
      payload: { refreshToken: secret },
    });
    expect(refreshed.statusCode).toBe(401);
    await api.app.inject({ method: 'POST', url: '/jwt/logout', headers, payload: {} });
    const file = await api.app.inject({ method: 'POST', url: '/exports', headers, payload: {} });
    expect(file.statusCode).toBe(401);
    expect((await ask(secret, '{ brands { total { count } } }')).status).toBe(200);
  });

  it('is refused with 401 when it is false, mistyped, expired or revoked', async () => {
    const { secret, apiKey } = await make([brandRule], { expiresInDays: 1 });
    expect((await ask(secret, '{ __typename }')).status).toBe(200);
    expect((await ask(newSecret(), '{ __typename }')).status).toBe(401);
    expect((await ask(`${secret}0`, '{ __typename }')).status).toBe(401);
    clock.advance(86_400_000);
    expect((await ask(secret, '{ __typename }')).code).toBe('UNAUTHENTICATED');
    const fresh = await api.asAdministrator();
    const { apiKeys } = await fresh.query<{ apiKeys: { nodes: Key[] } }>(`{ apiKeys { nodes { ${fields} } } }`);
    expect(apiKeys.nodes.find(({ id }) => id === apiKey.id)?.state).toBe('EXPIRED');
  });

  it('asks at most so often in a minute, and is told when to go on', async () => {
    const client = await api.asAdministrator();
    const { secret } = await make([brandRule], {}, client);
    const other = await make([brandRule], {}, client);
    clock.advance(60_000 - (clock.now().getTime() % 60_000));
    const answers = [await ask(secret, '{ __typename }')];
    // A few at a time: what a busy machine has waiting too long is refused for that.
    while (answers.length <= keyRequestsPerMinute) {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => ask(secret, '{ __typename }')))));
    }
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(keyRequestsPerMinute);
    const told = refused.map(({ status, code, headers }) => `${status} ${code} ${String(headers['retry-after'])}`);
    expect(new Set(told)).toEqual(new Set(['429 RATE_LIMITED 60']));
    expect((await ask(other.secret, '{ __typename }')).status).toBe(200);
    clock.advance(60_000);
    expect((await ask(secret, '{ __typename }')).status).toBe(200);
  });

  it('notes its use once a minute', async () => {
    const { secret, apiKey } = await make([brandRule], {}, await api.asAdministrator());
    const usedAt = async () =>
      (await db.selectFrom('api_key').select('last_used_at').where('id', '=', apiKey.id).executeTakeFirst())
        ?.last_used_at;
    expect(await usedAt()).toBeNull();
    await ask(secret, '{ __typename }');
    const first = await usedAt();
    expect(first).toEqual(clock.now());
    clock.advance(59_000);
    await ask(secret, '{ __typename }');
    expect(await usedAt()).toEqual(first);
    clock.advance(1_000);
    await ask(secret, '{ __typename }');
    expect(await usedAt()).toEqual(clock.now());
  });
});

describe('the rights of a key', async () => {
  const shops = { mine: await newShop('Mine'), second: await newShop('Second'), foreign: await newShop('Foreign') };
  const names = async (secret: string): Promise<string[]> => {
    const { data } = await ask(secret, '{ crawlers { nodes { name } } }');
    return (data as unknown as { crawlers: { nodes: { name: string }[] } }).crawlers.nodes
      .map(({ name }) => name)
      .toSorted();
  };
  const root = await api.asAdministrator();
  for (const [name, shopId] of Object.entries(shops))
    await root.query('mutation ($input: CrawlerInput!) { createCrawler(input: $input) { __typename } }', {
      input: { shopId, name, config: { seeds: [`https://${name}.example/`] } },
    });
  const readCrawlers = [{ action: 'read', subject: 'Crawler' }];

  it('are never wider than those of its person, who may lose them', async () => {
    const manager = await managerOf([shops.mine, shops.second], [ownKeys]);
    const wide = await make(readCrawlers, {}, manager.client);
    const narrow = await make(readCrawlers, { shopIds: [shops.mine] }, manager.client);
    expect(await names(wide.secret)).toEqual(['mine', 'second']);
    expect(await names(narrow.secret)).toEqual(['mine']);
    await db.deleteFrom('user_shop').where('user_id', '=', manager.id).where('shop_id', '=', shops.mine).execute();
    clock.advance(5_000);
    expect(await names(wide.secret)).toEqual(['second']);
    expect(await names(narrow.secret)).toEqual([]);
  });

  it('of an administrator reach only the shops that it is narrowed to', async () => {
    const client = await api.asAdministrator();
    const rules = [
      { action: 'manage', subject: 'Crawler' },
      { action: 'manage', subject: 'Shop' },
    ];
    const { secret } = await make(rules, { shopIds: [shops.foreign] }, client);
    expect(await names(secret)).toEqual(['foreign']);
    const answer = await ask(
      secret,
      `mutation { createShop(input: { name: "New", url: "https://new.example", kind: own }) { __typename } }`,
    );
    expect(answer.code).toBe('FORBIDDEN');
    expect((await ask(secret, '{ shops { total { count } } }')).data).toEqual({ shops: { total: { count: 3 } } });
  });

  it('cannot be such as its person has nothing of, nor reach shops that are not theirs', async () => {
    const manager = await managerOf([shops.mine], [ownKeys]);
    const refused = await make(
      [...readCrawlers, { action: 'manage', subject: 'User' }],
      { shopIds: [shops.foreign, crypto.randomUUID()] },
      manager.client,
    );
    expect(refused.issues).toEqual([
      { path: 'rules.1', code: 'not_a_choice' },
      { path: 'shopIds.0', code: 'not_yours_to_give' },
      { path: 'shopIds.1', code: 'not_yours_to_give' },
    ]);
    const free = await managerWithout([ownKeys, { action: 'manage', subject: 'Crawler' }]);
    const foreign = await make(readCrawlers, { shopIds: [shops.foreign] }, free);
    expect(foreign.issues).toEqual([{ path: 'shopIds.0', code: 'not_yours_to_give' }]);
  });

  it('rest while its person is disabled', async () => {
    const manager = await managerOf([shops.mine], [ownKeys]);
    const { secret } = await make(readCrawlers, {}, manager.client);
    expect(await names(secret)).toEqual(['mine']);
    await db.updateTable('app_user').set({ status: 'INACTIVE' }).where('id', '=', manager.id).execute();
    clock.advance(5_000);
    expect((await ask(secret, '{ __typename }')).status).toBe(401);
    const fresh = await api.asAdministrator();
    const { apiKeys } = await fresh.query<{ apiKeys: { nodes: Key[] } }>(
      `query ($id: [ID!]) { apiKeys(filter: { ownerId: $id, state: [SUSPENDED] }) { nodes { ${fields} } } }`,
      { id: [manager.id] },
    );
    expect(apiKeys.nodes).toMatchObject([{ state: 'SUSPENDED' }]);
    await db.updateTable('app_user').set({ status: 'ACTIVE' }).where('id', '=', manager.id).execute();
    clock.advance(5_000);
    expect(await names(secret)).toEqual(['mine']);
  });
});

describe('keys', () => {
  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(81) }, 'name', 'too_long'],
    [{ rules: [] }, 'rules', 'required'],
    [{ rules: [{ action: 'manage', subject: 'all' }] }, 'rules.0.subject', 'not_a_choice'],
    [{ expiresInDays: 0 }, 'expiresInDays', 'too_small'],
    [{ expiresInDays: 400 }, 'expiresInDays', 'too_large'],
  ])('are not made of %j', async (input, path, code) => {
    const refused = await make([brandRule], input, await api.asAdministrator());
    expect(refused.issues).toEqual([{ path, code }]);
  });

  it('are seen and revoked by anyone who may, and made by nobody without the right', async () => {
    const owner = await managerOf([], [ownKeys]);
    const { apiKey } = await make([{ action: 'read', subject: 'Brand' }], {}, owner.client);
    const other = await managerOf([], [ownKeys]);
    const seen = await other.client.query<{ apiKeys: { nodes: Key[] } }>('{ apiKeys { nodes { id } } }');
    expect(seen.apiKeys.nodes).toEqual([]);
    expect((await revoke(apiKey.id, other.client)).revokeApiKey.__typename).toBe('NotFound');
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const refused = await analyst.request(
      'mutation { createApiKey(input: { name: "x", rules: [{ action: read, subject: Brand }], expiresInDays: 1 }) { __typename } }',
    );
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const revoked = await revoke(apiKey.id, await api.asAdministrator());
    expect(revoked.revokeApiKey.apiKey?.state).toBe('REVOKED');
  });

  it('let nobody in within five seconds after they were revoked, and end what listens by them', async () => {
    const client = await api.asAdministrator();
    const { secret, apiKey } = await make([{ action: 'read', subject: 'Crawler' }], {}, client);
    expect((await ask(secret, '{ __typename }')).status).toBe(200);
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const subscription = createClient({
      url: `${address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      lazy: false,
      connectionParams: { authorization: `Bearer ${secret}` },
    });
    const closed = Promise.withResolvers<unknown>();
    const connected = Promise.withResolvers<void>();
    subscription.on('connected', () => connected.resolve());
    subscription.on('closed', closed.resolve);
    await connected.promise;
    await revoke(apiKey.id, client);
    clock.advance(5_000);
    expect((await ask(secret, '{ __typename }')).status).toBe(401);
    expect(await closed.promise).toMatchObject({ code: 4403 });
    await subscription.dispose();
  });
});
