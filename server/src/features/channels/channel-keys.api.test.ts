import { sql } from 'kysely';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

/** Given out in blocks of three. */
const limit = 300;
const api = await testApi({ channelKeyRequests: limit });
const { db, clock } = api.deps;

type Key = { id: string; name: string; state: string; shownPart: string; lastUsedAt: string | null };
type Made = {
  __typename: string;
  secret: string;
  key: Key;
  code: string;
  reason: string;
  issues: { path: string; code: string }[];
};

const fields = 'id name shownPart state createdBy lastUsedAt expiresAt mayRevoke';
const answer = `__typename ... on ChannelKeyCreated { secret key { ${fields} } } ... on InvalidInput { issues { path code } }
  ... on NotAllowedNow { code reason }`;

const minute = 60_000;
const day = 1_440 * minute;

/** Somebody who signs in anew: the clock goes on between tests, and sessions end. */
async function managerOf(shopIds: readonly string[], roleKey = 'shop_manager'): Promise<TestClient> {
  const user = await api.newUser({ roleKeys: [roleKey] });
  for (const shopId of shopIds)
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  return api.as(user);
}

let shops = 0;
async function newShop(): Promise<string> {
  const administrator = await api.asAdministrator();
  shops += 1;
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    `mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }`,
    {
      input: {
        name: `Shop ${shops}`,
        url: `https://shop${shops}.example`,
        kind: 'own',
        country: 'DE',
        currency: 'EUR',
      },
    },
  );
  return createShop.shop.id;
}

async function newChannel(shopId: string, name = 'Google DE'): Promise<string> {
  const administrator = await api.asAdministrator();
  const { createChannel } = await administrator.query<{ createChannel: { channel: { id: string } } }>(
    `mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on ChannelCreated { channel { id } } } }`,
    { input: { shopId, kind: 'google_merchant', name } },
  );
  return createChannel.channel.id;
}

async function make(client: TestClient, channelId: string, input: object = {}): Promise<Made> {
  const { createChannelKey } = await client.query<{ createChannelKey: Made }>(
    `mutation ($channelId: ID!, $input: ChannelKeyInput!) { createChannelKey(channelId: $channelId, input: $input) { ${answer} } }`,
    { channelId, input: { name: 'Checkout', ...input } },
  );
  return createChannelKey;
}

async function keysOf(client: TestClient, channelId: string): Promise<Key[] | undefined> {
  const { channelKeys } = await client.query<{ channelKeys: { nodes: Key[] } | null }>(
    `query ($channelId: ID!) { channelKeys(channelId: $channelId) { nodes { ${fields} } } }`,
    { channelId },
  );
  return channelKeys?.nodes;
}

const revoke = (client: TestClient, id: string) =>
  client.query<{ revokeChannelKey: { __typename: string; key?: Key } }>(
    `mutation ($id: ID!) { revokeChannelKey(id: $id) { __typename ... on ChannelKeyRevoked { key { ${fields} } } } }`,
    { id },
  );

async function archive(client: TestClient, id: string, confirmed: boolean) {
  const { channel } = await client.query<{ channel: { version: number } }>(
    'query ($id: ID!) { channel(id: $id) { version } }',
    { id },
  );
  const { setChannelStatus } = await client.query<{ setChannelStatus: { __typename: string; reason?: string } }>(
    `mutation ($id: ID!, $version: Int!, $confirmed: Boolean!) {
      setChannelStatus(id: $id, version: $version, status: ARCHIVED, confirmed: $confirmed) { __typename ... on NotAllowedNow { reason } } }`,
    { id, version: channel.version, confirmed },
  );
  return setChannelStatus;
}

const statusOf = async (secret: string) => (await api.withKey(secret).request('{ __typename }')).status;

/** A shop, a channel of it, and its manager. */
async function selling() {
  const shopId = await newShop();
  const channelId = await newChannel(shopId);
  return { shopId, channelId, manager: await managerOf([shopId]) };
}

describe('a key of a sales channel', () => {
  it('is shown once, kept as a hash, and told in the trail by its name and channel', async () => {
    const { channelId, manager } = await selling();
    const { secret, key } = await make(manager, channelId, { expiresInDays: 30 });
    expect(key).toMatchObject({ name: 'Checkout', state: 'ACTIVE', lastUsedAt: null });
    expect(secret.startsWith(key.shownPart)).toBe(true);
    expect(await keysOf(manager, channelId)).toEqual([key]);
    const told = secret.slice(key.shownPart.length);
    const { rows } = await sql<{ text: string }>`select k::text as text from api_key k where id = ${key.id}
      union all select c::text from change c where entity_id = ${key.id}`.execute(db);
    expect(rows).toHaveLength(2);
    expect(rows.map(({ text }) => text).join()).not.toContain(told);
    const { auditTrail } = await manager.query<{ auditTrail: { nodes: object[] } }>(
      `query ($id: [ID!]) { auditTrail(first: 5, filter: { entity: ["channel_key"], entityId: $id }) {
        nodes { entityName action fields { name after references { name } } } } }`,
      { id: [key.id] },
    );
    expect(auditTrail.nodes).toMatchObject([{ entityName: 'Checkout', action: 'created' }]);
    expect(JSON.stringify(auditTrail.nodes)).toContain('{"name":"Google DE"}');
  });

  it('reads nothing, changes nothing and makes no keys', async () => {
    const { channelId, manager } = await selling();
    const key = api.withKey((await make(manager, channelId)).secret);
    for (const document of [
      '{ me { id } }',
      '{ __schema { types { name } } }',
      `{ channel(id: "${channelId}") { name } }`,
      'mutation { createBrand(input: { name: "Mill" }) { __typename } }',
      `mutation { __typename createChannelKey(channelId: "${channelId}", input: { name: "x" }) { __typename } }`,
      'mutation { ...Further } fragment Further on Mutation { createBrand(input: { name: "Mill" }) { __typename } }',
    ]) {
      const { status, data, errors } = await key.request(document);
      expect([status, data ?? null, errors?.[0]?.extensions.code]).toEqual([403, null, 'FORBIDDEN']);
    }
    expect(await db.selectFrom('brand').select('id').where('name', '=', 'Mill').execute()).toEqual([]);
  });

  it('opens no session, no file, no upload and nothing to listen to', async () => {
    const { channelId, manager } = await selling();
    const { secret } = await make(manager, channelId);
    const headers = { authorization: `Bearer ${secret}` };
    for (const [method, url, payload] of [
      ['POST', '/exports', {}],
      ['POST', '/exports/products', {}],
      ['POST', '/uploads', {}],
      ['POST', '/avatars', {}],
      ['GET', `/uploads/${channelId}`, undefined],
      ['GET', `/imports/${channelId}/errors.csv`, undefined],
      ['GET', '/jwt/user-data', undefined],
      ['POST', '/jwt/refresh-token', { refreshToken: secret }],
    ] as const) {
      const { statusCode } = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
      expect(statusCode, `${method} ${url}`).toBe(401);
    }
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = createClient({
      url: `${address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => undefined,
      connectionParams: headers,
    });
    const closed = Promise.withResolvers<unknown>();
    socket.on('closed', closed.resolve);
    expect(await closed.promise).toMatchObject({ code: 4403 });
    await socket.dispose();
  });

  it('is refused within five seconds after it was revoked, expired, or its channel archived', async () => {
    const { channelId, manager } = await selling();
    const ended = await make(manager, channelId, { expiresInDays: 1 });
    const revoked = await make(manager, channelId);
    const lasting = await make(manager, channelId);
    for (const { secret } of [ended, revoked, lasting]) expect(await statusOf(secret)).toBe(200);
    expect((await revoke(manager, revoked.key.id)).revokeChannelKey.key?.state).toBe('REVOKED');
    clock.advance(5_000);
    const refused = await api.withKey(revoked.secret).request('{ __typename }');
    expect(refused.status).toBe(401);
    expect(refused.errors?.[0]?.message).toContain('This key was revoked');
    clock.advance(day);
    expect(await statusOf(ended.secret)).toBe(401);
    expect(await statusOf(lasting.secret)).toBe(200);
    const fresh = await api.asAdministrator();
    expect((await keysOf(fresh, channelId))?.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['EXPIRED', 'REVOKED', 'ACTIVE']),
    );
    expect((await archive(fresh, channelId, true)).__typename).toBe('ChannelUpdated');
    clock.advance(5_000);
    expect(await statusOf(lasting.secret)).toBe(401);
  });
});

describe('a channel with keys in use', () => {
  it('is archived once that was confirmed, and revokes them with it', async () => {
    const { channelId } = await selling();
    const administrator = await api.asAdministrator();
    const { secret } = await make(administrator, channelId);
    await make(administrator, channelId, { name: 'Never used' });
    await statusOf(secret);
    expect(await archive(administrator, channelId, false)).toEqual({
      __typename: 'NotAllowedNow',
      reason: 'One key was used in the last 30 days. Move it first or confirm.',
    });
    const { channel } = await administrator.query<{ channel: object }>(
      'query ($id: ID!) { channel(id: $id) { usedKeys } }',
      { id: channelId },
    );
    expect(channel).toEqual({ usedKeys: 1 });
    expect((await archive(administrator, channelId, true)).__typename).toBe('ChannelUpdated');
    expect((await keysOf(administrator, channelId))?.map(({ state }) => state)).toEqual(['REVOKED', 'REVOKED']);
    const { rows } = await sql`select action from change where entity = 'channel_key' and action = 'revoked'
      and entity_id in (select id from api_key where channel_id = ${channelId})`.execute(db);
    expect(rows).toHaveLength(2);
    const refused = await make(administrator, channelId);
    expect(refused).toMatchObject({ __typename: 'NotAllowedNow', code: 'CHANNEL_KEYS_END' });
  });

  it('is told of them, and ends them, by somebody with a right to channels alone', async () => {
    const { channelId } = await selling();
    const { secret } = await make(await api.asAdministrator(), channelId);
    await statusOf(secret);
    await db
      .insertInto('role')
      .values({
        id: newId(),
        key: 'channels',
        name: 'Channels',
        rules: JSON.stringify([{ action: 'manage', subject: 'Channel' }]),
        is_preset: false,
      })
      .execute();
    const client = await managerOf([], 'channels');
    expect((await archive(client, channelId, false)).__typename).toBe('NotAllowedNow');
    expect((await archive(client, channelId, true)).__typename).toBe('ChannelUpdated');
    clock.advance(5_000);
    expect(await statusOf(secret)).toBe(401);
  });

  it('is archived without a word where they were used longer ago', async () => {
    const { channelId, manager } = await selling();
    await statusOf((await make(manager, channelId)).secret);
    clock.advance(31 * day);
    expect((await archive(await api.asAdministrator(), channelId, false)).__typename).toBe('ChannelUpdated');
  });
});

describe('keys of a sales channel', () => {
  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(81) }, 'name', 'too_long'],
    [{ expiresInDays: 0 }, 'expiresInDays', 'too_small'],
    [{ expiresInDays: 4_000 }, 'expiresInDays', 'too_large'],
  ])('are not made of %j', async (input, path, code) => {
    const channelId = await newChannel(await newShop());
    expect((await make(await api.asAdministrator(), channelId, input)).issues).toEqual([{ path, code }]);
  });

  it('are no more than fifty at a time', async () => {
    const channelId = await newChannel(await newShop());
    const administrator = await api.asAdministrator();
    const { key } = await make(administrator, channelId);
    await sql`insert into api_key (id, shop_id, channel_id, name, hash, shown_part, rules, created_at)
      select gen_random_uuid(), k.shop_id, k.channel_id, 'Copy', sha256(n::text::bytea), k.shown_part, '[]', k.created_at
      from api_key k, generate_series(1, 48) n where k.id = ${key.id}`.execute(db);
    const two = await Promise.all([make(administrator, channelId), make(administrator, channelId)]);
    expect(two.map(({ __typename }) => __typename).toSorted()).toEqual(['ChannelKeyCreated', 'NotAllowedNow']);
  });

  it('are for the people of its shop who may', async () => {
    const { channelId, manager } = await selling();
    const { key } = await make(manager, channelId);
    const other = await managerOf([await newShop()]);
    expect(await keysOf(other, channelId)).toBeUndefined();
    expect((await make(other, channelId)).__typename).toBe('NotFound');
    expect((await revoke(other, key.id)).revokeChannelKey.__typename).toBe('NotFound');
    const { createApiKey } = await (
      await api.asAdministrator()
    ).query<{ createApiKey: { secret: string } }>(
      `mutation { createApiKey(input: { name: "Robot", expiresInDays: 1, rules: [{ action: manage, subject: ChannelKey }, { action: manage, subject: Channel }] }) {
        ... on ApiKeyCreated { secret } } }`,
    );
    const robot = api.withKey(createApiKey.secret);
    const { errors } = await robot.request(
      `mutation ($channelId: ID!) { createChannelKey(channelId: $channelId, input: { name: "x" }) { __typename } }`,
      { channelId },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await revoke(robot, key.id)).revokeChannelKey.__typename).toBe('ChannelKeyRevoked');
  });
});

describe('the limit of a key', () => {
  const nextMinute = () => clock.advance(minute - (clock.now().getTime() % minute));
  /** The answers to so many requests, a few at a time: what a busy machine has waiting too long is refused for that. */
  async function askOften(secret: string, times: number, app = api.app) {
    const answers: { statusCode: number; retryAfter: unknown }[] = [];
    while (answers.length < times) {
      const some = Array.from({ length: Math.min(25, times - answers.length) }, async () => {
        const { statusCode, headers } = await app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { authorization: `Bearer ${secret}` },
          payload: { query: '{ __typename }' },
        });
        return { statusCode, retryAfter: headers['retry-after'] };
      });
      answers.push(...(await Promise.all(some)));
    }
    return { served: answers.filter(({ statusCode }) => statusCode === 200).length, answers };
  }

  it('counts each request, says when to go on, and is of one key', async () => {
    const { channelId, manager } = await selling();
    const [busy, other] = [await make(manager, channelId), await make(manager, channelId)];
    nextMinute();
    const { served, answers } = await askOften(busy.secret, limit + 10);
    expect(served).toBe(limit);
    expect(
      new Set(answers.slice(limit).map(({ statusCode, retryAfter }) => `${statusCode} ${String(retryAfter)}`)),
    ).toEqual(new Set(['429 60']));
    expect(await statusOf(other.secret)).toBe(200);
    nextMinute();
    expect(await statusOf(busy.secret)).toBe(200);
  });

  it('is one for all processes, of which each leaves less than a block unused', async () => {
    const { channelId, manager } = await selling();
    const { secret } = await make(manager, channelId);
    const second = await api.secondProcess();
    nextMinute();
    const both = await Promise.all([askOften(secret, 200), askOften(secret, 200, second)]);
    const served = both[0].served + both[1].served;
    expect(served).toBeLessThanOrEqual(limit);
    expect(served).toBeGreaterThanOrEqual(limit - 4);
  });
});
